import { describe, expect, test } from "vitest";
import { type Campaign, fighting, type Situation } from "./testing/campaign.ts";

const duel = { elf: [260, 60], "ghoul-1": [330, 60] } as const;

/** The Overseer's turn of round 1: the Ghoul has hit the Elf. */
function stunned(more: Situation = {}): Campaign {
  const game = fighting({ phase: "overseer", ...more, at: { ...duel, ...more.at } });
  game.choose("ghoul-1:melee");
  game.flickAt("elf", 560);
  return game;
}

test("CAT-INCAP-01: a Stunning attack paralyses for a complete round, beside the normal damage", () => {
  const game = stunned();
  expect([game.life("elf"), game.isStunned("elf")]).toEqual([7, true]);
  expect(game.state.fight?.round).toBe(2);
  game.passTurn();
  expect(game.isStunned("elf")).toBe(true);
  game.passTurn();
  expect(game.state.fight?.round).toBe(3);
  expect(game.isStunned("elf")).toBe(false);
});

test("CAT-INCAP-02: every action of an incapacitated Hero is refused", () => {
  const game = stunned();
  expect(game.options().filter((option) => option.startsWith("elf:"))).toEqual([]);
  for (const option of ["elf:melee", "elf:missile", "elf:pass"])
    expect(game.submit({ kind: "choose", option })).toMatchObject({ code: "unknown-option" });
});

test("CAT-INCAP-03: he misses one complete round of combat", () => {
  const game = stunned({ at: { "orc-1": [440, 300] } });
  game.passTurn();
  const turns: (readonly [number | undefined, boolean])[] = [];
  for (let turn = 0; turn < 2; turn++) {
    turns.push([game.state.fight?.round, game.options().includes("elf:melee")]);
    game.passTurn();
    game.passTurn();
  }
  expect(turns).toEqual([
    [2, false],
    [3, true],
  ]);
});

test("CAT-INCAP-04: two rounds running never both make the same Hero incapacitated", () => {
  const game = stunned();
  game.passTurn();
  game.choose("ghoul-1:melee");
  game.flickAt("elf", 700);
  expect(game.life("elf")).toBe(6);
  expect(game.events("stunned")).toHaveLength(1);
  expect(game.isStunned("elf")).toBe(false);
});

test("CAT-INCAP-05: an incapacitated Hero stays on the board and can be damaged", () => {
  const game = stunned({ at: { "orc-1": [260, 160] } });
  game.choose("orc-1:melee");
  game.flickAt("elf");
  expect(game.isOnBoard("elf")).toBe(true);
  expect(game.life("elf")).toBe(6);
});

test("CAT-INCAP-06: all players see who is incapacitated, and who is so no more", () => {
  const game = stunned();
  const seen = (seat: string) =>
    game.sight(seat).view.fight?.pieces.find(({ id }) => id === "elf") ?? expect.fail("no Elf");
  for (const seat of ["seat-1", "seat-2"]) expect(seen(seat)).toHaveProperty("stunned", 1);
  game.passTurn();
  game.passTurn();
  for (const seat of ["seat-1", "seat-2"]) expect(seen(seat)).not.toHaveProperty("stunned");
  expect(game.events("recovers")).toMatchObject([{ piece: "elf" }]);
});

test("CAT-INCAP-07: incapacitated in round n, it misses n + 1, recovers at its end, and acts in n + 2", () => {
  const game = fighting({ phase: "overseer", round: 4, at: duel });
  game.choose("ghoul-1:melee");
  game.flickAt("elf", 560);
  expect([game.state.fight?.round, game.options().includes("elf:melee")]).toEqual([5, false]);
  game.passTurn();
  expect(game.isStunned("elf")).toBe(true);
  game.passTurn();
  expect([game.state.fight?.round, game.options().includes("elf:melee")]).toEqual([6, true]);
});

describe("the Wizard", () => {
  const game = () =>
    fighting({
      stunned: { wizard: 1 },
      round: 2,
      at: { wizard: [60, 280], familiar: [300, 60], skeleton: [300, 160], "orc-1": [440, 300] },
    });

  test("CAT-INCAP-08: while he is incapacitated his Skeleton and his Familiar may act", () => {
    expect(game().options()).toEqual(expect.arrayContaining(["skeleton:melee", "familiar:melee"]));
  });

  test("CAT-INCAP-09: he then casts no spells, not even from his Familiar", () => {
    expect(
      game()
        .options()
        .filter((option) => option.startsWith("wizard:")),
    ).toEqual([]);
    expect(game().submit({ kind: "choose", option: "wizard:fireball@familiar" })).toBeDefined();
  });
});

test("CAT-INCAP-10: all damage is carried out before a Hero becomes incapacitated", () => {
  const game = fighting({
    phase: "overseer",
    walls: ["fire-spirit-1"],
    at: { "ghoul-1": [400, 60], elf: [330, 60], "fire-spirit-1": [270, 60], "orc-1": [440, 300] },
  });
  game.choose("ghoul-1:melee");
  game.flickAt("elf", 1200);
  const types = game.news().map(({ type }) => type);
  expect(types.filter((type) => ["hit", "hurt", "burnt", "stunned"].includes(type))).toEqual([
    "hit",
    "hurt",
    "burnt",
    "hurt",
    "stunned",
  ]);
  expect(game.life("elf")).toBe(6);
});

describe("all Heroes down", () => {
  const others = { barbarian: 1, thief: 1 };
  const last: Situation = { phase: "overseer", stunned: others, life: { wizard: 0 }, at: duel };

  test("CAT-INCAP-11: if all are incapacitated or dead and nobody can act, the Overseer wins at once", () => {
    const game = stunned(last);
    expect(game.match.outcome).toEqual({ winners: ["seat-1"], rule: "CAT-WIN-04" });
    expect(game.events("ended")).toMatchObject([{ winner: "overseer", why: "heroes-down" }]);
  });

  test("CAT-INCAP-11: one Hero who can act is enough to go on", () => {
    const game = stunned({ ...last, stunned: { barbarian: 1 } });
    expect(game.match.outcome).toBeUndefined();
  });
});

test("CAT-EX-12: the Ghoul and the Elf, over three rounds", () => {
  const game = fighting({ phase: "overseer", at: duel });
  game.choose("ghoul-1:melee");
  game.flickAt("elf", 560);
  expect([game.life("elf"), game.isStunned("elf")]).toEqual([7, true]);
  expect([game.state.phase, game.state.fight?.round]).toEqual(["heroes", 2]);
  expect(game.submit({ kind: "choose", option: "elf:melee" })).toBeDefined();
  game.passTurn();
  game.choose("ghoul-1:melee");
  game.flickAt("elf", 700);
  expect(game.life("elf")).toBe(6);
  expect(game.events("stunned")).toHaveLength(1);
  expect([game.state.phase, game.state.fight?.round]).toEqual(["heroes", 3]);
  expect(game.isStunned("elf")).toBe(false);
  game.choose("elf:melee");
  game.flickAt("ghoul-1");
  expect(game.life("ghoul-1")).toBe(1);
});
