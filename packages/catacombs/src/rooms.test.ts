import { describe, expect, test } from "vitest";
import { allRooms, boardOf, lordOf, roomOf } from "./content/box.ts";
import { beforeRoom, enterRoom } from "./testing/scenes.ts";

const combats = allRooms().flatMap((room) => (room.kind === "combat" ? [room] : []));

describe("Room cards", () => {
  test("CAT-ROOM-01: there are combat rooms and special rooms, and the Lord's card", () => {
    const kinds = allRooms().map(({ kind }) => kind);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([count("combat"), count("merchant"), count("healer"), count("lord")]).toEqual([34, 1, 2, 1]);
  });

  test("CAT-ROOM-02: a combat card says which monsters come; where they stand is the Overseer's choice", () => {
    for (const { monsters } of combats) {
      expect(monsters.length).toBeGreaterThan(0);
      expect(monsters.every(({ count }) => count > 0)).toBe(true);
    }
    const game = beforeRoom("chagnars-lair");
    enterRoom(game);
    const cards = game.state.fight?.pieces.filter(({ kind }) => kind === "monster").map(({ card }) => card);
    expect(cards?.toSorted()).toEqual([
      "crypt-spider",
      ...Array.from({ length: 4 }, () => "skeleton-warrior"),
    ]);
  });

  test.each(combats.map(({ id }) => id))("CAT-ROOM-03: the card %s shows all that it should", (id) => {
    const card = roomOf(id);
    expect([card.name.fr, card.name.en].every((name) => name.length > 2)).toBe(true);
    if (card.kind !== "combat") throw new Error(`${id} is a special room`);
    expect([0, 1, 2]).toContain(card.level);
    expect(boardOf(card.board).name.en).not.toBe("");
    expect(card.wandering).toBeGreaterThanOrEqual(0);
    expect(card.exits.length).toBeGreaterThan(0);
  });

  test("CAT-ROOM-04: wandering monsters occur in some rooms only", () => {
    expect(combats.filter(({ wandering }) => wandering > 0)).toHaveLength(13);
    expect(combats.filter(({ wandering }) => wandering === 0)).toHaveLength(21);
  });
});

describe("wandering monsters", () => {
  test.each([
    ["sorcerer", "zombie"],
    ["gorgon", "skeleton-archer"],
    ["lich", "skeleton-warrior"],
    ["dragon", "fire-spirit"],
  ])("CAT-WANDER-01: with the %s, a room that asks for wandering monsters gets the %s", (lord, monster) => {
    const game = beforeRoom("hidden-passageway", { options: { lord } });
    game.choose("explore");
    expect(game.state.fight?.arriving).toEqual(["centaur", "centaur", "centaur", monster, monster]);
  });

  test("CAT-WANDER-02: as many discs as the card asks for are taken from the reserve", () => {
    const game = beforeRoom("hidden-passageway", { options: { lord: "dragon" } });
    expect(game.state.reserve["fire-spirit"]).toBe(4);
    game.choose("explore");
    expect(game.state.reserve["fire-spirit"]).toBe(2);
  });

  test("CAT-WANDER-03: they are placed together with the other monsters of the room", () => {
    const game = beforeRoom("hidden-passageway", { options: { lord: "dragon" } });
    game.choose("explore");
    game.place();
    const asked = game.asked.kind === "place" ? game.asked.pieces.map(({ piece }) => piece) : [];
    expect(asked).toEqual(["centaur-1", "centaur-2", "centaur-3", "fire-spirit-1", "fire-spirit-2"]);
  });

  test("CAT-WANDER-04: with the Dragon the wandering monster is the Fire Spirit", () => {
    expect(lordOf("dragon").wandering).toBe("fire-spirit");
  });
});
