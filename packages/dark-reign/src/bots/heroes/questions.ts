import type { Answer } from "@ossuaire/kernel";
import type { DieOption } from "../../asked/quests.ts";
import { pvOf } from "../../characters.ts";
import { hindranceAt } from "../../grid/ground.ts";
import { distance, type Square } from "../../grid/square.ts";
import type { Prompt, Question } from "../../questions.ts";
import type { SeenCharacter } from "../../view.ts";
import { wantedOfPedlar } from "./bargain.ts";
import { lossTo } from "./blows.ts";
import { type Known, seenAs, standing } from "./known.ts";
import { might } from "./might.ts";
import { orderOf } from "./order.ts";
import { enough } from "./patience.ts";
import { townErrand } from "./town.ts";

/** A question of this name. */
type Of<P extends Prompt> = Extract<Question, { readonly prompt: P }>;

/** How one question is answered. */
interface Judgement {
  readonly prompt: Prompt;
  readonly answer: (known: Known, question: Question) => Answer | undefined;
}

function on<P extends Prompt>(prompt: P, answer: (known: Known, question: Of<P>) => Answer): Judgement {
  return {
    prompt,
    answer: (known, question) => (isOf(question, prompt) ? answer(known, question) : undefined),
  };
}

function isOf<P extends Prompt>(question: Question, prompt: P): question is Of<P> {
  return question.prompt === prompt;
}

const choosing = (option: string | undefined): Answer => ({ kind: "choose", option: option ?? "none" });
const yes = choosing("yes");
const no = choosing("no");

/** How each question is answered; those that are asked before every deed stand in `bot.ts`. */
export const judgements: readonly Judgement[] = [
  on("order", (known, { options }) => ({
    kind: "pick",
    options: orderOf(
      known,
      options.map(({ id }) => id),
    ),
  })),
  on("blocked", (known, { about }) => {
    // REG-BLOCK-06: it costs 2 or 3 PV, and whoever wanted to leave had a reason.
    const isFit = pvOf(seenAs(known, about.who)) > 8;
    return choosing(isFit && known.level.foresight > 0 ? "go" : "stay");
  }),
  on("strike-ally", () => no),
  // Whoever loses less by it takes the blow.
  on("bodyguard", (known, { about }) => {
    const attacker = seenAs(known, about.attacker);
    const self = seenAs(known, about.who);
    const ally = seenAs(known, about.target);
    if (attacker.side !== "mj") return no;
    const cost = (one: SeenCharacter) => lossTo(known, one, attacker) / Math.max(1, pvOf(one));
    return cost(self) < cost(ally) ? yes : no;
  }),
  on("weapon-reroll", () => yes),
  on("parry", (known, { about }) => {
    const usual = lossTo(known, seenAs(known, about.who), seenAs(known, about.attacker));
    return about.damage > (known.level.isLearned ? usual : 0) ? yes : no;
  }),
  // REG-CHAR-18: the last point is kept for one's life, by who is learned the last two: a blow that fells costs more than one that misses.
  on("destiny", ({ foes, level }, { about }) =>
    about.left > (level.isLearned ? 2 : 1) && foes.length > 0 ? yes : no,
  ),
  on("cheat-death", () => yes),
  on("crush", () => no),
  on("free-strike", (known, { options }) =>
    choosing(
      best(options, ({ target }) => (target === undefined ? 0 : might(known, seenAs(known, target))))?.id,
    ),
  ),
  on("give-up", ({ view }) => (view.round >= enough ? yes : no)),
  // REG-EVENT-14: the worst of the dice; an X spoils all of them.
  on("cool-head", (_known, { options }) => {
    const shown = ({ shows }: DieOption) => (shows === "X" ? -9 : typeof shows === "number" ? shows : 0);
    const dice = options.filter(({ die }) => die !== undefined);
    return choosing((best(dice, (one) => -shown(one)) ?? options[0])?.id);
  }),
  // REG-VERDICT-49: the purse is the score, and a life is worth more.
  on("pedlar-agreed", (_known, { about }) => (wantedOfPedlar.includes(about.card) ? yes : no)),
  on("take-find", () => choosing("take")),
  on("bind-find", (_known, { options }) => choosing(options[0]?.id)),
  on("heir", (_known, { options }) => choosing(options[0]?.id)),
  on("agree", () => yes),
  on("loot", (_known, { options }) =>
    choosing((options.find(({ card }) => card === "solar-orb") ?? options[0])?.id),
  ),
  on("strike-thief", () => yes),
  on("throw-at", nearest),
  on("teleport", nearest),
  on("return-at", nearest),
  on("beside-hole", nearest),
  on("appear", nearest),
  on("divination", () => yes),
  on("take-along", (_known, { options }) => choosing(options.at(-1)?.id)),
  on("go-along", () => no),
  on("shove-to", ({ ground }, { options }) => {
    const deep = options.find(({ square }) => square && hindranceAt(ground, square) === "fall");
    return choosing((deep ?? options[0])?.id);
  }),
  on("defend", () => yes),
  on("bribe", (_known, { min }) => ({ kind: "amount", amount: min })),
  on("bribe-purse", (_known, { min }) => ({ kind: "amount", amount: min })),
  on("bribe-agreed", () => no),
  on("town", (known, { options, about }) => {
    const errands = options.filter((one) => "errand" in one);
    const canLeave = errands.length < options.length;
    const chosen = townErrand(known, seenAs(known, about.who), errands, canLeave);
    return choosing(chosen?.id ?? (canLeave ? "leave" : errands[0]?.id));
  }),
  on("hand-ecus", (_known, { min }) => ({ kind: "amount", amount: min })),
];

/** Of several squares the one that is nearest to the others of ours. */
function nearest(
  known: Known,
  { options }: { readonly options: readonly { readonly id: string; readonly square?: Square }[] },
): Answer {
  const up = standing(known.friends);
  const far = (square: Square) => up.reduce((sum, one) => sum + distance(one, square), 0);
  const squares = options.filter(({ square }) => square !== undefined);
  return choosing(
    (best(squares, ({ square }) => (square === undefined ? 0 : -far(square))) ?? options[0])?.id,
  );
}

function best<One>(all: readonly One[], worth: (one: One) => number): One | undefined {
  return all.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Whatever else is asked: what changes least. */
export function answerOf(known: Known, question: Question): Answer {
  const judgement = judgements.find(({ prompt }) => prompt === question.prompt);
  return judgement?.answer(known, question) ?? cautious(question);
}

const declining = ["no", "none", "stop", "stay", "leave", "pass-turn", "end"];

function cautious(question: Question): Answer {
  switch (question.kind) {
    case "choose": {
      const ids: readonly string[] = question.options.map(({ id }) => id);
      return choosing(declining.find((id) => ids.includes(id)) ?? ids[0]);
    }
    case "pick":
      return { kind: "pick", options: question.options.slice(0, question.min).map(({ id }) => id) };
    case "amount":
      return { kind: "amount", amount: question.min };
    case "place":
      return { kind: "place", spots: question.suggestion };
  }
}
