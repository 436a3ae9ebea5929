import { describe, expect, test } from "vitest";
import { length } from "./arena.ts";
import { heroCard, monsterOf } from "./content/box.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { solothFight, strikes } from "./testing/soloth.ts";

const traitsOf = (card: string) => monsterOf(card).traits.map(({ id }) => id);

/** The Overseer's turn: this monster strikes the Witch Hunter. */
function strikesHunter(card: string, more: Situation = {}, seed?: string): Campaign {
  const game = solothFight(
    { phase: "overseer", ...more, at: { "witch-hunter": [330, 60], [`${card}-1`]: [260, 60], ...more.at } },
    seed,
  );
  strikes(game, `${card}-1:melee`, "witch-hunter");
  return game;
}

describe("Evasion", () => {
  test("SOL-EVASION-01: after all its actions", () => {
    expect(strikesHunter("gargoyle").asked.prompt).toBe("evade");
  });

  test("SOL-EVASION-02: if it has struck a hero or an ally directly", () => {
    const game = solothFight({ phase: "overseer", at: { "gargoyle-1": [300, 60], "orc-1": [400, 60] } });
    strikes(game, "gargoyle-1:melee", "orc-1");
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("SOL-EVASION-03: damage is not needed", () => {
    const game = solothFight({ phase: "overseer", at: { "gargoyle-1": [260, 60], paladin: [330, 60] } });
    strikes(game, "gargoyle-1:melee", "paladin");
    game.choose("armour");
    expect(game.asked.prompt).toBe("evade");
  });

  test("SOL-EVASION-04: one more flick, if the Overseer likes", () => {
    const game = strikesHunter("gargoyle");
    expect(game.options()).toEqual(["evade", "no"]);
    game.choose("evade");
    expect(game.asked.prompt).toBe("movement");
  });

  test("SOL-EVASION-05: no damage comes of it", () => {
    const game = strikesHunter("gargoyle", { at: { "ice-princess": [330, 150] } });
    game.choose("evade");
    game.flickAt("ice-princess", 1200);
    expect(game.life("ice-princess")).toBe(heroCard("ice-princess").life);
  });

  test("SOL-EVASION-06: the Gargoyle has it", () => {
    expect(traitsOf("gargoyle")).toEqual(["evasion"]);
  });

  test("SOL-RULING-74: any direct hit of the activation, in the Overseer's turn only", () => {
    const slave = solothFight({
      phase: "overseer",
      at: { "lizard-man-1": [260, 60], "gargoyle-1": [330, 60], "witch-hunter": [400, 60] },
    });
    strikes(slave, "lizard-man-1:melee", "gargoyle-1", 600);
    slave.choose("gargoyle-1:melee");
    slave.flickAt("witch-hunter", 900);
    expect(slave.asked.prompt).toBe("evade");
  });

  test("SOL-RULING-75: it moves discs, and a fire wall burns whoever is pushed into it", () => {
    const game = strikesHunter("gargoyle", {
      walls: ["fire-spirit-1"],
      at: { "ice-princess": [330, 150], "fire-spirit-1": [330, 178] },
    });
    game.choose("evade");
    game.flickAt("ice-princess", 1500);
    expect([game.events("burnt").length, game.life("ice-princess")]).toEqual([
      1,
      heroCard("ice-princess").life - 1,
    ]);
  });
});

describe("Incorporeal", () => {
  /** The Paladin pushes the Shade off the board, or only strikes it. */
  function shade(strength: number): Campaign {
    const game = solothFight({ at: { paladin: [410, 60], "shade-1": [450, 60], "orc-1": [300, 300] } });
    strikes(game, "paladin:melee", "shade-1", strength);
    return game;
  }

  test("SOL-INCORP-01: destroyed only by being pushed out by a hero or an ally", () => {
    expect([shade(2000).isOnBoard("shade-1"), shade(250).isOnBoard("shade-1")]).toEqual([false, true]);
  });

  test("SOL-INCORP-02: hits that leave it on the board do nothing", () => {
    const game = shade(250);
    expect([game.life("shade-1"), game.events("unhurt").length]).toEqual([1, 1]);
  });

  test("SOL-INCORP-03: an indirect push counts alike", () => {
    const game = solothFight({
      at: { paladin: [380, 60], "orc-2": [425, 60], "shade-1": [455, 60], "orc-1": [300, 300] },
    });
    strikes(game, "paladin:melee", "orc-2", 2500);
    expect(game.isOnBoard("shade-1")).toBe(false);
  });

  test("SOL-INCORP-04: at once", () => {
    const game = shade(2000);
    expect(game.events("lost")).toHaveLength(1);
    expect(game.state.phase).toBe("heroes");
  });

  test("SOL-INCORP-05: it counts for whoever made the flick", () => {
    expect(shade(2000).hero("paladin").trophies).toEqual(["shade"]);
  });

  test("SOL-INCORP-06: pushed out by the Overseer it comes back", () => {
    const game = solothFight({ phase: "overseer", at: { "orc-1": [410, 60], "shade-1": [450, 60] } });
    strikes(game, "orc-1:melee", "shade-1", 2000);
    expect([game.isOnBoard("shade-1"), game.events("put-back").length]).toEqual([true, 1]);
  });

  test("SOL-INCORP-07: the Shade has it", () => {
    expect(traitsOf("shade")).toEqual(["incorporeal"]);
  });

  test("SOL-RULING-76: out is where its centre has crossed the edge: a rim beyond it is not out", () => {
    const pushes = Array.from({ length: 80 }, (_, i) => shade(300 + 10 * i));
    const stayed = pushes.filter((game) => game.isOnBoard("shade-1")).map((game) => game.piece("shade-1"));
    expect(stayed.some(({ x, radius }) => x < length && x + radius > length)).toBe(true);
    expect(stayed.every(({ x }) => x <= length)).toBe(true);
    const gone = pushes.filter((game) => !game.isOnBoard("shade-1"));
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.every((game) => game.events("lost").length === 1)).toBe(true);
  });

  test("SOL-RULING-77: an Evasion of the Overseer's does not destroy it", () => {
    const game = strikesHunter("gargoyle", { at: { "shade-1": [330, 20] } });
    game.choose("evade");
    game.flickAt("shade-1", 2500);
    expect(game.isOnBoard("shade-1")).toBe(true);
  });

  test("SOL-VERDICT-25: a push counts in a chain, though the hit does not", () => {
    const game = solothFight({
      options: { parties: [["barbarian", "paladin", "witch-hunter", "sorceress"]] },
      at: { barbarian: [380, 60], "shade-1": [430, 60], "orc-1": [300, 300] },
    });
    game.choose("barbarian:rage");
    game.flickAt("shade-1", 500);
    game.choose("flick");
    game.flickAt("shade-1", 3000);
    expect([game.events("lost").length, game.hero("barbarian").trophies]).toEqual([1, ["shade"]]);
  });
});
