import { expect, test } from "vitest";
import { rulesIn } from "../testing/catalogue.ts";
import { turnText } from "./turn-text.ts";

test("how a turn goes cites rules of the catalogue, and is short enough for one leaf", () => {
  const ids: readonly string[] = rulesIn("en").map(({ id }) => id);
  for (const { rule } of turnText) expect(ids).toContain(rule);
  for (const language of ["fr", "en"] as const)
    expect(turnText.reduce((sum, { text }) => sum + text[language].length, 0)).toBeLessThan(900);
});

test("it has the signs of its language", () => {
  for (const { fr, en } of turnText.flatMap(({ title, text }) => [title, text])) {
    expect(fr).not.toMatch(/['"]| [:;!?»]|« /);
    expect(en).not.toMatch(/['"]|[\u00a0\u202f]/);
  }
});

test("a fist is also how one moves", () => {
  const moving = turnText.find(({ rule }) => rule === "CAT-ATK-02");
  expect(moving?.text.fr).toMatch(/coup de poing sert aussi à se déplacer/);
  expect(moving?.text.en).toMatch(/Melee is also how one moves/);
});
