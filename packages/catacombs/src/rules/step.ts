import type { Script } from "@ossuaire/kernel";
import type { Phase } from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import { altar } from "./altar.ts";
import { camp } from "./camp.ts";
import { acceptScenario, explore } from "./explore.ts";
import { resolve } from "./resolution.ts";
import { heroesTurn, overseersTurn } from "./round.ts";
import { placeHeroes, placeMonsters } from "./setup.ts";
import { healer, merchant } from "./trade.ts";

/** CAT-PHASE-01: exploration, set-up, combat, resolution; and again, to the Lord. */
const phases: Readonly<Record<Phase, (table: CatacombsTable) => Script>> = {
  scenario: acceptScenario,
  exploration: explore,
  "heroes-placed": placeHeroes,
  "monsters-placed": placeMonsters,
  heroes: heroesTurn,
  overseer: overseersTurn,
  resolution: resolve,
  camp,
  merchant,
  healer,
  altar,
};

/** One action, one purchase, one change of phase. */
export function step(table: CatacombsTable): Script {
  return phases[table.state.phase](table);
}
