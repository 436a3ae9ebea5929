import { expect, test } from "vitest";
import { packs } from "../../content/packs.ts";
import type { CardLists } from "../../pack.ts";
import { pilesOf } from "../../piles.ts";
import { effectParts } from "../leaves/thing.ts";
import { skillTexts } from "./skills.ts";
import { spellTexts } from "./spells.ts";
import { unforeseenTexts } from "./unforeseen.ts";
import "../../dark-reign.ts";

test("every object, spell, skill and Imprévu card says what it does", () => {
  const mute = packs.flatMap(({ things = [], spells = [], skills = [], unforeseen = [] }: CardLists) => [
    ...things.filter((card) => effectParts(card).length === 0),
    ...spells.filter(({ id }) => spellTexts[id] === undefined),
    ...skills.filter(({ id }) => skillTexts[id] === undefined),
    ...unforeseen.filter(({ id }) => unforeseenTexts[id] === undefined),
  ]);
  expect(mute.map(({ id }) => id)).toEqual([]);
});

test("a printed card names its rule once", () => {
  for (const { cards } of pilesOf())
    for (const { name, facts, text } of cards)
      expect([...facts, ...text].filter(({ en }) => en.includes("[REG-")).length, name.en).toBeLessThan(2);
});
