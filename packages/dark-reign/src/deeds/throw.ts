import { type Script, w } from "@ossuaire/kernel";
import { groundOf, seesSquare, squareId } from "../board.ts";
import { deed } from "../deed.ts";
import { hindranceAt, squaresOf } from "../grid/ground.ts";
import { directions, distance, type Square, sameSquare } from "../grid/square.ts";
import { floorAt, nearestFree, settle } from "../rules/bearing.ts";
import { openly } from "../rules/openly.ts";
import { tested } from "../rules/test.ts";
import { levelOf } from "../sheet/levels.ts";
import { thingCardOf } from "../shelf.ts";
import type { Character, State, Thing } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { oneOfEach, thingOf, thingsOf } from "../things.ts";

/** REG-THROW-01, 02, REG-RULING-69: a small object that is not worn. */
export const throwThing = deed({
  id: "throw",
  name: w("Lancer", "Throw"),
  rule: "REG-THROW-01",
  cost: 1,
  trial: () => throwing,
  // REG-THROW-06.
  failure: () => w("l’objet tombe sur une case voisine, au hasard", "it falls on a square beside, at random"),
  *options(state, who) {
    const force = levelOf(state, who, "force");
    const small = thingsOf(state, who.id).filter(
      ({ thing, card }) => thing.at.kind !== "worn" && card.weight <= force,
    );
    if (small.length === 0 || targetsOf(state, who).next().done) return;
    for (const { thing } of oneOfEach(small)) yield { thing: thing.id };
  },
  *perform(table, who, { thing: id }) {
    const thing = thingOf(table.state, id);
    const square = yield* namedSquare(table, who, thing);
    const { passed } = yield* tested(table, who, throwing);
    lands(table, who, thing, passed ? square : astray(table, square));
    settle(table, who);
  },
});

const throwing = { test: "throw", of: "shooting", difficulty: 1, rule: "REG-THROW-04" } as const;

/** REG-THROW-03: named before the dice; at most twice the Force, in sight, and no full obstacle. */
function* namedSquare(table: DarkTable, who: Character, { card }: Thing): Script<Square> {
  const options = [...targetsOf(table.state, who)].map((square) => ({ id: squareId(square), square }));
  const about = { who: who.id, thing: card };
  const asking = { seats: who.seat, prompt: "throw-at", rule: "REG-THROW-03", about } as const;
  return (yield* choose(asking, options)).square;
}

function* targetsOf(state: State, who: Character): Generator<Square> {
  const ground = groundOf(state);
  const range = 2 * levelOf(state, who, "force");
  for (const { x, y } of squaresOf(ground)) {
    const square = { x, y };
    const isNear = distance(who, square) <= range && !sameSquare(who, square);
    if (isNear && hindranceAt(ground, square) !== "full" && seesSquare(state, who, square)) yield square;
  }
}

/** REG-THROW-06, REG-RULING-70: equal chance among the squares beside it that are no full obstacle. */
function astray({ state, rng }: DarkTable, square: Square): Square {
  const ground = groundOf(state);
  const around = directions
    .map(({ x, y }) => ({ x: square.x + x, y: square.y + y }))
    .filter((one) => hindranceAt(ground, one) !== "full");
  return rng.one(around);
}

/** REG-THROW-05, REG-RULING-70, REG-VERDICT-78: what falls into lava or a hole is lost, but never a quest object. */
function lands(table: DarkTable, who: Character, thing: Thing, on: Square): void {
  const { state } = table;
  const isLost = hindranceAt(groundOf(state), on) === "fall";
  const { isQuest } = thingCardOf(thing.card);
  const square = isLost ? (isQuest ? nearestFree(state, on) : undefined) : on;
  thing.at = square === undefined ? { kind: "gone" } : floorAt(square);
  const event = { type: "lands", rule: "REG-THROW-05", who: who.id, thing: thing.card } as const;
  openly(table, who)(square === undefined ? event : { ...event, square });
}
