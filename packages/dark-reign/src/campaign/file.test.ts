import { expect, test } from "vitest";
import { darkReign } from "../dark-reign.ts";
import type { Roster } from "../options.ts";
import { readCampaign, writeCampaign } from "./file.ts";
import { freshRoster, nextQuest, optionsOnward } from "./next-quest.ts";
import { readyMade } from "./sheets.ts";

const roster: Roster = {
  heroes: [readyMade("svein"), { ...readyMade("ozanne"), xp: 62, ecus: 31 }],
  won: ["well"],
};

test("REG-VERDICT-61 a campaign that is taken along comes back as it was", () => {
  expect(readCampaign(writeCampaign(roster))).toEqual({ ok: true, roster });
  expect(readCampaign(writeCampaign(freshRoster))).toEqual({ ok: true, roster: freshRoster });
  // REG-SIDE-01.
  const followed: Roster = { ...roster, allies: [{ card: "prisoner", of: "ozanne" }] };
  expect(readCampaign(writeCampaign(followed))).toEqual({ ok: true, roster: followed });
});

test.each([
  ["nothing", ""],
  ["no JSON", "once upon a time"],
  ["a list", "[]"],
  ["another file", '{ "game": "catacombs" }'],
  ["a campaign without a roster", '{ "sort": "ossuaire dark-reign campaign", "version": 1 }'],
  ["a version of later", '{ "sort": "ossuaire dark-reign campaign", "version": 2, "roster": {} }'],
  ["a library", "x".repeat(500_000)],
])("%s is refused with a sentence in both languages", (_, text) => {
  const read = readCampaign(text);
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.words.fr).not.toBe(read.words.en);
  expect(read.words.fr).toMatch(/\.$/);
});

test("a forged sheet is refused by the rule that it breaks", () => {
  const [svein] = roster.heroes;
  if (svein === undefined) throw new Error("nobody is left");
  const forged = { ...roster, heroes: [{ ...svein, actions: 9 }] };
  expect(readCampaign(writeCampaign(forged))).toMatchObject({ ok: false, rule: "REG-XP-10" });
});

test("REG-QUEST-04 REG-VERDICT-61 the next quest is the first that is not won, by way of the town", () => {
  expect(nextQuest(freshRoster)).toBe("well");
  expect(nextQuest(roster)).toBe("gold");
  expect(nextQuest({ won: ["well", "gold", "clock", "orb"] })).toBeUndefined();
  expect(optionsOnward(roster)).toMatchObject({ quest: "gold", length: "normal", town: true, roster });
  expect(optionsOnward({ ...roster, won: ["well", "gold"] })).toMatchObject({ length: "short" });
});

test("REG-XP-12 fresh heroes come for the dead, and the rules take the group as it is", () => {
  const { heroes } = optionsOnward(roster);
  expect(heroes).toEqual(["svein", "ozanne", "aude", "liutgarde"]);
  expect(optionsOnward(roster, { heroes: ["svein"], level: "hero", blunted: false })).toMatchObject({
    heroes: ["svein", "ozanne"],
    level: "hero",
  });
  expect(darkReign.readOptions(optionsOnward(roster)).ok).toBe(true);
});
