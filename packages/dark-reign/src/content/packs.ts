import type { Pack } from "../pack.ts";
import { openPacks } from "../shelf.ts";
import { explore } from "./explore/pack.ts";
import { fight } from "./fight/pack.ts";
import { magic } from "./magic/pack.ts";
import { quests } from "./quests/pack.ts";
import { things } from "./things/pack.ts";

/** The chapters of the rulebook, one pack each, in the order in which their deeds are offered. */
const packs: readonly Pack[] = [fight, explore, things, magic, quests];

openPacks(packs);
