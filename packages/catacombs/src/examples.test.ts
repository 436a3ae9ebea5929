import { describe, expect, test } from "vitest";
import { fighting } from "./testing/index.ts";

describe("the rulebook's examples", () => {
  test("CAT-EX-01: the Wizard is paid 400 for two Skeleton Warriors and a Centaur", () => {
    const game = fighting({
      heroes: { wizard: { trophies: ["skeleton-warrior", "skeleton-warrior", "centaur"] } },
      state: { reserve: { skeleton: 4, centaur: 2 } },
    });
    expect(game.hero("wizard").gold).toBe(0);
    game.passTurn();
    expect(game.hero("wizard")).toMatchObject({ gold: 400, trophies: [] });
    expect(game.state.bank).toBe(12_000 - 400);
    expect(game.state.reserve).toEqual({ skeleton: 6, centaur: 3 });
  });

  test("CAT-EX-02: a Hero touches a Skeleton Warrior, bounces off and touches an Orc", () => {
    const game = fighting({ at: { thief: [260, 60], "skeleton-warrior-1": [320, 70], "orc-1": [345, 15] } });
    game.choose("thief:melee");
    game.flick(1500, 0);
    expect(game.events("hurt")).toMatchObject([
      { piece: "skeleton-warrior-1", lost: 1, life: 0 },
      { piece: "orc-1", lost: 1, life: 1 },
    ]);
    expect(game.isOnBoard("skeleton-warrior-1")).toBe(false);
    expect(game.life("orc-1")).toBe(1);
    expect(game.hero("thief").trophies).toEqual(["skeleton-warrior"]);
  });

  test("CAT-EX-03: a Fire Demon is pushed into a Skeleton Archer, who takes no damage", () => {
    const game = fighting({
      at: { thief: [260, 60], "fire-demon-1": [330, 60], "skeleton-archer-1": [365, 60] },
    });
    game.choose("thief:melee");
    game.flick(1000, 0);
    expect(game.piece("skeleton-archer-1").x).toBeGreaterThan(400);
    expect([game.life("fire-demon-1"), game.life("skeleton-archer-1")]).toEqual([1, 1]);
  });

  test("CAT-EX-04: a Hero runs into the gap between two monsters and damages both", () => {
    const game = fighting({ at: { thief: [260, 60], "orc-1": [330, 47.5], "troll-1": [330, 77.5] } });
    game.choose("thief:melee");
    // The middle of the gap, as seen from a medium and a large disc.
    game.flickAt([330, 61.5], 900);
    expect([game.life("orc-1"), game.life("troll-1")]).toEqual([1, 1]);
  });

  test("CAT-EX-05: the Thief kills a Skeleton Warrior and keeps it as a trophy", () => {
    const game = fighting({ at: { thief: [260, 60], "skeleton-warrior-1": [330, 60] } });
    game.choose("thief:melee");
    game.flickAt("skeleton-warrior-1");
    expect(game.isOnBoard("skeleton-warrior-1")).toBe(false);
    expect(game.hero("thief").trophies).toEqual(["skeleton-warrior"]);
    expect(game.options()).not.toContain("thief:melee");
  });

  test("CAT-EX-06: the Elf's arrow wounds an Orc, and is off the board", () => {
    const game = fighting({ at: { elf: [260, 60], "orc-1": [400, 60] } });
    game.choose("elf:missile");
    game.place(280, 60);
    game.flickAt("orc-1", 1000);
    expect(game.piece("orc-1")).toMatchObject({ kind: "monster", life: 1 });
    expect(game.isOnBoard("missile")).toBe(false);
    expect(game.options()).not.toContain("elf:melee");
  });

  test("CAT-EX-07: a Critical Melee does 2 damage: to the Elf with 8 life, and to an unhurt Orc", () => {
    const overseer = fighting({ phase: "overseer", at: { elf: [330, 60], "giant-scorpion-1": [260, 60] } });
    overseer.choose("giant-scorpion-1:melee");
    overseer.flickAt("elf");
    expect(overseer.life("elf")).toBe(6);
    const hero = fighting({
      heroes: { barbarian: { items: ["broad-axe"] } },
      at: { barbarian: [260, 60], "orc-1": [330, 60] },
    });
    hero.choose("barbarian:broad-axe");
    hero.flickAt("orc-1");
    expect(hero.isOnBoard("orc-1")).toBe(false);
    expect(hero.hero("barbarian").trophies).toEqual(["orc"]);
  });

  test("CAT-EX-08: of two Missiles in a row the second follows at once, within the same action", () => {
    const game = fighting({ at: { wizard: [260, 60], "orc-1": [400, 60], "orc-2": [300, 200] } });
    game.choose("wizard:magic-missile");
    game.place(280, 60);
    game.flickAt("orc-1", 1000);
    // The first has been resolved.
    expect(game.life("orc-1")).toBe(1);
    expect(game.asked).toMatchObject({ prompt: "go-on", seats: ["seat-2"] });
    expect(game.options()).toEqual(["flick", "stop"]);
    game.choose("flick");
    game.place(270, 77);
    game.flickAt("orc-2", 900);
    expect(game.life("orc-2")).toBe(1);
    expect(game.events("acts")).toHaveLength(1);
    expect(game.asked.prompt).toBe("hero-acts");
  });

  test.each([
    ["melee", "missile"],
    ["missile", "melee"],
  ])("CAT-EX-09: a Skeleton Archer who makes a %s makes no %s in the same action", (chosen, other) => {
    const game = fighting({ phase: "overseer", at: { "skeleton-archer-1": [300, 60], "orc-1": [300, 260] } });
    expect(game.options()).toEqual(
      expect.arrayContaining([`skeleton-archer-1:${chosen}`, `skeleton-archer-1:${other}`]),
    );
    game.choose(`skeleton-archer-1:${chosen}`);
    if (game.asked.kind === "place") game.place();
    game.tap();
    expect(game.asked.prompt).toBe("monster-acts");
    const option = { kind: "choose", option: `skeleton-archer-1:${other}` };
    expect(game.submit(option)).toMatchObject({ code: "unknown-option" });
  });

  test("CAT-EX-10: a raging Barbarian hits A, B, C and A again", () => {
    const game = fighting({
      at: { barbarian: [300, 160], "orc-1": [340, 160], "orc-2": [300, 60], "orc-3": [300, 260] },
    });
    game.choose("barbarian:rage");
    game.flickAt("orc-1", 300);
    game.choose("flick");
    game.flickAt("orc-2", 800);
    game.choose("flick");
    game.flickAt("orc-3", 1000);
    game.choose("flick");
    game.flickAt("orc-1", 1000);
    expect(game.isOnBoard("orc-1")).toBe(false);
    expect([game.life("orc-2"), game.life("orc-3")]).toEqual([1, 1]);
    expect(game.hero("barbarian").trophies).toEqual(["orc"]);
    expect(game.isStunned("barbarian")).toBe(true);
  });
});
