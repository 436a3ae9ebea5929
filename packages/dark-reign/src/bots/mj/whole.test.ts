// @module-tag long
import { Match, playBot } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { darkReign } from "../../dark-reign.ts";
import { defaultOptions, mjSeat, quests } from "../../options.ts";
import { wrongWith } from "../../testing/conservation.ts";
import { exploreOn } from "../../testing/explorer.ts";
import { mjBot } from "./mj.ts";

test("REG-VERDICT-46 REG-MASTER-01 REG-AUTO-10 the computer has an answer to all that a quest asks of the MJ, and keeps to its habits", () => {
  const done = new Set<string>();
  for (const quest of quests) {
    const options = { ...defaultOptions, town: false, quest, length: "short" } as const;
    const match = Match.start(darkReign, { options, seed: `whole ${quest}`, undo: "free" });
    const rng = testRng(`whole ${quest}`);
    for (let answers = 0; match.decision !== undefined && answers < 500; answers++) {
      if (match.decision.seats.includes(mjSeat)) playBot(match, { [mjSeat]: mjBot }, rng);
      else exploreOn(match, rng);
      expect(wrongWith(match.state)).toBeUndefined();
      for (const { event } of match.told)
        if (event.type === "does" && characterOf(match.state, event.who).seat === mjSeat)
          done.add(event.deed);
    }
  }
  // REG-AUTO-10: it never waits, steals, shoves, jumps, picks up or uses objects, nor closes doors.
  const habits = ["walk", "run", "open", "strike", "shoot", "join", "break-free"];
  expect([...done].filter((deed) => !habits.includes(deed))).toEqual([]);
  expect(done.has("strike")).toBe(true);
});
