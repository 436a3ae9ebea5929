import type { RuleId, Script } from "@ossuaire/kernel";
import { pvOf } from "../characters.ts";
import { mostPv } from "../sheet/counters.ts";
import { has } from "../sheet/traits.ts";
import { profileOf } from "../shelf.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { cheatDeath } from "./destiny.ts";
import { endDuel } from "./duel.ts";
import { leavesBoard } from "./gone.ts";

/** What a loss of PV has come to. */
export interface Loss {
  readonly lost: number;
  /** It is dead and off the board; a PJ or ally at 0 is not (REG-RULING-26). */
  readonly kills: boolean;
}

const nothing: Loss = { lost: 0, kills: false };

/** REG-CHAR-14, REG-RULING-35: PV are lost, maybe by somebody; what is subtracted before, if anything, is the caller's affair. */
export function* loses(
  table: DarkTable,
  who: Character,
  amount: number,
  rule: RuleId,
  by?: Character,
): Script<Loss> {
  if (amount <= 0 || who.gone !== undefined) return nothing;
  if (has(table.state, who, "invulnerable")) {
    table.tell({ type: "unhurt", rule: "REG-VERDICT-09", who: who.id });
    return nothing;
  }
  const before = pvOf(who);
  if (before > 0 && amount >= before && (yield* cheatDeath(table, who, amount, "ground"))) return nothing;
  const killed = wound(who, amount);
  const lost = before - pvOf(who);
  table.tell({ type: "lost", rule, who: who.id, lost, pv: who.pv });
  if (killed > 0 && who.side === "mj") countKills(table, who, killed);
  if (who.side === "mj" && who.pv.length === 0) {
    yield* leavesBoard(table, who, "dead", "REG-WOUND-08", by);
    return { lost, kills: true };
  }
  fallIfSpent(table, who);
  return { lost, kills: false };
}

/** REG-IMMAT-03, REG-RULING-96: the same by physical harm, of which the immaterial feel nothing: fire, poison, traps, a blow. */
export function* suffers(table: DarkTable, who: Character, amount: number, rule: RuleId): Script<Loss> {
  if (!has(table.state, who, "immaterial")) return yield* loses(table, who, amount, rule);
  table.tell({ type: "unhurt", rule: "REG-IMMAT-03", who: who.id });
  return nothing;
}

/**
 * REG-RULING-92: the figure with the fewest PV loses first, what is left goes to the next; returns how many died. Of a PJ or
 * ally the last figure stays, below 0 if need be (REG-WOUND-06).
 */
function wound(who: Character, amount: number): number {
  const figures = who.pv.toSorted((a, b) => a - b);
  let left = amount;
  let killed = 0;
  while (left > 0 && figures[0] !== undefined) {
    const isLast = figures.length === 1 && who.side === "heroes";
    const taken = isLast ? left : Math.min(left, figures[0]);
    figures[0] -= taken;
    left -= taken;
    if (figures[0] > 0 || isLast) break;
    figures.shift();
    killed++;
  }
  who.pv = figures;
  if (who.states.fresh !== undefined) who.states.fresh = Math.min(who.states.fresh, figures.length);
  return killed;
}

/** REG-GOLD-02, REG-XP-01: what each figure killed brings. */
export function countKills(table: DarkTable, who: Character, figures: number): void {
  const { state } = table;
  const { ecus, xp } = profileOf(who.card);
  state.purse += ecus * figures;
  state.tally.kills[who.card] = (state.tally.kills[who.card] ?? 0) + figures;
  for (const { hero, gone } of state.characters) if (hero && gone !== "dead") hero.xp += xp * figures;
  table.tell({ type: "killed", rule: "REG-GOLD-02", who: who.id, figures, ecus: ecus * figures });
}

/** REG-WOUND-01. */
function fallIfSpent(table: DarkTable, who: Character): void {
  if (pvOf(who) > 0 || who.states.ground !== undefined) return;
  who.states.ground = table.state.round;
  // REG-RULING-61: what was kept for the opposing turn is lost.
  delete who.states.waiting;
  endDuel(table, who);
  table.tell({ type: "falls", rule: "REG-WOUND-01", who: who.id });
}

/** REG-WOUND-03, 07, REG-RULING-55, 85, 92: never above the maximum; from 1 PV on it stands up in place. */
export function heals(
  table: Pick<DarkTable, "state" | "tell">,
  who: Character,
  amount: number,
  rule: RuleId,
): number {
  if (who.gone !== undefined) return 0;
  const most = mostPv(table.state, who);
  let left = amount;
  who.pv = who.pv
    .toSorted((a, b) => a - b)
    .map((figure) => {
      const gained = Math.min(left, Math.max(0, most - figure));
      left -= gained;
      return figure + gained;
    });
  const gained = amount - left;
  table.tell({ type: "healed", rule, who: who.id, gained, pv: who.pv });
  if (who.states.ground !== undefined && pvOf(who) > 0) {
    delete who.states.ground;
    table.tell({ type: "stands-up", rule: "REG-WOUND-07", who: who.id });
  }
  return gained;
}
