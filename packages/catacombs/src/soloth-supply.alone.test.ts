import { describe, expect, test } from "vitest";
import { monsterOf, openBox } from "./content/box.ts";
import type { MonsterCard } from "./content/card.ts";
import { soloth } from "./content/soloth/soloth.ts";
import { solothFight, strikes, withSoloth } from "./testing/soloth.ts";

/** SOL-VERDICT-24: a box of the test's own raises the supply of Phoenixes, and has an ally's like that freezes. */
const snowman: MonsterCard = {
  ...monsterOf("orc"),
  id: "snowman",
  disc: "snowman",
  traits: [
    {
      id: "melts",
      name: { fr: "fond", en: "melts" },
      text: { fr: "fond", en: "melts" },
      rule: "SOL-FREEZE-16",
      isFreezable: false,
    },
  ],
};

openBox({
  id: "more-fire",
  boards: [],
  heroes: [],
  allies: [],
  lords: [
    {
      ...(soloth.lords[1] ??
        (() => {
          throw new Error("no Hydra");
        })()),
      id: "ice-hydra",
      traits: [
        {
          id: "cold",
          name: { fr: "froid", en: "cold" },
          text: { fr: "froid", en: "cold" },
          rule: "SOL-FREEZE-16",
          isFreezable: true,
        },
      ],
    },
  ],
  monsters: [snowman],
  rooms: [],
  spells: [],
  items: [],
  discs: { phoenix: 1, snowman: 1 },
  lots: [],
  gold: 0,
});

const options = { ...withSoloth, boxes: ["more-fire", "soloth"] };

describe("with a raised supply", () => {
  test("SOL-RULING-81: Phoenixes do not keep each other alive", () => {
    const game = solothFight({
      options,
      life: { "phoenix-1": 1 },
      at: { paladin: [260, 60], "phoenix-1": [340, 60], "phoenix-2": [440, 280] },
    });
    strikes(game, "paladin:melee", "phoenix-1");
    expect([game.isOnBoard("phoenix-1"), game.hero("paladin").trophies]).toEqual([false, ["phoenix"]]);
  });

  test("SOL-RULING-95: two Wellsprings regenerate each other, once a round", () => {
    const game = solothFight({
      options,
      life: { "phoenix-1": 1 },
      at: { "phoenix-1": [340, 60], "phoenix-2": [440, 280] },
    });
    game.passTurn();
    game.passTurn();
    expect([game.life("phoenix-1"), game.events("regenerates").length]).toEqual([2, 1]);
  });

  test("SOL-VERDICT-24: no option raises it; a test may open a box of its own", () => {
    expect(soloth.discs["phoenix"]).toBe(1);
    expect(solothFight({ options }).state.reserve["phoenix"]).toBe(2);
    expect(solothFight().state.reserve["phoenix"]).toBe(1);
  });

  test("SOL-FREEZE-16: a card may make a piece freezable that is none, and the other way round", () => {
    const shoot = (target: string, lord: string) => {
      const game = solothFight({
        options: { ...options, lord },
        kind: "lord",
        at: { "ice-princess": [255, 60], [target]: [335, 60] },
      });
      game.choose("ice-princess:ice-spike");
      game.place(280, 60);
      game.flickAt(target, 600);
      return game.events("frozen").length;
    };
    expect([shoot("ice-hydra", "ice-hydra"), shoot("hydra", "hydra"), shoot("snowman-1", "hydra")]).toEqual([
      1, 0, 0,
    ]);
  });
});
