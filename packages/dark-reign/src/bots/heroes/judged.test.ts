import { expect, test } from "vitest";
import "../../dark-reign.ts";
import { defaultOptions, quests, sideQuests } from "../../options.ts";
import type { CardLists } from "../../pack.ts";
import { deedsIn, errandsIn, packsOf } from "../../shelf.ts";
import { explorePrompts } from "../../words/asked/explore.ts";
import { fightPrompts } from "../../words/asked/fight.ts";
import { magicPrompts } from "../../words/asked/magic.ts";
import { questsPrompts } from "../../words/asked/quests.ts";
import { thingsPrompts } from "../../words/asked/things.ts";
import { townPrompts } from "../../words/asked/town.ts";
import { draughts } from "./acts/remedies.ts";
import { spellWorths } from "./acts/spell-worths.ts";
import { usages } from "./acts/uses.ts";
import { judgedDeeds, leftAlone } from "./deeds.ts";
import { judgements } from "./questions.ts";
import { errands } from "./town.ts";

const games = [
  ...quests.map((quest) => ({ ...defaultOptions, quest })),
  ...sideQuests.map((side) => ({ ...defaultOptions, side })),
];

const things = () => packsOf(defaultOptions).flatMap(({ things: cards = [] }: CardLists) => cards);

test("of every deed the bots know what it is worth, or why they leave it alone", () => {
  const known = new Set([...judgedDeeds, ...Object.keys(leftAlone)]);
  const all = games.flatMap((options) => deedsIn(options).map(({ id }) => id));
  expect(all.filter((id) => !known.has(id))).toEqual([]);
  expect([...known].filter((id) => !all.includes(id))).toEqual([]);
});

test("every question to heroes has an answer of its own", () => {
  const asked = Object.keys({
    ...fightPrompts,
    ...explorePrompts,
    ...thingsPrompts,
    ...magicPrompts,
    ...questsPrompts,
    ...townPrompts,
  });
  // Before every deed; and what the MJ alone is asked.
  const elsewhere = ["act", "wait-act", "run-on"];
  const ofTheMj = ["leader", "next", "lay-out", "added-exit", "wait-next", "share-actions"];
  const known = [...judgements.map(({ prompt }) => String(prompt)), ...elsewhere, ...ofTheMj];
  expect(asked.filter((prompt) => !known.includes(prompt))).toEqual([]);
});

test("of every spell, potion, object of use and errand in town they know what it is worth", () => {
  const spells = packsOf(defaultOptions).flatMap((pack) => pack.spells ?? []);
  expect(spells.filter(({ id }) => spellWorths[id] === undefined).map(({ id }) => id)).toEqual([]);
  const potions = things().filter(({ drunk }) => drunk !== undefined);
  expect(potions.filter(({ id }) => draughts[id] === undefined).map(({ id }) => id)).toEqual([]);
  const used = things().filter(({ use, isRune }) => use !== undefined && !isRune);
  expect(used.filter(({ id }) => usages[id] === undefined).map(({ id }) => id)).toEqual([]);
  const offered = errandsIn(defaultOptions).map(({ id }) => id);
  expect(offered.filter((id) => errands[id] === undefined)).toEqual([]);
});
