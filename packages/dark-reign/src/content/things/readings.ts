import { canSee, squareId } from "../../board.ts";
import type { Use } from "../../cards/thing.ts";
import { areAdversaries, characterOf, inOrder, onBoard, pvOf } from "../../characters.ts";
import { dice } from "../../dice/notation.ts";
import { rolledAmount } from "../../dice/roll.ts";
import { cure } from "../../effects/cure.ts";
import { protect } from "../../effects/protect.ts";
import { emptySquares, teleport } from "../../effects/teleport.ts";
import type { Square } from "../../grid/square.ts";
import { cheatDeath } from "../../rules/destiny.ts";
import { leavesBoard } from "../../rules/gone.ts";
import { returnsFromDeath } from "../../rules/return.ts";
import { isHoly, isUnholy } from "../../rules/statue.ts";
import { tested } from "../../rules/test.ts";
import { heals } from "../../rules/wounds.ts";
import type { Character, State } from "../../state.ts";
import { choose } from "../../table.ts";

type Reading = Omit<Use, "spends">;

/** REG-SCROLL-02, REG-VERDICT-11: an adversary in sight, by a Will test of difficulty 6. A PJ may still pay destiny (REG-RULING-13). */
export const banish: Reading = {
  *aims(state, who) {
    for (const one of onBoard(state))
      if (areAdversaries(one, who) && one.states.hole === undefined && canSee(state, who, one))
        yield { target: one.id };
  },
  *works(table, _who, _thing, { target = "" }) {
    const victim = characterOf(table.state, target);
    const trial = { test: "banishment", of: "will", difficulty: 6, rule: "REG-SCROLL-02" } as const;
    if ((yield* tested(table, victim, trial)).passed) return;
    if (yield* cheatDeath(table, victim, pvOf(victim), "banished")) return;
    yield* leavesBoard(table, victim, "banished", "REG-SCROLL-02");
  },
};

/** REG-SCROLL-03, REG-VERDICT-12: one roll for all of the reader's side on the board. */
export const cureAll: Reading = {
  *aims() {
    yield {};
  },
  *works(table, who, { card }) {
    const rule = "REG-SCROLL-03";
    const { d, total } = rolledAmount(table.rng, dice("4+5D"));
    table.tell({ type: "threw", rule, who: who.id, what: "healing", dice: d, total });
    for (const one of inOrder(table.state, who.side)) {
      heals(table, one, total, rule);
      yield* cure("poison")(table, one, { rule, source: card });
    }
  },
};

/** REG-SCROLL-04, REG-VERDICT-13: the reader, or one of its side in sight. */
export const protectOne: Reading = {
  *aims(state, who) {
    for (const { id: target } of inSight(state, who)) yield { target };
  },
  *works(table, _who, { card }, { target = "" }) {
    yield* protect(2)(table, characterOf(table.state, target), { rule: "REG-SCROLL-04", source: card });
  },
};

/** REG-SCROLL-05, REG-VERDICT-06: the reader, and each of its side in sight, decides for itself; who lies on the ground too. */
export const teleportAll: Reading = {
  *aims() {
    yield {};
  },
  *works(table, who, { card }) {
    for (const one of inSight(table.state, who))
      if (one.gone === undefined) yield* teleport(table, one, { rule: "REG-SCROLL-05", source: card });
  },
};

/** REG-SCROLL-06, REG-VERDICT-14: after the turn that its side plays now, or plays next. */
export const stopTime: Reading = {
  *aims() {
    yield {};
  },
  *works(table, who) {
    table.state.extra.push(who.side);
    table.tell({ type: "time-stops", rule: "REG-SCROLL-06", who: who.id });
  },
};

/** REG-SCROLL-07, REG-VERDICT-15: a PJ or ally that died in this game, on an empty square in sight. */
export const raiseDead: Reading = {
  *aims(state, who) {
    const dead = state.characters.filter(
      ({ side, gone }) => side === "heroes" && who.side === side && gone === "dead",
    );
    for (const one of dead) if (squaresFor(state, who, one).length > 0) yield { target: one.id };
  },
  *works(table, who, _thing, { target = "" }) {
    const returning = characterOf(table.state, target);
    const squares = squaresFor(table.state, who, returning);
    const options = squares.map((square) => ({ id: squareId(square), square }));
    const about = { who: target };
    const asking = { seats: who.seat, prompt: "return-at", rule: "REG-VERDICT-15", about } as const;
    const { square } = yield* choose(asking, options);
    returnsFromDeath(table, returning, square);
  },
};

/** The reader first, then by REG-RULING-02. */
function inSight(state: State, who: Character): readonly Character[] {
  const others = inOrder(state, who.side).filter((one) => one.id !== who.id && canSee(state, who, one));
  return [who, ...others];
}

/** REG-STATUE-01: the undead do not return into a holy place. */
function squaresFor(state: State, who: Character, returning: Character): readonly Square[] {
  return emptySquares(state).filter(
    (square) => canSee(state, who, square) && !(isUnholy(state, returning) && isHoly(state, square)),
  );
}
