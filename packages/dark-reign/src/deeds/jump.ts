import { w } from "@ossuaire/kernel";
import type { Aim } from "../asked/deed.ts";
import { groundOf, isEmpty } from "../board.ts";
import { at } from "../characters.ts";
import { deed } from "../deed.ts";
import { pointsOf, powerDieOf } from "../dice/faces.ts";
import { hindranceAt } from "../grid/ground.ts";
import { directions, distance, type Square } from "../grid/square.ts";
import { notAroundCorner } from "../grid/steps.ts";
import { arrives } from "../rules/arrive.ts";
import { leavesSquare } from "../rules/blocking.ts";
import { termsOf, tested } from "../rules/test.ts";
import type { Character, State } from "../state.ts";
import type { Trial } from "../trial.ts";

/** REG-JUMP: in one of the eight straight directions over squares into which one may fall. */
export const jump = deed({
  id: "jump",
  name: w("Sauter", "Jump"),
  rule: "REG-JUMP-01",
  cost: 1,
  trial: leap,
  // REG-JUMP-04.
  failure: () =>
    w("chute au milieu du saut, sur ce qui s’y trouve", "a fall in mid-jump, onto whatever is there"),
  *options(state, who) {
    const most = farthest(state, who);
    for (const direction of directions)
      for (const square of landings(state, who, direction, most)) yield { square };
  },
  *perform(table, who, { square }) {
    // REG-RULING-23: tested like a step.
    if (!(yield* leavesSquare(table, who))) return;
    const over = distance(who, square) - 1;
    const { passed } = yield* tested(table, who, leap(table.state, who, { square }));
    if (passed) yield* arrives(table, who, square, "jump", "REG-JUMP-03");
    else yield* arrives(table, who, middle(who, square, over), "tumble", "REG-JUMP-04");
  },
});

const trial = { test: "jump", of: "agility", rule: "REG-JUMP-02" } as const;

/** REG-JUMP-02: by the squares that are jumped over. */
function leap(_state: State, who: Character, { square = who }: Aim): Trial {
  return { ...trial, difficulty: 3 * (distance(who, square) - 1) };
}

/** REG-RULING-74: square number ⌈n/2⌉ of those jumped over. */
function middle(from: Square, to: Square, over: number): Square {
  const steps = Math.ceil(over / 2);
  return { x: from.x + Math.sign(to.x - from.x) * steps, y: from.y + Math.sign(to.y - from.y) * steps };
}

/** REG-RULING-73: free squares at distance n + 1; no characters, furniture or obstacles in between, no corner on the way. */
function* landings(state: State, from: Square, { x, y }: Square, most: number): Iterable<Square> {
  const ground = groundOf(state);
  let last = from;
  for (let over = 0; over <= most; over++) {
    const square = { x: last.x + x, y: last.y + y };
    if (!notAroundCorner(ground, last, square)) return;
    if (over > 0 && isEmpty(state, square)) yield square;
    if (!["free", "fall"].includes(hindranceAt(ground, square)) || at(state, square) !== undefined) return;
    last = square;
  }
}

/** REG-JUMP-02: as many squares as the best throw there is can carry it; what no throw can do is not offered. */
function farthest(state: State, who: Character): number {
  const { level, d = 0, bonus = 0 } = termsOf(state, who, trial);
  const best = Math.max(0, ...(powerDieOf(level)?.faces ?? []).map(pointsOf));
  return Math.floor((best + 5 * d + bonus) / 3);
}
