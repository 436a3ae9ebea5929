import type { Square } from "../grid/square.ts";
import { packsOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";

/** REG-VERDICT-25, 32, 57: where a character is neither shoved, teleported, washed ashore nor put. */
export function isClosedTo(state: State, who: Character, square: Square): boolean {
  return packsOf(state.options).some(({ closes }) => closes?.(state, who, square) ?? false);
}
