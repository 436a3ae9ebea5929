import type { Seat, Viewer } from "@ossuaire/kernel";
import { isRecord } from "./isRecord.ts";

/** Who sits on a seat. A name left empty is given by the game. */
export type Sitter =
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly name: string; readonly level: string };

/** What is agreed before a match: all that is needed to begin it. */
export interface Invitation {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly undo: "free" | "consent";
  readonly sitters: Readonly<Record<Seat, Sitter>>;
}

/** The seats of the people in front of this screen. */
export function personsOf({ sitters }: Pick<Invitation, "sitters">): readonly Seat[] {
  return Object.entries(sitters).flatMap(([seat, { kind }]) => (kind === "person" ? [seat] : []));
}

/** Whom the table asks next, of those who sit here; bots answer when no person is asked. */
export function askedHere(
  sitting: Pick<Invitation, "sitters">,
  seats: readonly Seat[],
  viewer: Viewer,
): Seat | undefined {
  const asked = personsOf(sitting).filter((seat) => seats.includes(seat));
  return asked.find((seat) => seat === viewer) ?? asked[0];
}

/** What comes out of a store may be anything. */
export function readInvitation(input: unknown): Invitation | undefined {
  if (!isRecord(input)) return undefined;
  const { game, options, seed, undo, sitters } = input;
  if (typeof game !== "string" || typeof seed !== "string") return undefined;
  if (undo !== "free" && undo !== "consent") return undefined;
  const read = readSitters(sitters);
  return read && { game, options, seed, undo, sitters: read };
}

function readSitters(input: unknown): Invitation["sitters"] | undefined {
  if (!isRecord(input)) return undefined;
  const sitters: Record<Seat, Sitter> = {};
  for (const [seat, sitter] of Object.entries(input)) {
    const read = readSitter(sitter);
    if (read === undefined) return undefined;
    sitters[seat] = read;
  }
  return sitters;
}

export function readSitter(input: unknown): Sitter | undefined {
  if (!isRecord(input)) return undefined;
  const { kind, name, level } = input;
  if (typeof name !== "string") return undefined;
  if (kind === "person") return { kind, name };
  return kind === "bot" && typeof level === "string" ? { kind, name, level } : undefined;
}
