import { because, type Reason, type Script, w } from "@ossuaire/kernel";
import { radiusOfSize } from "../arena.ts";
import { seatOfHero } from "../rules/roles.ts";
import { placeBeside } from "../rules/spot.ts";
import { type Character, fightOf, isOnBoard, type Open } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** CAT-GAP-11: there is one, whoever lays it. */
export const shieldDisc = { id: "shield", card: "shield", radius: radiusOfSize("large") };

export function whyNoShield(open: Open): Reason | undefined {
  return isOnBoard(open, shieldDisc.id) ? oneShield : undefined;
}

const oneShield = because(
  "CAT-LIMIT-02",
  w("Le Bouclier est déjà sur le plateau.", "The Shield is on the board already."),
);

/** The large violet disc, within 2.5 cm, until the room ends. */
export function* layShield(table: CatacombsTable, caster: Character, from: Character): Script {
  const { state, tell } = table;
  const seats = seatOfHero(state, caster.card);
  const asking = { seats, prompt: "place-shield", rule: "CAT-GAP-11" } as const;
  const { x, y } = yield* placeBeside(table, asking, shieldDisc, from.id);
  fightOf(state).pieces.push({ ...shieldDisc, kind: "shield", x, y });
  tell({ type: "placed", rule: "CAT-GAP-11", piece: "shield", card: "shield", x, y });
}
