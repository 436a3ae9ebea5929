// @module-tag long
import { type Game, Match } from "@ossuaire/kernel";
import { checkLaws, findLeaks, testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { conquest } from "./conquest.ts";
import { setup } from "./setup.ts";
import type { Conquest } from "./table.ts";
import { teams } from "./teams.ts";
import { disguise } from "./testing/disguise.ts";
import { startGame } from "./testing/fuzz.ts";

/** Whole games, each watched by one of the seats or by the audience in turn: the twin worlds cost most of the time. */
const watched = 200;

/** Short games, for the laws replay a game from its start again and again. */
const tried = 6;

/** What one viewer of this game should not have learned. */
function leaksOf(game: Game<Conquest>, number: number) {
  const { terms, seats } = startGame(2, number);
  const viewers = [...seats, "audience"];
  const viewer = viewers[Math.floor(number / 4) % viewers.length] ?? "audience";
  const match = Match.start(game, terms);
  return findLeaks(match, disguise, testRng(`watched ${number}`), { viewers: [viewer] });
}

test("CON-RULING-11 nothing that is secret reaches anybody, in whole games over all options", () => {
  expect(Array.from({ length: watched }, (_, number) => leaksOf(conquest, number)).flat()).toEqual([]);
});

test("CON-RULING-11 a table that showed the partner's hand, or the next card, would be found out", () => {
  const leaky = (peek: (state: Conquest["state"]) => readonly string[]): Game<Conquest> => ({
    ...conquest,
    view: (state, viewer) => ({ ...conquest.view(state, viewer), hand: peek(state) }),
  });
  const isFound = (game: Game<Conquest>) => [0, 1, 2, 3].every((number) => leaksOf(game, number).length > 0);
  expect(isFound(leaky(({ piles }) => piles.skull.slice(0, 1)))).toBe(true);
  expect(isFound(leaky(({ hands }) => Object.values(hands).flat()))).toBe(true);
});

test("a match can be forked, put away, taken back and replayed at every answer", () => {
  const short: Game<Conquest> = {
    ...conquest,
    setup(options, rng) {
      const state = setup(options, rng);
      for (const team of teams) state.piles[team].length = 1;
      return state;
    },
  };
  for (let number = 0; number < tried; number++) {
    expect(checkLaws(short, startGame(3, number).terms, testRng(`tried ${number}`))).toBeGreaterThan(3);
  }
});
