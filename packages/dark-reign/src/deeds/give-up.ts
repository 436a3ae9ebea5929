import { type Script, w } from "@ossuaire/kernel";
import { isActing, isHero } from "../characters.ts";
import { deed } from "../deed.ts";
import { spend, takesEffect, timesSpent } from "../rules/limits.ts";
import type { Character } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";

/** What is remembered once all have agreed. */
export const givenUp = "given-up";

/** REG-VERDICT-60: once per round for the whole group; the players of the other living PJ are asked in seat order. */
export const giveUp = deed({
  id: "give-up",
  name: w("Proposer d’abandonner la quête", "Propose to give the quest up"),
  rule: "REG-VERDICT-60",
  cost: 0,
  *options(state, who) {
    // Nobody is kept at the table for it once its P.Action are spent.
    const mayPropose = isHero(who) && isActing(state, who) && who.actions > 0;
    if (mayPropose && timesSpent(state, givenUp) === 0) yield {};
  },
  *perform(table, who) {
    const { state } = table;
    spend(state, givenUp);
    table.tell({ type: "proposes-end", rule: "REG-VERDICT-60", who: who.id });
    for (const other of state.characters)
      if (other.id !== who.id && isAlive(other) && !(yield* agrees(table, other, who))) return;
    const what = { kind: "note", note: givenUp, by: 1 } as const;
    takesEffect(state, "heroes", givenUp, what, { kind: "game" });
  },
});

const isAlive = (who: Character): boolean => isHero(who) && who.gone !== "dead" && who.gone !== "banished";

function* agrees(table: DarkTable, { id, seat }: Character, by: Character): Script<boolean> {
  const asking = { seats: seat, prompt: "give-up", rule: "REG-VERDICT-60", about: { who: by.id } } as const;
  const answer = yield* choose(asking, ["yes", "no"]);
  if (answer === "no") table.tell({ type: "plays-on", rule: "REG-VERDICT-60", who: id });
  return answer === "yes";
}
