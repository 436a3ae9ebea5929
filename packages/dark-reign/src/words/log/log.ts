import { capital, counted, type LogEntry, type LogStep, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import { findCard } from "../../shelf.ts";
import { clauseOf } from "../clause.ts";
import { cardIn, type Names, nameIn } from "../names.ts";
import { wayWords } from "../seen/bearing.ts";
import { newcomers } from "./cast.ts";
import { type Fold, foldsOf } from "./fold.ts";

/**
 * What was told, one entry a deed under its round and turn: terminal, page and story read it. Everybody is called as they were called when
 * it happened, so that a line stays as it was read.
 */
export function logOf(events: readonly Event[]): readonly LogEntry<Event>[] {
  const steps = stepsOf(events);
  return foldsOf(events).map((fold) => entryOf(fold, steps));
}

interface Step extends LogStep<Event> {
  readonly clause: Words;
  readonly names: Names;
}

function stepsOf(events: readonly Event[]): ReadonlyMap<Event, Step> {
  const steps = new Map<Event, Step>();
  let names: Names = { characters: [] };
  for (const event of events) {
    const come = newcomers(event);
    if (come.length > 0) names = { characters: [...names.characters, ...come] };
    const clause = clauseOf(event, names);
    if (event.type === "stepped") names = moved(names, event);
    steps.set(event, {
      event,
      words: capital(clause),
      clause,
      names,
      ...(isQuiet(event) ? { quiet: true as const } : {}),
    });
  }
  return steps;
}

/** Whoever has taken a step is known to be there. */
function moved(names: Names, { who, x, y }: Event<"stepped">): Names {
  const { characters } = names;
  const card = cardIn(who, names);
  return characters.some(({ id }) => id === who)
    ? { characters: characters.map((one) => (one.id === who ? { ...one, x, y } : one)) }
    : { characters: [...characters, { id: who, card, x, y }] };
}

const square = noun(w("case", "square"));

/** What goes without saying where all that came of it is told. */
const isQuiet = ({ type }: Event): boolean => type === "does" || type === "finished";

function entryOf({ kind, events }: Fold, all: ReadonlyMap<Event, Step>): LogEntry<Event> {
  const steps = events.flatMap((event) => all.get(event) ?? []);
  const [first] = steps;
  if (kind === "heading" && first !== undefined) return { kind, ...headingOf(first), steps };
  const told = kind === "walk" ? [walked(steps)] : toldOf(steps.filter(({ quiet }) => !quiet));
  const sentence = sentencesOf(told.length > 0 ? told : steps.map(({ words }) => words));
  return { kind: "deed", sentence, glance: undefined, steps };
}

/** One breath: who is named once is not named again for what he or she did next. */
function toldOf(steps: readonly Step[]): readonly Words[] {
  return steps.map(({ event, names }, n) => {
    const before = steps[n - 1]?.event;
    const said =
      before !== undefined && "who" in before && typeof before.who === "string" ? before.who : undefined;
    return capital(clauseOf(event, { ...names, said }));
  });
}

function headingOf({ event, words }: Step): {
  readonly depth: 1 | 2;
  readonly words: Words;
  readonly lead?: Words;
} {
  if (event.type === "introduced")
    return { depth: 1, words: findCard("quests", event.quest)?.name ?? words, lead: words };
  return { depth: event.type === "round" ? 1 : 2, words };
}

/** “Svein court de 8 cases à l’est (4 P.Action)”. */
function walked(steps: readonly Step[]): Words {
  const made = steps.flatMap(({ event }) => (event.type === "stepped" ? [event] : []));
  const paid = steps.reduce((sum, { event }) => sum + (event.type === "does" ? event.cost : 0), 0);
  const [first, last] = [made[0], made.at(-1)];
  if (first === undefined || last === undefined) return w("", "");
  const runs = made.some(({ how }) => how === "run");
  return capital(
    say`${nameIn(first.who, steps[0]?.names)} ${runs ? w("court de", "runs") : w("avance de", "walks")} ${counted(made.length, square)} ${wayWords(first.from, last)} ${w(`(${paid} P.Action)`, `(${paid} P.Action)`)}`,
  );
}

/** A sentence each, with a full stop between them. */
function sentencesOf(all: readonly Words[]): Words {
  const joined = (language: keyof Words) =>
    all
      .map((one) => one[language])
      .filter((text) => text !== "")
      .map((text, i, { length }) => (i < length - 1 && !/[.!?»”]$/.test(text) ? `${text}.` : text))
      .join(" ");
  return w(joined("fr"), joined("en"));
}
