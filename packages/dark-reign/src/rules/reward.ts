import { survivorsOf } from "../characters.ts";
import type { DarkTable } from "../table.ts";
import { sharesOf } from "./purse.ts";

/** REG-XP-02, 03, REG-VERDICT-49, 59: what a won quest brings, after the score is counted. */
export function rewardQuest(table: DarkTable): void {
  const { state } = table;
  const heroes = survivorsOf(state);
  if (!state.ended?.isWon || heroes.length === 0) return;
  const xp = state.tally.deaths.length === 0 ? 50 : 40;
  for (const { hero } of heroes)
    if (hero !== undefined) {
      hero.xp += xp;
      hero.destiny++;
    }
  state.purse += 100;
  table.tell({
    type: "rewarded",
    rule: "REG-XP-02",
    who: heroes.map(({ id }) => id),
    xp,
    destiny: 1,
    ecus: 100,
  });
}

/** REG-XP-04: for all who are alive when the game ends, won or lost. */
export function rewardSide({ state, tell }: DarkTable): void {
  const heroes = survivorsOf(state);
  if (!state.tally.isSideDone || heroes.length === 0) return;
  for (const { hero } of heroes) if (hero !== undefined) hero.xp += 20;
  tell({ type: "rewarded", rule: "REG-XP-04", who: heroes.map(({ id }) => id), xp: 20, destiny: 0, ecus: 0 });
}

/** REG-VERDICT-48: the purse is shared, won or lost. */
export function sharePurse(table: DarkTable): void {
  const { state } = table;
  const shares = sharesOf(state);
  if (Object.keys(shares).length === 0) return;
  for (const { id, hero } of state.characters) if (hero !== undefined) hero.ecus += shares[id] ?? 0;
  state.purse = 0;
  table.tell({ type: "shared", rule: "REG-VERDICT-48", shares });
}
