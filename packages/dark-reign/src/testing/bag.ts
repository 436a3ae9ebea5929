import type { State } from "../state.ts";
import { makeThing } from "../things.ts";

/** Puts things into somebody's bag; what they are called. */
export function pack(state: State, who: string, ...cards: readonly string[]): readonly string[] {
  return cards.map((card) => makeThing(state, card, { kind: "carried", by: who }).id);
}

/** Puts something on somebody's body, whatever is worn there. */
export function dress(state: State, who: string, card: string): string {
  return makeThing(state, card, { kind: "worn", by: who }).id;
}

/** What somebody has, by cards, with where it is: `sword held`. */
export function bagOf({ things }: State, who: string): readonly string[] {
  return things
    .filter(({ at }) => "by" in at && at.by === who)
    .map(({ card, at }) => `${card} ${at.kind}`)
    .toSorted();
}

/** What lies on the floor, by cards, with its square. */
export function floorOf({ things }: State): readonly string[] {
  return things.flatMap(({ card, at }) => (at.kind === "floor" ? [`${card} ${at.x},${at.y}`] : []));
}
