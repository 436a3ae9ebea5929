import type { Script } from "@ossuaire/kernel";
import type { Modifier, Strike } from "../../attack.ts";
import { shift } from "../../rules/shift.ts";
import { actorOn, type Character, type State } from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";
import { traitsOf } from "../box.ts";
import { putDownRiders } from "./riders.ts";

/** VER-FEAR-01 to 05, VER-RULING-30 to 32: each Hero whom it has hurt, and who lives, may be made to flee at once. */
export const fear: Modifier = {
  id: "fear",
  name: { fr: "Terreur", en: "Fear" },
  rule: "VER-FEAR-01",
  colour: "black",
  afterStrike: flights,
};

function* flights(table: CatacombsTable, attacker: Character, { hurt, died }: Strike): Script {
  const { state } = table;
  let frightened = hurt.filter((id) => !died.includes(id)).flatMap((id) => actorOn(state, id) ?? []);
  while (state.ended === undefined) {
    const able = frightened.filter((piece) => canFlee(state, piece));
    if (able.length === 0 || actorOn(state, attacker.id) === undefined) return;
    const asking = {
      seats: state.roles.overseer,
      prompt: "flight",
      rule: "VER-FEAR-02",
      about: { by: attacker.id },
    } as const;
    const chosen = yield* choose(asking, [...able.map(({ id, card }) => ({ id, card })), { id: "no" }]);
    const hero = able.find(({ id }) => id === chosen.id);
    if (hero === undefined) return;
    frightened = frightened.filter((piece) => piece !== hero);
    yield* flee(table, attacker, hero);
  }
}

/** A Hero who stands there as he was struck: whoever died of a flight and came back is not afraid any more (SOL-VERDICT-22). */
function canFlee(state: State, piece: Character): boolean {
  const isThere = piece.kind === "hero" && actorOn(state, piece.id) === piece;
  return isThere && !traitsOf(state, piece).some(({ isFearless }) => isFearless);
}

/** VER-FEAR-08, VER-VERDICT-10: first the riders are put down, then the Overseer flicks. */
function* flee(table: CatacombsTable, { id: by, card: byCard }: Character, hero: Character): Script {
  const { state, tell } = table;
  tell({ type: "flees", rule: "VER-FEAR-02", piece: hero.id, card: hero.card, by, byCard });
  yield* putDownRiders(table, hero.id, "VER-FEAR-08");
  yield* shift(table, {
    seat: state.roles.overseer,
    hand: "overseer",
    by,
    disc: hero.id,
    rule: "VER-FEAR-02",
  });
}
