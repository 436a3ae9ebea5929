import { describe, expect, test } from "vitest";
import { length, obstaclesOn, width } from "./arena.ts";
import { allHeroes, allMonsters, heroCard, monsterOf } from "./content/box.ts";
import { fighting, newCampaign } from "./testing/index.ts";
import { randomMoments } from "./testing/scenes.ts";

const four = [["elf"], ["barbarian"], ["thief"], ["wizard"]] as const;

describe("Melee", () => {
  test.each([
    ["thief", "thief"],
    ["skeleton", "skeleton"],
    ["orc-1", "orc-1"],
    ["sorcerer", "sorcerer"],
  ])("CAT-ATK-01: the disc of the character itself is flicked: %s", (piece, flicked) => {
    const phase = piece === "thief" || piece === "skeleton" ? "heroes" : "overseer";
    const game = fighting({
      phase,
      kind: "lord",
      at: { thief: [300, 60], skeleton: [300, 160], "orc-1": [400, 60], sorcerer: [400, 160] },
    });
    game.choose(`${piece}:melee`);
    expect(game.asked).toMatchObject({ kind: "flick", pieces: [flicked] });
  });

  test("CAT-ATK-02: a flick that touches nobody is a move: the piece stays where it stops", () => {
    const game = fighting({ at: { thief: [260, 60], "orc-1": [330, 260] } });
    game.choose("thief:melee");
    game.flick(600, 0);
    expect(game.piece("thief").x).toBeCloseTo(350, 6);
    expect(game.events("hit")).toEqual([]);
    game.passTurn();
    game.passTurn();
    expect(game.piece("thief").x).toBeCloseTo(350, 6);
  });

  test("CAT-ATK-03: a flick that touches a character of the other side is an attack on it", () => {
    const game = fighting({ phase: "overseer", at: { thief: [330, 60], "orc-1": [260, 60] } });
    game.choose("orc-1:melee");
    game.flickAt("thief");
    expect(game.events("hit")).toMatchObject([{ piece: "thief", by: "orc-1", attack: "melee" }]);
    expect(game.life("thief")).toBe(9);
  });

  test("CAT-ATK-04: only the player who controls a piece may flick it", () => {
    const game = fighting({ options: { parties: four }, at: { thief: [260, 60], "orc-1": [330, 60] } });
    game.choose("thief:melee");
    const flick = { kind: "flick", piece: "thief", vx: 500, vy: 0 };
    for (const seat of ["seat-1", "seat-2", "seat-3", "seat-5"])
      expect(game.submit(flick, seat)).toMatchObject({ code: "wrong-seat" });
    expect(game.submit({ ...flick, piece: "orc-1" }, "seat-4")).toMatchObject({ code: "unknown-piece" });
    expect(game.submit(flick, "seat-4")).toBeUndefined();
  });
});

describe("where discs come to lie", () => {
  test("CAT-ATK-05: a piece that leaves the board is put back at the point where it left", () => {
    const game = fighting({ at: { thief: [400, 160], "orc-1": [300, 300] } });
    game.choose("thief:melee");
    game.flick(1500, 300);
    // It crossed the right edge 80 mm on and 16 mm lower.
    expect(game.piece("thief").x).toBe(length - 12.5);
    expect(game.piece("thief").y).toBeCloseTo(176, 6);
    expect(game.events("put-back").map(({ piece }) => piece)).toEqual(["thief"]);
  });

  test("CAT-ATK-05: so is a piece that was pushed off", () => {
    const game = fighting({ at: { thief: [300, 60], "orc-1": [300, 20] } });
    game.choose("thief:melee");
    game.flick(0, -1000);
    expect(game.piece("orc-1")).toMatchObject({ x: 300, y: 12.5, life: 1 });
  });

  // Both look at every moment of games that are played at random.
  const moments = ["lie", "rest"].map((seed) => [seed] as const);

  test.each(moments)("CAT-ATK-06: no disc ever lies on another disc or an obstacle (%s)", (seed) => {
    let flicks = 0;
    for (const { state, news } of randomMoments(newCampaign({}, seed), 250, seed)) {
      const { fight } = state;
      if (news().some(({ type }) => type === "flicked")) flicks++;
      if (fight === undefined) continue;
      const discs = [...fight.pieces, ...obstaclesOn(fight.board)];
      for (const [i, a] of discs.entries())
        for (const b of discs.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius - 0.01);
    }
    expect(flicks).toBeGreaterThan(40);
  });

  test.each(moments)("CAT-ATK-07: when a flick is finished, every piece lies on the board (%s)", (seed) => {
    for (const { state } of randomMoments(newCampaign({}, seed), 250, seed))
      for (const { x, y } of state.fight?.pieces ?? [])
        expect(x >= 0 && x <= length && y >= 0 && y <= width).toBe(true);
  });
});

describe("Missiles and Fireballs", () => {
  test.each([
    ["elf", "missile", 6],
    ["wizard", "drain-energy", 6],
    ["skeleton-archer-1", "missile", 6],
    ["gorgon", "stone", 6],
  ])(
    "CAT-ATK-08: the Missile is placed within 2.5 cm of the attacker, on any side: %s",
    (attacker, action, radius) => {
      const phase = attacker === "elf" || attacker === "wizard" ? "heroes" : "overseer";
      const game = fighting({
        options: { lord: "gorgon" },
        kind: "lord",
        phase,
        at: { gorgon: [440, 160], "orc-1": [300, 300], [attacker]: [300, 160] },
      });
      game.choose(`${attacker}:${action}`);
      if (attacker === "gorgon") {
        game.tap(0, -60);
        game.choose("flick");
      }
      const { x, y, radius: own } = game.piece(attacker);
      const at = (gap: number, [dx, dy]: readonly [number, number]) => ({
        kind: "place",
        spots: [{ piece: "missile", x: x + dx * (own + radius + gap), y: y + dy * (own + radius + gap) }],
      });
      for (const side of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
        [0.6, 0.8],
      ] as const) {
        expect(game.match.check(game.asked.seats[0] ?? "", at(25, side))).toBeUndefined();
        expect(game.match.check(game.asked.seats[0] ?? "", at(0, side))).toBeUndefined();
        expect(game.match.check(game.asked.seats[0] ?? "", at(25.1, side))).toBeDefined();
        expect(game.match.check(game.asked.seats[0] ?? "", at(-0.1, side))).toBeDefined();
      }
    },
  );

  test("CAT-ATK-09: the disc is flicked, the attacker stays where he is", () => {
    const game = fighting({ at: { elf: [260, 60], "orc-1": [400, 60] } });
    game.choose("elf:missile");
    game.place(280, 60);
    expect(game.asked).toMatchObject({ kind: "flick", pieces: ["missile"] });
    game.flickAt("orc-1", 1000);
    expect(game.piece("elf")).toMatchObject({ x: 260, y: 60 });
    expect(game.life("orc-1")).toBe(1);
  });

  test("CAT-ATK-10: after use the Missile is off the board, whether it hit or missed", () => {
    for (const [vx, vy] of [
      [1000, 0],
      [0, 500],
      [0, -1500],
    ] as const) {
      const game = fighting({ at: { elf: [260, 60], "orc-1": [400, 60] } });
      game.choose("elf:missile");
      game.place(280, 60);
      game.flick(vx, vy);
      expect(game.isOnBoard("missile")).toBe(false);
      expect(game.events("put-back")).toEqual([]);
    }
  });

  test("CAT-ATK-10: the Elf's spent arrow waits until the next room; a monster's Missile is at hand again", () => {
    const game = fighting({ at: { elf: [260, 60], "skeleton-archer-1": [400, 260] } });
    game.choose("elf:missile");
    game.place();
    game.tap();
    expect(game.hero("elf").tracks).toEqual({ arrows: 1 });
    for (let round = 1; round <= 3; round++) {
      game.passTurn();
      game.choose("skeleton-archer-1:missile");
      game.place();
      game.tap();
    }
    expect(game.hero("elf").tracks).toEqual({ arrows: 1 });
  });

  test("CAT-ATK-11: the Elf's Missile is a special action of her board", () => {
    expect(heroCard("elf").actions.map(({ attacks }) => attacks.map(({ kind }) => kind))).toEqual([
      ["missile"],
    ]);
  });

  test("CAT-ATK-12: many monsters can make Missile attacks, and their cards say which", () => {
    const archers = allMonsters().filter(({ actions }) =>
      actions.some(({ attacks }) => attacks.some(({ kind }) => kind === "missile")),
    );
    expect(archers.map(({ id }) => id)).toEqual(["skeleton-archer", "crypt-spider", "centaur", "cerberus"]);
    const game = fighting({ phase: "overseer", at: { "orc-1": [300, 60], "skeleton-archer-1": [300, 260] } });
    expect(game.options()).toContain("skeleton-archer-1:missile");
    expect(game.options()).not.toContain("orc-1:missile");
  });

  test("CAT-ATK-13: a Fireball is placed, flicked and taken back like a Missile", () => {
    const game = fighting({ at: { wizard: [300, 160], "orc-1": [420, 160] } });
    game.choose("wizard:fireball");
    const [placing] = game.asked.kind === "place" ? game.asked.pieces : [];
    expect(placing).toMatchObject({
      piece: "fireball",
      zone: [{ shape: "ring", x: 300, y: 160, inner: 12.5 + 9, outer: 12.5 + 9 + 25 }],
    });
    game.place(340, 160);
    game.flickAt("orc-1");
    expect(game.life("orc-1")).toBe(1);
    expect(game.isOnBoard("fireball")).toBe(false);
    expect(game.piece("wizard")).toMatchObject({ x: 300, y: 160 });
  });

  test("CAT-ATK-14: Fireballs are the Wizard's and the Fire Demon's", () => {
    const throwers = allMonsters().filter(({ actions }) =>
      actions.some(({ attacks }) => attacks.some(({ kind }) => kind === "fireball")),
    );
    expect(throwers.map(({ id }) => id)).toEqual(["fire-demon"]);
    const boards = allHeroes().flatMap(({ actions }) => actions.flatMap(({ attacks }) => attacks));
    expect(boards.some(({ kind }) => kind === "fireball")).toBe(false);
    const game = fighting({ at: { "orc-1": [300, 160] } });
    const options = game.options().filter((option) => option.endsWith(":fireball"));
    expect(options).toEqual(["wizard:fireball"]);
  });

  test.each([
    ["elf", "melee"],
    ["elf", "missile"],
    ["wizard", "fireball"],
  ])("CAT-ATK-15: a basic attack does 1 damage to every target it hits: %s, %s", (attacker, kind) => {
    // Two Orcs side by side, a disc that comes between them.
    const game = fighting({ at: { [attacker]: [260, 60], "orc-1": [330, 47.5], "orc-2": [330, 72.5] } });
    game.choose(`${attacker}:${kind}`);
    if (game.asked.kind === "place") game.place(290, 60);
    game.flick(900, 0);
    expect(game.events("hit").map(({ attack }) => attack)).toEqual([kind, kind]);
    expect([game.life("orc-1"), game.life("orc-2")]).toEqual([1, 1]);
  });

  test("CAT-ATK-15: what monsters do without a modifier costs 1 life too", () => {
    for (const { actions } of allMonsters())
      for (const { kind, damage } of actions.flatMap(({ attacks }) => attacks))
        expect(damage === 1 || (kind === "missile" && damage === 0)).toBe(true);
    // Webs alone do none.
    expect(monsterOf("crypt-spider").actions[0].attacks.map(({ damage }) => damage)).toEqual([1, 0, 0]);
  });
});
