// @module-tag long
import type { Game } from "@ossuaire/kernel";
import { checkLaws, testRng } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { roomOf } from "./content/box.ts";
import { setup } from "./setup.ts";
import { heroIds, heroOf, type State } from "./state.ts";
import type { Catacombs } from "./table.ts";
import { startCampaign } from "./testing/fuzz.ts";
import { leaksOf } from "./testing/leaks.ts";

/** Campaigns, each watched from somewhere on its way by one of the seats, or by the audience, in turn. */
const watched = 100;

describe("what is hidden", () => {
  test("stays hidden, in campaigns over all options", () => {
    const leaks = Array.from({ length: watched }, (_, number) =>
      leaksOf(startCampaign(2, number), number, { latest: 700 }),
    );
    expect(leaks.flat()).toEqual([]);
  });

  test("would be found out if a table showed a room that lies face down, or the next article", () => {
    const leaky = (peek: (state: State) => readonly string[]): Game<Catacombs> => ({
      ...catacombs,
      view: (state, viewer) => ({ ...catacombs.view(state, viewer), offer: peek(state) }),
    });
    const isFound = (game: Game<Catacombs>) =>
      [1, 2, 3].every((number) => leaksOf(startCampaign(2, number), number, { game, latest: 0 }).length > 0);
    expect(isFound(leaky(({ equipment }) => equipment.slice(0, 1)))).toBe(true);
    expect(isFound(leaky(({ rooms }) => rooms.filter(({ open }) => !open).map(({ card }) => card)))).toBe(
      true,
    );
  });
});

describe("a match can be forked, put away, taken back and replayed at every answer", () => {
  /**
   * The Merchant, the Healer and one round of a fight: the laws replay a campaign from its start again and again, and the
   * players that they play with do not take aim.
   */
  const short: Game<Catacombs> = {
    ...catacombs,
    setup(options, rng) {
      const state = setup(options, rng);
      for (const hero of heroIds(state)) Object.assign(heroOf(state, hero), { life: 5, gold: 300 });
      state.bank -= 1200;
      if (options.layout === "labyrinth") return state;
      const last = state.rooms.filter(({ card }) => roomOf(card).kind !== "merchant").slice(-2);
      const rooms = ["izchak", "vysara", ...last.map(({ card }) => card)];
      state.rooms.splice(0, state.rooms.length);
      for (const [i, card] of rooms.entries()) state.rooms.push({ card, x: i, y: i, open: false, visits: 0 });
      return state;
    },
    outcome: (state) =>
      (state.fight?.round ?? 0) > 1 ? { winners: [], rule: "CAT-ROUND-17" } : catacombs.outcome(state),
  };

  test.each([0, 1, 2, 3, 4, 5])("campaign %i", (number) => {
    expect(checkLaws(short, startCampaign(3, number).terms, testRng(`tried ${number}`))).toBeGreaterThan(3);
  });
});
