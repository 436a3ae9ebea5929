import { expect, test } from "vitest";
import { crystals } from "../arena.ts";
import { duel } from "../testing/duel.ts";
import {
  aiming,
  answerQuietly,
  facing,
  finishTurn,
  lines,
  newMatch,
  tapUntil,
  views,
} from "../testing/scenes.ts";

/** Sword 1 has played its card, and flicks an obstacle; crystal 2 lies in the lane between it and Skull 1. */
function pushing(at: Readonly<Record<string, readonly [number, number]>> = {}) {
  const game = facing(["griffin"], { at: { "crystal-2": [180, 40], ...at } });
  game.choose("griffin");
  tapUntil(game, "obstacle");
  return game;
}

test.each(["move", "missile"] as const)("CON-PUSH-01 an obstacle struck by a %s shot moves", (kind) => {
  const game = aiming(kind, { at: { "crystal-2": [180, 40] } });
  game.flickAt("crystal-2", 1500);
  expect(game.piece("crystal-2").x).toBeGreaterThan(181);
});

test("CON-PUSH-01 an obstacle struck by another obstacle moves", () => {
  const game = pushing({ c1: [577, 300], "crystal-3": [260, 40] });
  game.flickAt("crystal-3", 600, "crystal-2");
  expect(game.piece("crystal-3").x).toBeGreaterThan(265);
});

test("CON-PUSH-02 an obstacle stays where it comes to rest", () => {
  const game = pushing();
  game.flick(-300, 0, "crystal-2");
  const { x, y } = game.piece("crystal-2");
  expect(x).toBeLessThan(170);
  for (let turns = 0; turns < 4; turns++) {
    tapUntil(game, "obstacle");
    game.flick(0, 60, "crystal-5");
  }
  expect(game.piece("crystal-2")).toMatchObject({ x, y });
});

test("CON-PUSH-03 every turn ends with one obstacle shot of the active player", () => {
  const game = newMatch();
  const seats = [1, 2, 3, 4, 5, 6].map(() => {
    const { seat } = views(game)[0]?.active ?? {};
    finishTurn(game);
    return seat;
  });
  expect(
    game
      .events("flicked")
      .filter(({ shot }) => shot === "obstacle")
      .map(({ seat }) => seat),
  ).toEqual(seats);
});

test("CON-PUSH-04 any of the five obstacles may be chosen, wherever it lies, and nothing else", () => {
  const game = pushing({ "crystal-4": [22.5, 200], "crystal-5": [587.5, 200] });
  expect(game.asked).toMatchObject({ kind: "flick", pieces: crystals });
  for (const piece of crystals)
    expect(game.match.check("sword", { kind: "flick", piece, vx: 0, vy: 60 })).toBeUndefined();
  for (const piece of ["s1", "c1", "missile"]) {
    expect(game.submit({ kind: "flick", piece, vx: 0, vy: 60 })).toMatchObject({ code: "unknown-piece" });
  }
});

test("CON-PUSH-05 the obstacle shot wounds nobody, neither by itself nor by what it pushes", () => {
  const game = pushing({ c1: [250, 40], c2: [290, 40] });
  game.flickAt("c1", 1500, "crystal-2");
  expect(game.piece("c2").x).toBeGreaterThan(291);
  expect(game.events("wounded")).toEqual([]);
  expect(game.state).toMatchObject({ pools: { sword: 8, skull: 8 }, bank: 8 });
  expect(lines(game).fr).toContain("un obstacle ne blesse pas");
  expect(lines(game).en).toContain("an obstacle wounds nobody");
});

test.each(["s2", "c1"])(
  "CON-PUSH-06 the obstacle shot may push %s, which stays where it comes to rest",
  (pushed) => {
    const game = duel({
      at: { s2: [300, 320], c1: [400, 320], "crystal-4": [350, 320] },
      hands: { sword: ["griffin"] },
    });
    game.choose("griffin");
    tapUntil(game, "obstacle");
    const before = game.piece(pushed);
    game.flickAt(pushed, 600, "crystal-4");
    const after = game.piece(pushed);
    expect(Math.abs(after.x - before.x)).toBeGreaterThan(5);
    answerQuietly(game);
    expect(game.piece(pushed)).toEqual(after);
  },
);
