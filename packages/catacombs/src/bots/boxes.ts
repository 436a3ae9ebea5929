import { itemOf } from "../content/box.ts";
import { solothAnswers, solothJudgement } from "../content/soloth/bots.ts";
import type { SolothQuestion } from "../content/soloth/questions.ts";
import { isSoloth } from "../content/soloth/words.ts";
import { verminAnswers, verminJudgement } from "../content/vermin/bots.ts";
import type { VerminQuestion } from "../content/vermin/questions.ts";
import type { KnownDeed } from "../rules/act.ts";
import { baseJudgement } from "./base.ts";
import type { Answering, Judgement, Thinking } from "./judgement.ts";

/** What the bots are told, box by box. */
export const judgements: readonly Judgement[] = [baseJudgement, solothJudgement, verminJudgement];

/** What a deed without a flick is worth now; one of which nothing is known is tried now and then. */
export function worthOfWork(deed: KnownDeed, thinking: Thinking): number {
  for (const { works } of judgements) {
    const worth = works[deed.action.id];
    if (worth !== undefined) return worth(deed, thinking);
  }
  return 0.5;
}

/** What an article is worth in gold. */
export function worthOfItem(item: string): number {
  return (
    judgements.map(({ items }) => items[item]).find((worth) => worth !== undefined) ?? itemOf(item).price
  );
}

/** How the questions of the expansions are answered. */
export const inBoxes: Answering<SolothQuestion | VerminQuestion> = {
  choose: (asked, thinking) =>
    isSoloth(asked) ? solothAnswers.choose(asked, thinking) : verminAnswers.choose(asked, thinking),
  pick: (asked, thinking) =>
    isSoloth(asked) ? solothAnswers.pick(asked, thinking) : verminAnswers.pick(asked, thinking),
  amount: (asked, thinking) =>
    isSoloth(asked) ? solothAnswers.amount(asked, thinking) : verminAnswers.amount(asked, thinking),
  place: (asked, thinking) =>
    isSoloth(asked) ? solothAnswers.place(asked, thinking) : verminAnswers.place(asked, thinking),
};
