import type { Find } from "../../cards/find.ts";
import { poison } from "../../effects/poison.ts";

/** REG-CORPSE-01: poisoned without a lost PV, if an Endurance test of difficulty 2 fails. */
export const infected: Find = {
  isBad: true,
  happens: (table, who) => poison(2)(table, who, { rule: "REG-CORPSE-01", source: "corpse" }),
};
