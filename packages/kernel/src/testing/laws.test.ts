import { expect, test } from "vitest";
import { checkLaws } from "./laws.ts";
import { skirmish } from "./skirmish.ts";
import { testRng } from "./two-worlds.ts";

test("every game keeps the laws", () => {
  for (let game = 0; game < 20; game++) {
    const terms = { options: { cards: 20 }, seed: `laws ${game}`, undo: "free" } as const;
    expect(checkLaws(skirmish, terms, testRng(`player ${game}`))).toBeGreaterThan(10);
  }
});
