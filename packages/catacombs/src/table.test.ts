import { describe, expect, test } from "vitest";
import { width } from "./arena.ts";
import { catacombs } from "./catacombs.ts";
import { allItems, allLords, lordOf, monsterOf } from "./content/box.ts";
import { defaultOptions } from "./options.ts";
import { fighting, newCampaign } from "./testing/index.ts";
import { beforeRoom, enterRoom, placeAll, views } from "./testing/scenes.ts";

const parties = [
  ["elf", "thief"],
  ["barbarian", "wizard"],
] as const;

describe("choosing the Lord", () => {
  test("CAT-SETUP-01: any of the four Lords is chosen before the game, and everybody sees which", () => {
    for (const { id } of allLords())
      expect(views(newCampaign({ lord: id })).map(({ lord }) => lord.id)).toEqual([id, id, id]);
    expect(catacombs.readOptions({ lord: "troll" }).ok).toBe(false);
  });

  test.each([
    ["sorcerer", 4],
    ["gorgon", 5],
    ["lich", 5],
    ["dragon", 8],
  ] as const)("CAT-SETUP-02: the marker of the %s starts on the highest value, %i", (lord, life) => {
    const { state } = newCampaign({ lord });
    expect(state.lord).toEqual({ id: lord, life });
    const game = beforeRoom("lair", { options: { lord } });
    enterRoom(game);
    expect(game.piece(lord)).toMatchObject({ kind: "lord", card: lord });
  });

  test.each([
    ["sorcerer", "zombie"],
    ["gorgon", "skeleton-archer"],
    ["lich", "skeleton-warrior"],
    ["dragon", "fire-spirit"],
  ])("CAT-SETUP-03: before play begins all know that with the %s the %s wanders", (lord, monster) => {
    const game = newCampaign({ lord });
    expect(game.asked.prompt).toBe("explore");
    for (const view of views(game)) expect(lordOf(view.lord.id).wandering).toBe(monster);
    expect(monsterOf(monster).name.fr).not.toBe("");
  });

  test("CAT-SETUP-04: the Sorcerer is the Lord unless another is chosen, and recommended in his words", () => {
    expect(defaultOptions.lord).toBe("sorcerer");
    expect(lordOf("sorcerer").text.fr).toContain("débuter");
    expect(lordOf("sorcerer").text.en).toContain("beginners");
  });
});

describe("the table", () => {
  test("CAT-SETUP-05: the Room cards lie face down in one column, for everybody", () => {
    for (const { rooms } of views(newCampaign())) {
      expect(rooms.map(({ x, y }) => [x, y])).toEqual([0, 1, 2, 3, 4, 5, 6].map((y) => [0, y]));
      expect(rooms.map(({ card, open }) => [card, open])).toEqual(rooms.map(() => [undefined, false]));
    }
  });

  test("CAT-SETUP-06: everybody sees which kinds of monsters this room has, from the turn of its card on", () => {
    const game = beforeRoom("phoitar");
    game.choose("explore");
    for (const { fight } of views(game))
      expect(fight?.arriving.toSorted()).toEqual(["ghoul", "orc", "orc", "orc", "orc"]);
    placeAll(game);
    for (const { fight } of views(game)) {
      const monsters = fight?.pieces.filter(({ kind }) => kind === "monster") ?? [];
      expect(new Set(monsters.map(({ card }) => card))).toEqual(new Set(["ghoul", "orc"]));
    }
  });

  test("CAT-SETUP-07: everybody sees whose Heroes' boards lie before whom", () => {
    for (const { options, roles, heroes } of views(newCampaign({ parties }))) {
      expect(options.parties).toEqual(parties);
      expect(roles).toMatchObject({ "party-1": "seat-2", "party-2": "seat-3" });
      expect(options.parties.flat().every((hero) => heroes[hero] !== undefined)).toBe(true);
    }
  });

  test("CAT-SETUP-08: the Equipment cards are shuffled, and lie face down", () => {
    const decks = ["a", "b", "c", "d"].map((seed) => newCampaign({}, seed).state.equipment);
    const all = allItems().map(({ id }) => id);
    for (const deck of decks) expect(deck.toSorted()).toEqual(all.toSorted());
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(4);
    for (const { equipment, offer } of views(newCampaign())) expect([equipment, offer]).toEqual([9, []]);
  });

  test("CAT-SETUP-09: the Monster zone is the last third of the board, on the Overseer's side, over its full width", () => {
    const game = beforeRoom("phoitar");
    game.choose("explore");
    game.place();
    const [orc] = game.asked.kind === "place" ? game.asked.pieces : [];
    // The centre of a medium disc that lies wholly in it.
    expect(orc?.zone).toEqual([
      { shape: "rectangle", x: 320 + 12.5, y: 12.5, width: 160 - 25, height: width - 25 },
    ]);
  });

  test("CAT-SETUP-10: a flick may be aimed in any direction, from whatever side a player looks", () => {
    for (const [vx, vy] of [
      [300, 0],
      [-300, 0],
      [0, 300],
      [0, -300],
      [-211, 212],
    ] as const) {
      const game = fighting({ at: { elf: [300, 160], "orc-1": [440, 40] } });
      game.choose("elf:melee");
      game.flick(vx, vy);
      const { x, y } = game.piece("elf");
      expect([Math.sign(Math.round(x - 300)), Math.sign(Math.round(y - 160))]).toEqual([
        Math.sign(vx),
        Math.sign(vy),
      ]);
    }
  });

  test("CAT-SETUP-11: everybody sees every area of the table", () => {
    const game = beforeRoom("phoitar");
    enterRoom(game);
    for (const view of views(game)) {
      // Current board, discs and spare monsters; obstacles lie in the holes of the board.
      expect(view.fight?.board).toBe("belly-of-the-beast");
      expect(view.fight?.pieces.map(({ kind }) => kind)).toEqual([
        ...["hero", "hero", "hero", "hero"],
        ...["monster", "monster", "monster", "monster", "monster"],
      ]);
      // Boards of the Heroes and the Overseer, with their spare pieces.
      expect(Object.keys(view.heroes)).toHaveLength(4);
      expect(view.heroes["elf"]?.tracks).toEqual({ arrows: 2 });
      expect(view.lord.id).toBe("sorcerer");
      // Spell cards, Room cards, Equipment deck, gold bank, monster reserve.
      expect([view.spells.length, view.spentSpells.length]).toEqual([12, 0]);
      expect([view.rooms.length, view.equipment, view.bank]).toEqual([7, 9, 12_000]);
      expect(view.reserve).toMatchObject({ orc: 1, ghoul: 2, zombie: 6 });
    }
  });

  test("CAT-SETUP-12: at the start all 39 monster discs are in the reserve", () => {
    const { reserve } = newCampaign().state;
    expect(Object.values(reserve).reduce((sum, count) => sum + count, 0)).toBe(39);
    expect(reserve).toMatchObject({ orc: 5, "fire-spirit": 4, "fire-demon": 2, skeleton: 6 });
  });
});
