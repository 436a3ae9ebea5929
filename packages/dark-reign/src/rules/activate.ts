import type { Reason, Script } from "@ossuaire/kernel";
import { characterOf, isUp } from "../characters.ts";
import type { Way } from "../deed.ts";
import { traitsOf } from "../sheet/traits.ts";
import { packsOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { barredIn, type Chance, canDoFreely, chancesOf, hindranceTo } from "./chances.ts";
import { expireActivation } from "./limits.ts";

/** Whether a character can act when its place comes (REG-WOUND-02, REG-TRAP-13, REG-RULING-15, 78). */
export function canAct(who: Character): boolean {
  return isUp(who) && who.states.hole === undefined && who.states.lost === undefined;
}

/** The same before it has begun to act: something may have ended its turn already (REG-BRIDGE-06, 07). */
export function canBegin(who: Character): boolean {
  return canAct(who) && !who.states.over;
}

export function beginActivation(table: DarkTable, who: Character): void {
  delete who.states.over;
  for (const { begins } of packsOf(table.options)) begins?.(table, who);
  table.tell({ type: "activated", rule: "REG-ACT-01", who: who.id, actions: who.actions });
}

/**
 * REG-ACT: one deed with all that it sets off; whether there may be another. Who can do nothing is not asked, but for a hero with
 * P.Action left: its player sees why, and a board on which nobody can do anything still waits for somebody.
 */
export function* act(table: DarkTable, who: Character): Script<boolean> {
  if (who.actions === 0 && !canDoFreely(table.state, who)) return false;
  const chances = chancesOf(table.state, who);
  const ways = waysIn(chances);
  if (ways.length === 0 && who.side === "mj") return false;
  const bar = ways.length === 0 ? undefined : barToEnd(table.state, who);
  const about = {
    who: who.id,
    actions: who.actions,
    barred: barredIn(chances, [{ id: "end", deed: "end", bar }]),
  };
  const ends = bar === undefined ? [{ id: "end" } as const] : [];
  const options = [...ways.map(({ option }) => option), ...ends];
  const chosen = yield* choose({ seats: who.seat, prompt: "act", rule: "REG-ACT-01", about }, options);
  const way = ways.find(({ option }) => option.id === chosen.id);
  if (way === undefined) return false;
  if (yield* isMeant(table, way)) yield* perform(table, who, way);
  // REG-VERDICT-07: it may be as it was before.
  const now = characterOf(table.state, who.id);
  return canAct(now) && !now.states.over;
}

const waysIn = (chances: readonly Chance[]): readonly Way[] =>
  chances.flatMap(({ way, bar }) => (bar === undefined ? [way] : []));

/** REG-DUEL-05, REG-RULING-31, 81: who has still to move does not end its activation as long as it can. */
const barToEnd = (state: State, who: Character): Reason | undefined => hindranceTo(state, who, "end", {});

/** Whether it may be left out of a turn of its side. */
export function mayRest(state: State, who: Character): boolean {
  return barToEnd(state, who) === undefined || waysIn(chancesOf(state, who)).length === 0;
}

/** Before anything is paid. */
export function* isMeant(table: DarkTable, { confirm }: Way): Script<boolean> {
  return confirm === undefined || (yield* confirm(table));
}

/** REG-ACT-01: it is paid for, done, and whatever comes after a deed comes. */
export function* perform(table: DarkTable, who: Character, { option, perform: carryOut }: Way): Script {
  const { state } = table;
  who.actions -= option.cost;
  for (const { paid } of traitsOf(state, who)) paid?.(state, who, option.deed, option);
  const { deed, cost, target, thing } = option;
  const event = { type: "does", rule: "REG-ACT-01", who: who.id, deed, cost } as const;
  const told = target === undefined ? event : { ...event, target };
  // REG-VERDICT-47: what MJ characters carry is hidden until it is used.
  if (who.side === "mj" && thing !== undefined) table.show(told);
  else table.tell(told);
  yield* carryOut(table);
  for (const { afterDeed } of packsOf(state.options))
    if (afterDeed) yield* afterDeed(table, characterOf(state, who.id));
}

/** REG-RULING-03: what is left is lost. */
export function* finish(table: DarkTable, who: Character): Script {
  const { state } = table;
  for (const { finishes } of packsOf(state.options)) if (finishes) yield* finishes(table, who);
  who.actions = 0;
  delete who.states.over;
  expireActivation(state, who.id);
  table.tell({ type: "finished", rule: "REG-RULING-03", who: who.id });
}
