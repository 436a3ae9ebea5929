import type { DarkReign } from "@ossuaire/dark-reign";

/** A throw as it lies on the table. */
export interface Thrown {
  readonly level: number;
  readonly face: number | "blank" | "X" | undefined;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly total: number;
}

/** The last throw with a power die that these events tell of. */
export function thrownIn(events: readonly DarkReign["event"][]): Thrown | undefined {
  const last = events.findLast(({ type }) => type === "attacked" || type === "tested" || type === "bashes");
  if (last === undefined || !("level" in last) || !("bonus" in last)) return undefined;
  const { level, dice, bonus, total } = last;
  return { level, face: "face" in last ? last.face : undefined, dice, bonus, total };
}
