import {
  type Conquest,
  chronicleOf,
  chronicleWords,
  endWords,
  shareOf,
  teamOfSeat,
  teams,
  verdictOf,
} from "@ossuaire/conquest";
import { say, w } from "@ossuaire/kernel";
import type { Tally, Told } from "../../look.ts";

/** What a match comes to: health that is left, tokens that were taken, shots on target. */
export function tallyOf({ view, outcome, heard, persons }: Told<Conquest>): Tally {
  const [winner] = outcome.winners;
  const { turns, teams: deeds } = chronicleOf(heard);
  const [mine, another] = new Set(persons.map((seat) => teamOfSeat(view.options, seat)));
  const team = another === undefined ? mine : undefined;
  const won = winner === undefined ? undefined : teamOfSeat(view.options, winner);
  const shown = team ?? won ?? teams[0];
  const share = shareOf(deeds[shown]);
  const figure = (id: string, value: number, words: Tally["verdict"]) => ({
    id,
    value,
    words,
    text: w(`${value}`, `${value}`),
  });
  return {
    verdict: verdictOf(won, team),
    why: say`${endWords(view) ?? w("", "")} ${chronicleWords.turns(turns)}.`,
    part: team && "team",
    figures: [
      figure("health", view.pools[shown], chronicleWords.health),
      figure("taken", deeds[shown].taken, chronicleWords.taken),
      { id: "share", value: share, text: chronicleWords.percent(share), words: chronicleWords.onTarget },
    ],
  };
}
