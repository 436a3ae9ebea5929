import { describe, expect, test } from "vitest";
import { heroCard } from "./content/box.ts";
import { poisonCards } from "./content/vermin/poison-cards.ts";
import type { Situation } from "./testing/campaign.ts";
import { infested } from "./testing/infested.ts";
import { leaveRoom } from "./testing/scenes.ts";
import { apart, bitten, stung } from "./testing/venom.ts";

const few = ["poison-2-1", "poison-1-1", "poison-0-1"] as const;

describe("rulings on poison", () => {
  test("VER-RULING-13: an attack that does no damage poisons nobody", () => {
    const game = infested(
      {
        phase: "overseer",
        at: { thief: [260, 60], "pit-viper-1": [300, 60], ...apart },
        heroes: { thief: { items: ["invisibility-cloak"], used: ["invisibility-cloak"] } },
        marks: { thief: { invisible: 1 } },
      },
      few,
    );
    game.choose("pit-viper-1:melee");
    game.flickAt("thief", 560);
    expect(game.events("hit")).toHaveLength(1);
    expect(game.life("thief")).toBe(10);
    expect(game.hero("thief").poison).toBeUndefined();
  });

  test("VER-RULING-14: one card for a Hero and a flick, however often it touches him", () => {
    // The Elf lies between the Wyvern and an obstacle’s hard edge: the disc comes back to her.
    const game = stung(few, { at: { elf: [300, 60], barbarian: [272, 60] } });
    expect(game.hero("elf").poison).toHaveLength(1);
    expect(game.events("hit").filter(({ piece }) => piece === "elf")).toHaveLength(1);
  });

  test("VER-RULING-15: whoever the damage kills draws no card", () => {
    const game = stung(few, { life: { elf: 1 } });
    expect(game.isOnBoard("elf")).toBe(false);
    expect(game.state.poison?.deck).toEqual(few);
  });

  test("VER-RULING-16: the limit is the printed life, not what he has now", () => {
    const cards = ["poison-5-1", "poison-4-2"];
    const game = stung(
      ["poison-2-1"],
      { life: { barbarian: 3 }, heroes: { barbarian: { poison: cards } } },
      "barbarian",
    );
    expect(game.events("poisoned")).toMatchObject([{ total: 11, limit: heroCard("barbarian").life }]);
    expect(game.life("barbarian")).toBe(2);
  });

  test("VER-RULING-17: a card of 0 stays, counts nothing, and is a card like any other", () => {
    const game = stung(["poison-0-1"]);
    expect(game.hero("elf").poison).toEqual(["poison-0-1"]);
    expect(game.events("poisoned")).toMatchObject([{ value: 0, total: 0 }]);
  });

  test("VER-RULING-18: the loss of a strong card can kill, and nothing keeps it off", () => {
    const game = stung(["poison-3-1"], { life: { elf: 2 } });
    expect(game.isOnBoard("elf")).toBe(false);
    expect(game.events("dies-of-poison")).toEqual([]);
  });

  test("VER-RULING-19: discards do not come back, and 5 cards or fewer are warned of", () => {
    const state = { poison: { deck: [], discards: ["poison-1-1", "poison-1-2"] } };
    const at = { elf: [260, 60], "wyvern-1": [330, 60], ...apart } as const;
    const game = infested({ phase: "overseer", at, state });
    game.choose("wyvern-1:melee-fireball");
    game.flickAt("elf", 560);
    expect(game.isOnBoard("elf")).toBe(false);
    const deck = poisonCards.slice(0, 7).map(({ id }) => id);
    expect(stung(deck).events("poison-runs-out")).toEqual([]);
    expect(stung(deck.slice(1)).events("poison-runs-out")).toMatchObject([{ left: 5 }]);
  });

  test("VER-RULING-20: Lethal with one card left: it is drawn, and the missing one kills", () => {
    const game = bitten(["poison-0-1"]);
    expect(game.hero("elf").poison).toEqual(["poison-0-1"]);
    expect(game.events("lethal-dose")).toHaveLength(1);
    expect(game.isOnBoard("elf")).toBe(false);
  });

  test("VER-RULING-21: if the first card kills, the second is not drawn", () => {
    const game = bitten(["poison-5-1", "poison-1-1"], { heroes: { elf: { poison: ["poison-4-2"] } } });
    expect(game.isOnBoard("elf")).toBe(false);
    expect(game.state.poison?.deck).toEqual(["poison-1-1"]);
  });

  test("VER-RULING-22: Lethal doubles a Poison attack and poisons with no other", () => {
    const at = { elf: [260, 60], "venomous-spider-1": [340, 60], ...apart } as const;
    const game = infested({ phase: "overseer", at }, few);
    game.choose("venomous-spider-1:missiles");
    game.place(312, 60);
    game.flickAt("elf");
    expect(game.life("elf")).toBe(7);
    expect(game.hero("elf").poison).toBeUndefined();
    game.choose("flick");
    game.place(312, 60);
    game.flickAt("elf");
    expect(game.hero("elf").poison).toHaveLength(2);
  });

  test("VER-RULING-23: poison stays from room to room", () => {
    const game = infested({
      at: { elf: [260, 60], "orc-1": [300, 60] },
      life: { "orc-1": 1 },
      heroes: { elf: { poison: ["poison-2-1"] } },
    });
    game.choose("elf:melee");
    game.flickAt("orc-1");
    leaveRoom(game);
    expect(game.state.fight).toBeUndefined();
    expect(game.hero("elf").poison).toEqual(["poison-2-1"]);
  });

  test("VER-RULING-24: whoever dies of something else keeps the cards while he is dead", () => {
    const game = stung(few, { life: { elf: 1 }, heroes: { elf: { poison: ["poison-1-2"] } } });
    expect(game.isOnBoard("elf")).toBe(false);
    expect(game.hero("elf").poison).toEqual(["poison-1-2"]);
  });

  test("VER-RULING-25: nobody gets anything for a death by poison", () => {
    const game = stung(["poison-2-1"], {
      heroes: { elf: { poison: ["poison-3-2", "poison-3-1"], gold: 300 } },
    });
    expect(game.isOnBoard("elf")).toBe(false);
    expect(game.hero("elf").gold).toBe(300);
    for (const hero of ["barbarian", "thief", "wizard"]) expect(game.hero(hero).trophies).toEqual([]);
  });

  test("VER-VERDICT-08: under the Cloak no life is lost to attacks, but a strong card works in full", () => {
    const cloaked: Situation = {
      phase: "overseer",
      at: {
        thief: [260, 60],
        "sewer-rat-1": [300, 60],
        "sewer-rat-2": [1, 1],
        "sewer-rat-3": [1, 1],
        ...apart,
      },
      on: { "sewer-rat-2": "thief", "sewer-rat-3": "thief" },
      heroes: { thief: { items: ["invisibility-cloak"], used: ["invisibility-cloak"] } },
      marks: { thief: { invisible: 1 } },
    };
    for (const [way, life] of [
      ["damage", 10],
      ["poison", 9],
    ] as const) {
      const game = infested(cloaked, ["poison-4-1"]);
      game.choose("sewer-rat-1:melee");
      game.flickAt("thief", 560);
      // A rat that hits him climbs all the same.
      game.choose(way);
      expect(game.life("thief")).toBe(life);
    }
  });

  test("VER-VERDICT-09: a death by poison is a death like any other: life 0, gold and articles stay", () => {
    const board = { poison: ["poison-3-2", "poison-3-1"], gold: 200, items: ["long-quiver"] };
    const game = stung(["poison-2-1"], { heroes: { elf: board } });
    expect(game.hero("elf")).toMatchObject({ life: 0, gold: 200, items: ["long-quiver"] });
    expect(game.events("left")).toMatchObject([{ piece: "elf", rule: "CAT-DEATH-02" }]);
  });
});
