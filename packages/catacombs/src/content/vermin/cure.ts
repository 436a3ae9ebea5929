import type { RuleId, Script } from "@ossuaire/kernel";
import type { Service } from "../../offers.ts";
import type { HeroId } from "../../options.ts";
import { seatOfHero } from "../../rules/roles.ts";
import { heroIds, isAlive, type State } from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";
import { cardsOf, remove } from "./poison.ts";
import { poisonCard } from "./poison-cards.ts";
import type { Dose } from "./questions.ts";

/** VER-CURE-03, VER-RULING-28: the player of the Hero says which card goes. */
export function* cure(table: CatacombsTable, hero: HeroId, rule: RuleId): Script {
  const { state } = table;
  const cards = cardsOf(state, hero).map((id): Dose => ({ id, value: poisonCard(id).value }));
  const asking = { seats: seatOfHero(state, hero), prompt: "cure-card", rule, about: { hero } } as const;
  const { id } = yield* choose(asking, cards);
  remove(table, hero, id, rule);
}

/** VER-CURE-04, VER-RULING-26, 27: what a cure costs, wherever it is sold. */
const curePrice = 400;

/** VER-RULING-24: for the living only. */
export function cures(state: State): readonly Service[] {
  return heroIds(state)
    .filter((hero) => isAlive(state, hero) && cardsOf(state, hero).length > 0)
    .map((hero) => ({ id: `cure:${hero}`, kind: "cure", hero, price: curePrice }));
}
