import { type GameWords, glanceLine, type Kind, type LogEntry, logOf } from "@ossuaire/kernel";
import type { Language } from "../language.ts";

/** A line of the log, and the steps of which it is made, each with its rule. */
export interface News {
  readonly line: string;
  readonly steps: readonly string[];
}

/** All that was heard, one line a deed under its headings. A deed of which nothing has come yet is not told. */
export function newsOf<K extends Kind>(
  words: GameWords<K>,
  events: readonly K["event"][],
  language: Language,
): readonly News[] {
  const log = logOf<K["event"]>(words, events);
  const last = log.at(-1);
  const told = last !== undefined && isBegun(last) ? log.slice(0, -1) : log;
  return told.flatMap((entry) => linesOf(entry, language));
}

/** What is new: from the first line on that has not been told like this. A deed that has gone on is told anew. */
export function newsAfter(told: readonly News[], news: readonly News[]): readonly News[] {
  const first = news.findIndex(({ line }, n) => line !== told[n]?.line);
  return first < 0 ? [] : news.slice(first);
}

/** The same step by step. */
export function unfolded(news: readonly News[]): readonly string[] {
  return news.flatMap(({ line, steps }) => [line, ...steps.map((step) => `      ${step}`)]);
}

function linesOf(entry: LogEntry, language: Language): readonly News[] {
  const steps = entry.steps
    .filter(({ quiet }) => !quiet)
    .map(({ words, event }) => `${words[language]} — ${event.rule}`);
  if (entry.kind === "deed")
    return [{ line: `  ${(entry.glance ? glanceLine(entry.glance) : entry.sentence)[language]}`, steps }];
  const heading = { line: entry.words[language], steps };
  return entry.lead === undefined ? [heading] : [heading, { line: `  ${entry.lead[language]}`, steps: [] }];
}

function isBegun(entry: LogEntry): boolean {
  return (
    entry.kind === "deed" &&
    entry.glance !== undefined &&
    entry.glance.results.length === 0 &&
    entry.glance.reached.length === 0
  );
}
