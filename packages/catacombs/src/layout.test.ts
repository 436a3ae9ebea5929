import { describe, expect, test } from "vitest";
import { allRooms, roomOf } from "./content/box.ts";
import { defaultOptions } from "./options.ts";
import { type Campaign, newCampaign } from "./testing/index.ts";
import { afterFight, placeAll, views } from "./testing/scenes.ts";
import { prospectOf } from "./words/prospect.ts";

const seeds = Array.from({ length: 60 }, (_, i) => `layout ${i}`);
const layouts = seeds.map((seed) => newCampaign({}, seed).state.rooms.map(({ card }) => card));

function levelOf(card: string | undefined): number | string {
  const room = roomOf(card ?? "");
  return room.kind === "combat" ? room.level : room.kind;
}

describe("building the catacomb", () => {
  test("CAT-LAYOUT-01: combat rooms are sorted by level: 4, 20 and 10 of them", () => {
    const levels = allRooms().map(({ id }) => levelOf(id));
    expect([0, 1, 2].map((level) => levels.filter((one) => one === level).length)).toEqual([4, 20, 10]);
  });

  test("CAT-LAYOUT-02: every room that lies open tells everybody its level", () => {
    const game = newCampaign();
    game.choose("explore");
    for (const { rooms } of views(game)) expect(levelOf(rooms[0]?.card)).toBe(0);
  });

  // By chance alone 60 games would show fewer than these once in thousands of tries.
  test("CAT-LAYOUT-03: each pile is shuffled", () => {
    const at = (place: number) => new Set(layouts.map((cards) => cards[place])).size;
    expect(at(0)).toBe(4);
    expect(at(1)).toBeGreaterThan(12);
    expect(at(5)).toBeGreaterThan(7);
  });

  test("CAT-LAYOUT-04: Merchant, Healer and Lord are never drawn, but put at their places", () => {
    for (const cards of layouts) {
      const drawn = [cards[0], cards[1], cards[3], cards[5]];
      expect(drawn.map((card) => roomOf(card ?? "").kind)).toEqual(drawn.map(() => "combat"));
    }
  });

  test.each([
    ["CAT-LAYOUT-05: position 1 is of level 0", 0, 0],
    ["CAT-LAYOUT-06: position 2 is of level 1", 1, 1],
    ["CAT-LAYOUT-07: position 3 is the Merchant", 2, "merchant"],
    ["CAT-LAYOUT-09: position 5 is the Healer", 4, "healer"],
    ["CAT-LAYOUT-10: position 6 is of level 2", 5, 2],
    ["CAT-LAYOUT-11: position 7, the last, is the Lord", 6, "lord"],
  ] as const)("%s", (_title, place, level) => {
    for (const cards of layouts) {
      expect(levelOf(cards[place])).toBe(level);
      expect(cards).toHaveLength(7);
    }
  });

  test("CAT-LAYOUT-08: position 4 is of level 1, and never the card of position 2", () => {
    for (const cards of layouts) {
      expect(levelOf(cards[3])).toBe(1);
      expect(cards[3]).not.toBe(cards[1]);
    }
  });

  test("CAT-LAYOUT-12: nobody sees a card before it is turned up, not even in what happened", () => {
    const game = newCampaign({
      parties: [
        ["elf", "barbarian"],
        ["thief", "wizard"],
      ],
    });
    const hidden = () =>
      game.state.rooms
        .filter(({ card, open }) => !open && roomOf(card).kind === "combat")
        .map(({ card }) => card);
    expect(hidden()).toHaveLength(4);
    for (const viewer of [...game.match.seats, "audience"])
      for (const card of hidden()) expect(JSON.stringify(game.sight(viewer))).not.toContain(card);
    game.choose("explore");
    expect(hidden()).toHaveLength(3);
    for (const viewer of [...game.match.seats, "audience"]) {
      const { view, events } = game.sight(viewer);
      for (const card of hidden()) expect(JSON.stringify([view, events])).not.toContain(card);
      expect(view.rooms[0]?.card).toBe(game.state.rooms[0]?.card);
    }
  });

  test("CAT-LAYOUT-13: the layout of seven cards is the one that is played unless another is chosen", () => {
    expect(defaultOptions).toMatchObject({ layout: "basic", more: [0, 0, 0] });
    expect(newCampaign(defaultOptions).state.rooms).toHaveLength(7);
    expect(prospectOf(defaultOptions).minutes).toEqual([30, 60]);
  });

  test("CAT-LAYOUT-14: the cards keep their places and their order to the end", () => {
    let game: Campaign = newCampaign();
    const laid = game.state.rooms.map(({ card, x, y }) => ({ card, x, y }));
    for (let place = 0; place < 7; place++) {
      game.choose("explore");
      if (game.state.visit !== undefined) game.choose("done");
      else placeAll(game);
      if (game.state.fight?.kind === "room") game = afterFight(game);
      expect(game.state.rooms.map(({ card, x, y }) => ({ card, x, y }))).toEqual(laid);
    }
  });
});
