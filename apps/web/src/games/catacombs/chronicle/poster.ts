import {
  type Catacombs,
  cardNames,
  chronicleOf,
  chronicleWords,
  roomOf,
  type Station,
} from "@ossuaire/catacombs";
import { say } from "@ossuaire/kernel";
import type { Language } from "../../../words/language.ts";
import type { PosterParts, Told } from "../../look.ts";
import { pictureOf } from "../cards/pictures.ts";
import { faredHeads, faredIn } from "./fared.ts";
import { sideOf } from "./side.ts";

/** The campaign for a picture: its stations, the finest flick, how every Hero fared, who fell, where it turned. */
export function posterOf({ view, heard, persons }: Told<Catacombs>, language: Language): PosterParts {
  const { stations, falls, best, turning, ending } = chronicleOf(heard);
  const finest = best[sideOf(view, persons, ending)];
  return {
    stations: stations.map((station) => ({
      figure: pictureOf("room", roomOf(station.card).kind),
      name: chronicleWords.room(station)[language],
      facts: factsOf(station, language),
    })),
    finest: {
      title: chronicleWords.best[language],
      words: (finest === undefined ? chronicleWords.noBest : chronicleWords.feat(finest))[language],
      flick: finest?.flick,
    },
    table: {
      title: chronicleWords.heroes[language],
      heads: faredHeads.map((head) => head[language]),
      rows: faredIn(stations, view).map(({ hero, name, kills, hits, gold, life, full }) => ({
        name: name[language],
        cells: [
          `${kills}`,
          `${hits}`,
          `${gold}`,
          life === 0 ? chronicleWords.dead(hero)[language] : `♥ ${life}/${full}`,
        ],
      })),
    },
    lines: {
      title: chronicleWords.falls[language],
      words: [
        ...(falls.length === 0
          ? [chronicleWords.noFalls[language]]
          : falls.map((fall) => chronicleWords.fall(fall)[language])),
        ...(turning === undefined
          ? []
          : [say`${chronicleWords.turned}. ${chronicleWords.turning(turning)}`[language]]),
      ],
    },
  };
}

function factsOf({ kills, rounds, bought, purse }: Station, language: Language): readonly string[] {
  return [
    ...(kills.length > 0
      ? [`${kills.length} ${chronicleWords.killed(kills.length)[language]}`]
      : bought.map(({ item }) => cardNames.item(item)[language])),
    ...(rounds > 0 ? [chronicleWords.rounds(rounds)[language]] : []),
    chronicleWords.purse(purse)[language],
  ];
}
