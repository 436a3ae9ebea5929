import type { Profile } from "../cards/profile.ts";
import { zoneAt } from "../grid/ground.ts";
import type { Square } from "../grid/square.ts";
import { groundOf } from "../ground-of.ts";
import { has } from "../sheet/traits.ts";
import type { Character, Element, State } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** REG-STATUE: a zone that holds a blessed statue. */
export function isHoly(state: State, square: Square): boolean {
  const statues = state.elements.filter(({ kind }) => kind === "statue");
  if (statues.length === 0) return false;
  const zone = zoneAt(groundOf(state), square);
  return statues.some((one) => one.zone === zone);
}

/** REG-STATUE-01: undead and demons stay out of it; who stands in it already may go on. */
export function isKeptOut(state: State, who: Character, square: Square): boolean {
  return isUnholy(state, who) && isHoly(state, square) && !isHoly(state, who);
}

export const isUnholy = (state: State, who: Character): boolean =>
  has(state, who, "undead") || has(state, who, "demon");

export const isUnholyKind = ({ traits }: Profile): boolean =>
  traits.some(({ is }) => is?.includes("undead") || is?.includes("demon"));

/** REG-STATUE-03, REG-VERDICT-33: who searches it loses a destiny point, if it has one. */
export function curse(table: DarkTable, { id, hero }: Character, { kind }: Element): void {
  if (kind !== "statue" || hero === undefined || hero.destiny === 0) return;
  hero.destiny--;
  table.tell({ type: "cursed", rule: "REG-STATUE-03", who: id, left: hero.destiny });
}
