import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import { poisonCards } from "./content/vermin/poison-cards.ts";
import { newCampaign } from "./testing/campaign.ts";
import { withVermin } from "./testing/infested.ts";
import { views } from "./testing/scenes.ts";
import { bitten, stung } from "./testing/venom.ts";
import { lineOf } from "./words/telling.ts";

const few = ["poison-2-1", "poison-1-1", "poison-0-1"] as const;

describe("Poison", () => {
  test("VER-GEN-02: the Overseer’s monsters can poison Heroes", () => {
    expect(stung(few).hero("elf").poison).toEqual(["poison-2-1"]);
  });

  test("VER-POISON-01: a Poison attack does its damage, and poisons besides", () => {
    const game = stung(few);
    expect(game.life("elf")).toBe(7);
    expect(game.hero("elf").poison).toEqual(["poison-2-1"]);
    expect(game.hero("thief").poison).toBeUndefined();
  });

  test("VER-POISON-02: the deck is shuffled at the start, and its order is nobody’s to see", () => {
    const [one, other] = ["a", "b"].map((seed) => newCampaign(withVermin, seed).state.poison?.deck ?? []);
    expect(one).toHaveLength(21);
    expect(new Set(one)).toEqual(new Set(poisonCards.map(({ id }) => id)));
    expect(one).not.toEqual(other);
    expect(newCampaign().state.poison).toBeUndefined();
    for (const view of views(newCampaign(withVermin))) expect(JSON.stringify(view)).not.toContain("poison-");
  });

  test("VER-POISON-03: everybody sees how many cards are left", () => {
    for (const { poison } of views(stung(few))) expect(poison).toEqual({ left: 2, discards: [] });
  });

  test("VER-POISON-04: each card shows an amount from 0 to 5", () => {
    const values = new Set(poisonCards.map(({ value }) => value));
    expect([...values].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("VER-POISON-05: first the damage of the attack is deducted", () => {
    const game = stung(few);
    const told = game.news().map(({ type }) => type);
    expect(told.indexOf("hurt")).toBeGreaterThanOrEqual(0);
    expect(told.indexOf("hurt")).toBeLessThan(told.indexOf("poisoned"));
  });

  test("VER-POISON-06: then one card is drawn for the Hero, the top one", () => {
    const game = stung(few);
    expect(game.events("poisoned")).toMatchObject([{ piece: "elf", poison: "poison-2-1", value: 2 }]);
    expect(game.state.poison?.deck).toEqual(["poison-1-1", "poison-0-1"]);
  });

  test("VER-POISON-07: it lies open under the board, and the total is told beside the limit", () => {
    const game = stung(few, { heroes: { elf: { poison: ["poison-3-2"] } } });
    for (const { heroes } of views(game)) expect(heroes["elf"]?.poison).toEqual(["poison-3-2", "poison-2-1"]);
    const [event] = game.events("poisoned");
    expect(event).toMatchObject({ total: 5, limit: 8 });
    expect(event && lineOf(event).en).toBe("The Elf draws the card Poison 2 (5 of 8)");
    expect(event && lineOf(event).fr).toContain("5 sur 8");
  });

  test("VER-POISON-08: every further attack adds a card", () => {
    const game = stung(few, { heroes: { elf: { poison: ["poison-0-2", "poison-1-2"] } } });
    expect(game.hero("elf").poison).toEqual(["poison-0-2", "poison-1-2", "poison-2-1"]);
  });

  test("VER-POISON-09: a total equal to the starting life kills", () => {
    const game = stung(few, { heroes: { elf: { poison: ["poison-3-2", "poison-3-1"] } } });
    expect(game.events("dies-of-poison")).toMatchObject([{ piece: "elf", total: 8, limit: 8 }]);
    expect(game.life("elf")).toBe(0);
    expect(game.isOnBoard("elf")).toBe(false);
  });

  test("VER-POISON-09: … and one point less does not", () => {
    const game = stung(few, { heroes: { elf: { poison: ["poison-3-2", "poison-2-3"] } } });
    expect(game.life("elf")).toBe(7);
    expect(game.isOnBoard("elf")).toBe(true);
  });

  test("VER-POISON-10: more than that kills too, whatever life he has", () => {
    const game = stung(["poison-5-1"], { heroes: { elf: { poison: ["poison-4-2"] } } });
    expect(game.isOnBoard("elf")).toBe(false);
    const wounded = stung(["poison-0-1"], { life: { elf: 2 }, heroes: { elf: { poison: ["poison-3-2"] } } });
    expect(wounded.life("elf")).toBe(1);
  });

  test("VER-POISON-11: some cards also take life", () => {
    const strong = poisonCards.filter(({ harm }) => harm > 0);
    expect(strong.map(({ value, harm }) => [value, harm])).toEqual([
      [3, 1],
      [4, 1],
      [5, 1],
    ]);
  });

  test("VER-POISON-12: that loss comes with the draw", () => {
    const game = stung(["poison-4-1"]);
    expect(game.life("elf")).toBe(6);
    expect(game.news().filter(({ type }) => type === "hurt" || type === "poisoned")).toMatchObject([
      { type: "hurt", life: 7 },
      { type: "poisoned", value: 4 },
      { type: "hurt", life: 6 },
    ]);
  });

  test("VER-POISON-13: with no card left to draw the Hero dies at once", () => {
    const game = stung([]);
    expect(game.events("lethal-dose")).toMatchObject([{ piece: "elf", rule: "VER-POISON-13" }]);
    expect(game.life("elf")).toBe(0);
    expect(game.isOnBoard("elf")).toBe(false);
  });

  test("VER-POISON-14: an Ally draws no card", () => {
    const game = stung(few, {}, "skeleton");
    expect(game.isOnBoard("skeleton")).toBe(false);
    expect(game.state.poison?.deck).toEqual(few);
    expect(game.events("poisoned")).toEqual([]);
  });

  test("VER-POISON-15: a stunned Hero draws like any other", () => {
    const game = stung(few, { round: 2, stunned: { elf: 1 } });
    expect(game.hero("elf").poison).toEqual(["poison-2-1"]);
  });
});

describe("Lethal", () => {
  test("VER-LETHAL-01: two cards instead of one", () => {
    const game = bitten(few);
    expect(game.life("elf")).toBe(7);
    expect(game.hero("elf").poison).toEqual(["poison-2-1", "poison-1-1"]);
  });

  test("VER-LETHAL-02: the loss of both is taken then", () => {
    const game = bitten(["poison-3-1", "poison-4-1", "poison-0-1"]);
    expect(game.life("elf")).toBe(5);
  });

  test("VER-LETHAL-03: the Pit Viper has it", () => {
    expect(monsterOf("pit-viper").traits.map(({ id }) => id)).toEqual(["lethal"]);
  });
});
