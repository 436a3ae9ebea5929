import { expect, test } from "vitest";
import { defaultOptions, quests, usualLength } from "./options.ts";
import { type Player, simulated } from "./simulation.ts";

const expedition = (quest: (typeof quests)[number], heroes: Player) => ({
  options: { ...defaultOptions, quest, length: usualLength(quest) },
  seed: "expedition",
  heroes,
});

test("whoever plays at random comes to an end too, and gives no quest up by chance", () => {
  const endings = quests.map((quest) => simulated(expedition(quest, "random")));
  for (const { why, rounds } of endings)
    expect(["given-up", "nobody-left", "too-late"], `${why} ${rounds}`).toContain(why);
  expect(endings.filter(({ why, rounds }) => why === "given-up" && rounds < 40)).toEqual([]);
});

test("the same expedition is the same game, and its chronicle adds up", () => {
  const once = simulated(expedition("clock", "random"));
  const twice = simulated(expedition("clock", "random"));
  expect(once.match.hash()).toBe(twice.match.hash());
  const { state } = once.match;
  expect(once.deaths.map(({ who }) => who)).toEqual(state.tally.deaths);
  expect(once.zones).toBe(state.zones.length);
  expect(once.gold).toBe(state.ended?.score);
});
