import { Match } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import {
  allArtefacts,
  allHeroes,
  allItems,
  allLords,
  allLots,
  allMonsters,
  allRooms,
  heroCard,
  lordOf,
  monsterOf,
} from "./content/box.ts";
import { familyColour, type MonsterCard } from "./content/card.ts";
import { contentOf, dealtIn } from "./content/dealt.ts";
import { packOf } from "./content/shelf.ts";
import { soloth } from "./content/soloth/soloth.ts";
import { defaultOptions } from "./options.ts";
import type { State } from "./state.ts";
import { fighting, onMatch } from "./testing/campaign.ts";
import { leaveRoom } from "./testing/scenes.ts";
import { solothCampaign, solothFight, solothParty, strikes, withSoloth } from "./testing/soloth.ts";

const both = { boxes: ["soloth"] };

/** What the table says to these options: nothing, or why not. */
function refusal(options: object): { readonly fr: string; readonly en: string } | undefined {
  const read = catacombs.readOptions({ ...defaultOptions, ...options });
  return read.ok ? undefined : read.words;
}

function discs(size: string, colour: string): number {
  const lots = soloth.lots.filter((lot) => lot.size === size && lot.colour === colour);
  const kinds = new Map(soloth.monsters.map((card) => [card.disc, card]));
  kinds.set("fire-demon", monsterOf("fire-demon"));
  const monsters = [...kinds.values()].filter(
    (card) => card.size === size && familyColour[card.family] === colour,
  );
  return (
    lots.reduce((sum, { count }) => sum + count, 0) +
    monsters.reduce((sum, { disc }) => sum + (soloth.discs[disc] ?? 0), 0)
  );
}

describe("what the box is", () => {
  test("SOL-GEN-01: it is played with the base game, never alone", () => {
    expect(refusal({ boxes: ["base"] })).toBeDefined();
    expect(allMonsters(both).map(({ id }) => id)).toEqual(expect.arrayContaining(["orc", "phoenix"]));
  });

  test("SOL-GEN-02: its heroes, items, monsters and Lords can be chosen once it is on the table", () => {
    for (const { id } of soloth.lords) expect(refusal({ ...withSoloth, lord: id })).toBeUndefined();
    expect(refusal({ ...both, parties: [solothParty] })).toBeUndefined();
    expect(allItems(both).length - allItems().length).toBe(18);
  });

  test("SOL-GEN-03: what it does not change runs as in the base game", () => {
    const game = solothFight({ at: { paladin: [400, 100], "orc-1": [450, 100], "orc-2": [300, 300] } });
    strikes(game, "paladin:melee", "orc-1", 1500);
    expect(game.events("put-back")).toHaveLength(1);
    expect(game.life("orc-1")).toBe(1);
  });

  test("SOL-GEN-04: a card can override who is frozen, and to what the armour is put back", () => {
    const game = solothFight({ at: { "shade-1": [330, 60], "ice-princess": [260, 60] } });
    game.choose("ice-princess:ice-spike");
    game.place(285, 60);
    game.flickAt("shade-1", 600);
    expect(game.events("frozen")).toEqual([]);
    expect(allItems(both).find(({ id }) => id === "tower-shield")?.raises).toEqual({
      track: "armour",
      by: 1,
    });
  });

  test.each([
    ["SOL-COMP-01", 66, () => 7 + 18 + 12 + 29],
    ["SOL-COMP-02", 7, () => allArtefacts(both).length],
    ["SOL-COMP-03", 18, () => soloth.items.length],
    ["SOL-COMP-04", 12, () => soloth.monsters.length],
    ["SOL-COMP-05", 29, () => soloth.rooms.length],
    ["SOL-COMP-06", 1000, () => solothCampaign().state.bank - packOf("base").gold],
  ] as const)("%s: the number of cards is %i", (_id, count, found) => {
    expect(found()).toBe(count);
    const { artefacts = [], items, monsters, rooms } = soloth;
    expect(artefacts.length + items.length + monsters.length + rooms.length).toBe(66);
  });

  test("SOL-COMP-07: there are 41 wooden discs", () => {
    const lots = soloth.lots.reduce((sum, { count }) => sum + count, 0);
    expect(lots + Object.values(soloth.discs).reduce((sum, count) => sum + count, 0)).toBe(41);
  });

  test("SOL-COMP-08: 11 of them are large", () => {
    const colours = ["black", "blue", "grey", "green", "orange"].map((colour) => discs("large", colour));
    expect(colours).toEqual([2, 3, 1, 3, 2]);
  });

  test("SOL-COMP-09: 22 are medium", () => {
    const colours = ["blue", "grey", "orange", "white", "green"].map((colour) => discs("medium", colour));
    expect(colours).toEqual([4, 4, 5, 5, 4]);
  });

  test("SOL-COMP-10: 4 are small, and no more than three spikes ever exist", () => {
    expect([discs("small", "cyan"), discs("small", "white")]).toEqual([3, 1]);
    expect(heroCard("ice-princess").tracks[0]?.most).toBe(3);
  });

  test("SOL-COMP-12: there are eight boards, four of heroes and four of Lords", () => {
    expect([soloth.heroes.length, soloth.lords.length]).toEqual([4, 4]);
  });

  test.each([
    ["SOL-RULING-01", () => discs("medium", "green") === 4],
    [
      "SOL-RULING-02",
      () =>
        allLots(both)
          .filter(({ id }) => id === "missile")
          .reduce((sum, { count }) => sum + count, 0) === 10,
    ],
    [
      "SOL-RULING-03",
      () => monsterOf("shade").disc === monsterOf("wight").disc && soloth.discs["shade"] === 4,
    ],
    ["SOL-RULING-04", () => soloth.lords.every(({ drops }) => drops === 4)],
    ["SOL-RULING-05", () => ["8", "10", "10", "8"].join() === soloth.heroes.map(({ life }) => life).join()],
    ["SOL-RULING-06", () => ["manticore", "salamander"].every((id) => monsterOf(id).traits.length === 0)],
  ] as const)("%s: the gaps of the rulebook are closed so", (_id, holds) => {
    expect(holds()).toBe(true);
  });

  const families: Readonly<Record<MonsterCard["family"], readonly string[]>> = {
    dungeon: ["lizard-man", "orc-wolf-rider", "rust-monster"],
    mythological: ["gargoyle", "manticore", "siren"],
    undead: ["shade", "wight", "vampire"],
    infernal: ["salamander", "infernal-acolyte", "phoenix"],
  };

  test("SOL-RULING-07: three new monsters in each family", () => {
    for (const [family, cards] of Object.entries(families))
      expect(soloth.monsters.filter((card) => card.family === family).map(({ id }) => id)).toEqual(cards);
  });

  test("SOL-RULING-09: what belongs to a player's board belongs to the hero concerned", () => {
    const game = solothFight({
      options: {
        parties: [
          ["ice-princess", "paladin"],
          ["witch-hunter", "sorceress"],
        ],
      },
      life: { "orc-1": 1 },
      at: { paladin: [260, 60], "orc-1": [330, 60], "orc-2": [440, 300] },
    });
    strikes(game, "paladin:melee", "orc-1");
    expect([game.hero("paladin").trophies, game.hero("ice-princess").trophies]).toEqual([["orc"], []]);
  });

  test("a match with it has another content than one without", () => {
    expect(contentOf(both)).not.toBe(contentOf({}));
    expect(dealtIn({}).artefacts).toEqual([]);
  });
});

describe("families", () => {
  test.each([
    ["SOL-FAMILY-01", "orc", "dungeon"],
    ["SOL-FAMILY-02", "gargoyle", "mythological"],
    ["SOL-FAMILY-03", "lizard-man", "dungeon"],
    ["SOL-FAMILY-04", "wight", "undead"],
    ["SOL-FAMILY-05", "phoenix", "infernal"],
  ] as const)("%s: %s is %s", (_id, card, family) => {
    expect(monsterOf(card).family).toBe(family);
    const colours = { mythological: "blue", dungeon: "green", undead: "grey", infernal: "orange" };
    expect(familyColour).toEqual(colours);
  });

  /** The Paladin with the War Hammer strikes these two one after the other in one flick. */
  function hammering(first: string, second: string) {
    const game = solothFight({
      heroes: { paladin: { items: ["war-hammer"] } },
      kind: second === "hydra" ? "lord" : "room",
      options: { lord: "hydra" },
      at: { paladin: [250, 60], [first]: [290, 60], [second]: [330, 78], "orc-9": [440, 300] },
    });
    strikes(game, "paladin:melee", first, 1400);
    return game;
  }

  test("SOL-FAMILY-06: an effect can ask for the family of any monster", () => {
    const game = hammering("ghoul-1", "orc-1");
    expect(game.events("hurt").find(({ piece }) => piece === "ghoul-1")?.lost).toBe(2);
  });

  test("SOL-FAMILY-07: the War Hammer makes every Melee critical against the Undead, and plain against others", () => {
    const undead = hammering("ghoul-1", "orc-1");
    expect(undead.isOnBoard("ghoul-1")).toBe(false);
    const orc = hammering("orc-1", "ghoul-1");
    expect(orc.life("orc-1")).toBe(1);
  });

  test("SOL-FAMILY-08: a Lord has no family", () => {
    const game = solothFight({
      kind: "lord",
      options: { lord: "hydra" },
      heroes: { paladin: { items: ["war-hammer"] } },
      at: { paladin: [250, 60], hydra: [330, 60] },
    });
    strikes(game, "paladin:melee", "hydra");
    expect(game.life("hydra")).toBe(lordOf("hydra").life - 1);
  });

  test("SOL-FAMILY-10: the Undead loses 2 and is killed, the Dungeon monster loses 1, a Lord 1", () => {
    const game = solothFight({
      kind: "lord",
      options: { lord: "hydra" },
      heroes: { paladin: { items: ["war-hammer"] } },
      at: { paladin: [250, 160], "ghoul-1": [310, 136.2], "orc-1": [310, 183.8], hydra: [370, 160] },
    });
    // He goes between the two and touches both, then the Lord behind them.
    strikes(game, "paladin:melee", "hydra", 2500);
    const lost = game.events("hurt").map(({ piece, lost: points }) => [piece, points]);
    expect(Object.fromEntries(lost)).toEqual({ "ghoul-1": 2, "orc-1": 1, hydra: 1 });
    expect([game.isOnBoard("ghoul-1"), game.life("orc-1")]).toEqual([false, 1]);
  });
});

describe("rewards", () => {
  /** The Phoenix is the last in the room, and one blow from death. */
  function phoenix(state: Partial<State> = {}) {
    const game = solothFight({
      life: { "phoenix-1": 1 },
      at: { paladin: [260, 60], "phoenix-1": [340, 60] },
      state: { equipment: ["map", "phoenix-feather", "longsword"], ...state },
    });
    strikes(game, "paladin:melee", "phoenix-1");
    return game;
  }

  test("SOL-REWARD-01: the Phoenix yields an article besides its gold", () => {
    expect(monsterOf("phoenix")).toMatchObject({ item: "phoenix-feather", gold: 300 });
  });

  test("SOL-REWARD-03: it goes to the hero who killed it", () => {
    const game = phoenix();
    leaveRoom(game);
    expect(game.hero("paladin").items).toEqual(["phoenix-feather"]);
  });

  test("SOL-REWARD-04: in the resolution phase, not before", () => {
    const game = phoenix();
    expect(game.hero("paladin").items).toEqual([]);
  });

  test("SOL-REWARD-05: only if it is still in the deck", () => {
    const game = phoenix({ equipment: ["map"], usedUp: ["phoenix-feather"] });
    leaveRoom(game);
    expect([game.hero("paladin").items, game.events("no-reward").length]).toEqual([[], 1]);
  });

  test("SOL-RULING-14: the named card is taken out of the deck, which is shuffled", () => {
    const game = phoenix();
    leaveRoom(game);
    expect([...game.state.equipment].sort()).toEqual(["longsword", "map"]);
  });

  test("SOL-RULING-15: gold is paid too", () => {
    const game = phoenix();
    leaveRoom(game);
    expect(game.hero("paladin").gold).toBe(300);
  });

  /** The resolution phase of a room in which these have earned the feather. */
  function resolving(rewards: readonly string[], dead: readonly string[] = []) {
    const game = solothFight({
      life: Object.fromEntries(dead.map((hero) => [hero, 0])),
      at: { "orc-1": [440, 300] },
      state: { equipment: ["map", "phoenix-feather"] },
    });
    const fight = game.state.fight;
    if (fight === undefined) throw new Error("no fight");
    const pieces = fight.pieces.filter(({ kind }) => kind !== "monster");
    const earned = rewards.map((hero) => ({ hero, item: "phoenix-feather" }));
    const position: State = {
      ...game.state,
      reserve: { ...game.state.reserve, orc: 5 },
      fight: { ...fight, pieces, rewards: earned },
    };
    const after = onMatch(Match.start(catacombs, { ...game.match.terms, position }));
    leaveRoom(after);
    return after;
  }

  test("SOL-RULING-16: of two kills with the same article the first gets it, the other nothing", () => {
    const game = resolving(["paladin", "ice-princess"]);
    expect([game.hero("paladin").items, game.hero("ice-princess").items]).toEqual([["phoenix-feather"], []]);
  });

  test("SOL-RULING-17: a killer who is dead by then gets nothing; the card stays in the deck", () => {
    const game = resolving(["paladin"], ["paladin"]);
    expect([game.hero("paladin").items, game.state.equipment.includes("phoenix-feather")]).toEqual([
      [],
      true,
    ]);
  });

  test("SOL-RULING-18: a killer who may not use it receives it all the same", () => {
    const game = phoenix();
    leaveRoom(game);
    expect(game.hero("paladin").items).toContain("phoenix-feather");
  });
});

describe("heroes and what is refused", () => {
  test("SOL-HERO-01: there are four new heroes", () => {
    expect([...soloth.heroes.map(({ id }) => id)].sort()).toEqual([...solothParty].sort());
  });

  test("SOL-HERO-03: they may be mixed with those of the base game", () => {
    expect(refusal({ ...both, parties: [["elf", "paladin", "thief", "sorceress"]] })).toBeUndefined();
  });

  test("SOL-VERDICT-05: exactly four different ones, in a fixed order", () => {
    expect(refusal({ ...both, parties: [[...solothParty, "elf"]] })).toBeDefined();
    expect(refusal({ ...both, parties: [["elf", "elf", "thief", "paladin"]] })).toBeDefined();
    const order = allHeroes(both)
      .toSorted((a, b) => a.order - b.order)
      .map(({ id }) => id);
    expect(order).toEqual([
      ...["elf", "ice-princess", "barbarian", "paladin"],
      ...["thief", "witch-hunter", "wizard", "sorceress"],
    ]);
    const mixed = solothCampaign({ parties: [["sorceress", "thief", "paladin", "elf"]] });
    expect(Object.keys(mixed.state.heroes)).toEqual(["elf", "paladin", "thief", "sorceress"]);
  });

  test("SOL-VERDICT-06: without the Wizard the spells stay in the box; all item cards are in the deck", () => {
    expect(solothCampaign().state.spells).toEqual([]);
    expect(
      solothCampaign({ parties: [["elf", "paladin", "wizard", "sorceress"]] }).state.spells,
    ).toHaveLength(12);
    expect(solothCampaign().state.equipment).toEqual(expect.arrayContaining(["familiar", "broad-axe"]));
  });

  test.each([
    ["a hero", { parties: [["elf", "paladin", "thief", "wizard"]] }],
    ["a Lord", { lord: "hydra" }],
    ["rooms", { rooms: ["soloth"] }],
    ["the Altar", { altar: true }],
    ["purple drops", { drops: 2 }],
    ["a room of a scenario", { scenario: { intro: { fr: "", en: "" }, rooms: { ursastha: {} } } }],
    [
      "a monster of a scenario",
      { scenario: { intro: { fr: "", en: "" }, rooms: { moghath: { monsters: [{ monster: "phoenix" }] } } } },
    ],
  ])("SOL-VERDICT-07: without the box %s is refused, and the box is named", (_what, options) => {
    const words = refusal(options);
    expect(words?.en).toContain("Cavern of Soloth");
    expect(words?.fr).toContain("La Caverne de Soloth");
  });

  test("SOL-VERDICT-07: purple drops need a Lord who has them, and the base Merchant has no place in a maze", () => {
    expect(refusal({ ...withSoloth, drops: 4, lord: "sorcerer" })).toBeDefined();
    expect(refusal({ ...withSoloth, drops: 4, lord: "hydra" })).toBeUndefined();
    const maze = [
      { card: "bholoth-cemetery", x: 0, y: 0 },
      { card: "izchak", x: 1, y: 0 },
      { card: "vysara", x: 2, y: 0 },
      { card: "lair", x: 3, y: 0 },
    ];
    const scenario = { intro: { fr: "", en: "" }, rooms: {}, maze };
    expect(refusal({ ...withSoloth, layout: "labyrinth", scenario })?.en).toContain("SOL-MERCHANT-01");
    expect(refusal({ layout: "labyrinth", scenario })).toBeUndefined();
  });

  test("SOL-RULING-08: base rooms, Soloth rooms, or both", () => {
    const levels = (rooms?: readonly string[]) => {
      const cards = new Set<string>();
      for (let i = 0; i < 12; i++) {
        const { state } = solothCampaign({ ...(rooms && { rooms }) }, `rooms ${i}`);
        for (const { card } of state.rooms) cards.add(card);
      }
      const own = new Set(soloth.rooms.map(({ id }) => id));
      return [...cards]
        .filter((card) => allRooms(both).find(({ id }) => id === card)?.kind === "combat")
        .map((card) => own.has(card));
    };
    expect(new Set(levels(["soloth"]))).toEqual(new Set([true]));
    expect(new Set(levels(["base"]))).toEqual(new Set([false]));
    expect(new Set(levels())).toEqual(new Set([true, false]));
  });

  test("SOL-RULING-11: whatever is worded may has a skip", () => {
    const game = solothFight({ phase: "overseer", at: { "vampire-1": [300, 60] } });
    expect(game.options()).toContain("vampire-1:pass");
    expect(fighting().options()).toContain("elf:pass");
  });

  test("four Lords stand beside those of the base game", () => {
    expect(allLords(both)).toHaveLength(8);
  });
});
