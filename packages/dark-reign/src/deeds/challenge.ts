import { w } from "@ossuaire/kernel";
import { canSee } from "../board.ts";
import { areAdversaries, characterOf, isHero, onBoard } from "../characters.ts";
import { deed } from "../deed.ts";
import { beginDuel } from "../rules/duel.ts";
import { levelOf } from "../sheet/levels.ts";

/** REG-DUEL-01 to 04: a PJ challenges an adversary that is at least as good, in line of sight; it cannot refuse (REG-RULING-82). */
export const challenge = deed({
  id: "challenge",
  name: w("Provoquer en duel", "Challenge to a duel"),
  rule: "REG-DUEL-01",
  cost: 1,
  *options(state, who) {
    if (!isHero(who)) return;
    for (const target of onBoard(state))
      if (
        areAdversaries(target, who) &&
        target.states.hole === undefined &&
        levelOf(state, target, "melee") >= levelOf(state, who, "melee") &&
        canSee(state, who, target)
      )
        yield { target: target.id };
  },
  *perform(table, who, { target }) {
    beginDuel(table, who, characterOf(table.state, target));
  },
});
