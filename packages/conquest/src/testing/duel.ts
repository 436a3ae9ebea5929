import { flickingAt } from "@ossuaire/discs/testing";
import { Match, type Option, type Seat, xoroshiro } from "@ossuaire/kernel";
import { playing } from "@ossuaire/kernel/testing";
import type { Piece } from "../arena.ts";
import { conquest } from "../conquest.ts";
import { type ConquestOptions, defaultOptions } from "../options.ts";
import type { Question } from "../questions.ts";
import { setup } from "../setup.ts";
import type { State } from "../state.ts";
import type { Conquest } from "../table.ts";
import type { Team } from "../teams.ts";

/** What a test wants to be different from an ordinary start. */
export interface Situation extends Partial<Omit<State, "options" | "discs" | "hands">> {
  readonly options?: Partial<ConquestOptions>;
  /** Where pieces stand; the others keep their places at the start. */
  readonly at?: Readonly<Record<string, readonly [x: number, y: number]>>;
  readonly hands?: Readonly<Record<Seat, readonly string[]>>;
}

/** A match in a situation, and short words to play it. */
export function duel(situation: Situation = {}, seed = "duel") {
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
  const match = Match.start(conquest, { options, seed, undo: "free", position });
  return onMatch(match);
}

export type Duel = ReturnType<typeof onMatch>;

/** The same words for any match of Conquest. */
export function onMatch(match: Match<Conquest>) {
  const words = playing(match);
  const piece = (id: string): Piece => {
    const found = match.state.discs.find((disc) => disc.id === id);
    if (found === undefined) throw new Error(`${id} is not in the arena`);
    return found;
  };
  return {
    ...words,
    piece,
    flickAt: flickingAt(words, piece),
    get state(): State {
      return match.state;
    },
    get asked(): Question {
      return words.asking();
    },
    health: (team: Team): number => match.state.pools[team],
  };
}

/** Options by their names, for a test that cares for nothing else. */
export function named(...ids: readonly string[]): readonly Option[] {
  return ids.map((id) => ({ id }));
}

function moved(piece: Piece, spot: readonly [number, number] | undefined): Piece {
  return spot === undefined ? piece : { id: piece.id, x: spot[0], y: spot[1] };
}

function copied(hands: Readonly<Record<Seat, readonly string[]>>): Record<Seat, string[]> {
  return Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, [...hand]]));
}
