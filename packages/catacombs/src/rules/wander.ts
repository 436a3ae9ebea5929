import type { Script } from "@ossuaire/kernel";
import { lordOf } from "../content/box.ts";
import { fightOf } from "../state.ts";
import { type CatacombsTable, choose } from "../table.ts";
import { comeIn, monsterPiece } from "./newcomers.ts";
import { fromReserve, inReserve } from "./reserve.ts";
import { placeInZone, zoneFor } from "./zone.ts";

/** CAT-AWAND-01 to 07: after a Heroes' turn without an attack the Overseer may bring in a wandering monster. */
export function* wanderersArrive(table: CatacombsTable): Script {
  const { state } = table;
  const fight = fightOf(state);
  const card = lordOf(state.lord.id).wandering;
  const isNone = inReserve(state, card) === 0;
  if (!state.options.wanderers || fight.attacked || fight.kind === "lord" || isNone) return;
  const seats = state.roles.overseer;
  if ((yield* choose({ seats, prompt: "wanderer", rule: "CAT-AWAND-01" }, ["bring-in", "no"])) === "no")
    return;
  const piece = monsterPiece(fight, card);
  const asking = { seats, prompt: "place-wanderer", rule: "CAT-AWAND-02" } as const;
  const [spot] = yield* placeInZone(table, asking, [piece], zoneFor(state, "overseer"), 0);
  if (spot === undefined) return;
  fromReserve(state, card);
  comeIn(table, piece, spot, "CAT-AWAND-02");
}
