// @module-tag long
import { Match } from "@ossuaire/kernel";
import { checkLaws, findLeaks, testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { disguise } from "./testing/disguise.ts";
import { startCampaign, temperOf } from "./testing/fuzz.ts";
import { randomHand } from "./testing/random-hand.ts";

const boxes = ["soloth"];

test("with Soloth too, what is hidden stays hidden", () => {
  const leaks = Array.from({ length: 24 }, (_, number) => {
    const rng = testRng(`watched soloth ${number}`);
    const { terms, seats } = startCampaign(5, number, boxes);
    const match = Match.start(catacombs, terms);
    const start = rng.int(0, 500);
    while (match.decision !== undefined && match.page.number < start) {
      const { seat, answer } = randomHand(
        match,
        rng,
        temperOf(number, "random", () => false),
      );
      match.submit(seat, answer);
    }
    const viewers = [...seats, "audience"];
    const viewer = viewers[number % viewers.length] ?? "audience";
    return findLeaks(match, disguise, rng, { viewers: [viewer], most: 40 });
  });
  expect(leaks.flat()).toEqual([]);
});

test.each([0, 1])(
  "with Soloth too, a match can be forked, put away, taken back and replayed: campaign %i",
  (number) => {
    const short = {
      ...catacombs,
      outcome: (state: Parameters<typeof catacombs.outcome>[0]) =>
        (state.fight?.round ?? 0) > 1
          ? ({ winners: [], rule: "CAT-ROUND-17" } as const)
          : catacombs.outcome(state),
    };
    expect(
      checkLaws(short, startCampaign(6, number, boxes).terms, testRng(`laws ${number}`)),
    ).toBeGreaterThan(3);
  },
);
