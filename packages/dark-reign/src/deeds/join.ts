import { w } from "@ossuaire/kernel";
import { neighboursInReach } from "../board.ts";
import { at, characterOf } from "../characters.ts";
import { deed } from "../deed.ts";
import { leavesSquare } from "../rules/blocking.ts";
import { profileOf } from "../shelf.ts";
import type { Character } from "../state.ts";
import { thingsOf } from "../things.ts";

/** REG-SWARM-05, REG-RULING-94: a group moves into another of its kind that has lost figures. */
export const join = deed({
  id: "join",
  name: w("Renforcer", "Join"),
  rule: "REG-SWARM-05",
  cost: 1,
  *options(state, who) {
    for (const square of neighboursInReach(state, who)) {
      const group = at(state, square);
      if (group !== undefined && canJoin(who, group)) yield { target: group.id };
    }
  },
  *perform(table, who, { target }) {
    const { state } = table;
    if (!(yield* leavesSquare(table, who))) return;
    const group = characterOf(state, target);
    const room = levelOfSwarm(group) - group.pv.length;
    // Those with the most PV first; they keep them, and count from the next turn of their side on (REG-SWARM-06).
    const figures = who.pv.toSorted((a, b) => b - a);
    const going = figures.slice(0, room);
    group.pv.push(...going);
    group.states.fresh = (group.states.fresh ?? 0) + going.length;
    who.pv = figures.slice(room);
    table.tell({ type: "joined", rule: "REG-SWARM-05", who: who.id, group: group.id, figures: going.length });
    if (who.pv.length > 0) return;
    for (const { thing } of thingsOf(state, who.id)) thing.at = { kind: "carried", by: group.id };
    // REG-RULING-67: until it is killed.
    if (who.loot !== undefined) group.loot = (group.loot ?? 0) + who.loot;
    delete who.loot;
    who.gone = "left";
  },
});

const levelOfSwarm = ({ hero, card }: Character): number =>
  hero === undefined ? (profileOf(card).swarm ?? 1) : 1;

/** Not while either burns, is poisoned, webbed or in a duel. */
function canJoin(who: Character, group: Character): boolean {
  const isHale = ({ states }: Character) =>
    [states.fire, states.poison, states.web, states.duel, states.ground].every((one) => one === undefined);
  const isKin = who.id !== group.id && who.card === group.card && who.side === group.side;
  return isKin && group.pv.length < levelOfSwarm(group) && isHale(who) && isHale(group);
}
