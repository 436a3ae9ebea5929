import { expect, test } from "vitest";
import { marksOf, marksOfHero } from "./marks.ts";
import type { Campaign } from "./testing/campaign.ts";
import { infested } from "./testing/infested.ts";
import { solothFight, strikes } from "./testing/soloth.ts";
import { signOf } from "./words/signs.ts";
import { lineOf } from "./words/telling.ts";

const kindsOn = (game: Campaign, id: string) => marksOf(game.state, game.piece(id)).map(({ kind }) => kind);

function iced(strength: number): Campaign {
  const at = { paladin: [297, 60], "orc-1": [330, 60], "zombie-1": [440, 300] } as const;
  const game = solothFight({ frozen: ["orc-1"], at });
  strikes(game, "paladin:melee", "orc-1", strength);
  return game;
}

test("SOL-RULING-31: after each knock the log says whether the spike has held", () => {
  const [held] = iced(290).events("held");
  expect(held).toMatchObject({ piece: "ice-spike-1", from: "orc-1" });
  expect(held && lineOf(held)).toEqual({
    fr: "La Pique de glace tient bon sur l’Orc 1",
    en: "The Ice Spike stays on Orc 1",
  });
  expect(held && signOf(held)).toMatchObject({ piece: "orc-1", words: { fr: "la pique tient" } });
  const hard = iced(2500);
  expect([hard.events("held").length, hard.events("fell").length]).toEqual([0, 1]);
});

test("who was not knocked is not spoken of", () => {
  const at = { paladin: [297, 60], "orc-1": [330, 60], "orc-2": [440, 300] } as const;
  const game = solothFight({ frozen: ["orc-2"], at });
  strikes(game, "paladin:melee", "orc-1", 290);
  expect(game.events("held")).toEqual([]);
});

test("SOL-VERDICT-27: marks add up, and go with what caused them", () => {
  const game = solothFight({
    at: { "orc-wolf-rider-1": [330, 60], "orc-1": [400, 200] },
    frozen: ["orc-wolf-rider-1"],
    marks: { sorceress: { beast: 1 } },
    heroes: { "witch-hunter": { stored: ["orc", "orc", "zombie"] } },
  });
  expect(kindsOn(game, "orc-wolf-rider-1")).toEqual(["frozen", "mount"]);
  expect(kindsOn(game, "orc-1")).toEqual([]);
  expect(kindsOn(game, "sorceress")).toEqual(["beast", "magic"]);
  expect(kindsOn(game, "paladin")).toEqual(["armour"]);
  const [stored] = marksOfHero(game.state, "witch-hunter");
  expect(stored?.words).toEqual({
    fr: "garde 2 × Donjon (vert), 1 × Morts-vivants (gris)",
    en: "keeps 2 × Dungeon (green), 1 × Undead (grey)",
  });
});

test("the Shapeshifter bears the shape of this round and the last one, no older one", () => {
  const shaped = (round: number) =>
    solothFight({
      kind: "lord",
      options: { lord: "shapeshifter" },
      round,
      at: { shapeshifter: [400, 160], "orc-1": [300, 100] },
      marks: { shapeshifter: { "shape orc": 1, "shape fire-demon": 2 } },
    });
  const shape = (round: number) =>
    marksOf(shaped(round).state, shaped(round).piece("shapeshifter"))[0]?.cards;
  expect([shape(2), shape(3), shape(4)]).toEqual([["fire-demon"], ["fire-demon"], undefined]);
});

test("VER-DEVOUR-07: a devoured Hero is told what he waits for, though he lies nowhere", () => {
  const at = { elf: [300, 160], "remorhaz-1": [350, 160], "orc-1": [440, 300] } as const;
  const game = infested({ phase: "overseer", at });
  expect(marksOfHero(game.state, "elf")).toEqual([]);
  game.choose("remorhaz-1:melees");
  game.flickAt("elf", 300);
  game.choose("flick");
  game.flickAt("elf", 500);
  expect(marksOfHero(game.state, "elf").map(({ words }) => words.en)).toEqual([
    "devoured: comes out, ready to act, when the Remorhaz is destroyed",
  ]);
});

test("SOL-VERDICT-27: what somebody has become is said at the disc in the words of the log", () => {
  const { piece, card } = { piece: "orc-1", card: "orc" };
  const by = { by: "lizard-man-1", byCard: "lizard-man" };
  const told = [
    { type: "enslaved", rule: "SOL-SLAVE-01", piece, card, ...by },
    { type: "returns", rule: "SOL-RESURRECT-02", piece: "phoenix-1", card: "phoenix" },
    { type: "shape", rule: "SOL-RULING-04", piece: "shapeshifter", card: "shapeshifter", as: "orc" },
    { type: "frozen", rule: "SOL-SPIKE-03", piece: "siren-1", card: "siren" },
  ] as const;
  expect(told.map((event) => signOf(event)?.words.fr)).toEqual(["esclave", "renaît", "Orc", "gelée"]);
  expect(signOf({ type: "shattered", rule: "SOL-FREEZE-12", piece, card })).toBeUndefined();
});
