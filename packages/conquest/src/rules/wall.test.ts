import { expect, test } from "vitest";
import { arena, type Piece, radiusOf } from "../arena.ts";
import { aiming, facing, flickOverWall, newMatch, randomMoments, seen } from "../testing/scenes.ts";

const attacks = ["combat", "critical", "missile", "fireball", "longbow", "wave", "power-wave"] as const;

function isInside({ id, x, y }: Piece): boolean {
  const reach = radiusOf(id) - 0.001;
  return x >= reach && x <= arena.length - reach && y >= reach && y <= arena.width - reach;
}

test("CON-WALL-01 no disc leaves the arena, whatever the flicks", () => {
  for (const { state } of randomMoments()) expect(state.discs.filter((disc) => !isInside(disc))).toEqual([]);
});

test("CON-WALL-02 a character rebounds from a wall", () => {
  const game = aiming("move");
  game.flick(0, -600);
  // 27.5 mm to the wall, and back with 0.7 of the speed that is left: (600² − 4000 × 27.5) × 0.49 / 4000 = 30.6 mm.
  expect(game.piece("s1").x).toBe(100);
  expect(game.piece("s1").y).toBeCloseTo(12.5 + 30.625, 3);
});

test.each(["missile", "fireball", "longbow", "wave"] as const)(
  "CON-WALL-02 a %s rebounds from a wall, and meets a character on its way back",
  (kind) => {
    const game = aiming(kind);
    const { x } = game.piece("c1");
    flickOverWall(game, "c1");
    expect(game.piece("c1").x).toBeGreaterThan(x);
  },
);

test("CON-WALL-03 the walls are the border unless the mat is chosen", () => {
  expect(seen(newMatch()).view.options.border).toBe("walls");
  const leavers = (border: "walls" | "mat") => {
    const game = aiming("move", { options: { border } });
    game.flick(0, -600);
    return game.events("put-back").map(({ id }) => id);
  };
  expect(leavers("walls")).toEqual([]);
  expect(leavers("mat")).toEqual(["s1"]);
});

test.each(attacks)("CON-WALL-04 a hit after a wall does no damage: %s", (kind) => {
  const game = aiming(kind);
  flickOverWall(game, "c1");
  expect(game.events("no-damage")).toMatchObject([
    { character: "c1", why: "after-wall", rule: "CON-WALL-04" },
  ]);
  expect(game.events("hit")).toEqual([]);
  expect(game.health("skull")).toBe(8);
});

test("CON-WALL-04 the second flick of a targeted shot starts clean", () => {
  const game = facing(["falconer"]);
  game.choose("falconer");
  game.choose("c1");
  game.place(122, 40);
  flickOverWall(game, "c1", 900);
  expect(game.health("skull")).toBe(8);
  game.choose("again");
  game.flickAt("c1");
  expect(game.health("skull")).toBe(7);
});

test("CON-WALL-05 nothing has to be built: the first question of a match is to play a card", () => {
  expect(newMatch().asked).toMatchObject({ kind: "choose", prompt: "card" });
});

test("CON-WALL-06 a flick may take any direction of the full circle, and friction is the same everywhere", () => {
  const directions = [...Array(16).keys()].map((i) => (i * Math.PI) / 8);
  for (const x of [120, 500]) {
    for (const direction of directions) {
      const game = aiming("move", { at: { s1: [x, 177.5] } });
      const [vx, vy] = [Math.round(Math.cos(direction) * 400), Math.round(Math.sin(direction) * 400)];
      game.flick(vx, vy);
      // FLK-MOTION-01: 400² / 4000 = 40 mm, a tenth of a second's way.
      expect(game.piece("s1").x - x).toBeCloseTo(vx / 10, 1);
      expect(game.piece("s1").y - 177.5).toBeCloseTo(vy / 10, 1);
    }
  }
});
