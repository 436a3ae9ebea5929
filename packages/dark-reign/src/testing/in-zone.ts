import { asDrawn } from "../grid/zone.ts";
import { type DarkReignOptions, defaultOptions } from "../options.ts";
import { addElement } from "../rules/elements.ts";
import { hangDoors } from "../rules/lay-zone.ts";
import { musterHero } from "../rules/muster.ts";
import { setup } from "../setup.ts";
import type { Element, State } from "../state.ts";
import { calmDeck, staged } from "./scene.ts";

interface Setting {
  readonly options?: Partial<DarkReignOptions>;
  /** What lies behind each exit, top first, by its element. */
  readonly piles?: Readonly<Record<string, readonly string[]>>;
  readonly prepare?: (state: State) => void;
}

/** The first zone of a catacomb, by its card, with its doors and nothing else in it; heroes stand where they are put. */
export function inZone(
  card: string,
  heroes: Readonly<Record<string, readonly [x: number, y: number]>>,
  { options = {}, piles = {}, prepare }: Setting = {},
) {
  const state = setup({ ...defaultOptions, heroes: Object.keys(heroes), ...options });
  state.phase = "turn-starts";
  state.unforeseen.deck = calmDeck();
  state.zones.push({ card, ...asDrawn });
  hangDoors(state, 0);
  for (const [exit, pile] of Object.entries(piles)) state.piles[exit] = [...pile];
  for (const [hero, [x, y]] of Object.entries(heroes)) musterHero(state, hero, { x, y });
  prepare?.(state);
  return staged(state);
}

/** Before the first turn: an element on a square of the first zone. */
export const put =
  (kind: string, x: number, y: number, more: Partial<Element> = {}) =>
  (state: State): void => {
    addElement(state, kind, { x, y }, 0, more);
  };

/** Svein before the closed door of the entrance hall, with these cards behind it. */
export const hall = (pile: readonly string[]) =>
  inZone("entrance-hall", { svein: [5, 2] }, { piles: { "door@6,2": pile } });

/** So many lines of a zone card's table, all rolled too low. */
export const nothing = (lines: number): readonly number[] => Array.from({ length: lines }, () => 0);
