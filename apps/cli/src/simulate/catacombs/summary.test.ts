import { expect, test } from "vitest";
import type { Result } from "./play.ts";
import { reportOf } from "./report.ts";
import { summaryOf } from "./summary.ts";

const campaign = (number: number, heroes: readonly string[], winner: Result["winner"]): Result => ({
  number,
  boxes: number % 2 === 0 ? "base" : "soloth",
  lord: "lich",
  heroes,
  variant: "basic",
  players: { heroes: "adept", overseer: "adept" },
  winner,
  ending: "lord-dead",
  answers: 100 + number,
  rooms: 7,
  rounds: [3, 4],
  gold: 1000,
  deaths: { poison: 1 },
  falls: { elf: 1 },
  happenings: { "spikes set": 2 },
  artefacts: { "sinew-bow": 1 },
});

test("a campaign counts for each of its Heroes, for its boxes and for its Lord", () => {
  const summary = summaryOf([
    campaign(0, ["elf", "thief"], "heroes"),
    campaign(1, ["elf", "paladin"], "overseer"),
  ]);
  expect(summary).toMatchObject({
    heroes: { wins: 1, rate: 0.5 },
    boxes: { base: { wins: 1, rate: 1 }, soloth: { wins: 0 } },
    lords: { lich: { wins: 1, rate: 0.5 } },
    parties: { elf: { rate: 0.5 }, thief: { rate: 1 }, paladin: { rate: 0 } },
    deaths: { poison: 2 },
    happenings: { "spikes set": 4 },
    artefacts: { "sinew-bow": 2 },
  });
  const report = reportOf(summary);
  expect(report).toMatch(/^by box\n {2}base +100\.0 %/m);
  expect(report).toMatch(/^ {2}elf +50\.0 % .*, fallen: 2$/m);
  expect(report).toMatch(/^happened +spikes set 4$/m);
});
