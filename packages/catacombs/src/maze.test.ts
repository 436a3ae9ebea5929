import { copyOf } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { allRooms, roomOf } from "./content/box.ts";
import { type CatacombsOptions, defaultOptions } from "./options.ts";
import type { Scenario } from "./scenario.ts";
import type { Chamber } from "./state.ts";
import { type Campaign, newCampaign } from "./testing/index.ts";
import { afterFight, beforeRoom, placeAll, views } from "./testing/scenes.ts";
import { optionTexts } from "./words/options.ts";
import { mazeWarning, prospectOf } from "./words/prospect.ts";

/**
 * The labyrinth of these tests, north above:
 *
 *     .        Phoitar (S W)        .              .
 *     Outer Bailey — START — Hidden Passageway (E W) — Merchant — Lord
 *     .        Armoury (E W)   Moghath (N S W)       Healer
 *
 * To the Armoury there is an exit and no entrance; to Moghath no exit from above, and no exit from the side of the Healer.
 */
const maze = [
  { card: "bholoth-cemetery", x: 0, y: 0 },
  { card: "the-outer-bailey", x: -1, y: 0 },
  { card: "phoitar", x: 0, y: -1 },
  { card: "hidden-passageway", x: 1, y: 0 },
  { card: "izchak", x: 2, y: 0 },
  { card: "vysara", x: 2, y: 1 },
  { card: "the-armoury", x: 0, y: 1 },
  { card: "moghath", x: 1, y: 1 },
  { card: "lair", x: 3, y: 0 },
];

const intro = { fr: "Un labyrinthe.", en: "A labyrinth." };

function isBuilt(cells: typeof maze): boolean {
  const scenario = { intro, rooms: {}, maze: cells };
  return catacombs.readOptions({ ...defaultOptions, layout: "labyrinth", scenario }).ok;
}

/** In the first room of that labyrinth, which is cleared already. */
function atStart(rooms: Scenario["rooms"] = {}, options: Partial<CatacombsOptions> = {}): Campaign {
  const game = newCampaign({ layout: "labyrinth", scenario: { intro, rooms, maze }, ...options });
  for (const seat of game.match.seats) game.choose("accept", seat);
  game.choose("explore");
  placeAll(game);
  return afterFight(game);
}

/** Goes this way, and through all that waits there. */
function go(game: Campaign, way: string): Campaign {
  game.choose("explore");
  if (game.asked.prompt === "way") game.choose(way);
  if (game.asked.prompt === "half") halve(game);
  placeAll(game);
  if (game.asked.prompt === "buy" || game.asked.prompt === "heal") game.choose("done");
  return game.state.fight?.kind === "room" ? afterFight(game) : game;
}

function halve(game: Campaign): void {
  const { options, min } = game.question("half");
  game.pick(options.slice(0, min).map(({ id }) => id));
}

function here({ state }: Campaign): string | undefined {
  return state.rooms[state.here]?.card;
}

/** Found by the test itself: from the first card, over exits that match. */
function withinReach(rooms: readonly Pick<Chamber, "card" | "x" | "y">[]): ReadonlySet<string> {
  const opposite = { N: [0, -1, "S"], E: [1, 0, "W"], S: [0, 1, "N"], W: [-1, 0, "E"] } as const;
  const found = new Set([rooms[0]?.card ?? ""]);
  for (const card of found) {
    const from = rooms.find((room) => room.card === card);
    for (const exit of roomOf(card).exits) {
      const [dx, dy, entrance] = opposite[exit];
      const to = rooms.find(({ x, y }) => from && x === from.x + dx && y === from.y + dy);
      if (to !== undefined && roomOf(to.card).exits.includes(entrance)) found.add(to.card);
    }
  }
  return found;
}

describe("exits", () => {
  test("CAT-VEXIT-01: every Room card lists its exits, as letters N, E, S, W", () => {
    for (const { id, exits } of allRooms()) {
      expect(exits.length, id).toBeGreaterThan(0);
      expect(["N", "E", "S", "W"].filter((exit) => (exits as readonly string[]).includes(exit))).toEqual(
        exits,
      );
    }
  });

  test("CAT-VEXIT-02: the Heroes leave a room only where its card has an exit", () => {
    const game = go(atStart(), "E");
    expect(here(game)).toBe("hidden-passageway");
    game.choose("explore");
    // Moghath lies to the south, but the card says E and W.
    expect(game.options()).toEqual(["E", "W"]);
  });

  test("CAT-VEXIT-03: not every room has all four exits", () => {
    const open = allRooms().filter(({ exits }) => exits.length === 4);
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(allRooms().length);
    expect(roomOf("hidden-passageway").exits).toEqual(["E", "W"]);
  });

  test.each([
    ["E", "hidden-passageway"],
    ["N", "phoitar"],
    ["W", "the-outer-bailey"],
  ])("CAT-VEXIT-04: exit and entrance must match; to the %s they do", (way, card) => {
    expect(here(go(atStart(), way))).toBe(card);
  });

  test("CAT-VEXIT-04: an exit without an entrance is no way", () => {
    const game = atStart();
    game.choose("explore");
    game.choose("S");
    expect([here(game), game.asked.prompt]).toEqual(["bholoth-cemetery", "way"]);
  });
});

describe("building a labyrinth", () => {
  const generated = Array.from({ length: 17 }, (_, i) => {
    const mazeRooms = i + 4;
    return newCampaign({ layout: "labyrinth", mazeRooms, secondHealer: i % 2 === 0 }, `maze ${i}`).state
      .rooms;
  });
  const withoutOne = (card: string) => maze.filter((cell) => cell.card !== card);

  test("CAT-VMAZE-01: the Overseer's own is taken as it is; if he has none, the table builds one", () => {
    const game = newCampaign({ layout: "labyrinth", scenario: { intro, rooms: {}, maze } });
    expect(game.state.rooms.map(({ card, x, y }) => ({ card, x, y }))).toEqual(maze);
    for (const [i, rooms] of generated.entries()) {
      expect(new Set(rooms.map(({ x, y }) => `${x},${y}`)).size).toBe(rooms.length);
      expect(rooms.filter(({ card }) => roomOf(card).kind === "combat")).toHaveLength(i + 4);
    }
  });

  test("CAT-VMAZE-02: a path leads from the start to the Lord", () => {
    for (const rooms of generated) expect(withinReach(rooms)).toContain("lair");
    expect(isBuilt(maze.map((cell) => (cell.card === "lair" ? { ...cell, x: 9 } : cell)))).toBe(false);
  });

  test("CAT-VMAZE-03: a Merchant and a Healer can be reached", () => {
    for (const rooms of generated) {
      expect(withinReach(rooms)).toContain("izchak");
      expect([...withinReach(rooms)].some((card) => roomOf(card).kind === "healer")).toBe(true);
    }
    expect(isBuilt(maze.map((cell) => (cell.card === "vysara" ? { ...cell, x: 9 } : cell)))).toBe(false);
  });

  test("CAT-VMAZE-03: what lies behind the Lord, whom nobody leaves, cannot be reached (CAT-RULING-84)", () => {
    const row = (...cards: readonly string[]) => cards.map((card, x) => ({ card, x, y: 0 }));
    expect(isBuilt(row("bholoth-cemetery", "izchak", "vysara", "lair"))).toBe(true);
    expect(isBuilt(row("bholoth-cemetery", "izchak", "lair", "vysara"))).toBe(false);
    expect(isBuilt(row("bholoth-cemetery", "vysara", "lair", "izchak"))).toBe(false);
    const beyond = row("bholoth-cemetery", "izchak", "vysara", "lair", "phoitar");
    expect([isBuilt(beyond), mazeWarning(beyond)?.words.en]).toEqual([
      true,
      expect.stringMatching(/Phoitar/),
    ]);
  });

  test("CAT-VMAZE-04: all cards are face down but the first", () => {
    const own = { scenario: { intro, rooms: {}, maze } };
    for (const options of [{}, own]) {
      for (const { rooms } of views(newCampaign({ layout: "labyrinth", ...options }))) {
        expect(rooms[0]?.card).toBeDefined();
        expect(rooms.slice(1).every(({ card, open }) => card === undefined && !open)).toBe(true);
      }
    }
  });

  test("CAT-VMAZE-05: the first room is of level 0", () => {
    for (const [start] of generated) expect(start && roomOf(start.card)).toMatchObject({ level: 0 });
    const [first, ...others] = maze;
    if (first === undefined) throw new Error("no labyrinth");
    expect(isBuilt([{ ...first, card: "ashata" }, ...others])).toBe(false);
  });

  test("CAT-VMAZE-06: the Lord's card is in it", () => {
    for (const rooms of generated) expect(rooms.at(-1)?.card).toBe("lair");
    expect(isBuilt(withoutOne("lair"))).toBe(false);
  });

  test("CAT-VMAZE-07: at least one Healer and one Merchant are in it", () => {
    expect(isBuilt(maze)).toBe(true);
    expect(isBuilt(withoutOne("izchak"))).toBe(false);
    expect(isBuilt(withoutOne("vysara"))).toBe(false);
  });

  test("CAT-VMAZE-08: the builder is warned of rooms that cannot be reached, and not stopped", () => {
    expect(mazeWarning(maze)?.words.en).toMatch(/No path leads to: The Armoury, Moghath/);
    expect(mazeWarning(maze)?.words.fr).toMatch(/Aucun chemin ne mène à : L’Armurerie, Moghath/);
    expect(isBuilt(maze)).toBe(true);
    for (const rooms of generated) expect(mazeWarning(rooms)).toBeUndefined();
  });

  test("CAT-EX-19: a labyrinth in which every room can be reached over matching exits is accepted", () => {
    const sample = maze.filter(({ card }) => card !== "the-armoury" && card !== "moghath");
    expect(withinReach(sample).size).toBe(sample.length);
    expect([isBuilt(sample), mazeWarning(sample)]).toEqual([true, undefined]);
    const levels = sample.map(({ card }) => roomOf(card)).filter(({ kind }) => kind === "combat");
    expect(levels.map((room) => "level" in room && room.level)).toEqual([0, 0, 1, 1]);
  });

  test("CAT-VMAZE-20: size and choice of rooms are estimated; nine rooms take 90 to 120 minutes", () => {
    const labyrinth = (mazeRooms: number) =>
      prospectOf({ ...defaultOptions, layout: "labyrinth", mazeRooms });
    expect(labyrinth(9)).toMatchObject({ minutes: [90, 120], difficulty: "harder" });
    expect(labyrinth(4).minutes[1]).toBeLessThan(labyrinth(9).minutes[0]);
    expect(labyrinth(9).words.fr).toBe(
      "90 à 120 minutes, plus difficile pour les Héros que la partie de base",
    );
    expect(prospectOf(defaultOptions)).toMatchObject({ minutes: [30, 60], difficulty: "basic" });
    expect(prospectOf({ ...defaultOptions, layout: "branching" }).difficulty).toBe("easier");
    expect(prospectOf({ ...defaultOptions, more: [0, -1, 0] }).difficulty).toBe("easier");
    const scenario = { intro, rooms: {}, maze };
    expect(prospectOf({ ...defaultOptions, layout: "labyrinth", scenario }).minutes).toEqual([65, 85]);
    expect(optionTexts.mazeRooms.text.en).toMatch(/the more, the longer and harder/);
  });

  test("CAT-VMAZE-21: the Map may be taken out of the deck", () => {
    const cards = (withoutMap: boolean) => newCampaign({ layout: "labyrinth", withoutMap }).state.equipment;
    expect([cards(false).length, cards(true).length]).toEqual([9, 8]);
    expect(cards(true)).not.toContain("map");
    expect(optionTexts.withoutMap.text.en).toMatch(/if all agree/);
  });

  test("CAT-VMAZE-22: a layout can be put away and loaded again; other rules are not offered", () => {
    const options = { ...defaultOptions, layout: "labyrinth", scenario: { intro, rooms: {}, maze } };
    const read = catacombs.readOptions(JSON.parse(JSON.stringify(options)));
    expect(read.ok && read.options).toEqual(options);
    const free = { ...options, scenario: { ...options.scenario, dice: true } };
    expect(catacombs.readOptions(free).ok).toBe(false);
    expect(catacombs.readOptions({ ...options, layout: "basic" }).ok).toBe(false);
  });
});

describe("in the labyrinth", () => {
  test("CAT-VMAZE-09: the Heroes choose a room next to the one they are in, and turn it up", () => {
    const game = atStart();
    game.choose("explore");
    expect([game.asked.prompt, game.asked.seats, game.options()]).toEqual([
      "way",
      ["seat-2"],
      ["N", "E", "S", "W"],
    ]);
    game.choose("N");
    expect(game.events("room")).toMatchObject([{ card: "phoitar" }]);
  });

  test("CAT-VMAZE-10: if exit and entrance match they enter, and set-up goes on", () => {
    const game = atStart();
    game.choose("explore");
    game.choose("N");
    expect([here(game), game.state.phase]).toEqual(["phoitar", "heroes-placed"]);
    expect(game.state.fight?.arriving).toEqual(["ghoul", "orc", "orc", "orc", "orc"]);
  });

  test("CAT-VMAZE-11: if not, the card is turned face down again", () => {
    const game = atStart();
    game.choose("explore");
    game.choose("S");
    expect(game.events("room")).toMatchObject([{ card: "the-armoury" }]);
    expect(game.events("no-passage")).toMatchObject([{ card: "the-armoury", way: "S" }]);
    for (const { rooms } of views(game)) expect(rooms[6]).toMatchObject({ card: undefined, open: false });
  });

  test("CAT-VMAZE-12: then they must choose another direction", () => {
    const game = atStart();
    game.choose("explore");
    game.choose("S");
    expect([game.asked.prompt, game.options()]).toEqual(["way", ["N", "E", "W"]]);
    game.choose("N");
    expect(here(game)).toBe("phoitar");
  });

  test("CAT-VMAZE-13: they may have to go back and play a room again", () => {
    const game = go(atStart(), "N");
    // Phoitar has an exit to the west, where nothing lies: the only way is back.
    game.choose("explore");
    expect([here(game), game.state.rooms[0]?.visits]).toEqual(["bholoth-cemetery", 2]);
    expect(game.asked.prompt).toBe("half");
  });

  test("CAT-VMAZE-14: of a room entered before, half of the monsters appear, rounded down", () => {
    const game = go(atStart(), "N");
    game.choose("explore");
    expect(game.asked).toMatchObject({ min: 2, max: 2 });
    halve(game);
    expect(game.state.fight?.arriving).toHaveLength(2);
  });

  test("CAT-VMAZE-15: the Overseer chooses which", () => {
    const game = go(atStart(), "N");
    game.choose("explore");
    expect(game.asked.seats).toEqual(["seat-1"]);
    const zombies = game.options().filter((option) => option.startsWith("zombie"));
    game.pick(zombies);
    expect(game.state.fight?.arriving).toEqual(["zombie", "zombie"]);
  });

  test("CAT-VMAZE-16: special rooms may be visited again", () => {
    let game = atStart();
    for (const way of ["E", "E", "S"]) game = go(game, way);
    expect(here(game)).toBe("vysara");
    game.choose("explore");
    game.choose("N");
    expect([here(game), game.asked.prompt, game.state.rooms[4]?.visits]).toEqual(["izchak", "buy", 2]);
    game.choose("done");
    game.choose("explore");
    game.choose("S");
    expect([game.asked.prompt, game.state.rooms[5]?.visits]).toEqual(["heal", 2]);
  });

  /** At the Merchant for the second time, and what was in his offer the first time. */
  const backAtMerchant = () => {
    let game = go(atStart(), "E");
    game.choose("explore");
    game.choose("E");
    const first = [...game.state.offer];
    game.choose("done");
    game = go(game, "S");
    game.choose("explore");
    game.choose("N");
    return { game, first };
  };

  test("CAT-VMAZE-17: on a return unsold cards are shuffled back, and a new offer is drawn", () => {
    const { game, first } = backAtMerchant();
    expect(game.asked.prompt).toBe("buy");
    expect(game.events("offer").at(-1)?.items).toEqual(game.state.offer);
    expect(game.state.offer).not.toEqual(first);
    expect([...game.state.offer, ...game.state.equipment].toSorted()).toHaveLength(9);
  });

  test("CAT-VMAZE-18: an offer never has more than six articles", () => {
    const { game, first } = backAtMerchant();
    expect([first.length, game.state.offer.length, game.state.equipment.length]).toEqual([6, 6, 3]);
  });

  test("CAT-VMAZE-19: no discount, not even on the first visit", () => {
    const rich = (layout: "labyrinth" | "basic"): readonly string[] => {
      const heroes = Object.fromEntries(["elf", "thief"].map((hero) => [hero, { gold: 1000 }]));
      const rooms = ["bholoth-cemetery", "izchak"].map((card, y) => ({
        card,
        x: 0,
        y,
        open: false,
        visits: 0,
      }));
      const game = beforeRoom("bholoth-cemetery", { options: { layout }, heroes, state: { rooms, here: 0 } });
      game.choose("explore");
      expect(game.asked.prompt).toBe("buy");
      return game.options();
    };
    expect(rich("basic").some((option) => option.endsWith(":half"))).toBe(true);
    expect(rich("labyrinth").length).toBeGreaterThan(1);
    expect(rich("labyrinth").some((option) => option.endsWith(":half"))).toBe(false);
  });
});

describe("rulings on the labyrinth", () => {
  test("CAT-RULING-80: neighbours are orthogonal, and both exits must be printed", () => {
    const game = go(atStart(), "N");
    expect(here(game)).toBe("phoitar");
    // Corner to corner with the Hidden Passageway and the Outer Bailey: neither can be chosen.
    game.choose("explore");
    expect(here(game)).toBe("bholoth-cemetery");
    // The start has an exit to the south, the Armoury none to the north.
    const stopped = atStart();
    stopped.choose("explore");
    stopped.choose("S");
    expect([here(stopped), stopped.asked.prompt]).toEqual(["bholoth-cemetery", "way"]);
  });

  test("CAT-RULING-81: turning up a wrong room costs nothing, and the way they came is open", () => {
    const game = atStart();
    game.choose("explore");
    const { heroes, reserve, bank, rooms } = copyOf(game.state);
    game.choose("S");
    expect({ heroes: game.state.heroes, reserve: game.state.reserve, bank: game.state.bank }).toEqual({
      heroes,
      reserve,
      bank,
    });
    expect(game.state.rooms).toEqual(rooms);
    game.choose("E");
    placeAll(game);
    const inside = afterFight(game);
    inside.choose("explore");
    expect(inside.options()).toContain("W");
  });

  test("CAT-RULING-82: half of the full total, wandering monsters included, at every return", () => {
    let game = go(atStart(), "W");
    for (let visit = 2; visit < 5; visit++) {
      game = go(game, "E");
      game.choose("explore");
      game.choose("W");
      expect(game.asked).toMatchObject({ prompt: "half", min: 2, max: 2 });
      expect(game.options()).toEqual(["orc-1", "skeleton-archer-2", "skeleton-archer-3", "zombie-4"]);
      halve(game);
      placeAll(game);
      game = afterFight(game);
    }
  });

  test("CAT-RULING-82: with nobody left the room is cleared at once", () => {
    const rooms = { "bholoth-cemetery": { monsters: [{ monster: "troll" }] } };
    const game = go(atStart(rooms), "N");
    game.choose("explore");
    expect(game.events("empty")).toMatchObject([{ card: "bholoth-cemetery" }]);
    expect([here(game), game.state.phase, game.state.fight]).toEqual([
      "bholoth-cemetery",
      "exploration",
      undefined,
    ]);
  });

  test("CAT-RULING-83: a new offer is drawn even if nothing was bought", () => {
    let game = go(go(atStart(), "E"), "E");
    const first = [...game.state.offer];
    game = go(game, "S");
    game.choose("explore");
    game.choose("N");
    expect(game.events("offer").length).toBeGreaterThan(1);
    expect(game.state.offer).not.toEqual(first);
  });

  test("CAT-RULING-84: the Lord's room may be entered early, and cannot be left", () => {
    const [start] = maze;
    if (start === undefined) throw new Error("no labyrinth");
    const near = [
      start,
      { card: "lair", x: 1, y: 0 },
      { card: "izchak", x: 0, y: 1 },
      { card: "vysara", x: 0, y: 2 },
    ];
    const begun = newCampaign({ layout: "labyrinth", scenario: { intro, rooms: {}, maze: near } });
    for (const seat of begun.match.seats) begun.choose("accept", seat);
    begun.choose("explore");
    placeAll(begun);
    const game = afterFight(begun);
    game.choose("explore");
    game.choose("E");
    placeAll(game);
    expect([game.state.fight?.kind, game.state.phase]).toEqual(["lord", "heroes"]);
    game.passTurn();
    game.passTurn();
    expect([game.state.fight?.kind, game.asked.prompt]).toEqual(["lord", "hero-acts"]);
  });
});
