import { ask, buy } from "../../errands/buy.ts";
import { equip } from "../../errands/equip.ts";
import { handEcus, handOver } from "../../errands/hand-over.ts";
import { learn } from "../../errands/learn.ts";
import { sell } from "../../errands/sell.ts";
import { fetch, store } from "../../errands/strongbox.ts";
import { study, train } from "../../errands/train.ts";
import type { Pack } from "../../pack.ts";
import { town as visit } from "../../rules/town.ts";
import { climbByRope } from "./climbing.ts";
import { townGoods } from "./goods.ts";

/** REG-TOWN, REG-XP-05 to 12, REG-VERDICT-71, 81: what is done between two quests. */
export const town: Pack = {
  id: "town",
  things: townGoods,
  errands: [ask, buy, sell, store, fetch, ...equip, learn, train, study, handOver, handEcus],
  phases: { town: visit },
  starts: { refill: climbByRope },
};
