import { Match, type Played } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { heroCard } from "../content/box.ts";
import { isCharacter, lifeOf } from "../state.ts";
import type { Catacombs } from "../table.ts";
import { solothBook, verminBook } from "./index.ts";

const chapters = [...solothBook.chapters, ...verminBook.chapters];

/** The match when all is answered that is told of it. */
function ended({ terms, told }: Played<Catacombs>): Match<Catacombs> {
  const match = Match.start(solothBook.game, terms());
  for (const { seat, answer } of told) expect(match.submit(seat, answer)).toBeUndefined();
  return match;
}

const typesOf = (match: Match<Catacombs>) => match.told.map(({ event }) => event.type);

function lifeIn({ state }: Match<Catacombs>, id: string): number | undefined {
  const piece = state.fight?.pieces.find((one) => one.id === id);
  return piece !== undefined && isCharacter(piece) ? lifeOf(state, piece) : undefined;
}

const isFrozen = ({ state }: Match<Catacombs>, id: string) =>
  state.fight?.pieces.some((piece) => piece.kind === "rider" && piece.on === id);

const outcomes: Readonly<Record<string, (match: Match<Catacombs>) => unknown>> = {
  "SOL-FREEZE-04": (match) => lifeIn(match, "troll-1") === 2 && isFrozen(match, "troll-1"),
  "SOL-THAW-11": (match) =>
    lifeIn(match, "orc-1") === 2 &&
    !isFrozen(match, "orc-1") &&
    match.decision?.kind === "choose" &&
    match.decision.options.some(({ id }) => id === "orc-1:melee"),
  "SOL-PALADIN-13": ({ state }) =>
    state.heroes["paladin"]?.tracks["armour"] === 1 &&
    state.heroes["paladin"].life === heroCard("paladin").life,
  "SOL-COMMAND-10": (match) =>
    lifeIn(match, "elf") === 7 &&
    lifeIn(match, "skeleton-warrior-1") === 1 &&
    match.state.reserve["skeleton"] === 0,
  "SOL-FAMILY-10": (match) => lifeIn(match, "ghoul-1") === undefined && lifeIn(match, "orc-1") === 1,
  "VER-REWARD-07": ({ state }) => state.heroes["barbarian"]?.gold === 300,
};

const examples = chapters.flatMap(({ examples: told = [] }) => told);

test("what is told of the examples is the whole list", () => {
  expect(examples.map(({ rule }) => rule).toSorted()).toEqual(Object.keys(outcomes).toSorted());
});

test.each(examples)("$rule ends as the rulebook tells", (example) => {
  expect(outcomes[example.rule]?.(ended(example))).toBe(true);
});

test("a Spike freezes, a blow frees, a rat climbs: the pictures do what they say", () => {
  const pictures = chapters.flatMap(({ pictures: shown = [] }) => shown.map(ended));
  expect(
    pictures.map((match) => typesOf(match).filter((type) => /frozen|fell|climbs|hurt/.test(type))),
  ).toEqual([["frozen"], ["fell", "hurt"], ["climbs"]]);
});
