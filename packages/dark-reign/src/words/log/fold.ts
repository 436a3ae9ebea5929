import type { Event } from "../../events.ts";

/** Events that belong together: a heading, or a deed and all that came of it. */
export interface Fold {
  readonly kind: "heading" | "walk" | "deed";
  readonly events: readonly Event[];
}

const headings: ReadonlySet<Event["type"]> = new Set(["introduced", "round", "turn"]);

/** What begins something new; all else comes of what was before. */
const beginnings: ReadonlySet<Event["type"]> = new Set([
  "does",
  "activated",
  "finished",
  "unforeseen",
  "order",
  "leader",
  "ended",
  "zone-found",
  "rewarded",
  "shared",
  "visits-town",
]);

const gaits: ReadonlySet<string> = new Set(["walk", "run"]);

/** One fold a deed. Steps of one and the same walk are one deed: whoever runs along a corridor is told in a line. */
export function foldsOf(events: readonly Event[]): readonly Fold[] {
  const folds: { kind: Fold["kind"]; events: Event[] }[] = [];
  for (const event of events) {
    const last = folds.at(-1);
    if (headings.has(event.type)) folds.push({ kind: "heading", events: [event] });
    else if (last === undefined || last.kind === "heading" || begins(event, last.events))
      folds.push({ kind: "deed", events: [event] });
    else last.events.push(event);
  }
  return folds.map(({ kind, events: told }) => ({
    kind:
      kind === "deed" && told.every(isStep) && told.some(({ type }) => type === "stepped") ? "walk" : kind,
    events: told,
  }));
}

function begins(event: Event, before: readonly Event[]): boolean {
  if (!beginnings.has(event.type)) return false;
  const [first] = before;
  const goesOn =
    event.type === "does" && gaits.has(event.deed) && first?.type === "does" && first.who === event.who;
  return !(goesOn && before.every(isStep));
}

function isStep(event: Event): boolean {
  if (event.type === "does") return gaits.has(event.deed);
  return event.type === "stepped" && gaits.has(event.how);
}
