// @module-tag long
import { Match, playBot, xoroshiro } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { catacombsBot } from "./bots/bot.ts";
import { catacombs } from "./catacombs.ts";
import { startCampaign } from "./testing/fuzz.ts";

test.each([
  { boxes: ["vermin"], level: "novice" },
  { boxes: ["vermin"], level: "adept" },
  { boxes: ["soloth", "vermin"], level: "novice" },
] as const)(
  "bots play campaigns with $boxes to their end: $level",
  ({ boxes, level }) => {
    for (const number of level === "novice" ? [0, 1, 2, 3] : [1]) {
      const { terms } = startCampaign(5, number, boxes);
      const match = Match.start(catacombs, terms);
      const bots = Object.fromEntries(match.seats.map((seat) => [seat, catacombsBot(level)]));
      const rng = xoroshiro.fromSeed(`bots ${number}`);
      for (let answers = 0; match.decision !== undefined && answers < 6000; answers++)
        playBot(match, bots, rng);
      expect(match.decision?.prompt).toBeUndefined();
    }
  },
  600_000,
);
