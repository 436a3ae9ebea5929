import { flickingAt } from "@ossuaire/discs/testing";
import { Match, type Option } from "@ossuaire/kernel";
import { playing } from "@ossuaire/kernel/testing";
import type { Piece } from "../arena.ts";
import { conquest } from "../conquest.ts";
import { type Situation, termsOf } from "../position.ts";
import type { Question } from "../questions.ts";
import type { State } from "../state.ts";
import type { Conquest } from "../table.ts";
import type { Team } from "../teams.ts";

export type { Situation } from "../position.ts";

/** A match in a situation, and short words to play it. */
export function duel(situation: Situation = {}, seed = "duel") {
  return onMatch(Match.start(conquest, termsOf(situation, seed, "free")));
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
