// @module-tag long
import { checkLaws, testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { startCampaign } from "./testing/fuzz.ts";
import { leaksOf } from "./testing/leaks.ts";

const boxes = ["soloth"];

test("with Soloth too, what is hidden stays hidden", () => {
  const watched = Array.from({ length: 24 }, (_, number) =>
    leaksOf(startCampaign(5, number, boxes), number, { most: 40 }),
  );
  expect(watched.flat()).toEqual([]);
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
