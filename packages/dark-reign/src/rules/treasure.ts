import type { RuleId, Script } from "@ossuaire/kernel";
import { rowOf, type Sort, type TreasureTables } from "../cards/treasure.ts";
import { characterOf, inOrder, isHero } from "../characters.ts";
import { packsOf, thingCardOf } from "../shelf.ts";
import type { Character, State, Thing } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { makeThing } from "../things.ts";
import { floorAt, take } from "./bearing.ts";
import { bind, bindable } from "./runes.ts";
import { throwDice } from "./test.ts";

/**
 * REG-TREAS-03, 04: a treasure of the catacombs, by two rolls, or by one where its sort is named; whoever finds it takes or
 * leaves it. Treasure rolls are never unsuccessful (REG-RULING-12).
 */
export function* findTreasure(table: DarkTable, who: Character, named?: Sort): Script {
  const { natures, sorts } = tablesOf(table.state);
  const sort = named ?? rowOf(natures, throwDice(table, who, 2, "nature", "REG-TREAS-03"));
  const card = rowOf(sorts[sort], throwDice(table, who, 2, "treasure", "REG-TREAS-04"));
  yield* finds(table, who, makeThing(table.state, card, floorAt(who)));
}

function tablesOf({ options }: State): TreasureTables {
  const tables = packsOf(options).find(({ treasure }) => treasure !== undefined)?.treasure;
  if (tables === undefined) throw new Error("no pack of this match has treasure");
  return tables;
}

/** REG-TREAS-01, REG-VERDICT-04: taken, or left on the finder's square. A rune may be bound at once (REG-VERDICT-21). */
export function* finds(table: DarkTable, who: Character, thing: Thing): Script {
  const { state } = table;
  const { card } = thing;
  const about = { who: who.id, thing: card };
  table.tell({ type: "found", rule: "REG-TREAS-01", who: who.id, thing: card });
  const answer = yield* choose({ seats: who.seat, prompt: "take-find", rule: "REG-TREAS-01", about }, [
    "take",
    "leave",
  ]);
  if (answer === "leave") {
    table.tell({ type: "leaves", rule: "REG-VERDICT-04", who: who.id, thing: card });
    return;
  }
  take(state, who, thing);
  table.tell({ type: "takes", rule: "REG-TREAS-02", who: who.id, thing: card });
  const objects = thingCardOf(card).isRune ? bindable(state, who) : [];
  if (objects.length === 0) return;
  const chosen = yield* choose({ seats: who.seat, prompt: "bind-find", rule: "REG-VERDICT-21", about }, [
    ...objects.map((one) => ({ id: one.thing.id, card: one.card.id })),
    { id: "later" },
  ]);
  const object = objects.find((one) => one.thing.id === chosen.id);
  if (object !== undefined) bind(table, who, thing, object.thing);
}

/** REG-FOE-05, 06, REG-VERDICT-51: so many treasures for whom the leader names, wherever they stand. */
export function* awardTreasure(table: DarkTable, count: number, killer?: Character): Script {
  for (let i = 0; i < count; i++) {
    const heir = yield* namedHeir(table, "REG-VERDICT-51", killer);
    if (heir !== undefined) yield* findTreasure(table, heir);
  }
}

/** REG-VERDICT-50: a quest object goes to the PJ side as a treasure would, and nobody leaves it. */
export function* awardThing(table: DarkTable, thing: Thing, killer?: Character): Script {
  const heir = yield* namedHeir(table, "REG-VERDICT-50", killer);
  if (heir === undefined) return;
  take(table.state, heir, thing);
  table.tell({ type: "takes", rule: "REG-VERDICT-50", who: heir.id, thing: thing.card });
}

function* namedHeir({ state }: DarkTable, rule: RuleId, killer?: Character): Script<Character | undefined> {
  const heirs = inOrder(state, "heroes");
  if (heirs.length < 2) return heirs[0];
  const leader = heirs.find(({ id }) => id === state.leader) ?? heirs[0];
  if (leader === undefined) return undefined;
  const options = heirs.map(({ id }) => ({ id, target: id }));
  // REG-VERDICT-51: the killer, or the leader if it is no PJ.
  const usual = heirs.find((one) => isHero(one) && one.id === killer?.id) ?? leader;
  const about = { who: leader.id, usual: usual.id };
  const { id } = yield* choose({ seats: leader.seat, prompt: "heir", rule, about }, options);
  return characterOf(state, id);
}
