import type { GameEvent } from "./event.ts";
import type { Words } from "./words.ts";

/**
 * What was told, as it is read: headings, and under them one line a deed. Screen, terminal and story are made of the same
 * entries, and every event is a step of exactly one of them.
 */
export type LogEntry<Event extends GameEvent = GameEvent> = LogHeading<Event> | LogDeed<Event>;

/** A room, a round, a turn. */
export interface LogHeading<Event extends GameEvent = GameEvent> {
  readonly kind: "heading";
  /** A chapter, or a scene of it. */
  readonly depth: 1 | 2;
  readonly words: Words;
  /** What there is to say about it at once, in a sentence. */
  readonly lead?: Words;
  readonly steps: readonly LogStep<Event>[];
}

/** What somebody did, or what befell by itself, and all that came of it. */
export interface LogDeed<Event extends GameEvent = GameEvent> {
  readonly kind: "deed";
  /** All of it, for those who read or listen. */
  readonly sentence: Words;
  /** The same line by line, in the order in which it happened on the board. */
  readonly steps: readonly LogStep<Event>[];
  /** The same at a glance; where there is none, the sentence is short enough. */
  readonly glance: Glance | undefined;
}

/** Who, what, whom, and what came of it. */
export interface Glance {
  readonly actor: LogPiece;
  /** What was done, in a word or two; none where the results say it. */
  readonly what?: Words;
  /** By what it is drawn: whoever shows a picture knows it by the actor's face and this name. */
  readonly sign?: string;
  /** The most usual of all deeds: that it was done goes without saying where somebody was reached. */
  readonly usual?: true;
  /** In the order in which they were met. */
  readonly reached: readonly Reached[];
  /** What came of it for the actor, or for nobody. */
  readonly results: readonly Result[];
  readonly asides: readonly Aside[];
}

export interface LogPiece {
  /** Alone, or in a heading. */
  readonly name: Words;
  /** Behind its name, where there are several of the kind. */
  readonly number?: number;
  /** What its disc looks like, by the name of a card or character; none where it has no disc. */
  readonly face?: string;
}

/** Somebody whom a deed has met. */
export interface Reached extends LogPiece {
  readonly results: readonly Result[];
}

/** What came of it. */
export type Result =
  | { readonly kind: "lost" | "gained"; readonly count: number; readonly left?: number }
  /** Of a purse; less than nothing, if it was spent. */
  | { readonly kind: "gold"; readonly count: number }
  | { readonly kind: "killed"; readonly words: Words }
  | { readonly kind: "missed" }
  /** Met, and nothing lost. */
  | { readonly kind: "nothing"; readonly why?: Words }
  | { readonly kind: "other"; readonly words: Words };

/** What is worth a small sign, and no line: left the board and came back, more than one flick, cannot act, armour. */
export interface Aside {
  readonly sign: "back" | "flicks" | "stunned" | "armour" | "more";
  readonly words: Words;
  /** How many, where that is the whole of it. */
  readonly count?: number;
}

export interface LogStep<Event extends GameEvent = GameEvent> {
  readonly event: Event;
  readonly words: Words;
  /** Another step says it too: it need not be shown. */
  readonly quiet?: true;
}

/** What a game says of what happened (`GameWords`). */
interface Telling<Event extends GameEvent> {
  line(event: Event): Words;
  log?(events: readonly Event[]): readonly LogEntry<Event>[];
}

/** Each event in a line of its own, by the words of its step in the log: so everybody has the same name in both. */
export function linesOf<Event extends GameEvent>(
  words: Telling<Event>,
  events: readonly Event[],
): ReadonlyMap<Event, Words> {
  const steps = logOf(words, events).flatMap((entry) => entry.steps);
  return new Map(steps.map(({ event, words: line }) => [event, line]));
}

/** The log of what was heard; of a game that folds nothing one line an event. */
export function logOf<Event extends GameEvent>(
  words: Telling<Event>,
  events: readonly Event[],
): readonly LogEntry<Event>[] {
  if (words.log !== undefined) return words.log(events);
  return events.map((event) => {
    const line = words.line(event);
    return { kind: "deed", sentence: line, glance: undefined, steps: [{ event, words: line }] };
  });
}
