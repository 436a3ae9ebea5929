import type { Submission } from "./answer.ts";
import type { GameEvent, Told } from "./event.ts";

/** One answer and what came of it; a match's first page has no answer. Never changed, so forks share them. */
export interface Page<Event extends GameEvent = GameEvent> {
  /** How many answers have been given. */
  readonly number: number;
  /** Names the question that is open after this page; never used twice in a match, not even after an undo. */
  readonly serial: number;
  readonly previous: Page<Event> | undefined;
  readonly submission: Submission | undefined;
  readonly told: readonly Told<Event>[];
  /** Somebody learned something here: a roll, a card, a hidden thing, how a flick went. */
  readonly learned: boolean;
  /** How many answers can be taken back from here without asking anybody: all since the last that taught something. */
  readonly undoable: number;
}

/** The page before the first answer. */
export function firstPage<Event extends GameEvent>(written: Omit<Written<Event>, "submission">): Page<Event> {
  return { number: 0, previous: undefined, submission: undefined, undoable: 0, ...written };
}

export function pageAfter<Event extends GameEvent>(
  previous: Page<Event>,
  { serial, submission, told, learned }: Written<Event>,
): Page<Event> {
  const undoable = learned ? 0 : previous.undoable + 1;
  return { number: previous.number + 1, serial, previous, submission, told, learned, undoable };
}

type Written<Event extends GameEvent> = Omit<Page<Event>, "number" | "previous" | "undoable">;
