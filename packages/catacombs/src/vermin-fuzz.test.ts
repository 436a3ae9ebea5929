// @module-tag long
import { type Game, Match } from "@ossuaire/kernel";
import { findLeaks, testRng } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
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
