import { describe, expect, test } from "vitest";
import { cutAt, fold, tellingWords } from "./fold.ts";
import { openCatalogue } from "./load.ts";
import { parseCatalogue } from "./parse.ts";
import { searchRules } from "./search.ts";

const book = parseCatalogue(
  `# Livre

## Murs

- **CON-WALL-01** [physics] Les pions rebondissent sur les **murs**.
- **CON-ARMOUR-01** [engine] L'armure de l'équipe Épée reste en jeu (CON-WALL-01).
- **CON-WALL-02** [engine] Un cœur frappé après un mur ne perd rien.
`,
  "CON",
);

const found = (query: string): readonly string[] => searchRules(book, query).map(({ id }) => id);

describe("search", () => {
  test("finds by the beginning of a word", () =>
    expect(found("mur")).toEqual(["CON-WALL-01", "CON-WALL-02"]));
  test("does not mind accents, capitals or ligatures", () => {
    expect(found("EPEE")).toEqual(["CON-ARMOUR-01"]);
    expect(found("coeur")).toEqual(["CON-WALL-02"]);
    expect(found("l’armure")).toEqual(["CON-ARMOUR-01"]);
  });
  test("wants all the words", () => expect(found("mur frappé")).toEqual(["CON-WALL-02"]));
  test("takes a small word as complete once another follows", () => {
    expect(found("ne perd")).toEqual(["CON-WALL-02"]);
    expect(found("re mur")).toEqual([]);
  });
  test("finds by a part of the number", () => expect(found("wall-02")).toEqual(["CON-WALL-02"]));
  test("puts the rule of that number before those that cite it", () => {
    expect(found("con-wall-01")).toEqual(["CON-WALL-01", "CON-ARMOUR-01"]);
    expect(found(" CON-ARMOUR-01 ")).toEqual(["CON-ARMOUR-01"]);
  });
  test("finds nothing for nothing", () => expect(found("  ")).toEqual([]));
  test("takes signs as they are", () => expect(found("(.*")).toEqual([]));
  test("answers for a real book", async () => {
    const rules = searchRules(await openCatalogue("conquest", "fr"), "epuisement");
    expect(rules.length).toBeGreaterThan(0);
    for (const { text, id } of rules) expect(fold(`${text} ${id}`)).toContain("epuisement");
  });
});

describe("what was found", () => {
  test("is cut out of the text as printed", () => {
    expect(cutAt("Le cœur des Épées, l’équipe", ["coeur", "epee"])).toEqual([
      { text: "Le ", found: false },
      { text: "cœur", found: true },
      { text: " des ", found: false },
      { text: "Épée", found: true },
      { text: "s, l’équipe", found: false },
    ]);
  });
  test("is shown by the telling words alone", () => {
    expect(tellingWords(["mur", "de", "feu"])).toEqual(["mur", "feu"]);
    expect(tellingWords(["de"])).toEqual(["de"]);
  });
  test("is nowhere when nothing is sought", () =>
    expect(cutAt("Le mur", [])).toEqual([{ text: "Le mur", found: false }]));
});
