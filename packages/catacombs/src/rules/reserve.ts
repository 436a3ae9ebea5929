import { monsterOf } from "../content/box.ts";
import type { Open, State } from "../state.ts";

/** CAT-LIMIT-04: how many discs of this card's kind are left, and how many of them may still become this card. */
export function inReserve(state: Open, card: string): number {
  return Math.min(state.reserve[monsterOf(card).disc] ?? 0, roomFor(state, card));
}

/** VER-RULING-09: how many discs more may become this card, wherever they come from. */
export function roomFor(state: Open, card: string): number {
  const { limit = Infinity } = monsterOf(card);
  return limit === Infinity ? limit : limit - inUse(state, card);
}

/** Discs of this card that are anywhere but in the reserve. */
function inUse({ heroes, fight }: Open, card: string): number {
  const boards = Object.values(heroes).flatMap(({ trophies, stored = [] }) => [...trophies, ...stored]);
  const pieces = (fight?.pieces ?? []).filter(({ kind }) => kind === "monster" || kind === "wall");
  const cards = [...boards, ...(fight?.arriving ?? []), ...pieces.map((piece) => piece.card)];
  return cards.filter((other) => other === card).length;
}

/**
 * VER-RULING-53: how many discs could become this card when a room is set up for which these are wanted already; those on
 * a Hero's board may be asked for (SOL-HUNTER-15).
 */
export function availableFor(state: State, card: string, wanted: readonly string[]): number {
  const { disc, limit } = monsterOf(card);
  const stored = Object.values(state.heroes).flatMap(({ stored: kept = [] }) => kept);
  const isSame = (other: string) => monsterOf(other).disc === disc;
  const there = (state.reserve[disc] ?? 0) + stored.filter(isSame).length - wanted.filter(isSame).length;
  if (limit === undefined) return there;
  const used = inUse(state, card) - stored.filter((other) => other === card).length;
  return Math.min(there, limit - used - wanted.filter((other) => other === card).length);
}

/** CAT-PHASE-10. */
export function fromReserve(state: State, card: string): void {
  const { disc } = monsterOf(card);
  state.reserve[disc] = (state.reserve[disc] ?? 0) - 1;
}

/** CAT-GOLD-06. */
export function toReserve(state: State, card: string): void {
  const { disc } = monsterOf(card);
  state.reserve[disc] = (state.reserve[disc] ?? 0) + 1;
}
