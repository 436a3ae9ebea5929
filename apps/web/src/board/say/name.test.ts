import { expect, test } from "vitest";
import { away, inSentence } from "./name.ts";

test("an article begins small in the middle of a sentence, a name does not", () => {
  expect(inSentence("Le cristal 2")).toBe("le cristal 2");
  expect(inSentence("L’Arcaniste")).toBe("l’Arcaniste");
  expect(inSentence("The missile")).toBe("the missile");
  expect(inSentence("Épée 1")).toBe("Épée 1");
  expect(inSentence("Lelia")).toBe("Lelia");
});

test.each([
  ["Le cristal 2", "du cristal 2"],
  ["La vague", "de la vague"],
  ["Les murs", "des murs"],
  ["L’orbe", "de l’orbe"],
  ["Épée 1", "d’Épée 1"],
  ["Crâne 2", "de Crâne 2"],
])("in French, away from %s is “%s”", (name, words) => expect(away(name, "fr")).toBe(words));

test("English needs no contraction", () => expect(away("The crystal", "en")).toBe("the crystal"));
