import { expect, test } from "vitest";
import { defaultOptions } from "./options.ts";
import { simulated } from "./simulation.ts";

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
