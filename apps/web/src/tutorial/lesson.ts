import type { Game, Kind, Step, Terms, Tutorial, Words } from "@ossuaire/kernel";
import type { Invitation } from "@ossuaire/table";

/** A tutorial as the page plays it: the page knows no rule of its game. */
export interface Lesson<K extends Kind = Kind> extends Tutorial<K> {
  readonly game: Game<K>;
  /** What it needs beside its game, by name. */
  readonly needs?: readonly string[];
  /** The match to begin with afterwards, and how it is offered where it is not simply the first. */
  firstMatch(seed: string): Invitation;
  readonly onward?: Words;
}

/** A step in its place: in which chapter, and after how many answers. */
export interface Stop {
  readonly step: Step;
  readonly chapter: number;
  /** The first stop of its chapter. */
  readonly opens: number;
  /** The chapter from whose position it is played; answers count from there. */
  readonly deal: number;
  readonly answers: number;
}

/** All steps in their order. */
export function stopsOf({ chapters }: Pick<Lesson, "chapters">): readonly Stop[] {
  const stops: Stop[] = [];
  let deal = 0;
  let answers = 0;
  for (const [chapter, { steps, terms }] of chapters.entries()) {
    const opens = stops.length;
    if (terms !== undefined) {
      deal = chapter;
      answers = 0;
    }
    for (const step of steps) {
      stops.push({ step, chapter, opens, deal, answers });
      if (step.exercise !== undefined) answers += step.exercise.by === "undo" ? -1 : 1;
    }
  }
  return stops;
}

/** How the chapter begins from whose position is played. */
export function termsOf<K extends Kind>(
  { chapters, terms }: Pick<Tutorial<K>, "chapters" | "terms">,
  deal: number,
): Terms<K> {
  return (chapters[deal]?.terms ?? terms)();
}

/** The last turn, up to here, in which the learner had something to do: from there another way can be taken. */
export function ownTurnBefore(stops: readonly Stop[], at: number): number {
  const own = stops.slice(0, at + 1).findLast(isOwnIn(stops[at]?.deal));
  return own?.opens ?? stops.findIndex(({ deal }) => deal === stops[at]?.deal);
}

/** What the learner has done last, as long as the same match is on: it can be done again. */
export function ownMoveBefore(stops: readonly Stop[], at: number): number | undefined {
  const own = stops.slice(0, at).findLastIndex(isOwnIn(stops[at]?.deal));
  return own < 0 ? undefined : own;
}

function isOwnIn(match: number | undefined) {
  return ({ step, deal }: Stop): boolean => step.exercise?.by === "learner" && deal === match;
}
