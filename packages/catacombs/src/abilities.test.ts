import { describe, expect, test } from "vitest";
import { type Campaign, fighting } from "./testing/campaign.ts";

const minotaur = { barbarian: [260, 100], "minotaur-1": [330, 100], thief: [330, 200] } as const;

/** The Barbarian strikes the Minotaur, and the Overseer is asked whether it retaliates. */
function struck(life = 2): Campaign {
  const game = fighting({ at: { ...minotaur, "orc-1": [440, 300] }, life: { "minotaur-1": life } });
  game.choose("barbarian:melee");
  game.flickAt("minotaur-1", 560);
  return game;
}

describe("Retaliation", () => {
  test("CAT-ABIL-01: it triggers when the monster is struck with Melee by a Hero", () => {
    const game = struck();
    expect(game.asked).toMatchObject({ prompt: "retaliate", seats: ["seat-1"] });
    expect(game.options()).toEqual(["strike", "no"]);
    expect(game.life("minotaur-1")).toBe(1);
  });

  test("CAT-ABIL-01: … or by an Ally", () => {
    const game = fighting({ at: { skeleton: [260, 100], "minotaur-1": [330, 100] } });
    game.choose("skeleton:melee");
    game.flickAt("minotaur-1", 560);
    expect(game.asked.prompt).toBe("retaliate");
  });

  test("CAT-ABIL-02: Missiles and Fireballs do not trigger it", () => {
    for (const [action, shot] of [
      ["elf:missile", [290, 100]],
      ["wizard:fireball", [290, 200]],
    ] as const) {
      const game = fighting({
        at: { elf: [260, 100], wizard: [260, 200], "minotaur-1": [340, 100] },
      });
      game.choose(action);
      game.place(...shot);
      game.flickAt("minotaur-1");
      expect(game.life("minotaur-1")).toBe(1);
      expect(game.asked.prompt).toBe("hero-acts");
    }
  });

  test("CAT-ABIL-02: a Missile that hits two of them asks the Overseer nothing", () => {
    const game = fighting({
      at: { elf: [260, 160], "minotaur-1": [330, 142.5], "minotaur-2": [330, 177.5] },
    });
    game.choose("elf:missile");
    game.place(290, 160);
    game.flick(800, 0);
    expect([game.life("minotaur-1"), game.life("minotaur-2")]).toEqual([1, 1]);
    expect(game.asked.prompt).toBe("hero-acts");
  });

  test("CAT-ABIL-03: the Overseer may make one Melee with it, in the Heroes’ turn", () => {
    const game = struck();
    game.choose("strike");
    expect(game.asked).toMatchObject({ kind: "flick", prompt: "melee", pieces: ["minotaur-1"] });
    game.flickAt("thief");
    expect(game.life("thief")).toBe(9);
    expect(game.state.phase).toBe("heroes");
    expect(game.options()).toContain("thief:melee");
  });

  test("CAT-ABIL-03: … if he wants", () => {
    const game = struck();
    game.choose("no");
    expect(game.asked.prompt).toBe("hero-acts");
    expect(game.events("retaliates")).toEqual([]);
  });

  test("CAT-ABIL-04: one that was killed may still retaliate, and is removed only then", () => {
    const game = struck(1);
    expect(game.life("minotaur-1")).toBe(0);
    expect(game.hero("barbarian").trophies).toEqual([]);
    game.choose("strike");
    game.flickAt("thief");
    expect(game.life("thief")).toBe(9);
    expect(game.isOnBoard("minotaur-1")).toBe(false);
    expect(game.hero("barbarian").trophies).toEqual(["minotaur"]);
  });

  test("CAT-ABIL-05: it does nothing to the one who struck", () => {
    const game = struck();
    game.choose("strike");
    game.flickAt("barbarian");
    expect(game.events("spared")).toMatchObject([{ piece: "barbarian", rule: "CAT-RULING-20" }]);
    expect(game.life("barbarian")).toBe(12);
  });
});

test("CAT-ABIL-06: Regeneration: a wounded Troll is whole again at the end of the round", () => {
  const game = fighting({ at: { elf: [260, 60], "troll-1": [330, 60] } });
  game.choose("elf:melee");
  game.flickAt("troll-1");
  game.passTurn();
  expect(game.life("troll-1")).toBe(1);
  game.passTurn();
  expect(game.life("troll-1")).toBe(2);
  expect(game.events("regenerates")).toMatchObject([{ piece: "troll-1", life: 2 }]);
});

const wall = { walls: ["fire-spirit-1"] } as const;

describe("Fire Wall", () => {
  test("CAT-ABIL-07: after a Melee that hurt a Hero the monster is a fire wall at once", () => {
    const game = fighting({
      phase: "overseer",
      at: { elf: [260, 60], "fire-spirit-1": [330, 60], "orc-1": [440, 300] },
    });
    game.choose("fire-spirit-1:melee");
    game.flickAt("elf");
    expect(game.life("elf")).toBe(7);
    expect(game.piece("fire-spirit-1").kind).toBe("wall");
    expect(game.state.phase).toBe("overseer");
  });

  test("CAT-ABIL-07: a miss leaves it a monster", () => {
    const game = fighting({
      phase: "overseer",
      at: { elf: [260, 60], "fire-spirit-1": [330, 60], "orc-1": [440, 300] },
    });
    game.choose("fire-spirit-1:melee");
    game.tap();
    expect(game.piece("fire-spirit-1").kind).toBe("monster");
  });

  test("CAT-ABIL-08: it costs a Hero or Ally who touches it 1 life", () => {
    const game = fighting({
      ...wall,
      at: { elf: [260, 60], skeleton: [330, 160], "fire-spirit-1": [330, 60], "orc-1": [440, 300] },
    });
    game.choose("elf:melee");
    game.flickAt("fire-spirit-1", 600);
    expect(game.life("elf")).toBe(7);
    game.choose("skeleton:melee");
    game.flickAt("fire-spirit-1");
    expect(game.isOnBoard("skeleton")).toBe(false);
  });

  test("CAT-ABIL-09: also a Hero who is pushed into it", () => {
    const game = fighting({
      ...wall,
      phase: "overseer",
      at: { "orc-1": [400, 60], elf: [330, 60], "fire-spirit-1": [270, 60] },
    });
    game.choose("orc-1:melee");
    game.flickAt("elf", 1200);
    expect(game.events("burnt")).toMatchObject([{ piece: "elf", wall: "fire-spirit-1" }]);
    expect(game.life("elf")).toBe(6);
  });

  test("CAT-ABIL-09: … and one into whom the wall is pushed", () => {
    const game = fighting({
      ...wall,
      at: { barbarian: [260, 60], "fire-spirit-1": [330, 60], elf: [390, 60], "orc-1": [440, 300] },
    });
    game.choose("barbarian:melee");
    game.flickAt("fire-spirit-1", 1200);
    expect([game.life("barbarian"), game.life("elf")]).toEqual([11, 7]);
  });

  test("CAT-ABIL-10: it does nothing to monsters or to the Lord", () => {
    const game = fighting({
      ...wall,
      kind: "lord",
      phase: "overseer",
      at: { sorcerer: [260, 60], "orc-1": [330, 160], "fire-spirit-1": [330, 60] },
    });
    for (const piece of ["sorcerer", "orc-1"]) {
      game.choose(`${piece}:melee`);
      game.flickAt("fire-spirit-1", 700);
      expect(game.events("flicked").at(-1)).toMatchObject({ piece });
    }
    expect(game.events("burnt")).toEqual([]);
    expect([game.life("sorcerer"), game.life("orc-1")]).toEqual([4, 2]);
  });

  test("CAT-ABIL-11: it blocks and is pushed, and cannot be damaged", () => {
    const game = fighting({
      ...wall,
      at: { elf: [260, 60], "fire-spirit-1": [330, 60], "orc-1": [380, 60] },
    });
    game.choose("elf:missile");
    game.place(285, 60);
    game.flick(600, 0);
    expect(game.piece("fire-spirit-1")).toMatchObject({ kind: "wall", y: 60 });
    expect(game.piece("fire-spirit-1").x).toBeGreaterThan(330);
    expect(game.events("hit")).toEqual([]);
    expect(game.life("orc-1")).toBe(2);
  });

  test("CAT-ABIL-12: the Overseer no longer controls it", () => {
    const game = fighting({
      ...wall,
      phase: "overseer",
      at: { "fire-spirit-1": [330, 60], "fire-spirit-2": [400, 200] },
    });
    expect(game.options()).toEqual(["fire-spirit-2:melee", "fire-spirit-2:pass"]);
  });

  test("CAT-ABIL-13: a room with nothing but a fire wall is finished", () => {
    const game = fighting({
      ...wall,
      at: { elf: [260, 200], "zombie-1": [330, 200], "fire-spirit-1": [330, 60] },
    });
    game.choose("elf:melee");
    game.flickAt("zombie-1");
    game.passTurn();
    expect(game.state.phase).toBe("exploration");
    expect(game.events("cleared")).toHaveLength(1);
  });

  test("CAT-ABIL-14: pushed off the board, it comes back where it left", () => {
    const game = fighting({
      ...wall,
      at: { barbarian: [400, 60], "fire-spirit-1": [460, 60], "orc-1": [440, 300] },
    });
    game.choose("barbarian:melee");
    game.flickAt("fire-spirit-1", 700);
    expect(game.events("put-back")).toMatchObject([{ piece: "fire-spirit-1", x: 467.5, y: 60 }]);
    expect(game.piece("fire-spirit-1")).toMatchObject({ kind: "wall", x: 467.5, y: 60 });
  });
});

describe("Feeding Frenzy", () => {
  const zombie = { elf: [260, 60], "zombie-1": [330, 60], "orc-1": [440, 300] } as const;

  test("CAT-ABIL-15: after a Melee that hits a Hero the monster is incapacitated at once", () => {
    const game = fighting({ phase: "overseer", at: zombie });
    game.choose("zombie-1:melee");
    game.flickAt("elf");
    expect(game.life("elf")).toBe(7);
    expect(game.events("stunned")).toMatchObject([{ piece: "zombie-1", rule: "CAT-ABIL-15" }]);
    expect(game.isStunned("zombie-1")).toBe(true);
  });

  test("CAT-ABIL-16: the normal rules of incapacity apply to it", () => {
    const game = fighting({ phase: "overseer", at: zombie });
    game.choose("zombie-1:melee");
    game.flickAt("elf");
    game.passTurn();
    game.passTurn();
    expect([game.state.phase, game.state.fight?.round]).toEqual(["overseer", 2]);
    expect(game.options()).not.toContain("zombie-1:melee");
    game.passTurn();
    expect(game.isStunned("zombie-1")).toBe(false);
    game.passTurn();
    expect([game.state.fight?.round, game.options().includes("zombie-1:melee")]).toEqual([3, true]);
  });
});

test("CAT-ABIL-17: Absorption: only Melee costs a Fire Demon life", () => {
  for (const [action, shot, life] of [
    ["elf:missile", [290, 100], 2],
    ["wizard:fireball", [290, 200], 2],
    ["elf:melee", undefined, 1],
  ] as const) {
    const game = fighting({
      at: { elf: [260, 100], wizard: [260, 200], "fire-demon-1": [340, 100] },
    });
    game.choose(action);
    if (shot) game.place(...shot);
    game.flickAt("fire-demon-1");
    expect(game.events("hit")).toHaveLength(1);
    expect([action, game.life("fire-demon-1")]).toEqual([action, life]);
  }
});
