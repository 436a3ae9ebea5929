// @module-tag long
import { type Game, Match } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { darkReign } from "./dark-reign.ts";
import { defaultOptions } from "./options.ts";
import { isMainDrawn } from "./rules/deal-on.ts";
import type { DarkReign } from "./table.ts";
import { wrongWith } from "./testing/conservation.ts";
import { exploreOn } from "./testing/explorer.ts";

/** Whoever is on the board can never be hurt, and nothing ends the game: so everything is seen. */
const safe: Game<DarkReign> = {
  ...darkReign,
  outcome: () => undefined,
  *step(table) {
    for (const who of table.state.characters) {
      if (who.side === "mj") who.gone = "left";
      else Object.assign(who, { pv: [60], actions: Math.max(who.actions, 0) });
      if (who.side === "heroes") delete who.states.ground;
    }
    yield* darkReign.step(table);
  },
};

test("REG-DECK-01 REG-DRAW-09 REG-SPLIT-04 whoever explores finds the main quest, in every catacomb", () => {
  for (let number = 0; number < 12; number++) {
    const options = { ...defaultOptions, heroes: ["svein", "aude"] };
    const match = Match.start(safe, { options, seed: `explored ${number}`, undo: "free" });
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
