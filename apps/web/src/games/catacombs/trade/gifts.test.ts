import { newCampaign } from "@ossuaire/catacombs/testing";
import { expect, test } from "vitest";
import { travelsOf } from "../travels.ts";
import { ownHeroes, payersAmong, proposed, total } from "./gifts.ts";

const { view } = newCampaign().sight("seat-2");
const gold = { elf: 300, barbarian: 500, thief: 800, wizard: 0 };
const heroes = Object.fromEntries(
  Object.entries(view.heroes).map(([hero, board]) => [
    hero,
    { ...board, gold: gold[hero as keyof typeof gold], life: hero === "barbarian" ? 0 : board.life },
  ]),
);
const rich = { ...view, heroes };
const deal = { id: "touch:elf", kind: "touch", hero: "elf", price: 700 } as const;

test("CAT-RULING-57: the purse of whom it is for comes first, and others give what is missing", () => {
  const payers = payersAmong(rich, ownHeroes(rich, "seat-2"));
  expect(proposed(rich, deal, payers)).toEqual({ elf: 300, thief: 400 });
  expect(total(proposed(rich, { ...deal, price: 5000 }, payers))).toBe(1100);
});

test("CAT-RULING-58: the dead pay nothing, and who has no gold is not asked", () => {
  expect(payersAmong(rich, ownHeroes(rich, "seat-2"))).toEqual(["elf", "thief"]);
  expect(ownHeroes(rich, "seat-1")).toEqual([]);
});

test("CAT-MERCH-09: a coin for each 100 goes to the bank, eight at most", () => {
  const pays = (hero: string, gold: number) => ({ type: "pays", rule: "CAT-MERCH-09", hero, gold }) as const;
  expect(travelsOf([pays("elf", 200)])).toMatchObject([
    { stops: [{ panel: "purse-elf" }, { panel: "till" }], gap: 60 },
    { token: "token-coin" },
  ]);
  expect(travelsOf([pays("elf", 1200)])).toHaveLength(8);
});
