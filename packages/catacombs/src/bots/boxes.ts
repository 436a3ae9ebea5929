import { itemOf } from "../content/box.ts";
import type { SolothQuestion } from "../content/soloth/questions.ts";
import type { VerminQuestion } from "../content/vermin/questions.ts";
import type { KnownDeed } from "../rules/act.ts";
import { baseJudgement } from "./base.ts";
import type { Answering, Judgement, Thinking } from "./judgement.ts";
import { openedJudgements } from "./opened.ts";

/** What the bots are told, box by box. */
export function judgements(): readonly Judgement[] {
  return [baseJudgement, ...openedJudgements()];
}

/** What a deed without a flick is worth now; one of which nothing is known is tried now and then. */
export function worthOfWork(deed: KnownDeed, thinking: Thinking): number {
  for (const { works } of judgements()) {
    const worth = works[deed.action.id];
    if (worth !== undefined) return worth(deed, thinking);
  }
  return 0.5;
}

/** What an article is worth in gold. */
export function worthOfItem(item: string): number {
  return (
    judgements()
      .map(({ items }) => items[item])
      .find((worth) => worth !== undefined) ?? itemOf(item).price
  );
}

/** How the questions of the expansions are answered: by the box that asks. */
export const inBoxes: Answering<SolothQuestion | VerminQuestion> = {
  choose: (asked, thinking) => answered(asked.prompt, ({ choose }) => choose(asked, thinking)),
  pick: (asked, thinking) => answered(asked.prompt, ({ pick }) => pick(asked, thinking)),
  amount: (asked, thinking) => answered(asked.prompt, ({ amount }) => amount(asked, thinking)),
  place: (asked, thinking) => answered(asked.prompt, ({ place }) => place(asked, thinking)).spots,
};

function answered<T>(
  prompt: string,
  answer: (answers: NonNullable<Judgement["answers"]>) => T | undefined,
): T {
  for (const { answers } of openedJudgements()) {
    const given = answers && answer(answers);
    if (given !== undefined) return given;
  }
  throw new Error(`no bot has been told how to answer ${prompt}`);
}
