import type { Answering, Judgement } from "../../bots/judgement.ts";
import type { VerminQuestion } from "./questions.ts";
import { verminWorths } from "./worths.ts";

/** What the bots are told of this box. */
export const verminJudgement: Judgement = { works: {}, items: {}, monsters: verminWorths };

/** How a bot answers what only the cards of this box ask. */
export const verminAnswers: Answering<VerminQuestion> = {
  choose: () => "",
  pick: () => [],
  amount: ({ max }) => max,
  place: () => undefined,
};
