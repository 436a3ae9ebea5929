import { expect, test } from "vitest";
import { fighting } from "../testing/campaign.ts";
import { catacombsWords } from "./words.ts";

const dies = { type: "killed", rule: "CAT-HIT-05", piece: "orc-1", card: "orc", hero: "elf" } as const;

test("a line that is heard at a table names a lone piece by its kind, and one of two by its number", () => {
  const lone = fighting({ at: { "orc-1": [400, 60] } }).sight("seat-2").view;
  const two = fighting({ at: { "orc-1": [400, 60], "orc-2": [400, 120] } }).sight("seat-2").view;
  expect(catacombsWords.line(dies, lone).fr).toMatch(/tue l’Orc$/);
  expect(catacombsWords.line(dies, two).fr).toMatch(/tue l’Orc 1$/);
});
