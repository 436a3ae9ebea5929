import { type DarkReign, endWords, outcomeWords, taleOf } from "@ossuaire/dark-reign";
import { w } from "@ossuaire/kernel";
import type { Tally, Told } from "../../look.ts";

/** REG-VERDICT-49: won or lost, and beside it the score, the rounds, and who was killed. */
export function tallyOf({ view, outcome, heard, persons }: Told<DarkReign>): Tally {
  const isWon = outcome.winners.length > 0;
  const score = view.ended?.score ?? 0;
  const { kills } = taleOf(view, heard);
  const figures = [
    { id: "score", value: score, words: endWords.score },
    { id: "kills", value: kills, words: endWords.kills(kills) },
  ];
  const isMaster = persons.length === 1 && persons[0] === "mj";
  return {
    verdict: isWon ? endWords.won : endWords.lost,
    why: outcomeWords(view),
    part: persons.length === 0 || isMaster ? undefined : "heroes",
    figures: [...figures, { id: "rounds", value: view.round, words: endWords.rounds(view.round) }].map(
      (one) => ({
        ...one,
        text: w(`${one.value}`, `${one.value}`),
      }),
    ),
  };
}
