import { describe, expect, test } from "vitest";
import { preferred } from "./language.ts";

type Tree = { readonly [key: string]: string | Tree };

/** All that the page says: the files of its screens, and those of the parts that are fetched when they are wanted. */
const english = messages(import.meta.glob<Tree>(["./en/*.ts", "../**/words/en.ts"], { eager: true }));
const french = messages(import.meta.glob<Tree>(["./fr/*.ts", "../**/words/fr.ts"], { eager: true }));

describe("the messages", () => {
  test("are the same in both languages, from every part of the page", () => {
    expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect(english.size).toBeGreaterThan(600);
  });

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

/** By screen and key, without the name of the language. */
function messages(files: Readonly<Record<string, Tree>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files)
      .flatMap(([path, tree]) => leaves({ ...tree }, `${path} `))
      .map(([key, message]) => [key.replaceAll(/(?<=[/ ])(?:en|fr)\b/g, "*"), message]),
  );
}

function leaves(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}
