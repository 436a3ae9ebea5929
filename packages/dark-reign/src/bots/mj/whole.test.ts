// @module-tag long
import { Match, playBot } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { darkReign } from "../../dark-reign.ts";
import { defaultOptions, mjSeat, quests } from "../../options.ts";
import { wrongWith } from "../../testing/conservation.ts";
import { exploreOn } from "../../testing/explorer.ts";
import { mjBot } from "./mj.ts";

test("REG-VERDICT-46 REG-MASTER-01 the computer has an answer to all that a quest asks of the MJ", () => {
  for (const quest of quests) {
    const options = { ...defaultOptions, town: false, quest, length: "short" } as const;
    const match = Match.start(darkReign, { options, seed: `whole ${quest}`, undo: "free" });
    const rng = testRng(`whole ${quest}`);
    for (let answers = 0; match.decision !== undefined && answers < 500; answers++) {
      if (match.decision.seats.includes(mjSeat)) playBot(match, { [mjSeat]: mjBot }, rng);
      else exploreOn(match, rng);
      expect(wrongWith(match.state)).toBeUndefined();
    }
  }
});
