import type { GameWords } from "../box.ts";
import type { Kind } from "../game.ts";
import { type LogEntry, logOf } from "../log.ts";
import { gistOf, glanceLine, resultSign, storyText } from "../log-words.ts";
import type { Words } from "../words.ts";

/** Throws unless every event is a step of exactly one entry of the log, and all of it is said in both languages. */
export function checkLog<K extends Kind>(
  words: GameWords<K>,
  events: readonly K["event"][],
): readonly LogEntry<K["event"]>[] {
  const log = logOf(words, events);
  const told = log.flatMap(({ steps }) => steps.map(({ event }) => event));
  const once = new Set(told);
  if (
    told.length !== events.length ||
    once.size !== events.length ||
    !events.every((event) => once.has(event))
  )
    throw new Error(
      `${events.length} events are ${told.length} steps of the log, ${once.size} of them different`,
    );
  for (const entry of log) for (const one of wordsOf(entry)) checkWords(one);
  for (const language of ["fr", "en"] as const) storyText(log, language);
  return log;
}

function wordsOf(entry: LogEntry): readonly Words[] {
  const steps = entry.steps.map(({ words }) => words);
  if (entry.kind === "heading") return [entry.words, ...(entry.lead ? [entry.lead] : []), ...steps];
  const { glance, sentence } = entry;
  if (glance === undefined) return [sentence, ...steps];
  const asides = glance.asides.map(({ words }) => words);
  return [
    sentence,
    ...steps,
    glance.actor.name,
    glanceLine(glance),
    ...gistOf(glance).map(resultSign),
    ...asides,
  ];
}

function checkWords({ fr, en }: Words): void {
  for (const text of [fr, en])
    if (text === "" || /undefined|NaN|null| {2}/.test(text)) throw new Error(`“${text}” stands in the log`);
}
