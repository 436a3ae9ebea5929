import type { Judgement } from "./judgement.ts";

/** What the bots have been told of the boxes that are open, beside the base game. */
const opened = new Map<string, Judgement>();

/** Told once for each box, by whoever opens it for bots. */
export function openJudgement(box: string, judgement: Judgement): void {
  opened.set(box, judgement);
}

export function openedJudgements(): Iterable<Judgement> {
  return opened.values();
}
