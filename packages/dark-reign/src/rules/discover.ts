import type { RuleId, Script } from "@ossuaire/kernel";
import { assemble } from "../grid/assemble.ts";
import { laidZonesOf } from "../ground-of.ts";
import { cardOf } from "../shelf.ts";
import type { Character, Element } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { dealOn, isMainDrawn } from "./deal-on.ts";
import { exitOf, isUnopened, unopenedExits } from "./exits.ts";
import { layZone } from "./lay-zone.ts";

/** REG-DRAW-09, REG-VERDICT-25: a PJ or ally has opened an exit: what lies behind it comes to light. */
export function* discover(table: DarkTable, who: Character, exit: Element): Script {
  const { state } = table;
  const opening = exitOf(state, exit);
  if (opening === undefined || !isUnopened(state, exit)) return;
  const pile = state.piles[exit.id] ?? [];
  const [card, ...rest] = pile;
  if (card === undefined) block(table, exit, "for-now", "REG-VERDICT-37");
  else {
    const laying = assemble(laidZonesOf(state), opening, cardOf("zones", card).plan);
    delete state.piles[exit.id];
    if (laying === undefined) {
      block(table, exit, "for-good", "REG-VERDICT-40");
      yield* dealOn(table, pile);
    } else {
      exit.leads = state.zones.length;
      yield* layZone(table, { card, ...laying }, rest, who);
    }
  }
  hintAtSecrets(table);
}

/** REG-VERDICT-37: it is a full obstacle now. */
function block(table: DarkTable, exit: Element, how: "for-now" | "for-good", rule: RuleId): void {
  exit.blocked = how;
  table.reveal({ type: "dead-exit", rule, x: exit.x, y: exit.y });
}

/** REG-VERDICT-31: only what is hidden leads to the main quest now; not where. */
export function hintAtSecrets(table: DarkTable): void {
  const { state } = table;
  if (isMainDrawn(state)) return;
  const open = unopenedExits(state).filter(({ blocked }) => blocked === undefined);
  if (open.length > 0 && open.every(({ hidden }) => hidden))
    table.reveal({ type: "something-hidden", rule: "REG-VERDICT-31" });
}
