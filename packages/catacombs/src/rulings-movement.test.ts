import { xoroshiro } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { length, obstaclesOn, width } from "./arena.ts";
import { fighting } from "./testing/campaign.ts";
import { courseOf, flickAlong } from "./testing/seek.ts";

const far = { "orc-9": [440, 300] } as const;

describe("CAT-RULING-01: a bounce before the hit", () => {
  test("CAT-RULING-01: off an obstacle it is a direct hit", () => {
    const game = fighting({ at: { elf: [300, 110], "orc-1": [400, 110] } });
    game.choose("elf:melee");
    expect(courseOf(game, "elf", -1300, 0).slice(0, 2)).toEqual(["obstacle-4", "orc-1"]);
    game.flick(-1300, 0);
    expect(game.life("orc-1")).toBe(1);
  });

  test.each(["fire-spirit-1", "thief", "shield"])("CAT-RULING-01: off %s too", (cushion) => {
    const game = fighting({
      walls: ["fire-spirit-1"],
      at: { elf: [260, 100], [cushion]: [330, 112], "orc-1": [345, 60] },
    });
    game.choose("elf:melee");
    flickAlong(game, ([first, second]) => first === cushion && second === "orc-1");
    expect(game.events("hit")).toMatchObject([{ piece: "orc-1", by: "elf" }]);
    expect(game.life("orc-1")).toBe(1);
  });
});

test("CAT-RULING-01: what is touched after the disc has stopped is not hit: the Thief comes back and pushes the Elf on", () => {
  // An obstacle lies at (210, 110).
  const game = fighting({ at: { elf: [290, 110], thief: [260, 110], "orc-1": [318, 110] } });
  game.choose("elf:melee");
  expect(courseOf(game, "elf", -600, 0)).toEqual(["thief", "thief", "orc-1"]);
  game.flick(-600, 0);
  expect(game.piece("orc-1").x).toBeGreaterThan(318);
  expect(game.events("hit")).toEqual([]);
  expect(game.life("orc-1")).toBe(2);
});

test("CAT-RULING-02: two targets touched at the same time are both hit, in the order of their ids", () => {
  for (const [upper, lower] of [
    ["orc-1", "orc-2"],
    ["orc-2", "orc-1"],
  ] as const) {
    const game = fighting({ at: { elf: [260, 160], [upper]: [330, 147.5], [lower]: [330, 172.5] } });
    game.choose("elf:melee");
    game.flick(800, 0);
    expect(game.events("hit").map(({ piece }) => piece)).toEqual(["orc-1", "orc-2"]);
    expect([game.life("orc-1"), game.life("orc-2")]).toEqual([1, 1]);
  }
});

test("CAT-RULING-02: otherwise the first contact comes first, whatever the ids", () => {
  const game = fighting({ at: { elf: [260, 100], "orc-2": [330, 112], "orc-1": [345, 60] } });
  game.choose("elf:melee");
  flickAlong(game, (course) => course.join().startsWith("orc-2,orc-1"));
  expect(game.events("hit").map(({ piece }) => piece)).toEqual(["orc-2", "orc-1"]);
});

test("CAT-RULING-03: a target touched twice in one flick is hit once", () => {
  const game = fighting({ board: "ancient-road", at: { elf: [271, 75], "troll-1": [303, 75] } });
  game.choose("elf:melee");
  expect(courseOf(game, "elf", 1200, 0).filter((touched) => touched === "troll-1").length).toBeGreaterThan(1);
  game.flick(1200, 0);
  expect(game.events("hit")).toHaveLength(1);
  expect(game.life("troll-1")).toBe(1);
});

test("CAT-RULING-04: of two that touch, a flick into the other is a hit, one away from it is none", () => {
  for (const [vx, life] of [
    [300, 1],
    [-300, 2],
  ] as const) {
    const game = fighting({ at: { elf: [300, 60], "orc-1": [325, 60] } });
    game.choose("elf:melee");
    game.flick(vx, 0);
    expect(game.life("orc-1")).toBe(life);
  }
});

describe("CAT-RULING-05: the board has no rim", () => {
  const edge = { elf: [440, 60], ...far } as const;

  test("CAT-RULING-05: a disc may overhang, as long as its centre has not crossed the edge", () => {
    const game = fighting({ at: edge });
    game.choose("elf:melee");
    game.flick(380, 0);
    expect(game.piece("elf").x).toBeGreaterThan(length - 12.5);
    expect(game.events("put-back")).toEqual([]);
  });

  test("CAT-RULING-05: then it is off the board", () => {
    const game = fighting({ at: edge });
    game.choose("elf:melee");
    game.flick(420, 0);
    expect(game.events("put-back")).toMatchObject([{ piece: "elf" }]);
  });

  test("CAT-RULING-05: hits that it made before count", () => {
    const game = fighting({ at: { elf: [420, 60], "orc-1": [450, 78], ...far } });
    game.choose("elf:melee");
    flickAlong(game, (course) => course.join() === "orc-1,edge");
    expect(game.life("orc-1")).toBe(1);
    expect(game.events("put-back").map(({ piece }) => piece)).toContain("elf");
  });
});

describe("CAT-RULING-06: a piece is put back wholly on the board, where its centre crossed the edge", () => {
  test("CAT-RULING-06: a Hero who was flicked", () => {
    const game = fighting({ at: { elf: [440, 60], ...far } });
    game.choose("elf:melee");
    game.flick(900, 0);
    expect(game.piece("elf")).toMatchObject({ x: length - 12.5, y: 60 });
  });

  test("CAT-RULING-06: one who was pushed, in the Overseer’s turn", () => {
    const game = fighting({ phase: "overseer", at: { elf: [330, 20], "orc-1": [330, 60], ...far } });
    game.choose("orc-1:melee");
    game.flick(0, -1000);
    expect(game.piece("elf")).toMatchObject({ x: 330, y: 12.5 });
  });

  test.each(["shield", "fire-spirit-1", "orc-1"])("CAT-RULING-06: %s", (pushed) => {
    const game = fighting({
      walls: ["fire-spirit-1"],
      at: { barbarian: [330, 250], [pushed]: [330, 300], "ghoul-1": [440, 100] },
    });
    game.choose("barbarian:melee");
    game.flick(0, 1400);
    const { x, y, radius } = game.piece(pushed);
    expect([x, y]).toEqual([330, width - radius]);
    expect(game.events("put-back").map(({ piece }) => piece)).toContain(pushed);
  });
});

/** A Troll drives the Elf over the edge, and follows. */
function twoLeave() {
  const game = fighting({ phase: "overseer", at: { elf: [455, 60], "troll-1": [400, 60], ...far } });
  game.choose("troll-1:melee");
  game.flick(1600, 0);
  return game;
}

test("CAT-RULING-07: if the spot is taken, the nearest free one; who stands there is not moved", () => {
  const game = twoLeave();
  expect(game.piece("elf")).toMatchObject({ x: 467.5, y: 60 });
  // The Troll's own spot would be (462.5, 60); 30 mm from the Elf is the nearest.
  expect(game.piece("troll-1")).toMatchObject({ x: 437.5, y: 60 });
});

test("CAT-RULING-07: of two that are equally near, the first along the edge clockwise", () => {
  // A Troll drives another Troll and the Elf over the same point of the right edge.
  const game = fighting({
    phase: "overseer",
    at: { "troll-2": [460, 60], elf: [430, 60], "troll-1": [395, 60] },
  });
  game.choose("troll-1:melee");
  game.flick(1400, 0);
  expect(game.piece("troll-2")).toMatchObject({ x: 462.5, y: 60 });
  // 30 mm from it, on the edge, above or below: clockwise is down.
  expect(game.piece("elf").x).toBe(467.5);
  expect(game.piece("elf").y).toBeCloseTo(60 + Math.sqrt(30 ** 2 - 5 ** 2), 6);
});

test("CAT-RULING-08: several that left are put back in the order in which they left", () => {
  const game = twoLeave();
  expect(game.events("put-back").map(({ piece }) => piece)).toEqual(["elf", "troll-1"]);
});

test("CAT-RULING-09: to be put back next to something is no contact", () => {
  const game = fighting({
    walls: ["fire-spirit-1"],
    at: { elf: [400, 60], "fire-spirit-1": [467.5, 85], ...far },
  });
  game.choose("elf:melee");
  game.flick(1200, 0);
  const [elf, wall] = [game.piece("elf"), game.piece("fire-spirit-1")];
  expect([elf.x, elf.y, wall.x, wall.y]).toEqual([467.5, 60, 467.5, 85]);
  expect(game.events("burnt")).toEqual([]);
  expect(game.life("elf")).toBe(8);
});

test("CAT-RULING-10: a killed monster stays in the flick until all lie still", () => {
  const game = fighting({ at: { elf: [260, 60], "zombie-1": [330, 60], "orc-1": [380, 60] } });
  game.choose("elf:melee");
  game.flickAt("zombie-1", 1000);
  expect(game.isOnBoard("zombie-1")).toBe(false);
  // Its disc has pushed the Orc, whom the Elf never touched.
  expect(game.piece("orc-1").x).toBeGreaterThan(400);
  expect(game.life("orc-1")).toBe(2);
});

describe("CAT-RULING-11: a Missile that leaves the board", () => {
  test("CAT-RULING-11: is spent; what it has hit counts", () => {
    const game = fighting({ at: { elf: [400, 60], "orc-1": [440, 78], ...far } });
    game.choose("elf:missile");
    game.place(425, 60);
    flickAlong(game, (course) => course.join() === "orc-1,edge");
    expect(game.life("orc-1")).toBe(1);
    expect(game.isOnBoard("missile")).toBe(false);
    expect(game.events("put-back")).toEqual([]);
  });

  test("CAT-RULING-11: in a chain it lies on the edge for the next flick", () => {
    const game = fighting({
      heroes: { elf: { items: ["chain-lightning"] } },
      at: { elf: [440, 60], "orc-1": [440, 160] },
    });
    game.choose("elf:chain-lightning");
    game.place(460, 60);
    game.flick(800, 0);
    expect(game.piece("missile")).toMatchObject({ x: length - 6, y: 60 });
    game.choose("flick");
    game.flickAt("orc-1");
    expect(game.life("orc-1")).toBe(1);
  });

  test("CAT-RULING-11: with the last flick of a chain it is spent like any other", () => {
    const game = fighting({
      heroes: { elf: { items: ["chain-lightning"] } },
      at: { elf: [440, 60], "orc-1": [440, 300] },
    });
    game.choose("elf:chain-lightning");
    game.place(460, 60);
    for (let flick = 1; flick <= 4; flick++) {
      if (flick > 1) game.choose("flick");
      game.flick(800, 0);
    }
    expect(game.events("put-back").map(({ piece }) => piece)).toEqual(["missile", "missile", "missile"]);
    expect(game.isOnBoard("missile")).toBe(false);
  });
});

describe("CAT-RULING-12: within 2.5 cm", () => {
  const at = (x: number, y: number) => ({ kind: "place", spots: [{ piece: "missile", x, y }] });

  test("CAT-RULING-12: is measured from rim to rim, 0 to 25 mm", () => {
    const game = fighting({ at: { elf: [300, 160], "orc-1": [440, 300] } });
    game.choose("elf:missile");
    expect(game.submit(at(300 + 12.5 + 6 + 25.5, 160))).toBeDefined();
    expect(game.submit(at(300 + 12.5 + 6 - 0.5, 160))).toBeDefined();
    expect(game.match.check("seat-2", at(300 + 12.5 + 6 + 25, 160))).toBeUndefined();
    expect(game.match.check("seat-2", at(300 + 12.5 + 6, 160))).toBeUndefined();
    expect(game.match.check("seat-2", at(300, 160 - 12.5 - 6 - 25))).toBeUndefined();
  });

  test("CAT-RULING-12: wholly on the board, over nobody; also beyond another piece", () => {
    const game = fighting({
      at: { elf: [460, 60], familiar: [438.5, 60], "orc-1": [440, 300] },
    });
    game.choose("elf:missile");
    expect(game.submit(at(478.6, 60))?.code).toBe("off-board");
    expect(game.submit(at(440, 66))?.code).toBe("overlap");
    // The Familiar stands between this spot and the Elf.
    expect(game.submit(at(423, 60))).toBeUndefined();
  });
});

test("CAT-RULING-13: without a free spot the attack cannot be chosen, and nothing is used up", () => {
  const crowd = { "minotaur-1": [42.5, 17.5], "troll-1": [17.5, 42.5], "troll-2": [51.5, 51.5] } as const;
  const away = { elf: [200, 20], barbarian: [260, 20], thief: [300, 20], wizard: [340, 20] } as const;
  const elf = fighting({ at: { ...away, ...crowd, elf: [12.5, 12.5] } });
  expect(elf.options()).toContain("elf:melee");
  expect(elf.options()).not.toContain("elf:missile");
  expect(elf.hero("elf").tracks).toEqual({ arrows: 2 });
  const wizard = fighting({ at: { ...away, ...crowd, wizard: [12.5, 12.5] } });
  const his = wizard.options().filter((option) => option.startsWith("wizard:"));
  expect(his).toEqual(["wizard:melee", "wizard:teleport", "wizard:pass"]);
});

test("CAT-RULING-13: without a free spot for the second Missile the action ends after the first", () => {
  const crowd = { "minotaur-1": [42.5, 17.5], "troll-1": [17.5, 42.5], "troll-2": [51.5, 51.5] } as const;
  const away = { elf: [200, 20], barbarian: [260, 20], thief: [300, 20] } as const;
  const game = fighting({
    walls: ["fire-spirit-1"],
    at: { ...away, ...crowd, wizard: [12.5, 12.5], familiar: [300, 160], "fire-spirit-1": [309, 139] },
  });
  game.choose("wizard:magic-missile@familiar");
  game.place(327, 133);
  // The Familiar dies of it, so the second Missile would start beside the Wizard (CAT-RULING-42).
  game.flickAt("fire-spirit-1", 1600);
  expect(game.isOnBoard("familiar")).toBe(false);
  expect(game.asked).toMatchObject({ prompt: "hero-acts" });
  expect(game.options().filter((option) => option.startsWith("wizard:"))).toEqual([]);
  expect(game.isOnBoard("missile")).toBe(false);
});

test("CAT-RULING-14: Missiles and Fireballs push what they hit, each with its own mass", () => {
  const [missile = 0, fireball = 0] = (["elf:missile", "wizard:fireball"] as const).map((action) => {
    const shooter = action === "elf:missile" ? "elf" : "wizard";
    const game = fighting({ at: { [shooter]: [260, 60], "orc-1": [330, 60] } });
    game.choose(action);
    game.place(290, 60);
    game.flick(800, 0);
    return game.piece("orc-1").x - 330;
  });
  expect(missile).toBeGreaterThan(1);
  expect(fireball).toBeGreaterThan(missile);
});

test("CAT-RULING-15: obstacles are fixed, and pass nothing on", () => {
  expect(obstaclesOn("good-intentions").every(({ fixed }) => fixed)).toBe(true);
  const game = fighting({ at: { elf: [300, 110], "orc-1": [180, 110] } });
  game.choose("elf:melee");
  game.flick(-1300, 0);
  expect(game.piece("orc-1")).toMatchObject({ x: 180, y: 110 });
});

test("CAT-RULING-16: after any flick all discs lie still, on the board, and over nobody", () => {
  const rng = xoroshiro.fromSeed("rest");
  for (let flick = 0; flick < 60; flick++) {
    const game = fighting({
      at: {
        elf: [300, 150],
        barbarian: [325, 150],
        thief: [312, 172],
        "orc-1": [340, 176],
        "troll-1": [350, 120],
        "orc-2": [470, 160],
        "minotaur-1": [300, 18],
      },
    });
    game.choose("elf:melee");
    const angle = rng.int(0, 359) * (Math.PI / 180);
    const speed = rng.int(100, 1600);
    game.flick(Math.round(Math.cos(angle) * speed), Math.round(Math.sin(angle) * speed));
    const pieces = game.state.fight?.pieces ?? [];
    const discs = [...pieces, ...obstaclesOn("good-intentions")];
    for (const piece of pieces) {
      expect(piece.x >= 0 && piece.x <= length && piece.y >= 0 && piece.y <= width).toBe(true);
      for (const other of discs) {
        if (other.id === piece.id) continue;
        const distance = Math.sqrt((piece.x - other.x) ** 2 + (piece.y - other.y) ** 2);
        expect(distance).toBeGreaterThanOrEqual(piece.radius + other.radius - 1e-6);
      }
    }
  }
});
