import { describe, expect, test } from "vitest";
import { allLords } from "./content/box.ts";
import { type Campaign, fighting, type Situation } from "./testing/campaign.ts";

const twoPlayers = {
  parties: [
    ["elf", "barbarian"],
    ["thief", "wizard"],
  ],
};

/** The Elf hits the Sorcerer, who has this much life left. */
function struck(life: number, more: Situation = {}): Campaign {
  const game = fighting({
    options: twoPlayers,
    kind: "lord",
    ...more,
    life: { sorcerer: life, ...more.life },
    at: { elf: [260, 60], sorcerer: [330, 60], ...more.at },
  });
  game.choose("elf:melee");
  game.flickAt("sorcerer", 560);
  return game;
}

test("CAT-WIN-01: every Lord has a life track, and is dead when it reaches 0", () => {
  for (const { life } of allLords()) expect(life).toBeGreaterThan(0);
  const wounded = struck(2);
  expect([wounded.life("sorcerer"), wounded.match.outcome]).toEqual([1, undefined]);
  const dead = struck(1);
  expect(dead.life("sorcerer")).toBe(0);
  expect(dead.match.outcome).toBeDefined();
});

test("CAT-WIN-02: the Heroes win when the Lord has no life left and a Hero is alive", () => {
  const game = struck(1, { life: { barbarian: 0, thief: 0, wizard: 0 } });
  expect(game.match.outcome).toEqual({ winners: ["seat-2", "seat-3"], rule: "CAT-WIN-02" });
  expect(game.events("ended")).toMatchObject([{ winner: "heroes", why: "lord-dead" }]);
});

test("CAT-WIN-03: minions need not be killed", () => {
  const game = struck(1, { at: { "orc-1": [440, 300], "cerberus-1": [440, 200] } });
  expect(game.isOnBoard("orc-1")).toBe(true);
  expect(game.match.outcome?.winners).toEqual(["seat-2", "seat-3"]);
});

describe("CAT-WIN-04: the Overseer wins", () => {
  const last: Situation = {
    phase: "overseer",
    options: twoPlayers,
    at: { elf: [260, 60], "ghoul-1": [330, 60] },
  };

  test("CAT-WIN-04: when all Heroes are dead", () => {
    const game = fighting({ ...last, life: { elf: 1, barbarian: 0, thief: 0, wizard: 0 } });
    game.choose("ghoul-1:melee");
    game.flickAt("elf");
    expect(game.match.outcome).toEqual({ winners: ["seat-1"], rule: "CAT-WIN-04" });
    expect(game.events("ended")).toMatchObject([{ why: "heroes-dead" }]);
  });

  test("CAT-WIN-04: when all are incapacitated or dead at the same time", () => {
    const game = fighting({ ...last, life: { barbarian: 0 }, stunned: { thief: 1, wizard: 1 } });
    game.choose("ghoul-1:melee");
    game.flickAt("elf");
    expect(game.life("elf")).toBe(7);
    expect(game.match.outcome?.winners).toEqual(["seat-1"]);
    expect(game.events("ended")).toMatchObject([{ why: "heroes-down" }]);
  });

  test("CAT-WIN-04: not while one of them can act", () => {
    const game = fighting({ ...last, life: { barbarian: 0 }, stunned: { thief: 1 } });
    game.choose("ghoul-1:melee");
    game.flickAt("elf");
    expect(game.match.outcome).toBeUndefined();
  });
});
