import {
  type Asked,
  cardOf,
  characterNames,
  type Offered,
  optionWords,
  type Prompt,
  promptWords,
  shotName,
  stepNames,
  type View,
} from "@ossuaire/conquest";
import type { Words } from "@ossuaire/kernel";
import type { OptionWords } from "../look.ts";

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

export function promptOf(prompt: Prompt): Words {
  return promptWords[prompt];
}

/** A card of the hand is no button: it is chosen where it is held. Armour lies on the table. */
export function buttonOf(option: Offered, { prompt }: Asked<"choose">): OptionWords | undefined {
  return "card" in option && prompt !== "armour" ? undefined : optionWords(prompt, option);
}
