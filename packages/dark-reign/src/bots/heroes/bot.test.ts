import { expect, test } from "vitest";
import { defaultOptions, quests, usualLength } from "../../options.ts";
import { simulated } from "../../simulation.ts";
import { levels } from "./level.ts";

test("bots of every level play every quest to its end", () => {
  for (const quest of quests)
    for (const heroes of levels) {
      const options = { ...defaultOptions, quest, length: usualLength(quest) };
      const { why, rounds } = simulated({ options, seed: "whole", heroes });
      expect([quest, "nobody-left", "too-late"], `${heroes}: ${quest}`).toContain(why);
      expect(rounds).toBeLessThan(60);
    }
});
