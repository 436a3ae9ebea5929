import { type Seat, type Terms, xoroshiro } from "@ossuaire/kernel";
import type { Piece } from "./arena.ts";
import { type ConquestOptions, defaultOptions } from "./options.ts";
import { setup } from "./setup.ts";
import type { State } from "./state.ts";
import type { Conquest } from "./table.ts";

/** A moment of a match, by what is different from an ordinary start: for pictures, examples and tests. */
export interface Situation extends Partial<Omit<State, "options" | "discs" | "hands">> {
  readonly options?: Partial<ConquestOptions>;
  /** Where pieces stand; the others keep their places at the start. */
  readonly at?: Readonly<Record<string, readonly [x: number, y: number]>>;
  readonly hands?: Readonly<Record<Seat, readonly string[]>>;
}

/** Sword plays a card, unless something else is said. */
export function termsOf(situation: Situation, seed: string, undo: Terms["undo"]): Terms<Conquest> {
  const { options: changed, at = {}, hands, ...rest } = situation;
  const options = { ...defaultOptions, ...changed };
  const ordinary = setup(options, xoroshiro.fromSeed(seed));
  const position: State = {
    ...ordinary,
    first: "sword",
    step: "play",
    discs: ordinary.discs.map((piece) => moved(piece, at[piece.id])),
    hands: { ...ordinary.hands, ...copied(hands ?? {}) },
    ...rest,
  };
  return { options, seed, undo, position };
}

function moved(piece: Piece, spot: readonly [number, number] | undefined): Piece {
  return spot === undefined ? piece : { id: piece.id, x: spot[0], y: spot[1] };
}

function copied(hands: Readonly<Record<Seat, readonly string[]>>): Record<Seat, string[]> {
  return Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, [...hand]]));
}
