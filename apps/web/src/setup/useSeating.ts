import type { Kind, Seat } from "@ossuaire/kernel";
import type { Sitter } from "@ossuaire/table";
import { useState } from "react";
import type { GameSetup } from "../games/setup.ts";

type Sitters = Readonly<Record<Seat, Sitter>>;

export interface Seating {
  readonly seats: readonly Seat[];
  /** Who sits where, as it stands. */
  readonly sitters: Sitters;
  readonly sitterOf: (seat: Seat) => Sitter;
  seat(changed: Sitters): void;
  /** The match after which the same people go on: the last one of what lies on the table, if they sit as they did. */
  readonly after: string | undefined;
}

/** Who sits around a table that is being set up. `expected`: somebody gets a link, unless it is said otherwise. */
export function useSeating(
  setup: GameSetup,
  options: Kind["options"],
  box: string | undefined,
  expected: boolean,
): Seating {
  const before: Sitters = box === undefined ? {} : (setup.seatedAt?.(box) ?? {});
  const [chosen, setChosen] = useState<Sitters>(before);
  const { game, levels, person: usual } = setup.lid;
  const person = setup.person?.(options) ?? usual;
  const seats = game.seats(options);
  const friend = expected ? seats.find((seat) => seat !== person) : undefined;
  const sitterOf = (seat: Seat): Sitter =>
    chosen[seat] ?? usualSitter(seat === person ? "person" : seat === friend ? "elsewhere" : "bot", levels);
  const sitters = Object.fromEntries(seats.map((seat) => [seat, sitterOf(seat)]));
  const isSame = seats.every((seat) => before[seat]?.kind === sitters[seat]?.kind);
  return {
    seats,
    sitters,
    sitterOf,
    seat: (changed) => setChosen({ ...chosen, ...changed }),
    after: box !== undefined && isSame ? setup.lastMatch?.(box) : undefined,
  };
}

/** Somebody here on the first seat, perhaps a friend on the next, and a bot of middling skill on every other. */
function usualSitter(kind: Sitter["kind"], levels: readonly string[]): Sitter {
  const level = levels[Math.floor(levels.length / 2)] ?? "";
  return kind === "bot" ? { kind, name: "", level } : { kind, name: "" };
}
