import type { RuleId } from "@ossuaire/kernel";
import { radiusOfSize } from "../arena.ts";
import { monsterOf } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import { type Fight, fightOf, type Living, type State } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** A Hero stands on the board now. */
export function stand(
  { state, tell }: CatacombsTable,
  hero: HeroId,
  { x, y }: { readonly x: number; readonly y: number },
  rule: RuleId,
): void {
  const radius = radiusOfSize("medium");
  fightOf(state).pieces.push({ id: hero, kind: "hero", card: hero, radius, x, y, done: false, marks: {} });
  tell({ type: "placed", rule, piece: hero, card: hero, x, y });
}

/** A monster disc of this card, with a number of its own; it has no place yet. */
export function monsterPiece(fight: Fight, card: string): Living {
  const { size, life } = monsterOf(card);
  const number = (fight.numbered[card] ?? 0) + 1;
  fight.numbered[card] = number;
  const radius = radiusOfSize(size);
  return { id: `${card}-${number}`, kind: "monster", card, radius, x: 0, y: 0, life, done: true, marks: {} };
}

/** The Lord's disc; it has no place yet. */
export function lordPiece({ lord }: State) {
  const radius = radiusOfSize("large");
  return { id: lord.id, kind: "lord", card: lord.id, radius, x: 0, y: 0, done: true, marks: {} } as const;
}

/** A piece of the Overseer stands on the board now; unless its card says more, it acts from his next turn on (CAT-RULING-46). */
export function comeIn(
  { state, tell }: CatacombsTable,
  piece: Living | ReturnType<typeof lordPiece>,
  { x, y }: { readonly x: number; readonly y: number },
  rule: RuleId,
): void {
  const waits = state.phase === "overseer" && piece.done;
  fightOf(state).pieces.push({ ...piece, x, y, ...(waits ? { arrived: true } : {}) });
  tell({ type: "placed", rule, piece: piece.id, card: piece.card, x, y });
}
