import { describe, expect, test } from "vitest";
import { type Campaign, fighting, type Situation } from "./testing/campaign.ts";
import { openOddments } from "./testing/oddments.ts";
import { enterRoom, leaveRoom } from "./testing/scenes.ts";

openOddments();

/** The Barbarian has used an article of the oddments against this piece. */
function stunnedBy(item: "cudgel" | "net", target: string, more: Situation = {}): Campaign {
  const game = fighting({
    ...more,
    heroes: { barbarian: { items: [item] } },
    at: { barbarian: [250, 60], [target]: [330, 60], "orc-9": [440, 300], ...more.at },
  });
  game.choose(`barbarian:${item}`);
  if (item === "net") game.place(280, 60);
  game.flickAt(target, 700);
  return game;
}

/** Whether this piece can act, in the next turns of its side. */
function turnsOf(game: Campaign, option: string, phase: "heroes" | "overseer", count: number) {
  const can: (readonly [number | undefined, boolean])[] = [];
  while (can.length < count) {
    if (game.state.phase === phase) can.push([game.state.fight?.round, game.options().includes(option)]);
    game.passTurn();
  }
  return can;
}

test("CAT-RULING-26: stunned again while incapacitated, a Hero takes the damage only; later he can be", () => {
  const game = fighting({ phase: "overseer", at: { elf: [260, 60], "ghoul-1": [330, 60] } });
  const blow = () => {
    game.choose("ghoul-1:melee");
    game.flickAt("elf", 700);
    return [game.life("elf"), game.events("stunned").length];
  };
  expect(blow()).toEqual([7, 1]);
  game.passTurn();
  expect(blow()).toEqual([6, 1]);
  expect(game.isStunned("elf")).toBe(false);
  game.passTurn();
  expect(blow()).toEqual([5, 2]);
});

test("CAT-RULING-27: stunned in the Heroes’ turn before he acted, a Hero loses this action and the next", () => {
  const game = fighting({
    at: { barbarian: [260, 100], "brute-1": [330, 100], thief: [330, 200], "orc-9": [440, 300] },
  });
  game.choose("barbarian:melee");
  game.flickAt("brute-1", 560);
  game.choose("strike");
  game.flickAt("thief");
  expect(turnsOf(game, "thief:melee", "heroes", 3)).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

describe("CAT-RULING-28: monsters and Lords", () => {
  test("CAT-RULING-28: a stunned monster misses the Overseer’s turns n and n + 1", () => {
    const game = stunnedBy("cudgel", "orc-1");
    expect([game.life("orc-1"), game.isStunned("orc-1")]).toEqual([1, true]);
    expect(turnsOf(game, "orc-1:melee", "overseer", 3)).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  test("CAT-RULING-28: so does a Lord", () => {
    const game = stunnedBy("cudgel", "sorcerer", { kind: "lord" });
    expect(game.isStunned("sorcerer")).toBe(true);
    expect(turnsOf(game, "sorcerer:melee", "overseer", 3).map(([, can]) => can)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test("CAT-RULING-29: wound and incapacity are apart: who recovers from one keeps the other", () => {
  const game = stunnedBy("cudgel", "troll-1");
  expect([game.life("troll-1"), game.isStunned("troll-1")]).toEqual([1, true]);
  game.passTurn();
  game.passTurn();
  // Regenerated at the end of round 1, and still incapacitated.
  expect([game.life("troll-1"), game.isStunned("troll-1")]).toEqual([2, true]);
  const orc = stunnedBy("cudgel", "orc-1");
  for (let turn = 0; turn < 4; turn++) orc.passTurn();
  expect([orc.life("orc-1"), orc.isStunned("orc-1")]).toEqual([1, false]);
});

test("CAT-RULING-30: a room with an incapacitated monster in it is not done", () => {
  const game = fighting({ phase: "overseer", at: { elf: [260, 60], "zombie-1": [330, 60] } });
  game.choose("zombie-1:melee");
  game.flickAt("elf");
  expect(game.isStunned("zombie-1")).toBe(true);
  expect([game.state.phase, game.state.fight?.round]).toEqual(["heroes", 2]);
});

test("CAT-RULING-31: incapacity ends with the room", () => {
  const game = fighting({
    stunned: { elf: 1 },
    at: { barbarian: [260, 60], "zombie-1": [330, 60] },
  });
  game.choose("barbarian:melee");
  game.flickAt("zombie-1");
  leaveRoom(game);
  enterRoom(game);
  expect(game.isStunned("elf")).toBe(false);
  expect(game.options()).toContain("elf:melee");
});

describe("CAT-RULING-32: the raging Barbarian", () => {
  const ghoul = { barbarian: [260, 60], "ghoul-1": [400, 60] } as const;

  test("CAT-RULING-32: is incapacitated also after a chain that was cut short or missed everything", () => {
    const short = fighting({ at: ghoul });
    short.choose("barbarian:rage");
    short.tap();
    expect(short.isStunned("barbarian")).toBe(false);
    short.choose("stop");
    expect(short.isStunned("barbarian")).toBe(true);
    const missed = fighting({ at: ghoul });
    missed.choose("barbarian:rage");
    for (let flick = 0; flick < 4; flick++) {
      if (flick > 0) missed.choose("flick");
      missed.tap();
    }
    expect(missed.events("stunned")).toMatchObject([{ piece: "barbarian", rule: "CAT-CHAIN-08" }]);
  });

  test("CAT-RULING-32: that counts as stunned: a Ghoul adds damage only, and he acts again in round 3", () => {
    const game = fighting({ at: ghoul });
    game.choose("barbarian:rage");
    game.tap();
    game.choose("stop");
    game.passTurn();
    game.choose("ghoul-1:melee");
    game.flickAt("barbarian", 900);
    expect(game.life("barbarian")).toBe(11);
    expect(game.events("stunned")).toHaveLength(1);
    expect(turnsOf(game, "barbarian:melee", "heroes", 2)).toEqual([
      [2, false],
      [3, true],
    ]);
  });
});

describe("CAT-RULING-33: a Stunning hit without damage", () => {
  test("CAT-RULING-33: Absorption prevents damage only", () => {
    const game = stunnedBy("net", "fire-demon-1");
    expect([game.life("fire-demon-1"), game.isStunned("fire-demon-1")]).toEqual([2, true]);
  });

  test("CAT-RULING-33: a hit that is void has no effect: a friend", () => {
    const game = stunnedBy("net", "thief", { at: { "orc-1": [440, 200] } });
    expect(game.events("hit")).toEqual([]);
    expect([game.life("thief"), game.isStunned("thief")]).toEqual([10, false]);
  });
});
