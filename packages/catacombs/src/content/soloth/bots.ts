import type { Answering, Judgement } from "../../bots/judgement.ts";
import type { SolothQuestion } from "./questions.ts";
import { solothWorths } from "./worths.ts";

/** What the bots are told of this box. */
export const solothJudgement: Judgement = { works: {}, items: {}, monsters: solothWorths };

/** How a bot answers what only the cards of this box ask. */
export const solothAnswers: Answering<SolothQuestion> = {
  choose: () => "",
  pick: () => [],
  amount: ({ max }) => max,
  place: () => undefined,
};
