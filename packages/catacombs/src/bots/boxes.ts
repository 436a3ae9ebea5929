import { itemOf } from "../content/box.ts";
import type { KnownDeed } from "../rules/act.ts";
import { baseJudgement } from "./base.ts";
import type { Judgement, Thinking } from "./judgement.ts";
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
