import { expect, test } from "vitest";
import * as words from "./cards.ts";

test("the words of the cards have typographic apostrophes, and in French no breaking space before double signs", () => {
  const found = [...leaves(words)];
  expect(found.length).toBeGreaterThan(60);
  for (const { fr, en } of found) {
    expect(fr).not.toMatch(/'| [:;!?»]|« /);
    expect(en).not.toMatch(/['"]/);
  }
});

/** All words, also those that are made of a number or a name. */
function* leaves(tree: unknown): Generator<{ readonly fr: string; readonly en: string }> {
  if (typeof tree === "function") {
    const made: unknown = tree(
      { fr: "2", en: "2", charAt: () => "2", slice: () => "" },
      { fr: "3", en: "3" },
    );
    if (typeof made === "object") yield* leaves(made);
  } else if (isWords(tree)) yield tree;
  else if (typeof tree === "object" && tree !== null)
    for (const part of Object.values(tree)) yield* leaves(part);
}

function isWords(tree: unknown): tree is { readonly fr: string; readonly en: string } {
  return typeof tree === "object" && tree !== null && "fr" in tree && typeof tree.fr === "string";
}
