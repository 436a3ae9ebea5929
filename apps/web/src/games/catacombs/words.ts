import {
  type Event,
  optionWords,
  type Prompt,
  phaseNames,
  promptWords,
  roleNames,
  roomOf,
  seatName,
  tellingOf,
  type View,
} from "@ossuaire/catacombs";
import type { Decision, Seat, Words } from "@ossuaire/kernel";
import type { OptionWords } from "../look.ts";

/** The telling without the number of its rule: on the screen that is a link of its own. */
export function lineOf(event: Event): Words {
  const { fr, en } = tellingOf(event);
  const end = -` — ${event.rule}`.length;
  return { fr: fr.slice(0, end), en: en.slice(0, end) };
}

/** The room, and what is going on in it. */
export function titleOf({ phase, rooms, here, fight }: View): Words {
  const card = rooms[here]?.card;
  const phaseName = phaseNames[phase];
  if (card === undefined) return phaseName;
  const { name } = roomOf(card);
  const round = fight === undefined || fight.round === 0 ? "" : ` ${fight.round}`;
  return { fr: `${name.fr} — ${phaseName.fr}${round}`, en: `${name.en} — ${phaseName.en}${round}` };
}

export function promptOf(prompt: string): Words {
  return isPrompt(prompt) ? promptWords[prompt] : { fr: prompt, en: prompt };
}

function isPrompt(prompt: string): prompt is Prompt {
  return Object.hasOwn(promptWords, prompt);
}

/** Questions with many options, each of them somebody's: they lie in the hand, by actor. */
const ofActors: ReadonlySet<string> = new Set(["hero-acts", "monster-acts", "buy", "heal"]);

export function buttonOf(option: string, decision: Decision): OptionWords | undefined {
  if (ofActors.has(decision.prompt) && option.includes(":")) return undefined;
  const words = optionWords(option, decision);
  return declining.has(option) ? { words, declines: true } : { words };
}

const declining: ReadonlySet<string> = new Set(["pass", "no", "stop", "leave", "refuse", "done", "go-on"]);

/** A seat by the part it plays from the start; the Overseer sits first. */
export function seatWords(seat: Seat): Words {
  return seat === "seat-1" ? roleNames.overseer : (partyNames[seat] ?? seatName(seat));
}

const partyNames: Readonly<Record<Seat, Words>> = {
  "seat-2": roleNames["party-1"],
  "seat-3": roleNames["party-2"],
  "seat-4": roleNames["party-3"],
  "seat-5": roleNames["party-4"],
};
