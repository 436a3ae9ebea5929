import { expect, test } from "vitest";
import { distance } from "../grid/square.ts";
import type { State } from "../state.ts";
import { hall, inZone, nothing } from "../testing/index.ts";

test("REG-VERDICT-42 REG-RULING-98 more ambushers than fit far from the entrance may stand nearer to it", () => {
  const prepare = (state: State) => {
    state.unforeseen.waiting = [{ card: "revenant", count: 40 }];
  };
  const piles = { "door@6,2": ["crypt"] };
  const { play, question, submit } = inZone("entrance-hall", { svein: [5, 2] }, { piles, prepare }).rolling(
    ...nothing(48),
  );
  play("open:6,2");
  const { suggestion } = question("lay-out");
  expect(suggestion.some((spot) => distance(spot, { x: 7, y: 2 }) < 4)).toBe(true);
  expect(submit({ kind: "place", spots: suggestion })).toBeUndefined();
});

test("REG-VERDICT-43 as many monsters come as there are squares, and the others are lost", () => {
  const prepare = (state: State) => {
    state.unforeseen.waiting = [{ card: "revenant", count: 200 }];
  };
  const piles = { "door@6,2": ["dead-end"] };
  // A corridor and a room, without the square of the well; three groups of rats are at home there.
  const room = 4 * 2 + 6 * 6 - 1;
  const { play, question, place, match } = inZone(
    "entrance-hall",
    { svein: [5, 2] },
    { piles, prepare },
  ).rolling(...nothing(44));
  play("open:6,2");
  expect(question("lay-out").pieces).toHaveLength(room);
  place();
  const come = match.state.characters.filter(({ side }) => side === "mj");
  expect(come).toHaveLength(room);
  expect(new Set(come.map(({ x, y }) => `${x},${y}`)).size).toBe(come.length);
  expect(match.state.unforeseen.waiting).toEqual([]);
});

test("REG-VERDICT-82 while there is room far from the entrance nobody stands nearer to it", () => {
  const { play, question, submit } = hall(["dead-end"]).rolling(0, 0, 0, 0);
  play("open:6,2");
  const { suggestion } = question("lay-out");
  expect(submit({ kind: "place", spots: suggestion.map((spot) => ({ ...spot, x: 7, y: 2 })) })).toMatchObject(
    {
      code: "outside-zone",
    },
  );
});
