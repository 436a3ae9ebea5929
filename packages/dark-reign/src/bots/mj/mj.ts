import type { Answer, Bot, Rng } from "@ossuaire/kernel";
import type { SquareOption, WhoOption } from "../../asked/fight.ts";
import { byRow, distance, type Square, sameSquare } from "../../grid/square.ts";
import type { Question } from "../../questions.ts";
import { profileOf } from "../../shelf.ts";
import type { DarkReign } from "../../table.ts";
import type { SeenCharacter } from "../../view.ts";
import { deedOf, journeyOf } from "./deed.ts";
import { inOrder } from "./order.ts";
import { characterIn, isUp, onBoard, type Scene, sceneOf } from "./scene.ts";
import { weakest } from "./target.ts";
import { isClosedDoor } from "./way.ts";

/** REG-AUTO, REG-VERDICT-46: the computer as MJ. It has no levels: the play level is the difficulty (REG-LEVEL). */
export const mjBot: Bot<DarkReign> = ({ view, decision }, rng) => {
  if (decision === undefined) throw new Error("the MJ is not asked");
  return answerTo(sceneOf(view), decision, rng);
};

function answerTo(scene: Scene, question: Question, rng: Rng): Answer {
  switch (question.prompt) {
    // REG-RULING-14.
    case "leader":
      return choosing(rng.one(question.options).id);
    case "next":
      return choosing(inOrder(scene, question.options)[0]?.id);
    case "act": {
      const who = characterIn(scene, question.about.who);
      const deeds = question.options.filter((one) => "deed" in one);
      const rest = question.options.find((one) => !("deed" in one))?.id;
      return choosing(deedOf(scene, who, deeds)?.id ?? rest ?? deeds[0]?.id);
    }
    case "run-on":
      return choosing(furtherStep(scene, question.about.who, question.options) ?? "stop");
    // REG-AUTO-03.
    case "blocked":
      return choosing("stay");
    // REG-AUTO-10.
    case "parry":
      return choosing(question.about.damage > 0 ? "yes" : "no");
    // REG-AUTO-11.
    case "free-strike":
      return choosing(freeTarget(scene, question.options) ?? "none");
    case "strike-thief":
    case "weapon-reroll":
      return choosing("yes");
    case "share-actions":
      return choosing(leastFavoured(scene, question.options)?.id);
    // REG-VERDICT-42: the table suggests what the computer would choose.
    case "lay-out":
      return { kind: "place", spots: question.suggestion };
    // REG-VERDICT-39: the first has the longest way from the entrance.
    case "added-exit":
      return choosing(question.options[0]?.id);
    default:
      return "options" in question
        ? otherwise(scene, question.options)
        : { kind: "amount", amount: question.min };
  }
}

const choosing = (option = "end-turn"): Answer => ({ kind: "choose", option });

/** The next square of its way, if that is one to run on. */
function furtherStep(scene: Scene, id: string, options: readonly SquareOption[]): string | undefined {
  const next = journeyOf(scene, characterIn(scene, id), 1)?.way[0];
  if (next === undefined || isClosedDoor(scene, next)) return undefined;
  return options.find(({ square }) => square !== undefined && sameSquare(square, next))?.id;
}

function freeTarget(scene: Scene, options: readonly WhoOption[]): string | undefined {
  return weakest(options.flatMap(({ target }) => (target === undefined ? [] : [characterIn(scene, target)])))
    ?.id;
}

/** REG-AUTO-11: one by one in the order in which they act, beginning again while points are left. */
function leastFavoured(scene: Scene, options: readonly WhoOption[]): SeenCharacter | undefined {
  const more = ({ actions, card }: SeenCharacter) => actions - profileOf(card).actions;
  return inOrder(scene, options).toSorted((a, b) => more(a) - more(b))[0];
}

/** REG-AUTO-11: of several squares the nearest to one that stands; else what changes nothing. */
function otherwise(scene: Scene, options: readonly SquareOption[]): Answer {
  const squares = options.flatMap(({ id, square }) => (square === undefined ? [] : [{ id, ...square }]));
  const standing = onBoard(scene).filter((one) => one.side === "heroes" && isUp(one));
  const far = (square: Square) => Math.min(...standing.map((one) => distance(one, square)));
  const [best] = squares.toSorted((a, b) => far(a) - far(b) || byRow(a, b));
  return choosing((best ?? options.at(-1))?.id);
}
