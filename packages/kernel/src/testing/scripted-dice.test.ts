import { expect, test } from "vitest";
import { Match } from "../index.ts";
import { scriptedDice } from "./index.ts";
import { choose, gameOf } from "./situations.ts";

test("the dice fall as they are told", () => {
  const rng = scriptedDice([6, 1, 1, 2]).fromSeed("any");
  expect([rng.int(1, 6), rng.int(0, 1), rng.one(["a", "b"]), rng.int(2, 2)]).toEqual([6, 1, "b", 2]);
});

test("a shuffle takes one roll for each thing but the first, from the last place on", () => {
  expect(scriptedDice([2, 1]).fromSeed("").shuffled(["a", "b", "c"])).toEqual(["a", "b", "c"]);
  expect(scriptedDice([0, 0]).fromSeed("").shuffled(["a", "b", "c"])).toEqual(["b", "c", "a"]);
});

test("a roll too few, or one that no such die can show, is told with its number", () => {
  const rng = scriptedDice([3, 7]).fromSeed("");
  rng.int(1, 6);
  expect(() => rng.int(1, 6)).toThrow("roll 2 is 7, not from 1 to 6");
  expect(() => scriptedDice([]).fromSeed("").int(1, 6)).toThrow("roll 1 (1 to 6) is not in the script");
});

test("what was not rolled is known", () => {
  const dice = scriptedDice([3, 4, 5]);
  expect(dice.unused()).toEqual([3, 4, 5]);
  const rng = dice.fromSeed("");
  rng.int(1, 6);
  expect(dice.unused()).toEqual([4, 5]);
  dice.fromState([0]).int(1, 6);
  expect(dice.unused()).toEqual([4, 5]);
  dice.fromState(rng.state()).int(1, 6);
  expect(dice.unused()).toEqual([5]);
});

test("a match on scripted dice forks and undoes like any other", () => {
  const dice = scriptedDice([2, 5]);
  const game = gameOf(function* (table) {
    table.state.notes.push(table.rng.int(1, 6));
    yield* choose({ seats: "red", prompt: "roll", rule: "TST-ROLL-01" }, ["roll"]);
    table.state.notes.push(table.rng.int(1, 6));
    yield* choose({ seats: "red", prompt: "stop", rule: "TST-ROLL-01" }, ["stop"]);
  });
  const match = Match.start(game, { options: {}, seed: "", undo: "consent" }, dice);
  match.submit("red", { kind: "choose", option: "roll" });
  expect(match.fork().state.notes).toEqual([2, 5]);
  expect(match.undo(1, ["red", "blue"])).toBeUndefined();
  expect(match.state.notes).toEqual([2]);
  match.submit("red", { kind: "choose", option: "roll" });
  expect(match.state.notes).toEqual([2, 5]);
  expect(dice.unused()).toEqual([]);
});
