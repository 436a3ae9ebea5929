import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { allArtefacts, allItems, allLots, allMonsters, heroCard, monsterOf } from "./content/box.ts";
import { familyColour, type MonsterCard } from "./content/card.ts";
import { contentOf, dealtIn } from "./content/dealt.ts";
import { packOf } from "./content/shelf.ts";
import { soloth } from "./content/soloth/soloth.ts";
import { defaultOptions } from "./options.ts";
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
    ["SOL-RULING-05", () => ["18", "14", "17", "10"].join() === soloth.heroes.map(({ life }) => life).join()],
    ["SOL-RULING-06", () => ["manticore", "salamander"].every((id) => monsterOf(id).traits.length === 0)],
  ] as const)("%s: the gaps of the rulebook are closed so", (_id, holds) => {
    expect(holds()).toBe(true);
  });

  const families: Readonly<Record<MonsterCard["family"], readonly string[]>> = {
    dungeon: ["lizard-man", "orc-wolf-rider", "rust-monster"],
    mythological: ["gargoyle", "manticore", "siren"],
    undead: ["shade", "wight", "vampire"],
    infernal: ["salamander", "infernal-acolyte", "phoenix"],
    vermin: [],
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
