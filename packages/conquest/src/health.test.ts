import { expect, test } from "vitest";
import { conquest } from "./conquest.ts";
import type { Event } from "./events.ts";
import { teams } from "./teams.ts";
import { type Duel, duel } from "./testing/duel.ts";
import { facing, newMatch, randomMoments, seen, sights, tapUntil, views } from "./testing/scenes.ts";

/** Skull 1 plays the Marauder and captures a token of Sword. */
function captured(): Duel {
  const game = duel({ first: "skull", at: { s1: [250, 40], c1: [100, 40] }, hands: { skull: ["marauder"] } });
  game.choose("marauder");
  tapUntil(game, "missile");
  game.flickAt("s1");
  return game;
}

/** Sword 1 plays the Enchantress, misses, and heals. */
function healed(): Duel {
  const game = facing(["enchantress"]);
  game.choose("enchantress");
  tapUntil(game, "heal");
  game.choose("yes");
  return game;
}

test("CON-HEALTH-01 each team starts with 8 tokens", () => {
  expect(seen(newMatch()).view.pools).toEqual({ sword: 8, skull: 8 });
});

test.each([1, 5, 11])("CON-HEALTH-02 the players may agree on %d starting tokens", (health) => {
  expect(conquest.readOptions({ health })).toMatchObject({ ok: true, options: { health } });
  expect(seen(newMatch({ health })).view.pools).toEqual({ sword: health, skull: health });
});

test.each([0, 12, 7.5, -1, "8"])("CON-HEALTH-02 not on %s", (health) => {
  const read = conquest.readOptions({ health });
  expect(read).toMatchObject({ ok: false, rule: "CON-RULING-06" });
});

test.each([
  [8, 8],
  [1, 22],
  [11, 2],
])("CON-HEALTH-03 the tokens in nobody's pool form the bank: with %d each it holds %d", (health, bank) => {
  expect(seen(newMatch({ health })).view.bank).toBe(bank);
});

test("CON-HEALTH-04 whose token it is shows in whose pool it lies, also when it has changed sides", () => {
  for (const { view, events } of sights(captured())) {
    expect(view.pools).toEqual({ sword: 7, skull: 9 });
    expect(events).toContainEqual(expect.objectContaining({ type: "wounded", team: "sword", captured: 1 }));
  }
});

test("CON-HEALTH-05 a team gains tokens from the bank, or out of the enemy pool", () => {
  expect(healed().state).toMatchObject({ pools: { sword: 10, skull: 8 }, bank: 6 });
  expect(captured().state).toMatchObject({ pools: { sword: 7, skull: 9 }, bank: 8 });
});

test("CON-HEALTH-05 a team gains tokens in no other way", () => {
  let before = { sword: 8, skull: 8 };
  let gains = 0;
  for (const game of randomMoments()) {
    const { pools } = game.state;
    const gained = teams.filter((team) => pools[team] > before[team]).length;
    const ways = game.news().filter((event) => isGain(event));
    expect(gained).toBe(ways.length);
    gains += gained;
    before = { ...pools };
  }
  expect(gains).toBeGreaterThan(0);
});

function isGain(event: Event): boolean {
  return event.type === "healed" || (event.type === "wounded" && event.captured > 0);
}

test("CON-HEALTH-06 a pool may grow beyond the number the team started with", () => {
  const game = healed();
  expect(seen(game).view.options.health).toBe(8);
  expect(game.health("sword")).toBe(10);
  expect(game.match.outcome).toBeUndefined();
});

test("CON-HEALTH-07 both pools and the bank are exact numbers for everybody, at all times", () => {
  for (const game of randomMoments({ players: 4 }, "open")) {
    const { pools, bank } = game.state;
    for (const view of views(game)) expect({ pools: view.pools, bank: view.bank }).toEqual({ pools, bank });
  }
});
