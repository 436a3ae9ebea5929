import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { allHeroes, allLords, allRooms } from "./content/box.ts";
import { soloth } from "./content/soloth/soloth.ts";
import { defaultOptions } from "./options.ts";
import { fighting } from "./testing/campaign.ts";
import { solothCampaign, solothFight, solothParty, withSoloth } from "./testing/soloth.ts";

const both = { boxes: ["soloth"] };

/** What the table says to these options: nothing, or why not. */
function refusal(options: object): { readonly fr: string; readonly en: string } | undefined {
  const read = catacombs.readOptions({ ...defaultOptions, ...options });
  return read.ok ? undefined : read.words;
}

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
    expect(
      catacombs.readOptions({ ...defaultOptions, ...withSoloth, layout: "labyrinth", scenario }),
    ).toMatchObject({
      rule: "SOL-MERCHANT-01",
    });
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
