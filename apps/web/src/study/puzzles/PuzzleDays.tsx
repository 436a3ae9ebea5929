import type { ReactNode } from "react";
import { useHomeWords } from "../../words/home.ts";
import { dayOf } from "./day.ts";
import { daysInRow, recallKept } from "./kept.ts";

/** On how many days in a row the puzzle of the day was solved; a single one is not worth a word. */
export function PuzzleDays(): ReactNode {
  const { t } = useHomeWords();
  const count = daysInRow(recallKept(), dayOf(new Date()));
  return count > 1 && t("home.puzzleRow", { count });
}
