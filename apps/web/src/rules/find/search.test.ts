import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../words/language.ts";
import type { CatalogueId } from "../catalogues.ts";
import { openLibrary } from "../load.ts";
import { heldOut, later, ofBoxes, ofDarkReign, type Question, questions } from "../testing/questions.ts";
import type { Volume } from "../volume.ts";
import { searchIn } from "./search.ts";

const shelf = new Map<string, Volume>();

beforeAll(async () => {
  for (const language of ["fr", "en"] as const)
    for (const { id, volume } of await openLibrary(language)) shelf.set(`${language} ${id}`, volume);
});

function found(book: CatalogueId, language: Language, query: string): readonly (readonly string[])[] {
  const volume = shelf.get(`${language} ${book}`);
  if (volume === undefined) throw new Error(`no ${book}`);
  return searchIn(volume, language, query).results.map(({ entry }) => entry.rules);
}

function isFound({ book, rules, ...asked }: Question, language: Language): boolean {
  return found(book, language, asked[language])
    .slice(0, 3)
    .some((entry) => entry.some((rule) => rules.includes(rule)));
}

test("the questions are forty, and none is kept aside for nothing; each box has its own", () => {
  expect([questions.length, heldOut.length]).toEqual([40, 10]);
  expect(ofBoxes.length).toBeGreaterThanOrEqual(20);
  expect(ofDarkReign.length).toBeGreaterThanOrEqual(20);
});

describe.each(["fr", "en"] as const)("what players ask, in %s", (language) => {
  test.each(
    [...questions, ...heldOut, ...later, ...ofBoxes, ...ofDarkReign].map(
      (question) => [question[language], question] as const,
    ),
  )("%s", (query, question) => {
    const first = found(question.book, language, query).slice(0, 3);
    expect(isFound(question, language), `${question.rules.join()} not in ${JSON.stringify(first)}`).toBe(
      true,
    );
  });
});

/** What has to come first, whatever else is found. */
const first: readonly (readonly [CatalogueId, Language, string, string])[] = [
  ["conquest", "fr", "comment gagner", "CON-TEAM-06"],
  ["conquest", "en", "how to win", "CON-TEAM-06"],
  ["catacombs", "fr", "comment gagner", "CAT-WIN-02"],
  ["catacombs", "en", "how to win", "CAT-WIN-02"],
  ["conquest", "en", "armor", "CON-ARMOUR-01"],
  ["conquest", "fr", "armure", "CON-ARMOUR-01"],
  ["catacombs", "fr", "riposte", "CAT-ABIL-01"],
  ["catacombs", "fr", "marchnd", "CAT-MERCH-01"],
  ["catacombs", "en", "merchnt", "CAT-MERCH-01"],
  ["catacombs", "fr", "or", "CAT-GOLD-03"],
  ["catacombs", "en", "gold", "CAT-GOLD-03"],
  ["catacombs", "fr", "comment blesser un monstre", "CAT-HIT-02"],
  ["conquest", "fr", "EPUISEMENT", "CON-TIRED-01"],
];

test.each(first)("%s, %s: “%s” finds %s first", (book, language, query, rule) => {
  expect(found(book, language, query)[0]?.[0]).toBe(rule);
});

describe("a search", () => {
  test("puts a rule first whose number it is, and knows parts of numbers", () => {
    expect(found("conquest", "fr", "con-wall-04")[0]).toEqual(["CON-WALL-04"]);
    expect(found("conquest", "fr", "wall-0").slice(0, 2)).toEqual([["CON-WALL-01"], ["CON-WALL-02"]]);
    expect(found("conquest", "en", " R27 ")[0]).toEqual(["CON-RULING-27"]);
  });

  test("does not come upon what is the game master's alone, unless by its number", () => {
    const secret = /^REG-(?:QWELL|QGOLD|QCLOCK|QORB|SIDE|ZONE|TILE)-|^REG-VERDICT-5[5-8]$/;
    for (const query of [
      "fermer le puits",
      "trois coffres",
      "orbe",
      "où est l’ogre",
      "prisonnier",
      "chapelle",
    ])
      expect(found("dark-reign", "fr", query).flatMap(([first = ""]) => first)).not.toContainEqual(
        expect.stringMatching(secret),
      );
    expect(found("dark-reign", "en", "qwell-02")[0]).toEqual(["REG-QWELL-02"]);
  });

  test("finds nothing for nothing, and takes signs as they are", () => {
    for (const query of ["", "   ", "(.*", "grenouille"]) expect(found("flick", "fr", query)).toEqual([]);
  });

  test("labels the answer, what belongs to it, and where it does not hold", () => {
    const volume = shelf.get("fr catacombs");
    if (volume === undefined) throw new Error("no book");
    const { results, also, isSought } = searchIn(volume, "fr", "blesser un monstre");
    const labels = results.map(({ label }) => label);
    expect(labels.indexOf("answer")).toBe(0);
    expect(labels.lastIndexOf("answer")).toBe(0);
    expect(new Set(labels)).toEqual(new Set(["answer", "precise", "also", "exception"]));
    expect(also).toContain("dégât");
    expect(["dégâts", "Monstre", "blessés", "table"].map(isSought)).toEqual([true, true, true, false]);
  });

  test("says nothing twice: a point stands for its first rule", () => {
    const entries = found("catacombs", "fr", "or");
    const addresses = entries.map(([rule]) => rule);
    expect(addresses.filter((rule) => rule === "CAT-GOLD-03")).toHaveLength(1);
  });
});
