import type { Pack } from "../pack.ts";
import { openPacks } from "../shelf.ts";
import { fight } from "./fight/pack.ts";

/** The chapters of the rulebook, one pack each, in the order in which their deeds are offered. */
const packs: readonly Pack[] = [fight];

openPacks(packs);
