import { expect, test } from "vitest";
import { ruleIds } from "../testing/catalogue.ts";
import { turnText } from "./turn-text.ts";

test("how a turn goes cites rules of the catalogue, and is short enough for one leaf", () => {
  const ids: readonly string[] = ruleIds;
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
