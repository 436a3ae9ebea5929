import { Match, type Played } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { isCharacter, lifeOf } from "../state.ts";
import type { Catacombs } from "../table.ts";
import { catacombsBook } from "./index.ts";

const { chapters, game } = catacombsBook;

/** The match when all is answered that is told of it. */
function ended({ terms, told }: Played<Catacombs>): Match<Catacombs> {
  const match = Match.start(game, terms());
  for (const { seat, answer } of told) expect(match.submit(seat, answer)).toBeUndefined();
  return match;
}

function lifeIn({ state }: Match<Catacombs>, id: string): number | undefined {
  const piece = state.fight?.pieces.find((one) => one.id === id);
  if (piece === undefined || !isCharacter(piece)) return undefined;
  return lifeOf(state, piece);
}

test("at least three pictures, each of which does what it says", () => {
  const pictures = chapters.flatMap(({ pictures = [] }) => pictures);
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  for (const picture of pictures) {
    const match = ended(picture);
    const events = match.told.map(({ event }) => event);
    const hurt = events.filter(({ type }) => type === "hurt");
    const saysHurt = picture.title.en.includes("−1");
    if (saysHurt) expect([picture.title.en, hurt.length]).toEqual([picture.title.en, 1]);
    for (const piece of picture.spared ?? [])
      expect(events).not.toContainEqual(expect.objectContaining({ type: "hurt", piece }));
  }
  const [melee, , off] = chapters.find(({ id }) => id === "attacks")?.pictures ?? [];
  const typesOf = (one: Played<Catacombs> | undefined) =>
    one && ended(one).told.map(({ event }) => event.type);
  expect(typesOf(melee)).not.toContain("hit");
  expect(typesOf(off)).toContain("put-back");
});

const outcomes: Readonly<Record<string, (match: Match<Catacombs>) => unknown>> = {
  "CAT-EX-01": ({ state }) => state.heroes["wizard"]?.gold === 400 && state.bank === 11_600,
  "CAT-EX-02": (match) => lifeIn(match, "skeleton-warrior-1") === undefined && lifeIn(match, "orc-1") === 1,
  "CAT-EX-03": (match) => lifeIn(match, "fire-demon-1") === 1 && lifeIn(match, "skeleton-archer-1") === 1,
  "CAT-EX-04": (match) => lifeIn(match, "orc-1") === 1 && lifeIn(match, "troll-1") === 1,
  "CAT-EX-05": ({ state }) => state.heroes["thief"]?.trophies.includes("skeleton-warrior"),
  "CAT-EX-06": (match) => lifeIn(match, "orc-1") === 1,
  "CAT-EX-07": ({ state }) => state.heroes["barbarian"]?.trophies.includes("orc"),
  "CAT-EX-08": (match) => lifeIn(match, "orc-1") === 1 && lifeIn(match, "orc-2") === 1,
  "CAT-EX-09": ({ state, decision }) =>
    state.heroes["elf"]?.life === 7 && decision?.prompt === "monster-acts",
  "CAT-EX-10": (match) =>
    match.state.heroes["barbarian"]?.trophies.includes("orc") &&
    lifeIn(match, "orc-2") === 1 &&
    lifeIn(match, "orc-3") === 1,
  "CAT-EX-11": ({ state }) => state.heroes["wizard"]?.trophies.includes("zombie"),
  "CAT-EX-12": (match) => match.state.heroes["elf"]?.life === 6 && match.state.fight?.round === 3,
  "CAT-EX-13": ({ state }) => state.fight?.pieces.filter(({ card }) => card === "fire-spirit").length === 4,
  "CAT-EX-14": ({ state }) => state.fight?.pieces.filter(({ card }) => card === "fire-spirit").length === 3,
  "CAT-EX-15": ({ state }) => state.fight?.kind === "camp",
  "CAT-EX-16": ({ state }) => state.heroes["elf"]?.gold === 100 && state.bank === 0,
  "CAT-EX-17": ({ state }) => state.fight?.pieces.filter(({ card }) => card === "fire-spirit").length === 1,
  "CAT-EX-18": ({ state }) => state.rooms.length === 12,
  "CAT-EX-19": ({ state }) => state.options.layout === "labyrinth",
};

const examples = chapters.flatMap(({ examples = [] }) => examples);

test("all nineteen examples of the rulebook can be tried", () => {
  expect(examples.map(({ rule }) => rule).toSorted()).toEqual(Object.keys(outcomes));
});

test.each(examples)("$rule ends as the rulebook tells", (example) => {
  expect(outcomes[example.rule]?.(ended(example))).toBe(true);
});
