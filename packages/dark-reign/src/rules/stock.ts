import type { Script } from "@ossuaire/kernel";
import type { ThingCard } from "../cards/thing.ts";
import { packsOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { rolledWell } from "./again.ts";
import { castDice } from "./test.ts";

export interface Ware extends ThingCard {
  readonly price: number;
}

/** REG-TOWN: what is sold. */
export function wares({ options }: Pick<State, "options">): readonly Ware[] {
  return packsOf(options)
    .flatMap(({ things = [] }) => things)
    .flatMap((card) => (card.price === undefined ? [] : [{ ...card, price: card.price }]));
}

/** REG-TOWN-20, REG-VERDICT-81: 1D for the whole visit, thrown by the first who asks; its destiny works on it (REG-CHAR-17). */
export function* askFor(table: DarkTable, who: Character, card: string): Script {
  const rule = "REG-TOWN-20";
  const { total } = yield* rolledWell(table, who, {
    cast: (hand) => castDice(table, who, { count: 1, what: "stock", rule }, hand),
    isBad: (roll) => roll.total < 4,
    shows: ({ dice }) => dice,
  });
  table.state.stock[card] = total >= 4;
  table.tell({ type: "stocked", rule, who: who.id, thing: card, isThere: total >= 4 });
}
