import { isRecord } from "@ossuaire/table";

/** A match that was finished on this device: by whom it was won, and what it came to. */
export interface Finished {
  readonly match: string;
  readonly won: boolean;
  readonly figures: Readonly<Record<string, number>>;
}

/** How a match stands among the others of its kind. */
export interface Standing {
  readonly played: number;
  readonly won: number;
  /** The best that any other of them came to. */
  readonly best: Readonly<Record<string, number>>;
}

const remembered = "ossuaire.records";
/** Of each kind; older ones are forgotten. */
const most = 40;

/** Remembers a match, once however often its end is looked at, and says how it stands. */
export function note(kind: string, finished: Finished): Standing {
  const records = recalled();
  const others = (records[kind] ?? []).filter(({ match }) => match !== finished.match).slice(1 - most);
  try {
    localStorage.setItem(remembered, JSON.stringify({ ...records, [kind]: [...others, finished] }));
  } catch {
    // A browser that stores nothing has no records; the end is told all the same.
  }
  return standingAmong(others, finished);
}

/** Whether somebody has ever won a match on this device, of whatever game. */
export function hasWon(): boolean {
  return Object.values(recalled()).some((list) => list.some(({ won }) => won));
}

export function standingAmong(others: readonly Finished[], finished: Finished): Standing {
  const best: Record<string, number> = {};
  for (const { figures } of others) {
    for (const [id, value] of Object.entries(figures)) best[id] = Math.max(value, best[id] ?? value);
  }
  const won = [...others, finished].filter((one) => one.won).length;
  return { played: others.length + 1, won, best };
}

function recalled(): Readonly<Record<string, readonly Finished[]>> {
  try {
    return readRecords(JSON.parse(localStorage.getItem(remembered) ?? "{}"));
  } catch {
    return {};
  }
}

/** What was remembered may be old or broken: what is not understood is left out. */
export function readRecords(input: unknown): Readonly<Record<string, readonly Finished[]>> {
  if (!isRecord(input)) return {};
  return Object.fromEntries(
    Object.entries(input).map(([kind, list]) => [
      kind,
      Array.isArray(list) ? list.flatMap(readFinished) : [],
    ]),
  );
}

function readFinished(input: unknown): readonly Finished[] {
  if (!isRecord(input)) return [];
  const { match, won, figures } = input;
  if (typeof match !== "string" || typeof won !== "boolean" || !isRecord(figures)) return [];
  const numbers = Object.entries(figures).filter((pair): pair is [string, number] =>
    Number.isFinite(pair[1]),
  );
  return [{ match, won, figures: Object.fromEntries(numbers) }];
}
