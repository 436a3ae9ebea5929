import { describe, expect, test } from "vitest";
import { allHeroes, allItems, heroCard } from "./content/box.ts";
import { fighting, newCampaign } from "./testing/index.ts";
import { afterFight, beforeRoom, enterRoom, placeAll, views } from "./testing/scenes.ts";

const heroes = ["elf", "barbarian", "thief", "wizard"] as const;
const parties = [
  ["wizard", "barbarian"],
  ["elf", "thief"],
] as const;

describe("every Hero", () => {
  test("CAT-HERO-01: a player has the boards of his Heroes and puts their discs on the board, nobody else", () => {
    const game = beforeRoom("phoitar", { options: { parties } });
    game.choose("explore");
    const asked = () => (game.asked.kind === "place" ? game.asked.pieces.map(({ piece }) => piece) : []);
    expect([game.asked.seats, asked()]).toEqual([["seat-2"], ["wizard", "barbarian"]]);
    game.place();
    expect([game.asked.seats, asked()]).toEqual([["seat-3"], ["elf", "thief"]]);
  });

  test("CAT-HERO-02: every life marker starts at the highest value of its track", () => {
    const { state } = newCampaign();
    expect(heroes.map((hero) => state.heroes[hero]?.life)).toEqual(heroes.map((hero) => heroCard(hero).life));
    // Nothing brings a marker above it.
    const game = fighting({ heroes: { elf: { items: ["healing-draught"] } }, at: { "orc-1": [300, 160] } });
    expect(game.options()).not.toContain("elf:healing-draught");
  });

  test("CAT-HERO-03: every Hero starts with the pieces that his board asks for", () => {
    const { state } = newCampaign();
    expect(heroes.map((hero) => state.heroes[hero]?.tracks)).toEqual([{ arrows: 2 }, { rage: 2 }, {}, {}]);
    expect(heroes.map((hero) => state.heroes[hero]?.items)).toEqual([[], [], [], []]);
    expect(state.spells).toHaveLength(12);
  });

  test("CAT-HERO-04: every Hero starts with 0 gold", () => {
    const { state } = newCampaign();
    expect(heroes.map((hero) => state.heroes[hero]?.gold)).toEqual([0, 0, 0, 0]);
  });

  test.each(heroes)(
    "CAT-HERO-19: the %s can always make the basic Melee, and has a special action",
    (hero) => {
      // Nothing left to use.
      const spent = { elf: { tracks: { arrows: 0 } }, barbarian: { tracks: { rage: 0 } } };
      const tired = fighting({ at: { "orc-1": [300, 160] }, heroes: spent, state: { spells: [] } });
      expect(tired.options()).toContain(`${hero}:melee`);
      const fresh = fighting({ at: { "orc-1": [300, 160] } });
      const special = fresh
        .options()
        .filter((option) => option.startsWith(`${hero}:`))
        .filter((option) => option !== `${hero}:melee` && option !== `${hero}:pass`);
      expect(special.length).toBeGreaterThan(0);
    },
  );
});

describe("the Elf", () => {
  test("CAT-HERO-05: she has 8 life", () => {
    expect(heroCard("elf").life).toBe(8);
  });

  test("CAT-HERO-06: she owns 2 arrows, and shoots no third time in a room", () => {
    const game = fighting({ at: { elf: [300, 60], "orc-1": [440, 300] } });
    for (const left of [1, 0]) {
      game.choose("elf:missile");
      game.place();
      game.tap();
      expect(game.hero("elf").tracks).toEqual({ arrows: left });
      game.passTurn();
      game.passTurn();
    }
    expect(game.options()).not.toContain("elf:missile");
    expect(game.options()).toContain("elf:melee");
  });

  test("CAT-HERO-06: both arrows are back in the next room", () => {
    const spent = beforeRoom("phoitar", { heroes: { elf: { tracks: { arrows: 0 } } } });
    enterRoom(spent);
    expect(spent.hero("elf").tracks).toEqual({ arrows: 2 });
  });

  test("CAT-HERO-07: her bow shot strikes from afar, while she stays where she is", () => {
    const game = fighting({ at: { elf: [250, 60], "skeleton-warrior-1": [450, 60] } });
    game.choose("elf:missile");
    game.place(269, 60);
    game.flickAt("skeleton-warrior-1", 1200);
    expect(game.isOnBoard("skeleton-warrior-1")).toBe(false);
    expect(game.piece("elf")).toMatchObject({ x: 250, y: 60 });
    expect(game.hero("elf").trophies).toEqual(["skeleton-warrior"]);
  });
});

describe("the Barbarian", () => {
  test("CAT-HERO-08: he has 12 life, the most of all", () => {
    expect(heroCard("barbarian").life).toBe(12);
    expect(Math.max(...allHeroes().map(({ life }) => life))).toBe(12);
    expect(allHeroes().filter(({ life }) => life === 12)).toHaveLength(1);
  });

  test("CAT-HERO-09: the rage marker starts on 2, and its track goes to 3", () => {
    const [rage] = heroCard("barbarian").tracks;
    expect(rage).toMatchObject({ id: "rage", start: 2, most: 3 });
    expect(newCampaign().state.heroes["barbarian"]?.tracks).toEqual({ rage: 2 });
  });

  test("CAT-HERO-09: a new room brings no rage back", () => {
    const game = beforeRoom("phoitar", { heroes: { barbarian: { tracks: { rage: 0 } } } });
    enterRoom(game);
    expect(game.hero("barbarian").tracks).toEqual({ rage: 0 });
    expect(game.options()).not.toContain("barbarian:rage");
  });

  test("CAT-HERO-10: his rage is one action of four flicks, and a chain: nobody is struck twice in a row", () => {
    const game = fighting({ at: { barbarian: [300, 160], "orc-1": [326, 160] } });
    game.choose("barbarian:rage");
    game.flickAt("orc-1", 300);
    expect(game.life("orc-1")).toBe(1);
    game.choose("flick");
    game.flickAt("orc-1", 300);
    expect(game.life("orc-1")).toBe(1);
    for (const _ of [3, 4]) {
      game.choose("flick");
      game.flick(-100, 0);
    }
    expect(game.events("flicked").map(({ by }) => by)).toEqual(heroes.map(() => "barbarian"));
    expect(game.asked.prompt).toBe("hero-acts");
  });
});

describe("the Thief", () => {
  test("CAT-HERO-11: he has 10 life", () => {
    expect(heroCard("thief").life).toBe(10);
  });

  test("CAT-HERO-12: he moves twice in one action", () => {
    const game = fighting({ at: { thief: [300, 160], "orc-1": [440, 300] } });
    game.choose("thief:twice");
    game.flick(300, 0);
    game.choose("flick");
    game.flick(0, -300);
    expect(game.piece("thief").x).toBeGreaterThan(315);
    expect(game.piece("thief").y).toBeLessThan(145);
    expect(game.asked.prompt).toBe("hero-acts");
    expect(game.options().filter((option) => option.startsWith("thief:"))).toEqual([]);
  });

  test("CAT-HERO-13: there is powerful Equipment for him", () => {
    const his = allItems().filter(({ heroes: users }) => users?.includes("thief"));
    expect(his.map(({ id }) => id)).toEqual(["invisibility-cloak", "poisoned-knife"]);
    const game = fighting({
      heroes: { thief: { items: ["poisoned-knife"] } },
      at: { thief: [260, 60], "troll-1": [330, 60] },
    });
    game.choose("thief:poisoned-knife");
    game.flickAt("troll-1");
    expect(game.isOnBoard("troll-1")).toBe(false);
  });

  test("CAT-HERO-14: he gets 100 more for each monster that he kills himself, and the others do not", () => {
    const game = fighting({
      state: { bank: 12_000 },
      heroes: {
        thief: { trophies: ["skeleton-warrior", "troll"] },
        elf: { trophies: ["skeleton-warrior", "troll"] },
      },
    });
    game.passTurn();
    expect([game.hero("thief").gold, game.hero("elf").gold]).toEqual([500, 300]);
    expect(game.state.bank).toBe(12_000 - 800);
  });
});

describe("the Wizard", () => {
  test("CAT-HERO-15: he has 8 life", () => {
    expect(heroCard("wizard").life).toBe(8);
  });

  test("CAT-HERO-16: Shield, Skeleton, Fireballs and Missiles start beside the board", () => {
    const game = beforeRoom("phoitar");
    enterRoom(game);
    expect(new Set(game.state.fight?.pieces.map(({ kind }) => kind))).toEqual(new Set(["hero", "monster"]));
    const his = game.options().filter((option) => option.startsWith("wizard:"));
    expect(his).toEqual(
      expect.arrayContaining([
        "wizard:shield",
        "wizard:summon-skeleton",
        "wizard:fireball",
        "wizard:magic-missile",
      ]),
    );
  });

  test("CAT-HERO-17: everybody sees his deck of twelve Spell cards", () => {
    for (const { spells, spentSpells } of views(newCampaign())) {
      expect(spells).toHaveLength(12);
      expect(new Set(spells).size).toBe(12);
      expect(spentSpells).toEqual([]);
    }
  });

  test("CAT-HERO-18: he alone casts spells and commands Allies", () => {
    const game = fighting({
      options: { parties },
      at: { wizard: [300, 160], familiar: [300, 60], skeleton: [300, 260], "orc-1": [440, 160] },
    });
    expect(game.options("seat-2")).toEqual(
      expect.arrayContaining(["wizard:fireball", "familiar:melee", "skeleton:melee"]),
    );
    expect(game.options("seat-3").filter((option) => /^(wizard|familiar|skeleton):/.test(option))).toEqual(
      [],
    );
    expect(heroes.filter((hero) => heroCard(hero).spells)).toEqual(["wizard"]);
  });

  test("CAT-HERO-16: what he used in a room lies beside the board again in the next", () => {
    const game = fighting({ at: { wizard: [300, 160], shield: [300, 60], "orc-1": [440, 160] } });
    const next = afterFight(game);
    next.choose("explore");
    placeAll(next);
    expect(next.isOnBoard("shield")).toBe(false);
    expect(next.options()).toContain("wizard:shield");
  });
});
