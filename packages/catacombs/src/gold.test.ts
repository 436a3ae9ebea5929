import { expect, test } from "vitest";
import { allMonsters, monsterOf } from "./content/box.ts";
import { fighting } from "./testing/index.ts";
import { views } from "./testing/scenes.ts";

test("CAT-GOLD-01: the resolution begins when no monster is left at the end of a round, not before", () => {
  const game = fighting({ at: { elf: [260, 60], "skeleton-warrior-1": [330, 60] } });
  game.choose("elf:melee");
  game.flickAt("skeleton-warrior-1");
  expect([game.state.phase, game.events("paid")]).toEqual(["heroes", []]);
  game.passTurn();
  expect(game.events("paid")).toMatchObject([{ hero: "elf", gold: 100 }]);
});

test("CAT-GOLD-02: gold is paid in the resolution, and not at the moment of the kill", () => {
  const game = fighting({ at: { elf: [260, 60], "skeleton-warrior-1": [330, 60] } });
  game.choose("elf:melee");
  game.flickAt("skeleton-warrior-1");
  expect(game.hero("elf")).toMatchObject({ gold: 0, trophies: ["skeleton-warrior"] });
  expect(game.state.bank).toBe(12_000);
  game.passTurn();
  expect(game.hero("elf")).toMatchObject({ gold: 100, trophies: [] });
});

test("CAT-GOLD-03: a Hero gets the sum of all monsters that he killed in this room", () => {
  const game = fighting({
    heroes: {
      elf: { gold: 300, trophies: ["troll", "orc", "crypt-spider"] },
      wizard: { trophies: ["zombie"] },
    },
  });
  game.passTurn();
  expect(game.events("paid")).toMatchObject([
    { hero: "elf", gold: 600, due: 600 },
    { hero: "wizard", gold: 100, due: 100 },
  ]);
  expect([game.hero("elf").gold, game.hero("wizard").gold, game.hero("barbarian").gold]).toEqual([
    900, 100, 0,
  ]);
});

test.each(allMonsters().map(({ id }) => id))("CAT-GOLD-04: %s is worth what its card says", (id) => {
  const game = fighting({ heroes: { barbarian: { trophies: [id] } } });
  game.passTurn();
  expect(game.hero("barbarian").gold).toBe(monsterOf(id).gold);
});

test("CAT-GOLD-05: the gold comes out of the common bank", () => {
  const game = fighting({ heroes: { elf: { trophies: ["troll"] }, thief: { trophies: ["orc"] } } });
  game.passTurn();
  expect(game.state.bank).toBe(12_000 - 200 - 200);
});

test("CAT-GOLD-06: the killed monsters then go back into the reserve", () => {
  const game = fighting({
    at: { elf: [260, 60], "skeleton-warrior-1": [330, 60] },
    heroes: { barbarian: { trophies: ["orc"] } },
    state: { reserve: { skeleton: 5, orc: 4 } },
  });
  game.choose("elf:melee");
  game.flickAt("skeleton-warrior-1");
  expect(game.state.reserve).toEqual({ skeleton: 5, orc: 4 });
  game.passTurn();
  expect(game.state.reserve).toEqual({ skeleton: 6, orc: 5 });
});

test("CAT-GOLD-07: everybody sees the gold of each Hero apart, also when one player has several", () => {
  const game = fighting({ heroes: { elf: { trophies: ["troll"] }, wizard: { trophies: ["zombie"] } } });
  game.passTurn();
  for (const { heroes } of views(game))
    expect(Object.values(heroes).map(({ gold }) => gold)).toEqual([200, 0, 0, 100]);
});
