import type { Script } from "@ossuaire/kernel";
import type { Ability } from "../abilities.ts";
import { seatsOfTeam } from "../options.ts";
import type { Shot } from "../shots.ts";
import { activeSeat, activeTeam, handOf } from "../state.ts";
import { type ConquestTable, choose, eachOnce } from "../table.ts";
import { type Character, enemyOf } from "../teams.ts";
import { giveUp, offered } from "./cards.ts";
import { checkEnd, tokens } from "./end.ts";

/** CON-RULING-46: settles a shot whose hits are known, from the power wave option to the abilities on damage. */
export function* settle(
  table: ConquestTable,
  shot: Shot,
  ability: Ability | undefined,
  hits: readonly Character[],
): Script {
  if (hits.length === 0) return;
  const each = yield* damageOfEach(table, shot);
  // CON-DAMAGE-03, CON-RULING-23: a shot that hits both is one event with the damage of both.
  const damage = each * hits.length;
  if (!ability?.pierces && (yield* wardsOff(table, damage))) return;
  loseTokens(table, damage, ability?.captures ?? 0);
  if (checkEnd(table)) return;
  ability?.onDamage?.(table, enemyOf(activeTeam(table.state)));
  checkEnd(table);
}

/** CON-POWER-02, CON-RULING-24, 25: a discarded card raises the damage of a power wave, for each enemy hit. */
function* damageOfEach(table: ConquestTable, { damage, raised }: Shot): Script<number> {
  const { state } = table;
  const seat = activeSeat(state);
  const hand = handOf(state, seat);
  if (raised === undefined || hand.length === 0) return damage;
  const asking = { seats: seat, prompt: "raise", rule: "CON-POWER-02" } as const;
  const given = yield* choose(asking, ["none", ...offered(hand)]);
  if (given === "none") return damage;
  const { card } = given;
  giveUp(state, seat, card);
  table.reveal({ type: "raised", rule: "CON-POWER-02", seat, card, damage: raised });
  return raised;
}

/**
 * CON-ARMOUR-02 to 08, CON-RULING-47, 48: every player of the struck team is asked; the first who names a card uses
 * it, and the shot goes on when all have declined.
 */
function* wardsOff(table: ConquestTable, damage: number): Script<boolean> {
  const { state } = table;
  const team = enemyOf(activeTeam(state));
  const kept = state.armour[team];
  if (kept.length === 0) return false;
  const seats = seatsOfTeam(state.options, team);
  const asking = { seats, prompt: "armour", rule: "CON-ARMOUR-03", about: { damage } } as const;
  const replies = yield* eachOnce(asking, ["none", ...offered(kept)], ({ choice }) => choice !== "none");
  for (const { seat, choice } of replies) {
    if (choice === "none") continue;
    const { card } = choice;
    kept.splice(kept.indexOf(card), 1);
    state.discards[team].push(card);
    table.tell({ type: "armour-used", rule: "CON-ARMOUR-04", seat, card, damage });
    return true;
  }
  return false;
}

/** CON-DAMAGE-02, CON-CAPTURE-01, 02, CON-RULING-52: to the bank, but for what is captured; never more than there is. */
function loseTokens({ state, tell }: ConquestTable, damage: number, capturing: number): void {
  const active = activeTeam(state);
  const team = enemyOf(active);
  const lost = Math.min(damage, state.pools[team]);
  const captured = Math.min(capturing, lost);
  state.pools[team] -= lost;
  state.pools[active] += captured;
  state.bank += lost - captured;
  const rule = captured > 0 ? "CON-CAPTURE-01" : "CON-DAMAGE-02";
  tell({ type: "wounded", rule, team, lost, captured, ...tokens(state) });
}
