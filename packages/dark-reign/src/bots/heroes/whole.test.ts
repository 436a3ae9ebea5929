// @module-tag long
import { expect, test } from "vitest";
import { defaultOptions, quests, usualLength } from "../../options.ts";
import { type Player, simulated } from "../../simulation.ts";
import { levels } from "./level.ts";

const expedition = (quest: (typeof quests)[number], heroes: Player) => ({
  options: { ...defaultOptions, quest, length: usualLength(quest) },
  seed: "whole",
  heroes,
});

test("bots of every level play every quest to its end", () => {
  for (const quest of quests)
    for (const heroes of levels) {
      const { why, rounds } = simulated(expedition(quest, heroes));
      expect([quest, "nobody-left", "too-late"], `${heroes}: ${quest}`).toContain(why);
      expect(rounds).toBeLessThan(60);
    }
});

test("whoever plays at random comes to an end too, and gives no quest up by chance", () => {
  const endings = quests.map((quest) => simulated(expedition(quest, "random")));
  for (const { why } of endings) expect(["given-up", "nobody-left", "too-late"]).toContain(why);
  expect(endings.filter(({ why, rounds }) => why === "given-up" && rounds < 40)).toEqual([]);
});
