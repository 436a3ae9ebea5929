import { house, type TableEntry } from "@ossuaire/table";
import { type Mark, melted } from "../log/FrozenTables.ts";
import type { HeldTable } from "./HeldTable.ts";
import type { Needed } from "./Needed.ts";

type Stretch = Pick<Mark, "engine" | "from" | "last">;

/** How far a log holds, and what lies behind that. */
export function markOf(
  entries: readonly (TableEntry | undefined)[],
  where: Stretch & Pick<Mark, "holds">,
): Mark {
  const known = entries.filter((entry) => entry !== undefined);
  const hold = known.filter(({ n }) => n <= where.holds);
  const stood = hold.some(({ what }) => what.kind === "start") ? hold.at(-1)?.at : undefined;
  const answers = known.filter(({ n, what }) => n > where.holds && what.kind === "answer").length;
  return { ...where, answers, ...(stood === undefined ? {} : { stood }) };
}

/** Whether it was found out already how far this very log holds by this engine. */
export function isMarked(mark: Mark | undefined, { engine, from, last }: Stretch): boolean {
  return mark?.engine === engine && mark.from === from && mark.last === last;
}

/** Clocks stand while a table is frozen: an engine that plays it gives that time back, once. */
export async function thawed(table: HeldTable, since: number, { frozen, now }: Needed): Promise<void> {
  const { deadline, state } = table.gathering;
  const asked = state.clocks.since ?? Number.POSITIVE_INFINITY;
  const stood = deadline === undefined ? 0 : Math.min(now() - since, now() - asked);
  if (stood > 0) await table.write(house, { kind: "clock", stood }, melted(table.row.id, since));
  else await frozen.melt(table.row.id);
}
