import { expect, test } from "vitest";
import "../catacombs.ts";
import { allAllies, allHeroes, allLords, allMonsters } from "../content/box.ts";
import { cardWords, deedWords, roomWords, supplyWords, tableWords } from "./cards.ts";
import { layoutWords } from "./chart.ts";
import { chronicleWords } from "./chronicle.ts";
import { pieceName } from "./names.ts";
import { lineOf } from "./telling.ts";
import { tradeWords } from "./trade.ts";

/** With 0, with 1 and with 2 of it; spaces are as they may be. */
function counts(said: (count: number) => { readonly fr: string; readonly en: string }) {
  return [0, 1, 2].flatMap((count) => {
    const { fr, en } = said(count);
    return [fr.replaceAll(/[\u00a0\u202f]/g, " "), en];
  });
}

test("what is counted agrees, whatever the number", () => {
  expect(counts(tableWords.spells)).toEqual([
    "0 sort",
    "0 spells",
    "1 sort",
    "1 spell",
    "2 sorts",
    "2 spells",
  ]);
  expect(counts(supplyWords.cards)).toEqual([
    "0 carte",
    "0 cards",
    "1 carte",
    "1 card",
    "2 cartes",
    "2 cards",
  ]);
  expect(counts(roomWords.obstacles).slice(0, 4)).toEqual([
    "0 obstacle",
    "0 obstacles",
    "1 obstacle",
    "1 obstacle",
  ]);
  expect(counts(chronicleWords.rounds)[2]).toBe("1 manche");
  expect(counts(chronicleWords.fallen).slice(2)).toEqual([
    "Héros tombé",
    "Hero fallen",
    "Héros tombés",
    "Heroes fallen",
  ]);
  expect(counts(layoutWords.told).slice(2)).toEqual([
    "1 salle est changée.",
    "1 room is changed.",
    "2 salles sont changées.",
    "2 rooms are changed.",
  ]);
  expect(counts(deedWords.idle).slice(2)).toEqual([
    "1 peut encore agir",
    "1 can still act",
    "2 peuvent encore agir",
    "2 can still act",
  ]);
  const spent = (count: number) => supplyWords.spellsLeft(3, count);
  expect(counts(spent).filter((_, i) => i % 2 === 0)).toEqual([
    "3 à jouer, 0 défaussée",
    "3 à jouer, 1 défaussée",
    "3 à jouer, 2 défaussées",
  ]);
  const short = (there: number) =>
    lineOf({ type: "too-few", rule: "CAT-LIMIT-04", disc: "zombie", wanted: 3, there });
  expect(counts(short).filter((_, i) => i % 2 === 0)).toEqual([
    "La réserve ne suffit pas : 0 pion sur 3",
    "La réserve ne suffit pas : 1 pion sur 3",
    "La réserve ne suffit pas : 2 pions sur 3",
  ]);
});

test("gold has its thin space", () => {
  expect(cardWords.gold100(1000)).toEqual({ fr: "1\u202f000\u00a0or", en: "1,000 gold" });
  expect(tradeWords.missing(1200)).toEqual({
    fr: "Il manque 1\u202f200\u00a0pièces d’or.",
    en: "You are 1,200 gold short.",
  });
});

test("every character has the article that its name asks for, and the Elf is masculine", () => {
  const names = [...allHeroes(), ...allAllies(), ...allLords(), ...allMonsters()].map(({ id }) =>
    pieceName(id, id),
  );
  for (const { fr } of names) expect(fr).toMatch(/^(?:l’[AEÉIOUY]|l[ea] (?![AEÉIOU]))/);
  expect(names.map(({ fr }) => fr)).toEqual(
    expect.arrayContaining(["l’Elfe", "l’Orc", "la Goule", "le Zombie"]),
  );
  expect(allHeroes().find(({ id }) => id === "elf")?.feminine).toBeUndefined();
});
