import type { Script } from "@ossuaire/kernel";
import { radiusOfSize } from "../arena.ts";
import { type Character, fightOf, isOnBoard, type State } from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import { seatOfHero } from "./roles.ts";
import { placeBeside } from "./spot.ts";

/** CAT-GAP-11: there is one, whoever lays it. */
export const shieldDisc = { id: "shield", card: "shield", radius: radiusOfSize("large") };

export function canLayShield(state: State): boolean {
  return !isOnBoard(state, shieldDisc.id);
}

/** The large violet disc, within 2.5 cm, until the room ends. */
export function* layShield(table: CatacombsTable, caster: Character, from: Character): Script {
  const { state, tell } = table;
  const seats = seatOfHero(state, caster.card);
  const asking = { seats, prompt: "place-shield", rule: "CAT-GAP-11" } as const;
  const { x, y } = yield* placeBeside(table, asking, shieldDisc, from.id);
  fightOf(state).pieces.push({ ...shieldDisc, kind: "shield", x, y });
  tell({ type: "placed", rule: "CAT-GAP-11", piece: "shield", card: "shield", x, y });
}
