import { type Words, w } from "@ossuaire/kernel";
import type { Raised } from "../kinds.ts";
import { characteristicNames } from "../sheet/characteristic-names.ts";

/** What XP raise, by its name. */
export const raisedName = (of: Raised): Words => names[of];

const names: Readonly<Record<Raised, Words>> = {
  ...characteristicNames,
  actions: w("P.Action", "P.Action"),
  pv: w("PV", "PV"),
};
