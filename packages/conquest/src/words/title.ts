import { capital, say, type Words, w } from "@ossuaire/kernel";
import { cardOf } from "../cards/decks.ts";
import type { Question } from "../questions.ts";
import { move } from "../shots.ts";
import type { View } from "../view.ts";
import { characterNames, pieceName, seatTitle, stepNames } from "./names.ts";

/** Who is to do what: the character and the shot, or the step. */
export function titleOf(view: View, question?: Question): Words {
  return (question && asked(question, view)) ?? goingOn(view);
}

/** Not everything is asked of whoever's turn it is. */
function asked(question: Question, { playing, active }: View): Words | undefined {
  // CON-STUN-03: without a card there is one shot all the same.
  if (question.prompt === "move" && playing === undefined)
    return say`${characterNames[active.character]} — ${move.name}`;
  if (question.prompt === "armour")
    return say`${seatTitle(question.seats[0] ?? "")} — ${w("Armure", "Armour")}`;
  if (question.prompt !== "layout-spots") return undefined;
  const [only, another] = question.pieces;
  if (only === undefined || another !== undefined) return undefined;
  return say`${capital(pieceName(only.piece))} — ${w("à placer", "to be placed")}`;
}

function goingOn({ playing, active, step }: View): Words {
  const who = characterNames[active.character];
  if (playing === undefined) return say`${who} — ${stepNames[step]}`;
  const { name, shots, ability } = cardOf(playing.card);
  return say`${who} — ${shots[playing.shot]?.name ?? ability?.name ?? name}`;
}
