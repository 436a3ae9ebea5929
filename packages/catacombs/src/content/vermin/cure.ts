import type { RuleId, Script } from "@ossuaire/kernel";
import type { Service } from "../../offers.ts";
import type { HeroId } from "../../options.ts";
import { cureFor } from "../../rules/deals.ts";
import { seatOfHero } from "../../rules/roles.ts";
import { heroIds, type State } from "../../state.ts";
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

/** VER-CURE-04: for everybody; what is against a deal is said where all deals are judged. */
export function cures(state: State): readonly Service[] {
  return heroIds(state).map(cureFor);
}
