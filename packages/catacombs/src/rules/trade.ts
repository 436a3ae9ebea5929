import type { Script, Seat } from "@ossuaire/kernel";
import { customsOf } from "../content/box.ts";
import type { Shop } from "../kinds.ts";
import { type Fee, isFee, isService, type Leaving, type Purchase, type Service } from "../offers.ts";
import { type HeroId, heroesOf, type Role } from "../options.ts";
import { heroIds, heroOf, type State, type Visit } from "../state.ts";
import { amount, type CatacombsTable, chooseOwn } from "../table.ts";
import { payers, purchasesOf, purseOf, servicesFor, shopOf, whyNoDeal } from "./deals.ts";
import { heal, revive } from "./heal.ts";
import { heroRoles, seatOfHero } from "./roles.ts";

/** CAT-MERCH-03, CAT-VMAZE-17, 18: what is unsold goes back, the deck is shuffled, some cards are turned up. */
export function openShop({ state, reveal, rng }: CatacombsTable, shop?: Shop): void {
  state.phase = "merchant";
  state.visit = { done: [], discounts: 0, ...(shop && { shop }) };
  state.equipment = rng.shuffled([...state.equipment, ...state.offer]);
  state.offer = state.equipment.splice(0, shopOf(state).goods);
  reveal({ type: "offer", rule: "CAT-MERCH-03", items: state.offer });
}

/** A visit on the way to somewhere else, from its beginning to its end. */
export function* tradeAt(table: CatacombsTable, shop: Shop): Script {
  openShop(table, shop);
  while (table.state.visit !== undefined) yield* merchant(table);
}

/** CAT-MERCH-01 to 11: one purchase, or the end of the visit when all have enough (CAT-RULING-60). */
export function* merchant(table: CatacombsTable): Script {
  const { state, tell } = table;
  const offered = offers<Purchase | Service | Fee>(state, (role) => [
    ...heroesOf(state.options, role).flatMap((hero) =>
      state.offer.flatMap((item) => purchasesOf(hero, item)),
    ),
    ...treatments(state),
    ...looks(state, role),
  ]);
  const asking = { prompt: "buy", rule: "CAT-MERCH-02", about: { purse: purseOf(state) } } as const;
  const { seat, choice: deal } = yield* chooseOwn(asking, offered);
  if (deal.kind === "done") {
    if (leave(state, seat)) closeShop(table);
    return;
  }
  if (!(yield* payTogether(table, seat, deal))) return;
  if (isFee(deal)) return look(table);
  if (isService(deal)) return yield* treat(table, deal);
  if (deal.half) visitOf(state).discounts++;
  state.offer.splice(state.offer.indexOf(deal.item), 1);
  heroOf(state, deal.hero).items.push(deal.item);
  tell({ type: "bought", rule: "CAT-MERCH-10", hero: deal.hero, item: deal.item, price: deal.price });
}

/** CAT-HEAL-01 to 08: one service, or the end of the visit. */
export function* healer(table: CatacombsTable): Script {
  // Any player may ask for any Hero: the friends of a dead one bring him back, whatever his own player has said.
  const { state } = table;
  const offered = offers(state, () => [...heroIds(state).flatMap(servicesFor), ...treatments(state)]);
  const asking = { prompt: "heal", rule: "CAT-HEAL-01", about: { purse: purseOf(state) } } as const;
  const { seat, choice: deal } = yield* chooseOwn(asking, offered);
  if (deal.kind === "done") {
    if (leave(state, seat)) endVisit(state);
    return;
  }
  if (!(yield* payTogether(table, seat, deal))) return;
  if (deal.kind === "raise") revive(table, deal.hero, 2, "CAT-HEAL-04");
  else if (deal.kind === "touch") yield* heal(table, deal.hero, 1, "CAT-HEAL-03");
  else yield* treat(table, deal);
}

/** VER-VERDICT-01: what the boxes of the match let every Merchant and every Healer of the layout sell. */
function treatments(state: State): readonly Service[] {
  if (visitOf(state).shop !== undefined) return [];
  return customsOf(state.options).flatMap(({ treatments: sold }) => sold?.(state) ?? []);
}

function* treat(table: CatacombsTable, service: Service): Script {
  for (const custom of customsOf(table.state.options)) if (custom.treat) yield* custom.treat(table, service);
}

/** Where a Merchant sells the sight of the next card, as long as there is one. */
function looks(state: State, role: Role): readonly Fee[] {
  const { look: price } = shopOf(state);
  if (price === undefined || state.equipment.length === 0) return [];
  return [{ id: "look", kind: "look", hero: spokesmanOf(state, role), price }];
}

/** In whose name a player pays for what is for all. */
export function spokesmanOf({ options }: State, role: Role): HeroId {
  const [first] = heroesOf(options, role);
  if (first === undefined) throw new Error(`${role} has no Hero`);
  return first;
}

/** The next card of the deck is laid beside the others, and can be bought. */
function look({ state, reveal }: CatacombsTable): void {
  const item = state.equipment.shift();
  if (item === undefined) throw new Error("the deck is empty, and yet it was offered");
  state.offer.push(item);
  reveal({ type: "revealed", rule: "SOL-MERCHANT-06", item });
}

/** The visit is over; some Merchants put away what they have not sold. */
function closeShop({ state, rng }: CatacombsTable): void {
  if (shopOf(state).clears) state.equipment = rng.shuffled([...state.equipment, ...state.offer.splice(0)]);
  endVisit(state);
}

/** What each Hero player who is not done yet may ask for, or nothing more. */
export function offers<Deal extends Purchase | Service | Fee>(
  state: State,
  dealsFor: (role: Role) => readonly Deal[],
): Readonly<Record<Seat, readonly (Deal | Leaving)[]>> {
  const own: Record<Seat, readonly (Deal | Leaving)[]> = {};
  for (const role of heroRoles(state)) {
    const seat = state.roles[role];
    if (visitOf(state).done.includes(seat)) continue;
    const deals = dealsFor(role).filter((deal) => whyNoDeal(state, deal) === undefined);
    own[seat] = [...deals, { id: "done", kind: "done" }];
  }
  return own;
}

/** CAT-RULING-60: this player wants no more; returns whether nobody does. */
export function leave(state: State, seat: Seat): boolean {
  const { done } = visitOf(state);
  done.push(seat);
  return done.length === heroRoles(state).length;
}

export function endVisit(state: State): void {
  delete state.visit;
  state.phase = "exploration";
}

function visitOf({ visit }: State): Visit {
  if (visit === undefined) throw new Error("nobody is being visited");
  return visit;
}

/**
 * CAT-MERCH-08, CAT-HEAL-02, CAT-RULING-57: this player asks for it; each controller says what each Hero gives, the buyer's
 * first; the deal is made when the price is covered exactly, and otherwise nobody has paid anything.
 */
export function* payTogether(
  { state, tell }: CatacombsTable,
  seat: Seat,
  deal: Purchase | Service | Fee,
): Script<boolean> {
  const { hero, price } = deal;
  const purse = payers(state);
  const order = [...purse.filter((one) => one === hero), ...purse.filter((one) => one !== hero)];
  const given = new Map<HeroId, number>();
  let left = price;
  for (const payer of order) {
    if (left === 0) break;
    const most = Math.min(left, heroOf(state, payer).gold) / 100;
    // Nobody else's gold is spent without a word; whoever asks for a Hero of his own, who alone has any, has said it.
    const isAlone = order.length === 1 && [payer, hero].every((one) => seatOfHero(state, one) === seat);
    const asking = {
      seats: seatOfHero(state, payer),
      prompt: "pay",
      rule: "CAT-RULING-57",
      about: { payer, deal, left },
    } as const;
    // In notes of 100.
    const gold = 100 * (isAlone ? most : yield* amount({ ...asking, min: 0, max: most }));
    given.set(payer, gold);
    left -= gold;
  }
  if (left > 0) {
    tell({ type: "not-paid", rule: "CAT-RULING-57", hero, price, left });
    return false;
  }
  for (const [payer, gold] of given) {
    if (gold === 0) continue;
    heroOf(state, payer).gold -= gold;
    state.bank += gold;
    tell({ type: "pays", rule: "CAT-MERCH-09", hero: payer, gold });
  }
  return true;
}
