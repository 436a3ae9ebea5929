import { describe, expect, test } from "vitest";
import { en as online } from "../online/words/en.ts";
import { fr as enLigne } from "../online/words/fr.ts";
import { en as puzzles } from "../study/puzzles/words/en.ts";
import { fr as enigmes } from "../study/puzzles/words/fr.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { preferred } from "./language.ts";

const english = new Map(leaves({ ...en, online, puzzles }));
const french = new Map(leaves({ ...fr, online: enLigne, puzzles: enigmes }));

describe("the messages", () => {
  test("name the same placeholders in both languages", () => {
    for (const [key, message] of english)
      expect(placeholders(french.get(key) ?? ""), key).toEqual(placeholders(message));
  });

  test("in French have typographic apostrophes and no breaking space before double signs", () => {
    for (const [key, message] of french) expect(message, key).not.toMatch(/'| [:;!?»]|« /);
  });

  test("in English have no straight quotes", () => {
    for (const [key, message] of english) expect(message, key).not.toMatch(/['"]/);
  });
});

test("the first language that we speak is preferred, English when there is none", () => {
  expect(preferred(["de-CH", "fr-CH", "en"])).toBe("fr");
  expect(preferred(["en-GB", "fr"])).toBe("en");
  expect(preferred(["ja"])).toBe("en");
});

function placeholders(message: string): readonly string[] {
  return (message.match(/\{\{\w+\}\}/g) ?? []).toSorted();
}

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}
