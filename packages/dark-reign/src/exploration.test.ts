// @module-tag long
import { copyOf, type Game, Match } from "@ossuaire/kernel";
import { findLeaks, testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { defaultOptions } from "./options.ts";
import { isMainDrawn } from "./rules/deal-on.ts";
import type { DarkReign } from "./table.ts";
import { wrongWith } from "./testing/conservation.ts";
import { disguise, isOpen } from "./testing/disguise.ts";
import { exploreOn } from "./testing/explorer.ts";
import { inZone, put } from "./testing/index.ts";
import { safeDarkReign } from "./testing/safe.ts";

test("REG-DECK-01 REG-DRAW-09 REG-SPLIT-04 whoever explores finds the main quest, in every catacomb", () => {
  for (let number = 0; number < 12; number++) {
    const options = { ...defaultOptions, town: false, heroes: ["svein", "aude"] };
    const match = Match.start(safeDarkReign, { options, seed: `explored ${number}`, undo: "free" });
    const rng = testRng(`played ${number}`);
    const isDone = () =>
      match.state.zones.length > 0 && Object.values(match.state.piles).every((pile) => pile.length === 0);
    for (let answers = 0; !isDone(); answers++) {
      exploreOn(match, rng);
      expect(wrongWith(match.state)).toBeUndefined();
      expect(answers).toBeLessThan(6000);
    }
    expect(isMainDrawn(match.state)).toBe(true);
  }
});

/** Two heroes among traps, before a door and a locked one, with cards behind both. */
function amongTraps() {
  const { game, state } = inZone(
    "entrance-hall",
    { svein: [5, 2], aude: [3, 0] },
    {
      piles: { "door@6,2": ["dark-bend", "crypt"], "door@3,-1": ["great-nave", "dead-end"] },
      prepare(all) {
        for (const [x, y] of [
          [4, 2],
          [2, 2],
          [1, 1],
        ] as const)
          put("spikes", x, y, { hidden: true })(all);
        put("hole", 4, 1, { hidden: true })(all);
      },
    },
  );
  return { game: { ...game, setup: () => copyOf(state) }, options: state.options };
}

test("REG-VERDICT-47 REG-DECK-08 REG-TRAP-10 REG-DOOR-03 nothing that is hidden reaches a hero or the audience", () => {
  for (let number = 0; number < 6; number++) {
    const { game, options } = amongTraps();
    const match = Match.start(game, { options, seed: `hidden ${number}`, undo: "free" });
    const viewers = [["svein"], ["audience"], ["mj"]][number % 3] ?? [];
    expect(findLeaks(match, disguise, testRng(`looked ${number}`), { viewers, most: 120, isOpen })).toEqual(
      [],
    );
  }
});

test("REG-TRAP-10 a table that showed hidden traps would be found out", () => {
  const { game, options } = amongTraps();
  const leaky: Game<DarkReign> = {
    ...game,
    view: (state, viewer) => ({ ...game.view(state, viewer), elements: state.elements }),
  };
  const match = Match.start(leaky, { options, seed: "leaky", undo: "free" });
  const leaks = findLeaks(match, disguise, testRng("leaky"), { viewers: ["svein"], most: 10 });
  expect(leaks.length).toBeGreaterThan(0);
});
