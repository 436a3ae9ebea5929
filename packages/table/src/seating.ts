import type { Seat, Viewer } from "@ossuaire/kernel";
import type { Places } from "./gathering/place.ts";
import { isRecord } from "./isRecord.ts";

/** Who sits on a seat. A name left empty is given by the game. */
export type Sitter =
  | { readonly kind: "person"; readonly name: string }
  /** A person, but not in front of this screen. */
  | { readonly kind: "elsewhere"; readonly name: string }
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

/** Every seat is taken: whoever is not a bot has come. */
export function placesOf(sitters: Invitation["sitters"]): Places {
  return Object.fromEntries(
    Object.entries(sitters).map(([seat, sitter]) => [
      seat,
      sitter.kind === "bot" ? sitter : { kind: "person", name: sitter.name },
    ]),
  );
}

/** As a screen shows it that has these seats before it: who is not here is elsewhere. */
export function sittersFor(places: Places, here: readonly Seat[]): Readonly<Record<Seat, Sitter>> {
  return Object.fromEntries(
    Object.entries(places).map(([seat, place]): [Seat, Sitter] => {
      if (place.kind === "free") return [seat, { kind: "elsewhere", name: "" }];
      if (place.kind === "bot") return [seat, place];
      return [seat, { kind: here.includes(seat) ? "person" : "elsewhere", name: place.name }];
    }),
  );
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
  if (kind === "person" || kind === "elsewhere") return { kind, name };
  return kind === "bot" && typeof level === "string" ? { kind, name, level } : undefined;
}
