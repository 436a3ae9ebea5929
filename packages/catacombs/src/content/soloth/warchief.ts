import type { Script } from "@ossuaire/kernel";
import { attacking } from "../../action.ts";
import { melee, type Strike } from "../../attack.ts";
import { perform } from "../../rules/act.ts";
import { type Character, charactersOf } from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";
import { canBeDriven } from "./driving.ts";

const orcs: readonly string[] = ["orc", "orc-wolf-rider"];

const extra = attacking("melee", { fr: "Coup de poing", en: "Melee" }, [melee], { rule: "SOL-RULING-04" });

/** If he has hit somebody, one Orc that can act (SOL-VERDICT-28) makes a single Melee, beside its own action. */
export function* drive(table: CatacombsTable, _chief: Character, strikes: readonly Strike[]): Script {
  const { state } = table;
  if (!strikes.some(({ touched }) => touched.length > 0)) return;
  const able = charactersOf(state, "overseer").filter(
    (piece) => orcs.includes(piece.card) && canBeDriven(state, piece),
  );
  if (able.length === 0) return;
  const asking = { seats: state.roles.overseer, prompt: "drive", rule: "SOL-RULING-04" } as const;
  const named = able.map(({ id, card }) => ({ id, card }));
  const choice = yield* choose(asking, [...named, "no"]);
  const orc = able.find((piece) => choice !== "no" && piece.id === choice.id);
  if (orc === undefined) return;
  const { id } = orc;
  const deed = {
    id: `${id}:melee`,
    kind: "deed",
    actor: id,
    card: orc.card,
    action: extra,
    from: id,
  } as const;
  yield* perform(table, deed, true);
}
