import { allHeroes, catacombs, companies, defaultOptions } from "@ossuaire/catacombs";
import { expect, test } from "vitest";
import { handedTo, playerOf } from "./companies.ts";

const isAllowed = (parties: (typeof defaultOptions)["parties"]) =>
  catacombs.readOptions({ ...defaultOptions, parties }).ok;

test("CAT-PLAYER-04 to 07 every number of players begins with a split that is allowed", () => {
  for (const parties of Object.values(companies))
    expect(isAllowed(parties), JSON.stringify(parties)).toBe(true);
});

test("CAT-PLAYER-08 a Hero who is handed on has one player, and the others keep theirs", () => {
  const parties = handedTo(companies["3"], "elf", 1);
  expect(parties).toEqual([["wizard"], ["barbarian", "thief", "elf"]]);
  expect(playerOf(parties, "elf")).toBe(1);
  expect(isAllowed(parties)).toBe(false);
  expect(isAllowed(handedTo(parties, "thief", 0))).toBe(true);
});

test("CAT-PLAYER-05 with four players, whoever is handed a second Hero has two", () => {
  expect(isAllowed(handedTo(companies["4"], "wizard", 0))).toBe(true);
  expect(isAllowed(handedTo(companies["4"], "elf", 1))).toBe(false);
});

test("CAT-PLAYER-09 the Heroes stand from the easiest to the hardest", () => {
  expect(allHeroes().map(({ id }) => id)).toEqual(["elf", "barbarian", "thief", "wizard"]);
});
