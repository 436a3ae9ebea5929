import { describe, expect, test } from "vitest";
import { visiting } from "./testing/visit.ts";

const twoPlayers = {
  parties: [
    ["elf", "barbarian"],
    ["thief", "wizard"],
  ],
};

test("CAT-HEAL-01: the Healer sells healing touch and resurrection, for gold", () => {
  const game = visiting("healer", { heroes: { elf: { life: 0 }, thief: { life: 3, gold: 1000 } } });
  expect(game.options()).toEqual(["raise:elf", "touch:thief", "done"]);
  const poor = visiting("healer", { heroes: { elf: { life: 0 }, thief: { life: 3, gold: 200 } } });
  expect(poor.options()).toEqual(["done"]);
});

describe("pooling", () => {
  const pool = { options: twoPlayers, heroes: { elf: { life: 3, gold: 200 }, thief: { gold: 200 } } };

  test("CAT-HEAL-02: players may pool their gold", () => {
    const game = visiting("healer", pool);
    game.choose("touch:elf", "seat-2");
    game.amount(2);
    expect(game.asked.seats).toEqual(["seat-3"]);
    game.amount(1);
    expect([game.life("elf"), game.hero("elf").gold, game.hero("thief").gold]).toEqual([4, 0, 100]);
  });

  test("CAT-HEAL-02: … but need not", () => {
    const game = visiting("healer", pool);
    game.choose("touch:elf", "seat-2");
    game.amount(2);
    game.amount(0);
    expect([game.life("elf"), game.hero("elf").gold, game.hero("thief").gold]).toEqual([3, 200, 200]);
  });
});

test("CAT-HEAL-02: nobody else’s gold is taken without being asked", () => {
  const game = visiting("healer", {
    options: twoPlayers,
    heroes: { elf: { life: 0 }, thief: { gold: 1000 } },
  });
  game.choose("raise:elf", "seat-2");
  expect(game.asked).toMatchObject({ kind: "amount", seats: ["seat-3"], max: 10 });
  game.amount(10);
  expect([game.life("elf"), game.hero("thief").gold]).toEqual([2, 0]);
});

test("CAT-HEAL-02: nor for a Hero of his own, if another player has wished for the service", () => {
  const game = visiting("healer", { options: twoPlayers, heroes: { thief: { life: 3, gold: 300 } } });
  game.choose("touch:thief", "seat-2");
  expect(game.asked).toMatchObject({ prompt: "pay", seats: ["seat-3"], max: 3 });
  game.amount(0, "seat-3");
  expect([game.life("thief"), game.hero("thief").gold]).toEqual([3, 300]);
});

test("CAT-HEAL-03: 300 gold bring 1 life back", () => {
  const game = visiting("healer", { heroes: { elf: { life: 3, gold: 400 } } });
  const { bank } = game.state;
  game.choose("touch:elf");
  expect(game.hero("elf")).toMatchObject({ life: 4, gold: 100 });
  expect(game.state.bank).toBe(bank + 300);
});

test("CAT-HEAL-04: 1000 gold bring a dead Hero back, with 2 life", () => {
  const game = visiting("healer", { heroes: { elf: { life: 0 }, thief: { gold: 1000 } } });
  game.choose("raise:elf");
  expect(game.life("elf")).toBe(2);
  expect(game.hero("thief").gold).toBe(0);
  expect(game.events("raised")).toMatchObject([{ hero: "elf", rule: "CAT-HEAL-04" }]);
});

test("CAT-HEAL-05: a resurrected Hero has all his Equipment and all his gold", () => {
  const game = visiting("healer", {
    heroes: { elf: { life: 0, gold: 500, items: ["long-quiver"] }, thief: { gold: 1000 } },
  });
  game.choose("raise:elf");
  expect(game.hero("elf")).toMatchObject({ life: 2, gold: 500, items: ["long-quiver"] });
});

test("CAT-HEAL-06: he may buy further life in the same visit", () => {
  const game = visiting("healer", { heroes: { elf: { life: 0, gold: 600 }, thief: { gold: 1000 } } });
  game.choose("raise:elf");
  game.choose("touch:elf");
  game.choose("touch:elf");
  expect(game.hero("elf")).toMatchObject({ life: 4, gold: 0 });
});

test("CAT-HEAL-07: any number of services may be bought in one visit", () => {
  const game = visiting("healer", { heroes: { barbarian: { life: 2, gold: 2100 } } });
  for (let service = 0; service < 7; service++) game.choose("touch:barbarian");
  expect(game.hero("barbarian")).toMatchObject({ life: 9, gold: 0 });
});

test("CAT-HEAL-08: nobody is healed above his initial maximum", () => {
  const game = visiting("healer", { heroes: { elf: { life: 7, gold: 900 } } });
  game.choose("touch:elf");
  expect(game.life("elf")).toBe(8);
  expect(game.options()).toEqual(["done"]);
  expect(game.submit({ kind: "choose", option: "touch:elf" })).toBeDefined();
  expect(game.hero("elf")).toMatchObject({ life: 8, gold: 600 });
});

test("CAT-HEAL-04: friends bring a dead Hero back, even when his own player wants nothing more", () => {
  const game = visiting("healer", {
    options: twoPlayers,
    heroes: { elf: { life: 0 }, barbarian: { life: 0 }, thief: { gold: 1000 } },
  });
  game.choose("done", "seat-2");
  game.choose("raise:elf", "seat-3");
  game.amount(10, "seat-3");
  expect([game.life("elf"), game.hero("thief").gold]).toEqual([2, 0]);
});
