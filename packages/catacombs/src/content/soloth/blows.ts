import type { RuleId, Script } from "@ossuaire/kernel";
import { guardOf, loseLife } from "../../rules/harm.ts";
import { removeKilled } from "../../rules/leaving.ts";
import { claim } from "../../rules/settle.ts";
import type { Character } from "../../state.ts";
import type { CatacombsTable } from "../../table.ts";

/**
 * SOL-VERDICT-20: 1 point that is no attack; the kill belongs to the owner of the card. A Lord loses nothing by it, nor does
 * who lies on somebody (VER-RULING-82).
 */
export function harmByCard(table: CatacombsTable, owner: Character, target: Character, rule: RuleId): void {
  const { state, tell } = table;
  if (target.kind !== "monster" || target.on !== undefined) return;
  const { id: piece, card } = target;
  tell({ type: "card-harm", rule, piece, card, by: owner.id, byCard: owner.card });
  const guard = guardOf(state, target, { kind: "card" });
  if (guard) tell({ type: "unhurt", rule: guard.rule, piece, card });
  else if (loseLife(table, target, 1)) claim(target, owner);
}

/** The same outside of a flick: whoever is killed leaves at once. */
export function* strikeByCard(
  table: CatacombsTable,
  owner: Character,
  target: Character,
  rule: RuleId,
): Script {
  harmByCard(table, owner, target, rule);
  yield* removeKilled(table, target.id);
}
