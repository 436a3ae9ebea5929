import { expect, test } from "vitest";
import { rosterAfter } from "./campaign/roster-after.ts";
import { defaultOptions } from "./options.ts";
import { campaigned, simulated } from "./simulation.ts";

const expedition = {
  options: { ...defaultOptions, quest: "clock", length: "short" },
  seed: "expedition",
  heroes: "adept",
} as const;

test("the same expedition is the same game, and its chronicle adds up", () => {
  const once = simulated(expedition);
  expect(once.match.hash()).toBe(simulated(expedition).match.hash());
  const { state } = once.match;
  expect(once.deaths.map(({ who }) => who)).toEqual(state.tally.deaths);
  expect(once.zones).toBe(state.zones.length);
  expect(once.gold).toBe(state.ended?.score);
  expect(once.isWon).toBe(once.why === "clock");
});

test("REG-QUEST-04 REG-VERDICT-61 a campaign goes on with what was brought home, until a quest is lost", () => {
  const played = campaigned({ ...expedition, options: { ...defaultOptions, town: false }, seed: "campaign" });
  expect(played.slice(0, -1).every(({ isWon }) => isWon)).toBe(true);
  const quests = played.map(({ match }) => match.terms.options.quest);
  expect(quests).toEqual(["well", "gold", "clock", "orb"].slice(0, played.length));
  const brought = played.map(({ match }) => match.terms.options.roster);
  const kept = played.map(({ match }) => rosterAfter(match.state));
  expect(brought).toEqual([undefined, ...kept.slice(0, -1)]);
}, 120_000);
