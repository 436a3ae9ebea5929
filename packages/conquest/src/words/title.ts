import { say, type Words } from "@ossuaire/kernel";
import { cardOf } from "../cards/decks.ts";
import type { View } from "../view.ts";
import { characterNames, stepNames } from "./names.ts";

/** The card and its shot, or the character and the step. */
export function titleOf({ playing, active, step }: View): Words {
  if (playing === undefined) return say`${characterNames[active.character]} — ${stepNames[step]}`;
  const { name, shots } = cardOf(playing.card);
  const shot = shots[playing.shot];
  return shot === undefined ? name : say`${name} — ${shot.name}`;
}
