import { describe, expect, test } from "vitest";
import { radiusOfSize } from "./arena.ts";
import { allItems, allLots, allMonsters, allRooms, allSpells, isLord, monsterOf } from "./content/box.ts";
import { familyColour } from "./content/card.ts";
import { referenceCard } from "./content/reference.ts";
import { packOf } from "./content/shelf.ts";
import { poisonCards } from "./content/vermin/poison-cards.ts";
import { infested, withVermin } from "./testing/infested.ts";
import { beforeRoom } from "./testing/scenes.ts";

const { monsters, rooms, spells, items, discs } = packOf("vermin");
const brown = monsters.filter(({ family }) => family === "vermin");
const copies = spells.reduce((sum, spell) => sum + spell.copies, 0);

describe("general", () => {
  test("VER-GEN-01: a new family, new abilities and new modifiers", () => {
    expect(brown).toHaveLength(7);
    const traits = new Set(monsters.flatMap((monster) => monster.traits.map(({ id }) => id)));
    for (const id of ["devourer", "lethal", "stamina", "swarm", "weak"]) expect(traits).toContain(id);
    const modifiers = monsters.flatMap(({ actions }) =>
      actions.flatMap(({ attacks }) => attacks.flatMap((attack) => attack.modifiers.map(({ id }) => id))),
    );
    expect(new Set(modifiers)).toEqual(new Set(["poison", "fear", "critical", "stunning"]));
  });

  test("VER-GEN-03: most are small; Wyvern and Remorhaz are the strong ones", () => {
    expect(brown.filter(({ size }) => size === "tiny")).toHaveLength(5);
    expect(brown.filter(({ size }) => size === "large").map(({ id }) => id)).toEqual(["wyvern", "remorhaz"]);
  });
});

describe("components", () => {
  test("VER-COMP-01: 42 cards in all", () => {
    const reference = referenceCard(withVermin).length > 0 ? 1 : 0;
    expect(copies + items.length + monsters.length + rooms.length + reference).toBe(42);
  });

  test("VER-COMP-02: 3 Spell cards", () => {
    expect(copies).toBe(3);
    expect(allSpells(withVermin)).toHaveLength(allSpells().length + 2);
  });

  test("VER-COMP-03: 1 Item card", () => {
    expect(items.map(({ id }) => id)).toEqual(["antivenom"]);
    expect(allItems(withVermin)).toHaveLength(10);
  });

  test("VER-COMP-04: 12 Monster cards", () => {
    expect(monsters).toHaveLength(12);
  });

  test("VER-COMP-05: 25 Room cards", () => {
    expect(rooms).toHaveLength(25);
    const levels = rooms.map((room) => (room.kind === "combat" ? room.level : room.kind));
    expect(levels.filter((level) => level === 1)).toHaveLength(15);
    expect(levels.filter((level) => level === 2)).toHaveLength(8);
  });

  test("VER-COMP-06: 1 Reference card, the wandering Vermin", () => {
    expect(referenceCard(withVermin)).toHaveLength(5);
    expect(referenceCard({})).toEqual([]);
  });

  test("VER-COMP-07: 21 Poison cards", () => {
    expect(poisonCards).toHaveLength(21);
    expect(new Set(poisonCards.map(({ id }) => id)).size).toBe(21);
  });

  test("VER-COMP-08: 22 discs: 2 large, 20 tiny", () => {
    const large =
      (discs["great-vermin"] ?? 0) +
      (allLots(withVermin).find(({ id }) => id === "critical-fireball")?.count ?? 0);
    expect([large, discs["tiny-vermin"]]).toEqual([2, 20]);
  });

  test("VER-COMP-09: the large ones are brown and orange", () => {
    expect(familyColour[monsterOf("wyvern").family]).toBe("brown");
    expect(allLots(withVermin).find(({ id }) => id === "critical-fireball")?.colour).toBe("orange");
  });

  test("VER-COMP-10: the tiny ones are all brown", () => {
    for (const { family } of monsters.filter(({ disc }) => disc === "tiny-vermin"))
      expect(familyColour[family]).toBe("brown");
  });
});

describe("family", () => {
  test("VER-FAMILY-01: the four base families keep their colours", () => {
    expect(familyColour).toEqual({
      mythological: "blue",
      dungeon: "green",
      undead: "grey",
      infernal: "orange",
      // A type of another box.
      vermin: "brown",
    });
  });

  test("VER-FAMILY-02: Vermin is the fifth, and brown", () => {
    expect(familyColour.vermin).toBe("brown");
    expect(Object.keys(familyColour)).toHaveLength(5);
  });

  test("VER-FAMILY-03: Lords, obstacles, shields, fire walls and other pieces belong to no family", () => {
    expect(isLord("dragon")).toBe(true);
    expect(allMonsters(withVermin).some(({ id }) => isLord(id))).toBe(false);
    const passages = { piles: { 1: [], 2: [] }, discards: [], now: { card: "the-fires-of-xokarst" } };
    const game = infested({
      at: { "fire-spirit-1": [300, 160], "fire-spirit-2": [440, 40], "orc-1": [440, 300] },
      walls: ["fire-spirit-1"],
      state: { passages },
      phase: "overseer",
    });
    // A fire wall is no Infernal monster any more: it is lent nothing, and does not act.
    expect(game.options().some((id) => id.startsWith("fire-spirit-1"))).toBe(false);
    expect(game.options()).toContain("fire-spirit-2:melee");
  });
});

describe("discs", () => {
  test("VER-DISC-02: all brown discs have two faces: each serves more than one kind, or a turned side", () => {
    for (const disc of ["tiny-vermin", "great-vermin"])
      expect(monsters.filter((monster) => monster.disc === disc).length).toBeGreaterThan(1);
  });

  test("VER-DISC-03: the orange disc has one: it is no monster’s", () => {
    expect(monsters.some(({ disc }) => disc === "critical-fireball")).toBe(false);
  });

  test("VER-DISC-04: the large brown disc is Remorhaz or Wyvern", () => {
    const cards = monsters.filter(({ disc }) => disc === "great-vermin").map(({ id }) => id);
    expect(cards.toSorted()).toEqual(["remorhaz", "wyvern"]);
  });

  test("VER-DISC-05: the large orange disc is the Critical Fireball", () => {
    expect(allLots(withVermin).find(({ id }) => id === "critical-fireball")).toMatchObject({ size: "large" });
  });

  test("VER-DISC-06: a tiny disc can be a Blood Skull", () => {
    expect(monsterOf("blood-skull").disc).toBe("tiny-vermin");
  });

  test("VER-DISC-07: a tiny disc is one kind while it is in use, whatever it was before", () => {
    const game = infested({ at: { "blood-skull-1": [300, 160], "pit-viper-1": [340, 160] } });
    expect(game.state.reserve["tiny-vermin"]).toBe(18);
    expect(game.piece("blood-skull-1").card).toBe("blood-skull");
  });

  test("VER-DISC-08: twenty tiny discs, forty faces", () => {
    expect(discs["tiny-vermin"]).toBe(20);
  });
});

describe("rulings on sources and counts", () => {
  test("VER-RULING-04: there is no critical fire wall", () => {
    const attacks = monsters.flatMap(({ actions }) => actions.flatMap((action) => action.attacks));
    expect(new Set(attacks.flatMap(({ shot }) => shot?.card ?? []))).toEqual(new Set(["critical-fireball"]));
  });

  test("VER-RULING-05: one large brown disc", () => {
    expect(discs["great-vermin"]).toBe(1);
  });

  test("VER-RULING-06: the small ones are as small as a Missile", () => {
    const game = infested({ at: { "sewer-rat-1": [300, 160] } });
    expect(game.piece("sewer-rat-1").radius).toBe(radiusOfSize("tiny"));
    expect(radiusOfSize("tiny")).toBe(6);
  });

  test("VER-RULING-07: Remorhaz and Wyvern are never in play together", () => {
    const scenario = {
      intro: { fr: "", en: "" },
      rooms: { phoitar: { monsters: [{ monster: "wyvern" }, { monster: "remorhaz" }] } },
    };
    const game = beforeRoom("phoitar", {
      options: { ...withVermin, scenario },
      state: { phase: "exploration" },
    });
    game.choose("explore");
    expect(game.asked.prompt).toBe("which-monsters");
    game.pick(["remorhaz-2"]);
    expect(game.state.fight?.arriving).toEqual(["remorhaz"]);
    // A trophy on a board is not in the reserve either.
    const heroes = { elf: { trophies: ["wyvern"] } };
    const other = infested({
      at: { "orc-1": [440, 300] },
      heroes,
      state: { reserve: { "great-vermin": 0 } },
    });
    expect(other.state.reserve["great-vermin"]).toBe(0);
  });

  test("VER-RULING-08: the Remorhaz has Stamina too", () => {
    expect(monsterOf("remorhaz").traits.map(({ id }) => id)).toContain("stamina");
  });

  test("VER-RULING-09: 12 rats and 4 of each other kind, and never more than 20 tiny discs", () => {
    const limits = brown.filter(({ size }) => size === "tiny").map(({ id, limit }) => [id, limit]);
    expect(Object.fromEntries(limits)).toEqual({
      "sewer-rat": 12,
      "vampire-bat": 4,
      "blood-skull": 4,
      "pit-viper": 4,
      "armoured-beetle": 4,
    });
    const monstersOf = (counts: Readonly<Record<string, number>>) =>
      Object.entries(counts).flatMap(([monster, count]) =>
        Array.from({ length: count }, () => ({ monster })),
      );
    const all = monstersOf({ "sewer-rat": 13, "pit-viper": 5 });
    const scenario = { intro: { fr: "", en: "" }, rooms: { phoitar: { monsters: all } } };
    const game = beforeRoom("phoitar", {
      options: { ...withVermin, scenario },
      state: { phase: "exploration" },
    });
    game.choose("explore");
    const count = (card: string) => game.state.fight?.arriving.filter((one) => one === card).length;
    expect([count("sewer-rat"), count("pit-viper")]).toEqual([12, 4]);
    expect(game.state.reserve["tiny-vermin"]).toBe(4);
  });

  test("VER-RULING-10: the values of the Poison cards", () => {
    const counts = [0, 1, 2, 3, 4, 5].map(
      (value) => poisonCards.filter((card) => card.value === value).length,
    );
    expect(counts).toEqual([7, 6, 3, 2, 2, 1]);
    expect(poisonCards.filter(({ harm }) => harm === 1).map(({ value }) => value)).toEqual([3, 4, 5]);
  });

  test("VER-RULING-11: seven brown monsters, five variants, two spells of which one twice, one article", () => {
    expect(brown.map(({ id }) => id)).toEqual([
      "sewer-rat",
      "vampire-bat",
      "blood-skull",
      "pit-viper",
      "armoured-beetle",
      "wyvern",
      "remorhaz",
    ]);
    expect(monsters.filter(({ variantOf }) => variantOf !== undefined)).toHaveLength(5);
    expect(spells.map(({ id, copies: count }) => [id, count])).toEqual([
      ["cure-poison", 2],
      ["giant-fireball", 1],
    ]);
  });

  test("VER-RULING-12: the tracks of Stamina: Wyvern 4, Remorhaz 5, Elder Vampire 4", () => {
    expect(["wyvern", "remorhaz", "elder-vampire"].map((id) => monsterOf(id).life)).toEqual([4, 5, 4]);
  });

  test("VER-RULING-92: the Elder Vampire needs Soloth", () => {
    expect(monsterOf("elder-vampire").needs).toBe("soloth");
    expect(allMonsters(withVermin).some(({ id }) => id === "elder-vampire")).toBe(false);
  });

  test("every room of the box asks for monsters that there are, and for no more discs than there are", () => {
    for (const room of allRooms(withVermin)) {
      if (room.kind !== "combat") continue;
      for (const { monster } of room.monsters)
        expect(allMonsters(withVermin).some(({ id }) => id === monster)).toBe(true);
    }
  });
});
