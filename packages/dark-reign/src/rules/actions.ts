import type { RuleId } from "@ossuaire/kernel";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { takesEffect } from "./limits.ts";

/** REG-RULING-03: P.Action more or fewer now; a loss stops at 0. */
export function changeActions(table: DarkTable, who: Character, by: number, rule: RuleId): void {
  const before = who.actions;
  who.actions = Math.max(0, before + by);
  table.tell({ type: "actions", rule, who: who.id, by: who.actions - before, left: who.actions });
}

/** REG-RULING-91: at once in the own turn, otherwise in the next one. */
export function loseActions(
  table: DarkTable,
  who: Character,
  by: number,
  { rule, source }: { readonly rule: RuleId; readonly source: string },
): void {
  const { state } = table;
  if (state.turn.side === who.side) changeActions(table, who, -by, rule);
  else takesEffect(state, who.id, source, { kind: "actions", by: -by }, { kind: "game" });
}
