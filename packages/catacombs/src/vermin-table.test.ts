import { describe, expect, test } from "vitest";
import english from "../../../docs/rules/vermin.md?raw";
import { catacombsBox } from "./box.ts";
import { verminPrompts } from "./content/vermin/words.ts";
import { planOf } from "./plan.ts";
import type { Campaign } from "./testing/campaign.ts";
import { infested } from "./testing/infested.ts";
import { solothFight } from "./testing/soloth.ts";
import { colourNames, modifierWords } from "./words/cards.ts";
import { familyColours, familyNames } from "./words/names.ts";
import { lineOf } from "./words/telling.ts";

/** Rules that only a screen can show, or that only a table of wood knows; they are met where a person meets them. */
export const shownOnly = [
  // The rules reference, the stickers, and what is printed on both sides of a disc.
  "VER-COMP-11",
  "VER-COMP-12",
  "VER-DISC-01",
  "VER-DISC-09",
] as const;

test("the rules that are left to the screen are rules of the catalogue, for a screen or a table", () => {
  for (const id of shownOnly) expect(english).toMatch(new RegExp(`\\*\\*${id}\\*\\* \\[(ui|table)\\]`));
});

const apart = { "orc-1": [440, 300] } as const;

function wordsOn(game: Campaign, piece: string): string {
  const plan = planOf(game.match.game.view(game.state, "audience"));
  const { x, y } = game.piece(piece);
  const found = plan?.discs.filter((disc) => disc.x === x && disc.y === y && disc.words !== undefined) ?? [];
  return found.map(({ words, state }) => `${words?.en} ${state?.en}`).join("; ");
}

/** What fills the disc of a piece in a drawing in characters. */
function fillOf(game: Campaign, piece: string): string | undefined {
  const { x, y } = game.piece(piece);
  const plan = planOf(game.match.game.view(game.state, "audience"));
  return plan?.discs.findLast((disc) => disc.x === x && disc.y === y)?.fill;
}

describe("what is told", () => {
  const pileOf = (name: string) => catacombsBox.cards().find((pile) => pile.name.en === name)?.cards ?? [];

  test("VER-REWARD-02: the maximum is shown with the reward of a card", () => {
    const facts = (name: string) =>
      pileOf("The monsters")
        .find((card) => card.name.en === name)
        ?.facts.at(-1)?.en;
    expect(facts("Armoured Beetle")).toBe("100 gold (MAX 200)");
    expect(facts("Pit Viper")).toBe("200 gold (MAX 200)");
    expect(facts("Wyvern")).toBe("500 gold");
  });

  test("VER-WANDER-10: anybody can open the Reference card", () => {
    expect(
      pileOf("Wandering Vermin").map(({ name, facts }) => [name.en, ...facts.map(({ en }) => en)]),
    ).toEqual([
      ["Sewer Rat", "4 a room at most", "3 for a symbol"],
      ["Vampire Bat", "2 a room at most", "1 for a symbol"],
      ["Blood Skull", "1 a room at most", "1 for a symbol"],
      ["Pit Viper", "1 a room at most", "1 for a symbol"],
      ["Armoured Beetle", "2 a room at most", "1 for a symbol"],
    ]);
  });

  test("VER-VARIANT-05: variants are marked as harder, and for experienced players", () => {
    expect(verminPrompts.variants.en).toContain("harder and for experienced players");
    expect(verminPrompts.variants.fr).toContain("pour joueurs aguerris");
  });

  test("VER-VERDICT-20: the list of pieces tells riders, poison, captives and drops; the log tells the rest", () => {
    const at = {
      elf: [300, 160],
      "remorhaz-1": [350, 160],
      "sewer-rat-1": [1, 1],
      "sewer-rat-2": [1, 1],
      ...apart,
    } as const;
    const on = { "sewer-rat-1": "thief", "sewer-rat-2": "thief" };
    const heroes = { thief: { poison: ["poison-3-2", "poison-2-1"] } };
    const game = infested({ phase: "overseer", at, on, heroes, life: { "remorhaz-1": 4 } });
    expect(wordsOn(game, "thief")).toContain("poison 5 of 10, carries 2 rats");
    expect([fillOf(game, "thief"), fillOf(game, "elf")]).toEqual(["%", "·"]);
    expect(wordsOn(game, "remorhaz-1")).toContain("♥ 4");
    game.choose("remorhaz-1:melees");
    game.flickAt("elf", 300);
    game.choose("flick");
    game.flickAt("elf", 500);
    expect(wordsOn(game, "remorhaz-1")).toContain("holds the Elf");
    expect(fillOf(game, "remorhaz-1")).toBe("@");
    const [devoured] = game.events("devoured");
    expect(devoured && lineOf(devoured).en).toBe("The Elf is devoured by Remorhaz 1");
    expect(devoured && lineOf(devoured).fr).toBe("L’Elfe se fait dévorer par le Rémorhaz 1");
  });

  test("SOL-VERDICT-27: in characters a frozen monster is drawn otherwise, and the spike is told with it", () => {
    const game = solothFight({ at: { "orc-1": [440, 300], "orc-2": [400, 60] }, frozen: ["orc-1"] });
    expect([fillOf(game, "orc-1"), fillOf(game, "orc-2")]).toEqual(["=", "·"]);
    expect(wordsOn(game, "orc-1")).toContain("frozen, to be freed by a knock");
  });

  test("the new family and the new modifiers have words", () => {
    expect(familyNames.vermin.fr).toBe("Vermine");
    expect(familyColours.vermin.en).toBe("brown");
    expect(colourNames.black.en).toBe("black");
    for (const id of ["poison", "fear"]) expect(modifierWords[id]?.fr).not.toBe("");
  });
});
