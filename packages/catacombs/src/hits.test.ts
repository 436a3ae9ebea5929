import { describe, expect, test } from "vitest";
import { heroCard } from "./content/box.ts";
import { fighting } from "./testing/index.ts";
import { views } from "./testing/scenes.ts";
import { lineOf } from "./words/telling.ts";

describe("direct hits", () => {
  test("CAT-HIT-01: a monster that a Hero attacks successfully takes damage", () => {
    const game = fighting({ at: { elf: [260, 60], "orc-1": [330, 60] } });
    game.choose("elf:melee");
    game.flickAt("orc-1");
    expect(game.events("hurt")).toMatchObject([{ piece: "orc-1", lost: 1, life: 1 }]);
  });

  test("CAT-HIT-02: the attack succeeds if the disc touches the target, by however little", () => {
    const passing = (off: number) => {
      const game = fighting({ at: { thief: [260, 60], "orc-1": [330, 60 + off] } });
      game.choose("thief:melee");
      game.flick(900, 0);
      return game.life("orc-1");
    };
    // Two medium discs touch at 25 mm.
    expect(passing(24.9)).toBe(1);
    expect(passing(25.1)).toBe(2);
  });

  test("CAT-HIT-03: one attack may damage any number of targets, each of them directly hit", () => {
    const game = fighting({
      at: { thief: [260, 60], "orc-1": [320, 82], "orc-2": [370, 14], "orc-3": [430, 70] },
    });
    game.choose("thief:melee");
    game.flick(1600, 0);
    expect(["orc-1", "orc-2", "orc-3"].map((orc) => game.life(orc))).toEqual([1, 1, 1]);
  });

  test("CAT-HIT-04: bouncing from one target onto another is a direct hit on both", () => {
    const game = fighting({ at: { thief: [260, 60], "orc-1": [320, 70], "orc-2": [345, 15] } });
    game.choose("thief:melee");
    game.flick(1500, 0);
    expect(game.events("hit").map(({ piece }) => piece)).toEqual(["orc-1", "orc-2"]);
    expect([game.life("orc-1"), game.life("orc-2")]).toEqual([1, 1]);
  });

  test.each([
    ["orc-1", "orc-2"],
    ["orc-2", "orc-1"],
    ["elf", "orc-1"],
    ["skeleton", "orc-1"],
  ])("CAT-HIT-05: %s is pushed into %s, who takes no damage", (pushed, behind) => {
    const game = fighting({ at: { thief: [260, 60], [pushed]: [330, 60], [behind]: [365, 60] } });
    game.choose("thief:melee");
    game.flick(1000, 0);
    expect(game.piece(behind).x).toBeGreaterThan(370);
    expect(game.life(behind)).toBe(2);
  });

  test("CAT-HIT-06: two targets side by side, touched at the same moment, are both hit", () => {
    const game = fighting({ at: { thief: [260, 60], "orc-1": [330, 47.5], "orc-2": [330, 72.5] } });
    game.choose("thief:melee");
    game.flick(900, 0);
    expect([game.life("orc-1"), game.life("orc-2")]).toEqual([1, 1]);
  });
});

describe("damage", () => {
  test("CAT-HIT-07: a monster with 1 life that takes damage is eliminated and leaves the board", () => {
    const game = fighting({ at: { elf: [260, 60], "zombie-1": [330, 60] } });
    game.choose("elf:melee");
    game.flickAt("zombie-1");
    expect(game.isOnBoard("zombie-1")).toBe(false);
    expect(game.events("killed")).toMatchObject([{ piece: "zombie-1", hero: "elf" }]);
  });

  test("CAT-HIT-08: it lies beside the board of the Hero who killed it", () => {
    const game = fighting({ at: { barbarian: [260, 60], "zombie-1": [330, 60] } });
    game.choose("barbarian:melee");
    game.flickAt("zombie-1");
    const trophies = ["elf", "barbarian", "thief", "wizard"].map((hero) => game.hero(hero).trophies);
    expect(trophies).toEqual([[], ["zombie"], [], []]);
  });

  test("CAT-HIT-09: a monster with 2 life that takes 1 damage is wounded, and stays", () => {
    const game = fighting({ at: { elf: [260, 60], "troll-1": [330, 60] } });
    game.choose("elf:melee");
    game.flickAt("troll-1");
    expect(game.life("troll-1")).toBe(1);
    expect(game.hero("elf").trophies).toEqual([]);
  });

  test("CAT-HIT-10: the next successful attack eliminates a wounded monster, and until then it acts", () => {
    const game = fighting({ at: { elf: [260, 60], "orc-1": [330, 60] } });
    game.choose("elf:melee");
    game.flickAt("orc-1", 700);
    game.passTurn();
    expect(game.options()).toContain("orc-1:melee");
    game.passTurn();
    game.choose("elf:melee");
    game.flickAt("orc-1", 900);
    expect(game.isOnBoard("orc-1")).toBe(false);
    expect(game.hero("elf").trophies).toEqual(["orc"]);
  });

  test.each([
    ["skeleton-warrior-1", "melee", 1],
    ["giant-scorpion-1", "melee", 2],
  ])("CAT-HIT-11: a Hero's marker goes down 1 step per point: %s", (monster, action, lost) => {
    const game = fighting({ phase: "overseer", at: { elf: [260, 60], [monster]: [330, 60] } });
    game.choose(`${monster}:${action}`);
    game.flickAt("elf");
    expect(game.life("elf")).toBe(heroCard("elf").life - lost);
  });

  test("CAT-HIT-12: a Lord's marker goes down 1 step per point", () => {
    const game = fighting({
      options: { lord: "dragon" },
      kind: "lord",
      heroes: { barbarian: { items: ["broad-axe"] } },
      at: { dragon: [330, 60], elf: [260, 60], barbarian: [330, 140] },
    });
    game.choose("elf:melee");
    game.flickAt("dragon", 600);
    expect(game.life("dragon")).toBe(7);
    game.choose("barbarian:broad-axe");
    game.flickAt("dragon", 900);
    expect(game.life("dragon")).toBe(5);
  });

  test("CAT-HIT-13: marker moved, disc flipped and disc removed look different to everybody", () => {
    const game = fighting({
      kind: "lord",
      at: {
        thief: [260, 60],
        sorcerer: [330, 60],
        "orc-1": [320, 260],
        elf: [260, 260],
        barbarian: [260, 160],
        "zombie-1": [330, 160],
      },
    });
    for (const [hero, target] of [
      ["thief", "sorcerer"],
      ["elf", "orc-1"],
      ["barbarian", "zombie-1"],
    ] as const) {
      game.choose(`${hero}:melee`);
      game.flickAt(target);
    }
    for (const { lord, fight } of views(game)) {
      expect(lord.life).toBe(3);
      expect(fight?.pieces.find(({ id }) => id === "orc-1")).toMatchObject({ life: 1 });
      expect(fight?.pieces.some(({ id }) => id === "zombie-1")).toBe(false);
    }
    const hurt = game.events("hurt");
    expect(hurt.map(({ rule }) => rule)).toEqual(["CAT-HIT-12", "CAT-HIT-09", "CAT-HIT-07"]);
    expect(new Set(hurt.map((event) => lineOf(event).fr)).size).toBe(3);
  });
});

describe("friends", () => {
  test.each([
    ["elf:melee", "elf"],
    ["elf:missile", "elf"],
    ["wizard:fireball", "wizard"],
    ["skeleton:melee", "skeleton"],
  ])("CAT-HIT-14: %s hurts neither Heroes nor Allies", (action, attacker) => {
    for (const friend of ["thief", "familiar", "skeleton"]) {
      if (friend === attacker) continue;
      const elsewhere = {
        elf: [20, 40],
        wizard: [20, 280],
        skeleton: [440, 260],
        familiar: [440, 200],
      } as const;
      const game = fighting({
        at: { ...elsewhere, [attacker]: [260, 60], [friend]: [330, 60], "orc-1": [440, 300] },
      });
      game.choose(action);
      if (game.asked.kind === "place") game.place(290, 60);
      game.flickAt(friend);
      expect(game.piece(friend).x).toBeGreaterThan(330.5);
      expect([...game.events("hit"), ...game.events("hurt"), ...game.events("left")]).toEqual([]);
    }
  });

  test.each([
    ["orc-1", "melee"],
    ["ghoul-1", "melee"],
    ["skeleton-archer-1", "missile"],
    ["fire-demon-1", "fireballs"],
    ["giant-scorpion-1", "melee"],
    ["sorcerer", "stun-melee"],
  ])("CAT-HIT-15: %s (%s) hurts neither monsters nor the Lord", (attacker, action) => {
    for (const friend of ["troll-1", "sorcerer"]) {
      if (friend === attacker) continue;
      const game = fighting({
        kind: "lord",
        phase: "overseer",
        at: { [attacker]: [260, 60], [friend]: [340, 60] },
      });
      const life = game.life(friend);
      game.choose(`${attacker}:${action}`);
      if (game.asked.kind === "place") game.place(295, 60);
      game.flickAt(friend);
      expect(game.piece(friend).x).toBeGreaterThan(340.5);
      expect([game.life(friend), game.isStunned(friend)]).toEqual([life, false]);
      expect(game.events("hit")).toEqual([]);
    }
  });
});
