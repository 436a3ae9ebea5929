import type { Words } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { allCards } from "../cards/decks.ts";
import { kept, struck } from "../testing/played.ts";
import { randomMoments } from "../testing/scenes.ts";
import { endWords, winnerWords } from "./ending.ts";
import { seatTitle } from "./names.ts";
import { labelsOf } from "./options.ts";
import { promptWords } from "./prompts.ts";
import { tableWords } from "./table.ts";
import { lineOf } from "./telling.ts";

const isSaid = ({ fr, en }: Words) => fr !== "" && en !== "" && fr !== en;

test("a whole match can be asked and told in both languages, no line with the number of a rule", () => {
  for (const game of randomMoments({ players: 4, obstacles: "agreed" }, "words")) {
    for (const event of game.news()) expect(lineOf(event).fr).not.toContain("CON-");
    const { decision } = game.match;
    if (decision === undefined) continue;
    expect(isSaid(promptWords[decision.prompt])).toBe(true);
    for (const { words } of labelsOf(decision)) expect(words.fr).not.toBe("");
  }
});

test("an option is called by what it does, and one that leaves things as they are says so", () => {
  const { asked } = struck("critical", "landsknecht", kept("behemoth"));
  expect(labelsOf(asked)).toEqual([
    { id: "none", words: { fr: "Encaisser", en: "Take the blow" }, declines: true },
    { id: "behemoth", words: { fr: "Armure : Béhémoth", en: "Armour: Behemoth" } },
  ]);
  const asking = { seats: ["sword"], rule: "CON-SHOT-01", kind: "choose" } as const;
  const target = {
    ...asking,
    prompt: "target",
    about: undefined,
    options: [{ id: "c1", piece: "c1" }],
  } as const;
  expect(labelsOf(target)).toEqual([{ id: "c1", words: { fr: "Crâne 1", en: "Skull 1" } }]);
  const heal = { ...asking, prompt: "heal", about: { amount: 1 }, options: [{ id: "no" }] } as const;
  expect(labelsOf(heal)).toEqual([{ id: "no", words: { fr: "Non", en: "No" }, declines: true }]);
});

describe("CON-END-07 the end in words", () => {
  const pools = { sword: 3, skull: 0 };

  test("why it is over", () => {
    expect(endWords({ ended: undefined, pools })).toBeUndefined();
    expect(endWords({ ended: "pool-empty", pools })?.en).toBe("The Skull team has no health left.");
    expect(endWords({ ended: "pool-empty", pools: { sword: 0, skull: 0 } })?.en).toBe(
      "The Sword team has no health left. The Skull team has no health left.",
    );
    expect(endWords({ ended: "bank-empty", pools })?.fr).toBe("La banque de santé est vide.");
  });

  test("who has won", () => {
    expect(winnerWords("sword")).toEqual({ fr: "Épée l’emporte", en: "Sword wins" });
    expect(winnerWords(undefined)).toEqual({ fr: "Égalité", en: "A draw" });
  });
});

test("seats have a name of their own for a heading", () => {
  expect(["sword", "skull", "s1"].map((seat) => seatTitle(seat).fr)).toEqual(["Épée", "Crâne", "Épée 1"]);
});

test("what is counted agrees, whatever the number", () => {
  const hands = [0, 1, 2].map((count) => tableWords.hand(count));
  expect(hands.map(({ fr }) => fr)).toEqual([
    "0\u00a0carte en main",
    "1\u00a0carte en main",
    "2\u00a0cartes en main",
  ]);
  expect(hands.map(({ en }) => en)).toEqual(["0 cards in hand", "1 card in hand", "2 cards in hand"]);
  const warded = [1, 4].map((damage) =>
    lineOf({ type: "armour-used", rule: "CON-ARMOUR-04", seat: "skull", card: "executioner", damage }),
  );
  expect(warded.map(({ fr }) => fr)).toEqual([
    expect.stringMatching(/ \(1\u00a0dégât annulé\)$/),
    expect.stringMatching(/ \(4\u00a0dégâts annulés\)$/),
  ]);
});

test("what a card is called is elided before", () => {
  for (const { id: card, name } of allCards) {
    const event = { type: "armour-used", rule: "CON-ARMOUR-04", seat: "sword", card, damage: 1 } as const;
    expect(lineOf(event).fr).toContain(/^[AEÉIO]/.test(name.fr) ? `d’${name.fr}` : `de ${name.fr}`);
  }
});
