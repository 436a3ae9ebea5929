import { expect, test } from "vitest";
import "./dark-reign.ts";
import { factsOf } from "./facts.ts";
import { defaultOptions } from "./options.ts";

test("the facts of the cards are what is played with, not how it is called", () => {
  const facts = JSON.stringify(factsOf(defaultOptions));
  expect(facts).toMatch(/"weight":\d/);
  expect(facts).not.toMatch(/"(?:fr|en)":|Potion/);
});
