import type { Invitation, Line } from "@ossuaire/table";
import { dropLoose, holdLoose, type Loose, looseLeaf, looseLines } from "./loose.ts";
import { linesOfShelf, putBack, putInvitation, putText, type Removed, remove, takeDown } from "./shelf.ts";

/**
 * A match that somebody invites to and nobody has begun. Its place on the shelf is its name. `snapshot`: where it goes on
 * from another.
 */
export async function invite(invitation: Invitation, snapshot?: unknown): Promise<string> {
  const id = freshId();
  const match = { id, invitation, snapshot };
  const why = await putInvitation(match);
  if (why !== "kept") holdLoose(id, { why, match, line: undefined });
  return id;
}

/**
 * The same again with other chances: as it was agreed then, perhaps against bots of another level. Undefined if nothing
 * is left of what was agreed.
 */
export async function inviteAgain(id: string, seed: string, level?: string): Promise<string | undefined> {
  const leaf = looseLeaf(id)?.match;
  const stored = typeof leaf === "object" ? leaf : await takeDown(id).catch(() => undefined);
  if (stored === undefined) return undefined;
  const { invitation } = stored;
  const sitters = Object.fromEntries(
    Object.entries(invitation.sitters).map(([seat, sitter]) => [
      seat,
      sitter.kind === "bot" && level !== undefined ? { ...sitter, level } : sitter,
    ]),
  );
  return await invite({ ...invitation, sitters, seed });
}

/** Keeps a match from a file, and gives it a name; or that which it has elsewhere, so that it is kept once. */
export async function keepText(text: string, about: Omit<Line, "id">, id = freshId()): Promise<string> {
  const line = { ...about, id };
  const why = await putText(text, line);
  if (why !== "kept") holdLoose(id, { why, match: text, line });
  return id;
}

/** The matches of this device and of this page, the latest first. `readable`: the device has shown what it has. */
export async function linesKept(): Promise<{ readonly lines: readonly Line[]; readonly readable: boolean }> {
  const loose = looseLines();
  try {
    const stored = (await linesOfShelf()).filter(({ id }) => looseLeaf(id) === undefined);
    return { lines: latestFirst([...loose, ...stored]), readable: true };
  } catch {
    return { lines: latestFirst(loose), readable: false };
  }
}

/** A match thrown away, with all that is needed to bring it back. */
export interface Thrown {
  readonly id: string;
  readonly stored: Removed;
  readonly loose: Loose | undefined;
}

/** Undefined if the device does not let go of it. */
export async function throwAway(id: string): Promise<Thrown | undefined> {
  const stored = await remove(id);
  // What lies loose goes all the same: the device never had it.
  if (stored === undefined && looseLeaf(id) === undefined) return undefined;
  return { id, stored: stored ?? [], loose: dropLoose(id) };
}

/** False if the device does not take it back. */
export async function bringBack({ id, stored, loose }: Thrown): Promise<boolean> {
  if (loose !== undefined) holdLoose(id, loose);
  return stored.length === 0 || (await putBack(stored)) === "kept";
}

function latestFirst(lines: readonly Line[]): readonly Line[] {
  return lines.toSorted((a, b) => b.changed - a.changed);
}

/** Unguessable enough for one browser, short enough for an address. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(36).padStart(2, "0"),
  ).join("");
}
