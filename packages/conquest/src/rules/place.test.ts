import { expect, test } from "vitest";
import { radiusOf } from "../arena.ts";
import type { Duel } from "../testing/duel.ts";
import { aiming, playing, seen, tapUntil } from "../testing/scenes.ts";

const ranged = [
  ["missile", "missile"],
  ["fireball", "fireball"],
  ["longbow", "longbow"],
  ["wave", "wave"],
  ["power-wave", "wave"],
] as const;

/** Sword 1 is asked for the place of a projectile. */
function placing(kind: (typeof ranged)[number][0], more: Parameters<typeof playing>[1] = {}): Duel {
  const game = playing(kind, more);
  tapUntil(game, "place");
  return game;
}

/** Puts this piece to the right of a character, with this gap between the rims; returns the code of a refusal. */
function placeBeside(game: Duel, piece: string, character: string, gap = 3): string | undefined {
  const { x, y } = game.piece(character);
  const spots = [{ piece, x: x + radiusOf(character) + radiusOf(piece) + gap, y }];
  return game.submit({ kind: "place", spots })?.code;
}

const lies = (game: Duel, piece: string) => seen(game).view.discs.some(({ id }) => id === piece);

for (const [kind, piece] of ranged) {
  test.each([0, 12, 25])(
    `CON-RANGED-01 a ${kind} may lie %d mm from its character, and is flicked from there`,
    (gap) => {
      const game = placing(kind);
      expect(placeBeside(game, piece, "s1", gap)).toBeUndefined();
      expect(game.asked).toMatchObject({ kind: "flick", prompt: kind, pieces: [piece] });
      expect(game.piece(piece).x).toBeCloseTo(game.piece("s1").x + 12.5 + radiusOf(piece) + gap, 9);
    },
  );
}

test.each([-0.1, 25.1, 200])("CON-RANGED-01 a projectile may not lie %d mm from its character", (gap) => {
  expect(placeBeside(placing("missile"), "missile", "s1", gap)).toBe("outside-zone");
});

test("CON-RANGED-01 a projectile may not lie on another disc, nor in a wall", () => {
  expect(placeBeside(placing("missile", { at: { c1: [130, 40] } }), "missile", "s1")).toBe("overlap");
  expect(placeBeside(placing("missile", { at: { s1: [590, 200] } }), "missile", "s1")).toBe("off-board");
});

test.each(ranged)("CON-RANGED-02 a %s is shot with the %s disc and no other", (kind, piece) => {
  const game = placing(kind);
  expect(game.asked).toMatchObject({ kind: "place", pieces: [{ piece }] });
  const others = ["missile", "fireball", "longbow", "wave"].filter((other) => other !== piece);
  for (const other of [...others, "crystal-1", "s1"])
    expect(placeBeside(game, other, "s1")).toBe("unknown-piece");
});

test.each(ranged)("CON-RANGED-03 after the shot of a %s the %s is taken out of the arena", (kind, piece) => {
  const game = aiming(kind);
  expect(lies(game, piece)).toBe(true);
  game.flickAt("c1");
  expect(lies(game, piece)).toBe(false);
});

test.each(ranged)("CON-RANGED-04 a %s does not move its character", (kind) => {
  const game = aiming(kind);
  const before = game.piece("s1");
  game.flickAt("c1");
  expect(game.piece("s1")).toEqual(before);
});

test("CON-RANGED-04 its character moves if a disc pushes it, be it the projectile", () => {
  const game = aiming("missile");
  game.flick(-800, 0);
  expect(game.piece("s1").x).toBeLessThan(100);
});

test("CON-LONGBOW-01 the longbow is placed near either character of the team, chosen anew for each shot", () => {
  const game = placing("longbow");
  expect(placeBeside(game, "longbow", "s2")).toBeUndefined();
  game.tap();
  expect(placeBeside(game, "longbow", "s1")).toBeUndefined();
  expect(game.events("placed").map(({ y }) => y)).toEqual([322.5, 40]);
});

test("CON-LONGBOW-01 not near an enemy", () => {
  expect(placeBeside(placing("longbow"), "longbow", "c1")).toBe("outside-zone");
});

test.each(ranged)(
  "CON-LONGBOW-03 a %s starts from the companion only if it is the longbow",
  (kind, piece) => {
    const refused = placeBeside(placing(kind), piece, "s2");
    expect(refused).toBe(kind === "longbow" ? undefined : "outside-zone");
  },
);
