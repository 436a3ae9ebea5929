import type { Script } from "@ossuaire/kernel";
import { boardTraits, customsOf, heroCard, monsterOf } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import { fightOf, heroIds, heroOf, isAlive, type State } from "../state.ts";
import { type CatacombsTable, pick } from "../table.ts";
import { lastCamp } from "./camp.ts";
import { toReserve } from "./reserve.ts";
import { heroSeats } from "./roles.ts";

/** CAT-GOLD-01 to 07: gold for killed monsters, which then go back to the reserve; the room is done. */
export function* resolve(table: CatacombsTable): Script {
  const { state, tell } = table;
  const due = new Map(
    heroIds(state)
      .filter((hero) => owed(state, hero) > 0)
      .map((hero) => [hero, owed(state, hero)]),
  );
  for (const hero of yield* orderOfPay(state, due)) pay(table, hero, due.get(hero) ?? 0);
  yield* settleUp(table);
  const { kind, pieces } = fightOf(state);
  // CAT-RULING-51: a fire wall was not killed; its disc goes back all the same.
  for (const piece of pieces) if (piece.kind === "wall") toReserve(state, piece.card);
  delete state.fight;
  tell({ type: "cleared", rule: "CAT-GOLD-06" });
  // CAT-VCAMP-03, 14: not after a fight that came from camping.
  const mayCamp = state.options.camping && kind === "room" && state.camp < lastCamp;
  state.phase = mayCamp ? "camp" : "exploration";
  for (const { roomEnds } of customsOf(state.options)) if (roomEnds) yield* roomEnds(table);
}

/** Articles for kills, and what boards make of their trophies; what is left of these goes back (CAT-GOLD-06). */
function* settleUp(table: CatacombsTable): Script {
  const { state } = table;
  for (const { hero, item } of fightOf(state).rewards ?? []) handOver(table, hero, item);
  for (const hero of heroIds(state)) {
    for (const { atResolution } of boardTraits(state, hero))
      if (atResolution) yield* atResolution(table, hero);
    for (const card of heroOf(state, hero).trophies.splice(0)) toReserve(state, card);
  }
}

/** SOL-REWARD-03 to 05, SOL-RULING-14 to 18: the card is looked for in the deck, which is then shuffled. */
function handOver({ state, tell, rng }: CatacombsTable, hero: HeroId, item: string): void {
  if (!isAlive(state, hero)) return;
  const isThere = state.equipment.includes(item);
  tell({
    type: isThere ? "reward" : "no-reward",
    rule: isThere ? "SOL-REWARD-03" : "SOL-REWARD-05",
    hero,
    item,
  });
  if (!isThere) return;
  state.equipment = rng.shuffled(state.equipment.filter((card) => card !== item));
  heroOf(state, hero).items.push(item);
}

/**
 * CAT-GOLD-03, CAT-HERO-14, CAT-DEATH-03, CAT-RULING-52. VER-REWARD-03, 04, 08, 09, VER-RULING-47 to 50: kind by kind, no
 * more than its maximum; of Vermin the bonus is for each kind, and not for each monster.
 */
function owed(state: State, id: HeroId): number {
  if (!isAlive(state, id)) return 0;
  const { bonus = 0 } = heroCard(id);
  const { trophies } = heroOf(state, id);
  return [...new Set(trophies)].map(monsterOf).reduce((sum, { id: card, gold, max = Infinity, family }) => {
    const count = trophies.filter((trophy) => trophy === card).length;
    return sum + Math.min(count * gold, max) + (family === "vermin" ? 1 : count) * bonus;
  }, 0);
}

/** CAT-RULING-53: if the bank cannot pay all, the Hero players say who is paid first. */
function* orderOfPay(state: State, due: ReadonlyMap<HeroId, number>): Script<readonly HeroId[]> {
  const heroes = [...due.keys()];
  const total = [...due.values()].reduce((sum, gold) => sum + gold, 0);
  if (total <= state.bank || heroes.length < 2) return heroes;
  const asking = { seats: heroSeats(state), prompt: "pay-order", rule: "CAT-RULING-53" } as const;
  return yield* pick({ ...asking, min: heroes.length, max: heroes.length }, heroes);
}

/** CAT-GOLD-05, CAT-LIMIT-03. */
function pay({ state, tell }: CatacombsTable, id: HeroId, due: number): void {
  const gold = Math.min(due, state.bank);
  state.bank -= gold;
  heroOf(state, id).gold += gold;
  tell({ type: "paid", rule: gold < due ? "CAT-LIMIT-03" : "CAT-GOLD-03", hero: id, gold, due });
}
