import {
  type DarkReign,
  darkReignWords,
  endWords,
  objectiveWords,
  seatTitle,
  taleOf,
} from "@ossuaire/dark-reign";
import type { Language } from "../../../words/language.ts";
import type { PosterParts, Told } from "../../look.ts";

/** The quest for a picture: its objective, how every hero fared, and what was worth telling. */
export function posterOf({ view, heard }: Told<DarkReign>, language: Language): PosterParts {
  const { heroes, chapters } = taleOf(view, heard);
  const lines = chapters.flatMap(({ told }) =>
    told.map((event) => darkReignWords.line(event, view)[language]),
  );
  return {
    stations: [],
    finest: {
      title: endWords.objective[language],
      words: objectiveWords(view)
        .map((words) => words[language])
        .join(" "),
      flick: undefined,
    },
    table: {
      title: endWords.party[language],
      heads: endWords.heads.map((head) => head[language]),
      rows: heroes.map(({ hero, kills, dealt, xp, share }) => ({
        name: seatTitle(hero, view)[language],
        cells: [`${kills}`, `${dealt}`, `+${xp}`, `+${share}`],
      })),
    },
    lines: lines.length === 0 ? undefined : { title: endWords.tale[language], words: lines.slice(-10) },
  };
}
