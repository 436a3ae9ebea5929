import { type DarkReign, darkReignBox } from "@ossuaire/dark-reign";
import { type Match, type Seat, sightOf } from "@ossuaire/kernel";
import type { Language } from "../language.ts";
import { chartLines } from "../play/chart.ts";
import { leafLines } from "../play/leaves.ts";
import { newsOf, unfolded } from "../play/news.ts";
import { barredLines, questionOf } from "../play/question.ts";

/** All that the terminal prints for a seat: what it was told step by step, its map, every leaf, the question and what is barred. */
export function printed(match: Match<DarkReign>, seat: Seat, language: Language = "en"): string {
  const sight = sightOf(match, seat);
  const { words, chart, leaves } = darkReignBox;
  const { view, events, decision } = sight;
  const pages = leaves?.(view) ?? [];
  return [
    ...unfolded(newsOf(words, events, language)),
    ...chartLines(chart?.(view), language),
    ...pages.flatMap((_, i) => leafLines(pages, `${i + 1}`, language)),
    ...(decision === undefined ? [] : questionOf(words, sight, decision, language)),
    ...(decision === undefined ? [] : barredLines(words, view, decision, language)),
  ].join("\n");
}
