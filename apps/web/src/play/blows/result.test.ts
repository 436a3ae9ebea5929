import { expect, test } from "vitest";
import type { Blow } from "../../games/blow.ts";
import { tableWords } from "../../words/table.ts";
import { resultOf, signOf, sumOf } from "./result.ts";

const t = (language: "fr" | "en") => tableWords.said[language].t;

const elf: Blow = {
  kind: "hurt",
  piece: "elf",
  name: { fr: "Elfe", en: "Elf" },
  whom: { fr: "l’Elfe", en: "the Elf" },
  lost: 1,
  from: { fr: "Le Maître", en: "The Overseer" },
  voice: "heroes",
};
const thief: Blow = {
  ...elf,
  piece: "thief",
  name: { fr: "Voleur", en: "Thief" },
  whom: { fr: "le Voleur", en: "the Thief" },
};
const zombie: Blow = {
  ...elf,
  kind: "stunned",
  lost: 0,
  name: { fr: "Zombie 2", en: "Zombie 2" },
  whom: { fr: "le Zombie 2", en: "Zombie 2" },
};

test("what came of a flick is said in a line: who, whom, and what it cost", () => {
  expect(resultOf([elf], "Zombie 2", t("fr"), "fr")).toBe("Zombie 2 frappe l’Elfe\u00A0: −1.");
  expect(resultOf([elf], "Zombie 2", t("en"), "en")).toBe("Zombie 2 strikes the Elf: −1.");
  expect(resultOf([elf, thief], "Zombie 2", t("fr"), "fr")).toBe(
    "Zombie 2 frappe l’Elfe\u00A0: −1. Le Voleur\u00A0: −1.",
  );
  expect(resultOf([elf, { ...elf, kind: "killed", lost: 0 }], "Zombie 2", t("en"), "en")).toBe(
    "Zombie 2 strikes the Elf: slain.",
  );
});

test("whoever suffers from what he did himself is not said to strike himself", () => {
  expect(resultOf([zombie], "Zombie 2", t("fr"), "fr")).toBe("Le Zombie 2\u00A0: en incapacité.");
});

test("a miss is said, and who only left the board and came back is not", () => {
  const missed: Blow = { ...zombie, kind: "missed" };
  const back: Blow = { ...zombie, kind: "pushed-out" };
  expect(resultOf([missed, back], undefined, t("fr"), "fr")).toBe("Zombie 2\u00A0: manqué.");
  expect(resultOf([back], "Zombie 2", t("fr"), "fr")).toBe("");
});

test("no loss is a nought with its reason", () => {
  const why = { fr: "Absorption", en: "Absorption" };
  expect(signOf({ ...elf, kind: "saved", lost: 0, why }, t("fr"), "fr")).toBe("0 Absorption");
  expect(signOf({ ...elf, lost: 2 }, t("fr"), "fr")).toBe("−2");
});

test("a turn is summed up by who lost how much to whom", () => {
  expect(sumOf([elf, zombie, thief, elf], t("fr"), "fr")).toBe("Le Maître\u00A0: Elfe −2, Voleur −1.");
  expect(sumOf([zombie], t("en"), "en")).toBe("Nothing was lost.");
});
