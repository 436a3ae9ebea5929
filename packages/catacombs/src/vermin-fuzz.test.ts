// @module-tag long
import { type Game, Match } from "@ossuaire/kernel";
import { checkLaws, findLeaks, testRng } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { verminFates, verminLines, verminPrompts } from "./content/vermin/words.ts";
import type { State } from "./state.ts";
import type { Catacombs } from "./table.ts";
import { disguise } from "./testing/disguise.ts";
import { fuzzCatacombs, startCampaign, temperOf } from "./testing/fuzz.ts";
import { randomHand } from "./testing/random-hand.ts";

const boxes = ["vermin"];
const campaigns = 60;

test("whole campaigns with Vermin keep all discs, cards and gold, can be told, and come to an end", () => {
  const { violations, longest, endings } = fuzzCatacombs(campaigns, 1, undefined, "random", boxes);
  expect(violations).toEqual([]);
  expect(longest).toBeLessThan(20_000);
  expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(campaigns);
}, 300_000);

test("campaigns with both expansions keep everything, and come to an end", () => {
  const { violations, endings } = fuzzCatacombs(24, 3, undefined, "random", ["soloth", "vermin"]);
  expect(violations).toEqual([]);
  expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(24);
}, 600_000);

test("campaigns that look for what has not happened yet come across the cards of Vermin", () => {
  const { violations, reach } = fuzzCatacombs(72, 4, undefined, "exhaustive", boxes);
  expect(violations).toEqual([]);
  const { rooms, monsters, items, spells, traits, modifiers, actions } = reach;
  for (const { never } of [rooms, monsters, items, spells, traits, modifiers, actions])
    expect(never).toEqual([]);
  const own = (name: string) =>
    [verminPrompts, verminFates, verminLines].some((words) => Object.hasOwn(words, name));
  // An empty deck, an empty reserve and a Lord of the other box are met elsewhere.
  const rare = ["shape-variants", "lethal-dose", "passage-idle"];
  const missed = [...reach.prompts.never, ...reach.events.never].filter(own);
  expect(missed.filter((name) => !rare.includes(name))).toEqual([]);
}, 600_000);

/** What one viewer of this campaign should not have learned. */
function leaksOf(game: Game<Catacombs>, number: number, latest = 500) {
  const rng = testRng(`watched ${number}`);
  const { terms, seats } = startCampaign(2, number, boxes);
  const match = Match.start(game, terms);
  const temper = temperOf(number, "random", () => false);
  const start = rng.int(0, latest);
  while (match.decision !== undefined && match.page.number < start) {
    const { seat, answer } = randomHand(match, rng, temper);
    match.submit(seat, answer);
  }
  const viewers = [...seats, "audience"];
  const viewer = viewers[Math.floor(number / 3) % viewers.length] ?? "audience";
  return findLeaks(match, disguise, rng, { viewers: [viewer], most: 60 });
}

describe("what is hidden with Vermin", () => {
  test("stays hidden", () => {
    expect(Array.from({ length: 40 }, (_, number) => leaksOf(catacombs, number)).flat()).toEqual([]);
  }, 300_000);

  test("would be found out if a table showed the next Poison card, or the next passage", () => {
    const leaky = (peek: (state: State) => readonly string[]): Game<Catacombs> => ({
      ...catacombs,
      view: (state, viewer) => ({ ...catacombs.view(state, viewer), offer: peek(state) }),
    });
    const isFound = (peek: (state: State) => readonly string[]) =>
      [1, 2, 3, 4, 5, 6].some((number) => leaksOf(leaky(peek), number, 0).length > 0);
    expect(isFound(({ poison }) => poison?.deck.slice(0, 1) ?? [])).toBe(true);
    expect(isFound(({ passages }) => passages?.piles[1].slice(0, 1) ?? [])).toBe(true);
  }, 300_000);
});

test.each([0, 1])(
  "a match with Vermin can be forked, put away, taken back and replayed: campaign %i",
  (number) => {
    const short: Game<Catacombs> = {
      ...catacombs,
      outcome: (state) =>
        (state.fight?.round ?? 0) > 1 ? { winners: [], rule: "CAT-ROUND-17" } : catacombs.outcome(state),
    };
    expect(
      checkLaws(short, startCampaign(6, number, boxes).terms, testRng(`laws ${number}`)),
    ).toBeGreaterThan(3);
  },
);
