import type { Pack } from "../pack.ts";
import { explore } from "./explore/pack.ts";
import { fight } from "./fight/pack.ts";
import { magic } from "./magic/pack.ts";
import { clock } from "./quests/main/clock.ts";
import { gold } from "./quests/main/gold.ts";
import { orb } from "./quests/main/orb.ts";
import { well } from "./quests/main/well.ts";
import { quests } from "./quests/pack.ts";
import { nest } from "./quests/side/nest.ts";
import { prisoner } from "./quests/side/prisoner.ts";
import { relics } from "./quests/side/relics.ts";
import { things } from "./things/pack.ts";
import { town } from "./town/pack.ts";

/**
 * The chapters of the rulebook, one pack each, in the order in which their deeds are offered: those with objects come last, so that
 * what an MJ character carries in secret moves no other deed in the list.
 */
export const packs: readonly Pack[] = [
  fight,
  explore,
  magic,
  prisoner,
  relics,
  nest,
  quests,
  well,
  gold,
  clock,
  orb,
  things,
  town,
];
