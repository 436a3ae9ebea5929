import type { DarkReign } from "@ossuaire/dark-reign";

/** A throw as it lies on the table. */
export interface Thrown {
  readonly level: number;
  readonly face: number | "blank" | "X" | undefined;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly total: number;
}

/** The last throw that these events tell of: one with a power die before plain dice, which only follow from it. */
export function thrownIn(events: readonly DarkReign["event"][]): Thrown | undefined {
  const last = events.findLast(({ type }) => type === "attacked" || type === "tested" || type === "bashes");
  if (last === undefined || !("level" in last) || !("bonus" in last)) return plainIn(events);
  const { level, dice, bonus, total } = last;
  return { level, face: "face" in last ? last.face : undefined, dice, bonus, total };
}

/** D alone: a search, a treasure, PV that are healed. What is not on the dice is the number beside them (4+5D). */
function plainIn(events: readonly DarkReign["event"][]): Thrown | undefined {
  const last = events.findLast((event) => event.type === "threw");
  if (last === undefined) return undefined;
  const { dice, total } = last;
  const bonus = total - dice.reduce((sum, points) => sum + points, 0);
  return { level: 0, face: undefined, dice, bonus, total };
}
