import type { GameEvent } from "./event.ts";

/** Events that make one entry of a log. */
export interface Fold<Event extends GameEvent, Setting> {
  readonly kind: "heading" | "deed";
  /** What led to it, and has no line of its own. */
  readonly before: readonly Event[];
  /** What it begins with. */
  readonly first: Event;
  /** Beginning with the first. */
  readonly events: readonly Event[];
  /** How things stood when it began. */
  readonly setting: Setting;
}

/**
 * Where an event belongs: it begins a heading or a deed, leads to whatever comes next, or belongs to an entry that has
 * begun.
 */
export type Belongs<Event extends GameEvent, Setting> = "heading" | "deed" | "next" | Fold<Event, Setting>;

/** A game's way to fold what it tells. */
export interface Folding<Event extends GameEvent, Setting> {
  readonly begin: Setting;
  /** How things stand after an event. */
  after(setting: Setting, event: Event): Setting;
  /** `folds`: all so far, the last one last. */
  belongs(event: Event, folds: readonly Fold<Event, Setting>[]): Belongs<Event, Setting>;
}

/** Every event in exactly one fold. What leads to nothing yet stands by itself. */
export function folded<Event extends GameEvent, Setting>(
  events: readonly Event[],
  { begin, after, belongs }: Folding<Event, Setting>,
): readonly Fold<Event, Setting>[] {
  const folds: Fold<Event, Setting>[] = [];
  // Who may be added to: all folds are made here, and nobody else can.
  const open = new Map<Fold<Event, Setting>, Event[]>();
  let setting = begin;
  let before: Event[] = [];
  const start = (kind: Fold<Event, Setting>["kind"], first: Event, led: readonly Event[]): void => {
    const own = [first];
    const fold = { kind, before: led, first, events: own, setting };
    folds.push(fold);
    open.set(fold, own);
  };
  for (const event of events) {
    setting = after(setting, event);
    const where = belongs(event, folds);
    if (where === "next") before.push(event);
    else if (typeof where === "string") {
      start(where, event, before);
      before = [];
    } else open.get(where)?.push(...before.splice(0), event);
  }
  for (const event of before) start("deed", event, []);
  return folds;
}
