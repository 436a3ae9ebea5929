import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { allRooms, roomOf } from "./content/box.ts";
import { type CatacombsOptions, defaultOptions } from "./options.ts";
import type { Chamber } from "./state.ts";
import { type Campaign, newCampaign } from "./testing/index.ts";
import { afterFight, beforeRoom, placeAll, views } from "./testing/scenes.ts";
import { optionTexts } from "./words/options.ts";

const seeds = ["one", "two", "three", "four", "five"];

/** A column of Room cards as a player would call it: their levels, or what else they are. */
function kindOf({ card }: Pick<Chamber, "card">): string | number {
  const room = roomOf(card);
  return room.kind === "combat" ? room.level : room.kind;
}

function column(options: Partial<CatacombsOptions>, seed?: string): readonly (string | number)[] {
  return newCampaign(options, seed).state.rooms.map(kindOf);
}

function isTaken(options: Partial<CatacombsOptions>): boolean {
  return catacombs.readOptions({ ...defaultOptions, ...options }).ok;
}

describe("longer and shorter catacombs", () => {
  test("CAT-VLEN-01: rooms are added to the basic layout", () => {
    for (const seed of seeds) {
      const kinds = column({ more: [1, 2, 1] }, seed);
      expect(kinds).toEqual([0, 0, 1, "merchant", 1, 1, 1, "healer", 2, 2, "lord"]);
      const cards = newCampaign({ more: [1, 2, 1] }, seed).state.rooms.map(({ card }) => card);
      expect(new Set(cards).size).toBe(cards.length);
    }
  });

  test("CAT-VLEN-02: a room is left out of the basic layout", () => {
    expect(column({ more: [-1, 0, 0] })).toEqual([1, "merchant", 1, "healer", 2, "lord"]);
    expect(column({ more: [0, -1, 0] })).toEqual([0, 1, "merchant", "healer", 2, "lord"]);
    expect(column({ more: [0, -2, 0] })).toEqual([0, "merchant", "healer", 2, "lord"]);
    expect(column({ more: [0, 0, -1] })).toEqual([0, 1, "merchant", 1, "healer", "lord"]);
  });

  test("CAT-RULING-86: after the last room of their level, at most what the pile holds, at least one combat room", () => {
    expect(column({ more: [1, 2, 1] }).join(" ")).toBe("0 0 1 merchant 1 1 1 healer 2 2 lord");
    expect(column({ more: [3, 18, 9] }).filter((kind) => kind === 1)).toHaveLength(20);
    expect(column({ more: [3, 18, 9] })).toHaveLength(37);
    for (const more of [
      [4, 0, 0],
      [0, 19, 0],
      [0, 0, 10],
      [-2, 0, 0],
      [-1, -2, -1],
    ] as const)
      expect(isTaken({ more })).toBe(false);
    expect(isTaken({ more: [-1, -2, 0] })).toBe(true);
    expect(isTaken({ layout: "branching", more: [1, 0, 0] })).toBe(false);
  });
});

describe("two Healers", () => {
  test("CAT-VHEALER-01: the box has two Healer cards", () => {
    expect(allRooms().filter(({ kind }) => kind === "healer")).toHaveLength(2);
  });

  test("CAT-VHEALER-02: the basic layout uses one of them, which the players choose", () => {
    for (const healer of ["vysara", "althea"]) {
      const { rooms } = newCampaign({ healer }).state;
      expect(rooms.filter((room) => kindOf(room) === "healer").map(({ card }) => card)).toEqual([healer]);
    }
    expect(isTaken({ secondHealer: true })).toBe(false);
  });

  test("CAT-VHEALER-03: the second may be added in any variant layout", () => {
    const healers = (options: Partial<CatacombsOptions>) =>
      column({ ...options, secondHealer: true }).filter((kind) => kind === "healer").length;
    expect(healers({ layout: "branching" })).toBe(2);
    expect(healers({ layout: "labyrinth" })).toBe(2);
    expect(healers({ more: [1, 0, 0] })).toBe(2);
    expect(optionTexts.secondHealer.text.en).toMatch(/above all for the labyrinth/);
  });
});

describe("the branching path", () => {
  const columns = (seed: string) => {
    const { rooms } = newCampaign({ layout: "branching" }, seed).state;
    return Array.from({ length: 8 }, (_, x) => rooms.filter((room) => room.x === x));
  };
  const rules = [
    ["CAT-VBRANCH-01", "one card of level 0", [0]],
    ["CAT-VBRANCH-02", "two cards of level 1", [1, 1]],
    ["CAT-VBRANCH-03", "the Merchant", ["merchant"]],
    ["CAT-VBRANCH-04", "two further cards of level 1", [1, 1]],
    ["CAT-VBRANCH-05", "two further cards of level 1", [1, 1]],
    ["CAT-VBRANCH-06", "the Healer", ["healer"]],
    ["CAT-VBRANCH-07", "two cards of level 2", [2, 2]],
    ["CAT-VBRANCH-08", "the Lord", ["lord"]],
  ] as const;

  for (const [i, [rule, what, kinds]] of rules.entries()) {
    test(`${rule}: column ${i + 1} is ${what}`, () => {
      for (const seed of seeds) {
        expect(columns(seed)[i]?.map(kindOf)).toEqual(kinds);
        expect(columns(seed)[i]?.map(({ y }) => y)).toEqual(kinds.map((_, y) => y));
      }
    });
  }

  test("CAT-VBRANCH-01: all cards lie face down", () => {
    const game = newCampaign({ layout: "branching" });
    for (const { rooms } of views(game)) expect(rooms.every(({ card, open }) => !open && !card)).toBe(true);
  });

  /** The first column is behind the Heroes. */
  const onTheWay = (options: Partial<CatacombsOptions> = {}): Campaign =>
    beforeRoom("bholoth-cemetery", { options: { layout: "branching", ...options }, state: { here: 0 } });

  test("CAT-VBRANCH-09: all cards of the next column are turned up", () => {
    const game = onTheWay();
    game.choose("explore");
    const [, one, other, later] = game.state.rooms;
    for (const { rooms } of views(game))
      expect(rooms.map(({ card }) => card).slice(1, 4)).toEqual([one?.card, other?.card, undefined]);
    expect(later?.open).toBe(false);
  });

  test("CAT-VBRANCH-10: of two rooms the Hero players choose which to enter", () => {
    for (const i of [1, 2]) {
      const game = onTheWay();
      game.choose("explore");
      const card = game.state.rooms[i]?.card ?? "";
      expect([game.asked.prompt, game.asked.seats]).toEqual(["choose-room", ["seat-2"]]);
      expect(game.options()).toEqual(game.state.rooms.slice(1, 3).map((room) => room.card));
      game.choose(card);
      expect([game.state.here, game.state.phase]).toEqual([i, "heroes-placed"]);
    }
  });

  test("CAT-VBRANCH-11: the option says that it is more varied and slightly easier", () => {
    const { text } = optionTexts.layout;
    expect(text.en).toMatch(/branching path, more varied and slightly easier for the Heroes/);
    expect(text.fr).toMatch(/embranchements, plus varié et un peu plus facile pour les Héros/);
  });

  test("CAT-RULING-79: by majority; the other room is out of the game", () => {
    const parties = [["elf"], ["barbarian"], ["thief", "wizard"]];
    const game = onTheWay({ parties });
    game.choose("explore");
    const [one = "", other = ""] = game.options();
    game.choose(other, "seat-4");
    game.choose(one, "seat-3");
    expect(game.state.here).toBe(0);
    game.choose(other, "seat-2");
    expect(game.state.rooms[game.state.here]?.card).toBe(other);
    expect(game.state.rooms.find(({ card }) => card === one)?.closed).toBe(true);
  });

  test("CAT-RULING-79: a tie is decided by chance, and rows do not bind", () => {
    const parties = [
      ["elf", "barbarian"],
      ["thief", "wizard"],
    ];
    const chosen = [...seeds, "six", "seven", "eight"].map((seed) => tied(seed, parties));
    expect(new Set(chosen)).toEqual(new Set([0, 1]));
  });

  /** Which row a tie leads to. */
  function tied(seed: string, parties: CatacombsOptions["parties"]): number {
    let game = newCampaign({ layout: "branching", parties }, seed);
    game.choose("explore");
    placeAll(game);
    game = afterFight(game);
    game.choose("explore");
    const [one = "", other = ""] = game.options();
    game.choose(one, "seat-2");
    game.choose(other, "seat-3");
    return game.state.rooms[game.state.here]?.y ?? -1;
  }

  test("CAT-EX-18: twelve cards in columns of 1, 2, 1, 2, 2, 1, 2, 1, of which the Heroes visit eight", () => {
    for (const seed of seeds) {
      expect(columns(seed).map((cards) => cards.length)).toEqual([1, 2, 1, 2, 2, 1, 2, 1]);
      let game = newCampaign({ layout: "branching" }, seed);
      while (game.state.fight?.kind !== "lord") {
        game.choose("explore");
        if (game.asked.prompt === "choose-room") game.choose(game.options()[seed.length % 2] ?? "");
        if (game.asked.prompt === "buy" || game.asked.prompt === "heal") game.choose("done");
        else {
          placeAll(game);
          if (game.state.fight?.kind === "room") game = afterFight(game);
        }
      }
      expect(game.state.rooms.map(({ visits }) => visits).toSorted()).toEqual([
        0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
      ]);
      expect(game.state.rooms.filter(({ closed }) => closed)).toHaveLength(4);
    }
  });
});
