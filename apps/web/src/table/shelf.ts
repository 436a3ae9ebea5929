import { createStore, delMany, get, getMany, keys, set, setMany } from "idb-keyval";
import { isRecord } from "./isRecord.ts";
import { type Invitation, readInvitation, type Sitter } from "./seating.ts";

/** A match put away: how it was agreed, and a snapshot once it has begun. */
export interface Stored {
  readonly id: string;
  readonly invitation: Invitation;
  readonly snapshot: unknown;
}

/** What the home page shows of a stored match; small, so that a long shelf is read at once. */
export interface Line {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly answers: number;
  readonly over: boolean;
  readonly sitters: readonly Sitter[];
  /** Opened from a file: only to be watched. */
  readonly replay: boolean;
}

const shelf = createStore("ossuaire", "matches");
const matchKey = (id: string) => `match/${id}`;
const lineKey = (id: string) => `line/${id}`;
const textKey = (id: string) => `text/${id}`;

/** Both in one transaction: a crash leaves the match as it was before, or as it is after. */
export async function putAway(stored: Stored, line: Line): Promise<void> {
  await setMany(
    [
      [matchKey(stored.id), stored],
      [lineKey(line.id), line],
    ],
    shelf,
  );
}

export async function takeDown(id: string): Promise<Stored | undefined> {
  const found: unknown = await get(matchKey(id), shelf);
  if (!isRecord(found)) return undefined;
  const invitation = readInvitation(found["invitation"]);
  return invitation && { id, invitation, snapshot: found["snapshot"] };
}

/** A match that somebody invites to and nobody has begun. Its place on the shelf is its name. */
export async function invite(invitation: Invitation): Promise<string> {
  const id = freshId();
  await set(matchKey(id), { id, invitation, snapshot: undefined }, shelf);
  return id;
}

/** A match from a file: kept as it came, to be read and judged when it is watched. */
export async function keepText(id: string, text: string, line: Line): Promise<void> {
  await setMany(
    [
      [textKey(id), text],
      [lineKey(id), line],
    ],
    shelf,
  );
}

export async function textOf(id: string): Promise<string | undefined> {
  const found: unknown = await get(textKey(id), shelf);
  return typeof found === "string" ? found : undefined;
}

/** The stored matches, the latest first. */
export async function linesOfShelf(): Promise<readonly Line[]> {
  const names = (await keys(shelf)).filter((key) => typeof key === "string" && key.startsWith("line/"));
  const found: readonly unknown[] = await getMany(names, shelf);
  return found.filter(isLine).toSorted((a, b) => b.changed - a.changed);
}

export async function throwAway(id: string): Promise<void> {
  await delMany([matchKey(id), lineKey(id), textKey(id)], shelf);
}

/** Unguessable enough for one browser, short enough for an address. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(36).padStart(2, "0"),
  ).join("");
}

function isLine(input: unknown): input is Line {
  return (
    isRecord(input) &&
    typeof input["id"] === "string" &&
    typeof input["game"] === "string" &&
    typeof input["changed"] === "number" &&
    Array.isArray(input["sitters"])
  );
}
