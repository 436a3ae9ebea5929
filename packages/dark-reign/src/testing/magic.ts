import { characterOf } from "../characters.ts";
import type { Quality } from "../kinds.ts";
import type { State } from "../state.ts";

/** Somebody knows these spells as well. */
export function knows(state: State, who: string, ...spells: readonly string[]): void {
  characterOf(state, who).hero?.spells.push(...spells);
}

/** Somebody is so for the whole game. */
export function is(state: State, on: string, quality: Quality): void {
  state.effects.push({ on, source: "test", what: { kind: "is", quality }, until: { kind: "game" } });
}
