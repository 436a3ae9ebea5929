import { say, type Words, w } from "@ossuaire/kernel";
import type { Question } from "../questions.ts";
import type { Side } from "../state.ts";
import type { View } from "../view.ts";
import { titleIn } from "./blows.ts";
import { actionName, cardNames, phaseNames } from "./names.ts";

/** Who is to do what; where a question is about nobody in particular, what is going on. The room has a place of its own. */
export function titleOf(view: View, question?: Question): Words {
  return (question && asked(view, question)) ?? goingOn(view);
}

/** What stands on the board has its card there; what is to be placed is told with it. */
export function cardOfPiece(piece: string, { fight }: View, question?: Question): string {
  const placing = question?.kind === "place" ? question.pieces : [];
  const placed = placing.find((one) => one.piece === piece);
  return placed?.card ?? fight?.pieces.find(({ id }) => id === piece)?.card ?? piece;
}

function asked(view: View, question: Question): Words | undefined {
  switch (question.prompt) {
    case "place-shot":
    case "melee":
    case "missile":
    case "fireball":
    case "go-on": {
      const { piece, action, flick = 1 } = question.about;
      const what = action === undefined ? retaliation : actionName(action, cardOfPiece(piece, view));
      return about(view, piece, flick > 1 ? say`${what}${w(` (${flick})`, ` (${flick})`)}` : what);
    }
    case "retaliate":
      return about(view, question.about.piece, retaliation);
    case "heal-whom":
      return cardNames.spell("heal");
    case "teleport-whom":
      return cardNames.spell("teleport");
    case "place-heroes":
    case "place-monsters":
    case "place-wanderer":
    case "place-returned":
    case "place-wall":
    case "put-down":
    case "place-familiar":
    case "place-summoned":
    case "place-ally":
    case "place-shield":
    case "teleport": {
      const [only, another] = question.pieces;
      if (only === undefined || another !== undefined) return undefined;
      return about(
        view,
        only.piece,
        question.prompt === "teleport" ? cardNames.spell("teleport") : toPlace,
        only.card,
      );
    }
    default:
      return undefined;
  }
}

const retaliation = w("Représailles", "Retaliation");
const toPlace = w("à placer", "to be placed");

function about(view: View, piece: string, what: Words, card = cardOfPiece(piece, view)): Words {
  return say`${titleIn(view, { id: piece, card })} — ${what}`;
}

function goingOn({ phase, fight }: View): Words {
  if (phase !== "heroes" && phase !== "overseer") return phaseNames[phase];
  return turnTitle(fight?.round ?? 0, phase);
}

/** Over a question as over a turn of the log. A passage may give the Overseer a turn before the first round. */
export function turnTitle(round: number, side: Side): Words {
  const when = round === 0 ? beforeAll : w(`Manche ${round}`, `Round ${round}`);
  return say`${when} ${w("—", "—")} ${sides[side]}`;
}

const beforeAll = w("Avant la première manche", "Before the first round");

const sides: Readonly<Record<Side, Words>> = {
  heroes: w("les Héros", "the Heroes"),
  overseer: w("le Maître", "the Overseer"),
};
