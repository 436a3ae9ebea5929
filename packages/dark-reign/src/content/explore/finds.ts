import type { RuleId, Script } from "@ossuaire/kernel";
import type { Find } from "../../cards/find.ts";
import type { Sort } from "../../cards/treasure.ts";
import { earn } from "../../rules/purse.ts";
import { findTreasure } from "../../rules/treasure.ts";
import type { Character } from "../../state.ts";
import type { DarkTable } from "../../table.ts";

export const nothing: Find = { isBad: true, *happens() {} };

/** Treasures of these sorts, one after the other; of `any` sort by a roll for its nature (REG-TREAS-03). */
export const treasures = (...sorts: readonly (Sort | "any")[]): Find => ({
  happens: (table, who) => findAll(table, who, sorts),
});

/** Écus for the common purse, and perhaps treasures. */
export const ecus = (count: number, rule: RuleId, ...sorts: readonly (Sort | "any")[]): Find => ({
  *happens(table, who) {
    earn(table, who, count, rule);
    yield* findAll(table, who, sorts);
  },
});

function* findAll(table: DarkTable, who: Character, sorts: readonly (Sort | "any")[]): Script {
  for (const sort of sorts) yield* findTreasure(table, who, sort === "any" ? undefined : sort);
}
