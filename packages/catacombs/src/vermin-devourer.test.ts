import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { infested, strikeAll } from "./testing/infested.ts";
import { leaveRoom, views } from "./testing/scenes.ts";

const apart = { "orc-1": [440, 300] } as const;

/** The Remorhaz strikes a Hero twice. */
function devoured(situation: Situation = {}, victim = "elf"): Campaign {
  const at = { [victim]: [300, 160], "remorhaz-1": [350, 160], ...apart, ...situation.at } as const;
  const game = infested({ phase: "overseer", ...situation, at }, ["poison-1-1"]);
  game.choose("remorhaz-1:melees");
  game.flickAt(victim, 300);
  game.choose("flick");
  game.flickAt(victim, 500);
  return game;
}

/** It is the Heroes’ turn again, the Barbarian stands before the Remorhaz, and it has one point left. */
function about(situation: Situation = {}): Campaign {
  const game = devoured({ life: { "remorhaz-1": 1 }, ...situation });
  while (game.state.phase === "overseer") game.passTurn();
  return game;
}

function slay(game: Campaign): void {
  game.choose("barbarian:melee");
  game.flickAt("remorhaz-1", 1500);
  expect(game.isOnBoard("remorhaz-1")).toBe(false);
}

const barbarian = { at: { barbarian: [300, 60] } } as const;

describe("Devourer", () => {
  test("VER-DEVOUR-01: it has two Melee in a row", () => {
    for (const { attacks } of monsterOf("remorhaz").actions)
      expect(attacks.map(({ kind }) => kind)).toEqual(["melee", "melee"]);
  });

  test("VER-DEVOUR-02: both must damage the same Hero", () => {
    expect(devoured().events("devoured")).toMatchObject([{ piece: "elf", by: "remorhaz-1" }]);
    const at = { elf: [300, 160], thief: [420, 160], "remorhaz-1": [350, 160], ...apart } as const;
    const game = infested({ phase: "overseer", at });
    game.choose("remorhaz-1:melees");
    game.flickAt("elf", 300);
    game.choose("flick");
    game.flickAt("thief", 500);
    expect([game.life("elf"), game.life("thief")]).toEqual([7, 9]);
    expect(game.events("devoured")).toEqual([]);
  });

  test("VER-DEVOUR-03: he is taken off the board", () => {
    expect(devoured().isOnBoard("elf")).toBe(false);
  });

  test("VER-DEVOUR-04: everybody sees who is held by whom", () => {
    for (const { fight } of views(devoured()))
      expect(fight?.captives).toMatchObject([{ piece: { id: "elf" }, by: "remorhaz-1" }]);
  });

  test("VER-DEVOUR-05: all who were struck together are devoured", () => {
    const at = { elf: [300, 147.4], thief: [300, 172.6], "remorhaz-1": [350, 160], ...apart } as const;
    const game = infested({ phase: "overseer", at });
    game.choose("remorhaz-1:melees");
    strikeAll(game, "elf", "thief");
    game.choose("flick");
    strikeAll(game, "elf", "thief");
    expect(
      game
        .events("devoured")
        .map(({ piece }) => piece)
        .toSorted(),
    ).toEqual(["elf", "thief"]);
  });

  test("VER-DEVOUR-06: a devoured Hero has no action", () => {
    const game = about();
    expect(game.state.phase).toBe("heroes");
    expect(game.options().some((id) => id.startsWith("elf:"))).toBe(false);
  });

  test("VER-DEVOUR-07: he is out of the game until the monster is destroyed", () => {
    const game = about();
    expect(game.state.fight?.captives).toHaveLength(1);
    game.passTurn();
    game.passTurn();
    expect(game.isOnBoard("elf")).toBe(false);
  });

  test("VER-DEVOUR-08: when it is destroyed all its captives come back", () => {
    const game = about(barbarian);
    slay(game);
    expect(game.events("freed")).toMatchObject([{ piece: "elf" }]);
    expect(game.state.fight?.captives).toBeUndefined();
    expect(game.isOnBoard("elf")).toBe(true);
  });

  test("VER-DEVOUR-09: where the monster died", () => {
    const game = about(barbarian);
    slay(game);
    const [freed] = game.events("freed");
    const { x = 0, y = 0 } = freed ?? {};
    const died = game.events("killed").find(({ piece }) => piece === "remorhaz-1");
    expect(died).toBeDefined();
    expect(game.piece("elf")).toMatchObject({ x, y });
    // It was struck to the right of where the Barbarian came from, and not far.
    expect(x).toBeGreaterThan(270);
  });

  test("VER-DEVOUR-10: they can act from then on", () => {
    const game = about(barbarian);
    slay(game);
    expect(game.options()).toContain("elf:melee");
  });

  test("VER-DEVOUR-11: the Overseer wins when all are stunned, dead or devoured", () => {
    const game = devoured({ life: { barbarian: 0, wizard: 0 }, round: 2, stunned: { thief: 2 } });
    expect(game.state.ended).toMatchObject({ winner: "overseer", why: "heroes-down" });
  });

  test("VER-DEVOUR-12: the Remorhaz has it", () => {
    expect(monsterOf("remorhaz").traits.map(({ id }) => id)).toContain("devourer");
  });
});

describe("rulings on devouring", () => {
  test("VER-RULING-59: who was damaged by one flick only is not devoured", () => {
    const at = { elf: [300, 146], thief: [300, 174], "remorhaz-1": [350, 160], ...apart } as const;
    const game = infested({ phase: "overseer", at });
    game.choose("remorhaz-1:melees");
    strikeAll(game, "elf", "thief");
    game.choose("flick");
    strikeAll(game, "thief");
    expect(game.events("devoured").map(({ piece }) => piece)).toEqual(["thief"]);
    expect(game.isOnBoard("elf")).toBe(true);
  });

  test("VER-RULING-60: whom the second hit kills is dead, and not devoured", () => {
    const game = devoured({ life: { elf: 2 } });
    expect(game.events("devoured")).toEqual([]);
    expect(game.life("elf")).toBe(0);
    expect(game.state.fight?.captives).toBeUndefined();
  });

  test("VER-RULING-61: an Ally cannot be devoured", () => {
    const at = { skeleton: [300, 147.4], elf: [300, 172.6], "remorhaz-1": [350, 160], ...apart } as const;
    const game = infested({ phase: "overseer", at });
    game.choose("remorhaz-1:melees");
    strikeAll(game, "skeleton", "elf");
    expect(game.isOnBoard("skeleton")).toBe(false);
    game.choose("flick");
    strikeAll(game, "elf");
    expect(game.events("devoured").map(({ piece }) => piece)).toEqual(["elf"]);
  });

  test("VER-RULING-62: he comes back with the life, poison, articles and gold he had", () => {
    const board = { poison: ["poison-2-1"], items: ["long-quiver"], gold: 300 };
    const game = about({ ...barbarian, heroes: { elf: board } });
    slay(game);
    expect(game.hero("elf")).toMatchObject({ ...board, life: 6 });
  });

  test("VER-RULING-63: no stun is left, neither an old one nor that of the second hit", () => {
    const game = about({ ...barbarian, stunned: { elf: 1 } });
    slay(game);
    expect(game.isStunned("elf")).toBe(false);
    expect(game.events("stunned")).toEqual([]);
  });

  test("CAT-INCAP-04, VER-RULING-63: the round in which it befell him still counts for the next", () => {
    const frightened = { ...barbarian, stunned: { elf: 1 } };
    for (const [situation, isSafe] of [
      [frightened, true],
      [barbarian, false],
    ] as const) {
      const at = { ...situation.at, "ghoul-1": [470, 40] } as const;
      const game = about({ ...situation, at });
      slay(game);
      game.passTurn();
      game.choose("ghoul-1:melee");
      strikeAll(game, "elf");
      expect([game.life("elf"), game.isStunned("elf")]).toEqual([5, !isSafe]);
    }
  });

  test("VER-RULING-64: freed in the Heroes’ turn he may act in it", () => {
    const game = about({ ...barbarian, done: ["elf"] });
    slay(game);
    expect(game.options()).toContain("elf:melee");
  });

  test("VER-RULING-65: several are put on the nearest free spots, in the order in which they were devoured", () => {
    const at = {
      elf: [300, 147.4],
      thief: [300, 172.6],
      "remorhaz-1": [350, 160],
      barbarian: [300, 60],
    } as const;
    const game = infested({ phase: "overseer", at: { ...at, ...apart }, life: { "remorhaz-1": 1 } });
    game.choose("remorhaz-1:melees");
    strikeAll(game, "elf", "thief");
    game.choose("flick");
    strikeAll(game, "elf", "thief");
    while (game.state.phase === "overseer") game.passTurn();
    slay(game);
    expect(game.events("freed").map(({ piece }) => piece)).toEqual(
      game.events("devoured").map(({ piece }) => piece),
    );
    expect(game.events("freed")).toHaveLength(2);
    const [one, other] = [game.piece("elf"), game.piece("thief")];
    const apartBy = Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
    expect(apartBy).toBeGreaterThanOrEqual(24.99);
    expect(apartBy).toBeLessThan(60);
  });

  test("VER-RULING-66: he is reached by nothing, and his Allies go on", () => {
    const game = devoured(
      { at: { skeleton: [40, 300], familiar: [60, 250] }, heroes: { elf: { poison: ["poison-1-2"] } } },
      "wizard",
    );
    while (game.state.phase === "overseer") game.passTurn();
    expect(game.options()).toContain("skeleton:melee");
    expect(game.options().some((id) => id.startsWith("wizard:"))).toBe(false);
    const other = about({ heroes: { elf: { poison: ["poison-1-2"] } } });
    expect(other.options()).not.toContain("wizard:cure-poison");
    expect(other.options()).not.toContain("wizard:heal");
  });

  test("VER-RULING-67: the room does not end while the devourer lives", () => {
    const game = about({ life: { "orc-1": 2, "remorhaz-1": 5 } });
    game.passTurn();
    game.passTurn();
    expect(game.state.phase).toBe("heroes");
    expect(game.state.fight?.captives).toHaveLength(1);
    const last = about(barbarian);
    slay(last);
    expect(last.state.fight?.captives).toBeUndefined();
    leaveRoomIfDone(last);
    expect(last.life("elf")).toBeGreaterThan(0);
  });

  test("VER-RULING-68: an Ally who can act keeps the game going", () => {
    const others = { life: { barbarian: 0, thief: 0, elf: 0 } };
    const game = devoured({ ...others, at: { skeleton: [40, 300] } }, "wizard");
    expect(game.events("devoured")).toHaveLength(1);
    expect(game.state.ended).toBeUndefined();
    expect(devoured(others, "wizard").state.ended).toMatchObject({ winner: "overseer" });
  });

  test("VER-RULING-69: any mix of states counts, at once after the flick", () => {
    const game = devoured({ life: { barbarian: 0 }, round: 2, stunned: { thief: 2, wizard: 2 } });
    expect(game.news().at(-1)).toMatchObject({ type: "ended", why: "heroes-down" });
  });

  test("VER-VERDICT-14: he keeps what he has, and what covered him on the board is over", () => {
    const game = about({
      at: { barbarian: [300, 60] },
      heroes: { elf: { tracks: { arrows: 1 }, trophies: ["orc"] } },
      marks: { elf: { invisible: 1 } },
    });
    slay(game);
    expect(game.hero("elf")).toMatchObject({ trophies: ["orc"] });
    expect(game.piece("elf")).toMatchObject({ marks: {}, done: false });
  });
});

function leaveRoomIfDone(game: Campaign): void {
  if (game.state.fight?.pieces.every(({ kind }) => kind !== "monster")) leaveRoom(game);
}
