import type { Action } from "../action.ts";
import { heroCard } from "../content/box.ts";
import type { Cost } from "../questions.ts";
import { type Character, heroOf, type Open } from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import { loseLife } from "./harm.ts";
import { leftOn, spend } from "./tracks.ts";

export function costOf(
  state: Open,
  { id, card, kind }: Character,
  { price }: Pick<Action, "price">,
  from: string,
): Cost | undefined {
  if (price === undefined || kind !== "hero") return undefined;
  const { track, points, away = 0 } = price;
  const due = points + (from === id ? 0 : away);
  const paid = Math.min(due, leftOn(state, card, track));
  return { track, points: paid, life: due - paid };
}

/** SOL-SORC-05, 06, SOL-RULING-55: the track first, life after it, and never the last point. */
export function canPay(state: Open, actor: Character, action: Pick<Action, "price">, from: string): boolean {
  const cost = costOf(state, actor, action, from);
  if (cost === undefined || cost.life === 0) return true;
  const { paidByLife = false } = heroCard(actor.card).tracks.find(({ id }) => id === cost.track) ?? {};
  return paidByLife && heroOf(state, actor.card).life > cost.life;
}

export function pay(table: CatacombsTable, actor: Character, action: Action, from: string): void {
  const cost = costOf(table.state, actor, action, from);
  if (cost === undefined) return;
  if (cost.points > 0) spend(table, actor.card, cost.track, cost.points, action.rule);
  if (cost.life > 0) loseLife(table, actor, cost.life);
}
