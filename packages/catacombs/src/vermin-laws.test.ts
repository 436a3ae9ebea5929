// @module-tag long
import type { Game } from "@ossuaire/kernel";
import { checkLaws, testRng } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import type { State } from "./state.ts";
import type { Catacombs } from "./table.ts";
import { startCampaign } from "./testing/fuzz.ts";
import { leaksOf } from "./testing/leaks.ts";

const boxes = ["vermin"];

const campaign = (number: number) => startCampaign(2, number, boxes);

describe("what is hidden with Vermin", () => {
  test("stays hidden", () => {
    expect(Array.from({ length: 40 }, (_, number) => leaksOf(campaign(number), number)).flat()).toEqual([]);
  }, 300_000);

  test("would be found out if a table showed the next Poison card, or the next passage", () => {
    const leaky = (peek: (state: State) => readonly string[]): Game<Catacombs> => ({
      ...catacombs,
      view: (state, viewer) => ({ ...catacombs.view(state, viewer), offer: peek(state) }),
    });
    const isFound = (peek: (state: State) => readonly string[]) =>
      [1, 2, 3, 4, 5, 6].some(
        (number) => leaksOf(campaign(number), number, { game: leaky(peek), latest: 0 }).length > 0,
      );
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
