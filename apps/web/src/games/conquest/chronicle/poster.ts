import { type Conquest, chronicleOf, chronicleWords, seatTitle, teamOfSeat, teams } from "@ossuaire/conquest";
import type { Language } from "../../../words/language.ts";
import type { PosterParts, Told } from "../../look.ts";
import { facts } from "./facts.ts";
import { finestOf } from "./finest.ts";

/** The match for a picture: the finest flick, and what both teams have done. */
export function posterOf({ view, outcome, heard, persons }: Told<Conquest>, language: Language): PosterParts {
  const { teams: deeds } = chronicleOf(heard);
  const [winner] = outcome.winners;
  const winning = winner === undefined ? undefined : teamOfSeat(view.options, winner);
  const finest = finestOf(deeds, view, persons, winning);
  return {
    stations: [],
    finest: {
      title: chronicleWords.best[language],
      words: (finest === undefined ? chronicleWords.noBest : chronicleWords.feat(finest))[language],
      flick: finest?.flick,
    },
    table: {
      title: chronicleWords.both[language],
      heads: teams.map((team) => seatTitle(team)[language]),
      rows: facts(view, deeds).map(({ name, values }) => ({
        name: name[language],
        cells: teams.map((team) => values[team][language]),
      })),
    },
    lines: undefined,
  };
}
