import { describe, expect, test } from "vitest";
import { radiusOfSize } from "./arena.ts";
import { allBoards, allHeroes, allLords, allLots, allMonsters, allRooms } from "./content/box.ts";
import { type Colour, familyColour, type Size } from "./content/card.ts";
import { dealtIn } from "./content/dealt.ts";
import { rulesIn } from "./testing/catalogue.ts";
import { fighting, newCampaign } from "./testing/index.ts";
import { beforeRoom, enterRoom, views } from "./testing/scenes.ts";

interface Disc {
  readonly size: Size;
  readonly colour: Colour;
}

/** Every disc of the box, one by one: monsters by their kinds, the others by their lots. */
function allDiscsOneByOne(): readonly Disc[] {
  const monsters = Object.entries(dealtIn({}).discs).flatMap(([disc, count]) => {
    const kind = allMonsters().find((monster) => monster.disc === disc);
    if (kind === undefined) throw new Error(`${disc} is no monster's`);
    return Array.from({ length: count }, () => ({ size: kind.size, colour: familyColour[kind.family] }));
  });
  const others = allLots().flatMap(({ size, colour, count }) =>
    Array.from({ length: count }, () => ({ size, colour })),
  );
  return [...monsters, ...others];
}

function coloursOf(size: Size, discs = allDiscsOneByOne()): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const disc of discs) if (disc.size === size) counts[disc.colour] = (counts[disc.colour] ?? 0) + 1;
  return counts;
}

function lot(id: string) {
  return allLots().find((one) => one.id === id);
}

describe("discs", () => {
  test("CAT-COMP-05: 62 discs: 21 large, 32 medium, 3 small, 6 tiny, in rising size", () => {
    const discs = allDiscsOneByOne();
    const count = (size: Size) => discs.filter((disc) => disc.size === size).length;
    expect(discs).toHaveLength(62);
    expect([count("large"), count("medium"), count("small"), count("tiny")]).toEqual([21, 32, 3, 6]);
    const radii = (["tiny", "small", "medium", "large"] as const).map(radiusOfSize);
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
    expect(new Set(radii).size).toBe(4);
  });

  test("CAT-COMP-06: the colours of the large discs", () => {
    expect(coloursOf("large")).toEqual({
      black: 2,
      blue: 4,
      "dark-grey": 6,
      grey: 1,
      green: 5,
      orange: 2,
      violet: 1,
    });
  });

  test("CAT-COMP-07: the colours of the medium discs", () => {
    expect(coloursOf("medium")).toEqual({ blue: 3, green: 5, grey: 15, orange: 4, white: 5 });
  });

  test("CAT-COMP-08: the colours of the small and the tiny discs", () => {
    expect(coloursOf("small")).toEqual({ orange: 2, white: 1 });
    expect(coloursOf("tiny")).toEqual({ yellow: 6 });
  });

  test("CAT-COMP-09: six markers: the life of four Heroes and of the Lord, and the Barbarian's rage", () => {
    const { heroes, lord } = newCampaign().sight("audience").view;
    const life = [...Object.values(heroes).map((hero) => hero.life), lord.life];
    // The Elf's arrows are discs, which come back in each room, and need no marker.
    const marked = allHeroes().flatMap(({ tracks }) => tracks.filter(({ refills }) => !refills));
    expect(marked.map(({ id }) => id)).toEqual(["rage"]);
    expect(life.length + marked.length).toBe(6);
  });

  test("CAT-COMP-10: eight player boards: four Heroes, four Lords", () => {
    expect(allHeroes().map(({ id }) => id)).toEqual(["elf", "barbarian", "thief", "wizard"]);
    expect(allLords().map(({ id }) => id)).toEqual(["sorcerer", "gorgon", "lich", "dragon"]);
  });

  test("CAT-COMP-11: everybody's view tells which face of a disc is up: whole, wounded, incapacitated, a wall", () => {
    const game = fighting({
      at: { "orc-1": [300, 60], "orc-2": [300, 120], "zombie-1": [300, 180], "fire-spirit-1": [300, 240] },
      life: { "orc-2": 1 },
      stunned: { "zombie-1": 1, elf: 1 },
      walls: ["fire-spirit-1"],
    });
    for (const view of views(game)) {
      const seen = (id: string) => view.fight?.pieces.find((piece) => piece.id === id);
      expect(seen("orc-1")).toMatchObject({ kind: "monster", life: 2 });
      expect(seen("orc-2")).toMatchObject({ kind: "monster", life: 1 });
      expect(seen("zombie-1")).toMatchObject({ stunned: 1 });
      expect(seen("elf")).toMatchObject({ stunned: 1 });
      expect(seen("fire-spirit-1")).toMatchObject({ kind: "wall", card: "fire-spirit" });
    }
  });

  test("CAT-COMP-11: the rules that can be opened in the game are the same in both languages", () => {
    const ids = (language: "fr" | "en") =>
      rulesIn(language)
        .map(({ id }) => id)
        .toSorted();
    expect(ids("fr")).toEqual(ids("en"));
    expect(ids("fr")).toHaveLength(536);
  });

  test("CAT-COMP-12: the Heroes are four medium white discs", () => {
    expect(lot("hero")).toEqual({ id: "hero", size: "medium", colour: "white", count: 4 });
    const game = beforeRoom("phoitar");
    enterRoom(game);
    const heroes = game.state.fight?.pieces.filter(({ kind }) => kind === "hero") ?? [];
    expect(heroes.map(({ id }) => id)).toEqual(["elf", "barbarian", "thief", "wizard"]);
    expect(heroes.map(({ radius }) => radius)).toEqual(heroes.map(() => radiusOfSize("medium")));
  });

  test("CAT-COMP-13: 12 large and 27 medium monsters, all of them the Overseer's", () => {
    const monsters = allMonsters().filter(({ id }) => id !== "skeleton-archer");
    const discs = monsters.flatMap(({ disc, size, family }) =>
      Array.from({ length: dealtIn({}).discs[disc] ?? 0 }, () => ({ size, colour: familyColour[family] })),
    );
    expect(coloursOf("large", discs)).toEqual({ blue: 4, grey: 1, green: 5, orange: 2 });
    expect(coloursOf("medium", discs)).toEqual({ blue: 3, green: 5, grey: 15, orange: 4 });
    const game = fighting({ phase: "overseer", at: { "orc-1": [300, 60], "troll-1": [300, 200] } });
    expect(game.asked.seats).toEqual(["seat-1"]);
    expect(game.options("seat-1")).toEqual(expect.arrayContaining(["orc-1:melee", "troll-1:melee"]));
  });

  test("CAT-COMP-14: the Lord is a large black disc, on the board in the final battle only", () => {
    expect(lot("lord")).toMatchObject({ size: "large", colour: "black" });
    const lordIn = (card: string) => {
      const game = beforeRoom(card);
      enterRoom(game);
      return game.state.fight?.pieces.find(({ kind }) => kind === "lord")?.radius;
    };
    const combats = allRooms().filter(({ kind }) => kind === "combat");
    for (const { id } of combats) expect(lordIn(id)).toBeUndefined();
    expect(lordIn("lair")).toBe(radiusOfSize("large"));
  });

  test("CAT-COMP-15: the Wizard and the Fire Demon throw the same small orange discs", () => {
    expect(lot("fireball")).toEqual({ id: "fireball", size: "small", colour: "orange", count: 2 });
    const wizard = fighting({ at: { wizard: [260, 60], "orc-1": [330, 60] } });
    wizard.choose("wizard:fireball");
    wizard.place();
    expect(wizard.piece("fireball")).toMatchObject({ kind: "projectile", radius: radiusOfSize("small") });
    const demon = fighting({ phase: "overseer", at: { "fire-demon-1": [300, 160] } });
    demon.choose("fire-demon-1:fireballs");
    demon.place();
    expect(demon.piece("fireball").radius).toBe(wizard.piece("fireball").radius);
  });

  test("CAT-COMP-16: a tiny yellow disc is any projectile, the Elf's arrow and the Wizard's spell", () => {
    expect(lot("missile")).toEqual({ id: "missile", size: "tiny", colour: "yellow", count: 6 });
    for (const action of ["elf:missile", "wizard:drain-energy", "wizard:magic-missile"]) {
      const game = fighting({ at: { elf: [260, 60], wizard: [260, 200], "orc-1": [400, 60] } });
      game.choose(action);
      game.place();
      expect(game.piece("missile").radius).toBe(radiusOfSize("tiny"));
    }
  });

  test("CAT-COMP-17: the Wizard's own pieces: Shield, summoned Skeleton and Familiar", () => {
    expect(lot("shield")).toMatchObject({ size: "large", colour: "violet", count: 1 });
    expect(lot("skeleton")).toMatchObject({ size: "medium", colour: "white", count: 1 });
    expect(lot("familiar")).toMatchObject({ size: "small", colour: "white", count: 1 });
    const game = fighting({ at: { wizard: [300, 160], familiar: [400, 160], "orc-1": [300, 300] } });
    expect(game.piece("familiar").radius).toBe(radiusOfSize("small"));
    game.choose("wizard:shield");
    game.place();
    expect(game.piece("shield").radius).toBe(radiusOfSize("large"));
    const other = fighting({ at: { wizard: [300, 160], "orc-1": [300, 300] } });
    other.choose("wizard:summon-skeleton");
    other.place();
    expect(other.piece("skeleton").radius).toBe(radiusOfSize("medium"));
  });

  test("CAT-COMP-18: the six large dark grey obstacles are enough for the holes of every board", () => {
    expect(lot("obstacle")).toMatchObject({ size: "large", colour: "dark-grey", count: 6 });
    expect(Math.max(...allBoards().map(({ obstacles }) => obstacles.length))).toBe(6);
  });
});

describe("obstacles", () => {
  // An obstacle lies at (210, 110).
  test("CAT-COMP-19: an obstacle is cover: what comes straight at it does not reach the monster behind", () => {
    const covered = fighting({ at: { thief: [160, 110], "skeleton-warrior-1": [265, 110] } });
    covered.choose("thief:melee");
    covered.flickAt("skeleton-warrior-1", 1200);
    expect(covered.isOnBoard("skeleton-warrior-1")).toBe(true);
    const open = fighting({ at: { thief: [260, 160], "skeleton-warrior-1": [365, 160] } });
    open.choose("thief:melee");
    open.flickAt("skeleton-warrior-1", 1200);
    expect(open.isOnBoard("skeleton-warrior-1")).toBe(false);
  });

  test("CAT-COMP-19: a disc bounces off an obstacle, onto a monster that stands on the other side", () => {
    const game = fighting({ at: { thief: [270, 110], "skeleton-warrior-1": [320, 110] } });
    game.choose("thief:melee");
    game.flick(-900, 0);
    expect(game.isOnBoard("skeleton-warrior-1")).toBe(false);
  });
});
