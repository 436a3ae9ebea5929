import { describe, expect, test } from "vitest";
import { allMonsters, monsterOf } from "./content/box.ts";
import type { HeroBoard } from "./state.ts";
import type { Campaign } from "./testing/campaign.ts";
import { infested, withVermin } from "./testing/infested.ts";

/** The room is done, and these are the trophies. */
function paid(heroes: Readonly<Record<string, Partial<HeroBoard>>>): Campaign {
  const game = infested({ heroes });
  game.passTurn();
  return game;
}

function times(card: string, count: number): string[] {
  return Array.from({ length: count }, () => card);
}

describe("Vermin rewards", () => {
  test("VER-REWARD-01: many Vermin have a maximum for their kind", () => {
    const limited = allMonsters(withVermin).filter(({ max }) => max !== undefined);
    expect(limited.map(({ id }) => id)).toEqual([
      "vampire-bat",
      "blood-skull",
      "pit-viper",
      "armoured-beetle",
    ]);
  });

  test("VER-REWARD-03: for all of a kind a Hero gets no more than its maximum", () => {
    expect(paid({ barbarian: { trophies: times("vampire-bat", 4) } }).hero("barbarian").gold).toBe(100);
    expect(paid({ barbarian: { trophies: times("armoured-beetle", 3) } }).hero("barbarian").gold).toBe(200);
  });

  test("VER-REWARD-04: each kind is counted by itself", () => {
    const trophies = [...times("armoured-beetle", 4), ...times("blood-skull", 4), "orc", "orc"];
    expect(paid({ barbarian: { trophies } }).hero("barbarian").gold).toBe(200 + 100 + 200);
  });

  test("VER-REWARD-05: Vampire Bat: 100", () => {
    expect(monsterOf("vampire-bat").max).toBe(100);
  });

  test("VER-REWARD-06: Pit Viper: 200", () => {
    expect(monsterOf("pit-viper").max).toBe(200);
  });

  test("VER-REWARD-07: the Barbarian with 3 Vampire Bats and 2 Pit Vipers gets 300", () => {
    const trophies = [...times("vampire-bat", 3), ...times("pit-viper", 2)];
    const game = paid({ barbarian: { trophies } });
    expect(game.hero("barbarian").gold).toBe(300);
    expect(game.events("paid")).toMatchObject([{ hero: "barbarian", gold: 300 }]);
  });

  test("VER-REWARD-08: the Thief’s gold for the Vermin themselves is limited too", () => {
    // 100 for the Bats, and the bonus of 100.
    expect(paid({ thief: { trophies: times("vampire-bat", 3) } }).hero("thief").gold).toBe(200);
  });

  test("VER-REWARD-09: his bonus comes on top, for each kind", () => {
    const trophies = [...times("vampire-bat", 3), ...times("pit-viper", 2)];
    expect(paid({ thief: { trophies } }).hero("thief").gold).toBe(300 + 200);
  });

  test("VER-RULING-47: the maximum is for each Hero, and for each room", () => {
    const game = paid({
      elf: { trophies: times("pit-viper", 2) },
      wizard: { trophies: times("pit-viper", 2) },
      barbarian: { gold: 200 },
    });
    expect([game.hero("elf").gold, game.hero("wizard").gold]).toEqual([200, 200]);
    expect(paid({ elf: { gold: 200, trophies: ["pit-viper"] } }).hero("elf").gold).toBe(400);
  });

  test("VER-RULING-48: below it, each is worth what its card says", () => {
    expect(paid({ elf: { trophies: ["armoured-beetle"] } }).hero("elf").gold).toBe(100);
    expect(paid({ elf: { trophies: times("armoured-beetle", 2) } }).hero("elf").gold).toBe(200);
    expect(monsterOf("vampire-bat").gold).toBe(monsterOf("vampire-bat").max);
    expect(monsterOf("pit-viper").gold).toBe(monsterOf("pit-viper").max);
  });

  test("VER-RULING-49: the bonus is for a kind of Vermin, and for a monster of another family", () => {
    const trophies = [...times("sewer-rat", 8), ...times("zombie", 3)];
    // Nothing for the rats but one bonus; three Zombies at 100, and three bonuses.
    expect(paid({ thief: { trophies } }).hero("thief").gold).toBe(100 + 300 + 300);
  });

  test("VER-RULING-50: the maximum is about gold: every killed disc is a trophy", () => {
    const at = { barbarian: [260, 160], "pit-viper-1": [300, 160], "orc-1": [440, 300] } as const;
    const game = infested({ at, heroes: { barbarian: { trophies: times("pit-viper", 2) } } });
    game.choose("barbarian:melee");
    game.flickAt("pit-viper-1");
    expect(game.hero("barbarian").trophies).toEqual(times("pit-viper", 3));
  });

  test("VER-VERDICT-06: the values of those whom the rulebook does not name", () => {
    const values = Object.fromEntries(
      allMonsters(withVermin)
        .filter(({ family, variantOf }) => family === "vermin" || variantOf !== undefined)
        .map(({ id, gold, max }) => [id, [gold, max]]),
    );
    expect(values).toEqual({
      "sewer-rat": [0, undefined],
      "vampire-bat": [100, 100],
      "blood-skull": [100, 100],
      "pit-viper": [200, 200],
      "armoured-beetle": [100, 200],
      wyvern: [500, undefined],
      remorhaz: [700, undefined],
      "dread-scorpion": [300, undefined],
      "savage-centaur": [200, undefined],
      "dire-ghoul": [300, undefined],
      "venomous-spider": [400, undefined],
    });
    expect(paid({ thief: { trophies: times("sewer-rat", 5) } }).hero("thief").gold).toBe(100);
    expect(paid({ elf: { trophies: ["dread-scorpion", "wyvern"] } }).hero("elf").gold).toBe(800);
  });
});
