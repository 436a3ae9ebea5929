import {
  cardOf,
  characterNames,
  type Event,
  type Prompt,
  pieceName,
  promptWords,
  seatName,
  shotName,
  stepNames,
  tellingOf,
  type View,
} from "@ossuaire/conquest";
import type { Decision, Seat, Words } from "@ossuaire/kernel";
import type { OptionWords } from "../look.ts";

/** The telling without the number of its rule: on the screen that is a link of its own. */
export function lineOf(event: Event): Words {
  const { fr, en } = tellingOf(event);
  const end = -` — ${event.rule}`.length;
  return { fr: fr.slice(0, end), en: en.slice(0, end) };
}

/** The card and its shot, or the character and the step. */
export function titleOf({ playing, active, step }: View): Words {
  if (playing === undefined) return joined(characterNames[active.character], stepNames[step]);
  const { name, shots } = cardOf(playing.card);
  const shot = shots[playing.shot];
  return shot === undefined ? name : joined(name, shot.name ?? shotName(shot.kind));
}

function joined(a: Words, b: Words): Words {
  return { fr: `${a.fr} — ${b.fr}`, en: `${a.en} — ${b.en}` };
}

export function promptOf(prompt: string): Words {
  return isPrompt(prompt) ? promptWords[prompt] : { fr: prompt, en: prompt };
}

function isPrompt(prompt: string): prompt is Prompt {
  return Object.hasOwn(promptWords, prompt);
}

/** Yes, no and the like; a piece or a kept armour by its name; a card of the hand is no button. */
export function buttonOf(option: string, { prompt }: Decision): OptionWords | undefined {
  if (prompt === "target") return { words: capital(pieceName(option)) };
  if (prompt === "armour" && option !== "none") {
    const { name } = cardOf(option);
    return { words: { fr: `Armure : ${name.fr}`, en: `Armour: ${name.en}` } };
  }
  return option === "none" ? (nones[prompt] ?? none) : buttons[option];
}

const none: OptionWords = { words: { fr: "Non", en: "No" }, declines: true };

const nones: Readonly<Record<string, OptionWords>> = {
  surprise: { words: { fr: "Aucune autre carte", en: "No other card" }, declines: true },
  raise: { words: { fr: "Garder mes cartes", en: "Keep my cards" }, declines: true },
  armour: { words: { fr: "Encaisser", en: "Take the blow" }, declines: true },
};

const buttons: Readonly<Record<string, OptionWords>> = {
  yes: { words: { fr: "Oui", en: "Yes" } },
  no: none,
  again: { words: { fr: "Tirer encore", en: "Flick again" } },
  leave: { words: { fr: "En rester là", en: "Leave it" }, declines: true },
  keep: { words: { fr: "Garder", en: "Keep it" } },
  propose: { words: { fr: "Proposer", en: "Propose another" }, declines: true },
  accept: { words: { fr: "Accepter", en: "Accept" } },
  decline: { words: { fr: "Refuser", en: "Decline" }, declines: true },
};

/** In a heading or alone; in the middle of a sentence the kernel's words are small. */
export function seatWords(seat: Seat): Words {
  const short: Readonly<Record<Seat, Words>> = {
    sword: { fr: "Épée", en: "Sword" },
    skull: { fr: "Crâne", en: "Skull" },
  };
  return short[seat] ?? seatName(seat);
}

function capital({ fr, en }: Words): Words {
  const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { fr: raised(fr), en: raised(en) };
}
