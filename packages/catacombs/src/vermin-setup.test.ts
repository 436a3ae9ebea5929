import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { allRooms, roomOf } from "./content/box.ts";
import { defaultOptions } from "./options.ts";
import { roomsOf } from "./rules/piles.ts";
import { newCampaign } from "./testing/campaign.ts";
import { withVermin } from "./testing/infested.ts";
import { beforeRoom, enterRoom } from "./testing/scenes.ts";
import { visiting } from "./testing/visit.ts";

const agreed = { ...defaultOptions, ...withVermin };

function refusal(options: object): string {
  const read = catacombs.readOptions({ ...defaultOptions, ...options });
  expect(read.ok).toBe(false);
  if (read.ok) return "";
  expect(read.words.fr).not.toBe(read.words.en);
  return read.words.en;
}

/** The combat rooms that many layouts with these options have shown, by level. */
function seen(options: object, layouts = 60): readonly ReadonlySet<string>[] {
  const levels = [0, 1, 2].map(() => new Set<string>());
  for (let n = 0; n < layouts; n++) {
    for (const { card } of newCampaign({ ...withVermin, ...options }, `layout ${n}`).state.rooms) {
      const room = roomOf(card);
      if (room.kind === "combat") levels[room.level]?.add(card);
    }
  }
  return levels;
}

const own = new Set(
  allRooms(withVermin)
    .filter(({ id }) => !allRooms().some((room) => room.id === id))
    .map(({ id }) => id),
);

describe("the catacombs with Vermin", () => {
  test("VER-SETUP-01: rooms lie by level, whatever box they come from", () => {
    for (let n = 0; n < 20; n++) {
      const levels = newCampaign(withVermin, `${n}`).state.rooms.flatMap(({ card }) => {
        const room = roomOf(card);
        return room.kind === "combat" ? [room.level] : [];
      });
      expect(levels).toEqual([0, 1, 1, 2]);
    }
  });

  test("VER-SETUP-02: of each pile of the base game only half stays", () => {
    expect([0, 1, 2].map((level) => roomsOf(defaultOptions, level as 0 | 1 | 2))).toEqual([4, 20, 10]);
    // 2 + 1, 10 + 10, 5 + 4.
    expect(([0, 1, 2] as const).map((level) => roomsOf(agreed, level))).toEqual([3, 20, 9]);
  });

  test("VER-SETUP-03: the new rooms are shuffled in among those of their level", () => {
    for (const level of seen({})) {
      expect([...level].some((card) => own.has(card))).toBe(true);
      expect([...level].some((card) => !own.has(card))).toBe(true);
    }
  });

  test("VER-SETUP-04: the Healer of the layout is the expansion’s", () => {
    const { rooms } = newCampaign(withVermin).state;
    expect(rooms.map(({ card }) => card).filter((card) => roomOf(card).kind === "healer")).toEqual([
      "maireya",
    ]);
  });

  test("VER-SETUP-05: otherwise the layout is as usual", () => {
    const kinds = (options: object) => newCampaign(options).state.rooms.map(({ card }) => roomOf(card).kind);
    expect(kinds(withVermin)).toEqual(kinds({}));
  });

  test("VER-RULING-01: without the base game, or the rooms of another box, it is refused", () => {
    expect(refusal({ ...withVermin, rooms: ["vermin"] })).toContain("Horde of Vermin");
    expect(catacombs.readOptions({ ...agreed, rooms: ["base"] }).ok).toBe(true);
    expect(catacombs.readOptions(agreed).ok).toBe(true);
  });

  test("VER-RULING-43: special cards are in no pile", () => {
    for (const level of seen({})) for (const card of level) expect(roomOf(card).kind).toBe("combat");
  });

  test("VER-RULING-46: the new Healer has the old services, at their prices, and the cure", () => {
    const game = visiting("healer", {
      options: withVermin,
      heroes: { elf: { life: 7, gold: 1000, poison: ["poison-1-1"] }, thief: { life: 0 } },
    });
    const { options } = game.question("heal");
    expect(options).toMatchObject([
      { kind: "touch", hero: "elf", price: 300 },
      { kind: "raise", hero: "thief", price: 1000 },
      { kind: "cure", hero: "elf", price: 400 },
      { kind: "done" },
    ]);
  });

  test("VER-SOLOTH-01: cards with the icon of Soloth are left out without it", () => {
    for (const level of seen({ more: [0, 8, 4] }, 15))
      for (const card of level) {
        const room = roomOf(card);
        expect(room.kind === "combat" && room.needs).toBeUndefined();
      }
    expect([...own]).not.toContain("lysolath");
    const scenario = { intro: { fr: "", en: "" }, rooms: { lysolath: {} } };
    expect(refusal({ ...withVermin, scenario })).toContain("Cavern of Soloth");
  });

  test("VER-VERDICT-01: a base Healer cannot be the only one; as a second one he can", () => {
    expect(refusal({ ...withVermin, healer: "vysara" })).toContain("Horde of Vermin");
    expect(refusal({ ...withVermin, healer: "vysara" })).toContain("maireya");
    const { healer: _none, ...rest } = defaultOptions;
    const read = catacombs.readOptions({ ...rest, boxes: ["vermin"] });
    expect(read).toMatchObject({ ok: true, options: { healer: "maireya" } });
    const both = { ...withVermin, healer: "althea", secondHealer: true, layout: "branching" } as const;
    const healers = newCampaign(both)
      .state.rooms.map(({ card }) => card)
      .filter((card) => roomOf(card).kind === "healer");
    expect(healers).toEqual(["maireya", "althea"]);
    // Whichever of them it is sells the cure.
    for (const healer of healers) {
      const at = newCampaign(both).state.rooms.findIndex(({ card }) => card === healer);
      const heroes = { elf: { gold: 400, poison: ["poison-1-1"] } };
      const game = visiting("healer", { options: both, heroes, state: { here: at } });
      expect(game.options()).toContain("cure:elf");
    }
    const maze = [
      { card: "the-culvert", x: 0, y: 0 },
      { card: "izchak", x: 1, y: 0 },
      { card: "vysara", x: 2, y: 0 },
      { card: "lair", x: 3, y: 0 },
    ];
    const scenario = { intro: { fr: "", en: "" }, rooms: {}, maze };
    expect(refusal({ ...withVermin, layout: "labyrinth", scenario })).toContain("Horde of Vermin");
  });

  test("VER-VERDICT-02: no more rooms can be laid out than the piles hold, and the number is told", () => {
    expect(refusal({ ...withVermin, more: [3, 0, 0] })).toContain("level 0 has no more rooms: 3 in all");
    expect(catacombs.readOptions({ ...agreed, more: [2, 18, 8] }).ok).toBe(true);
    expect(refusal({ ...withVermin, more: [0, 19, 0] })).toContain("level 1 has no more rooms: 20 in all");
    expect(refusal({ ...withVermin, more: [0, 0, 9] })).toContain("level 2 has no more rooms: 9 in all");
  });

  test("VER-VERDICT-19: with Vermin alone nothing freezes and no armour is asked for, and its cards work", () => {
    const game = beforeRoom("bloodsworn-crypt", { options: withVermin });
    enterRoom(game);
    expect(game.state.fight?.pieces.filter(({ card }) => card === "blood-skull")).toHaveLength(4);
    expect(game.state.phase).toBe("heroes");
    for (const { kind } of game.state.fight?.pieces ?? []) expect(kind).not.toBe("rider");
  });
});

describe("what cannot be agreed on is refused, with the box it is about", () => {
  test("passages, rooms, monsters and a Healer of Vermin need its box", () => {
    expect(refusal({ passages: true })).toContain("Horde of Vermin");
    expect(refusal({ rooms: ["vermin"] })).toContain("Horde of Vermin");
    expect(refusal({ healer: "maireya" })).toContain("Horde of Vermin");
    const intro = { fr: "", en: "" };
    const monsters = [{ monster: "wyvern" }];
    expect(refusal({ scenario: { intro, rooms: { phoitar: { monsters } } } })).toContain("Horde of Vermin");
    expect(refusal({ boxes: ["verminous"] })).toContain("boxes");
    expect(refusal({ ...withVermin, passages: "yes" })).toContain("passages");
  });
});
