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
