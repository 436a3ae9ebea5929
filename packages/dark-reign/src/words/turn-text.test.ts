import { expect, test } from "vitest";
import { turnText } from "./turn-text.ts";

test("how a round goes has the signs of its language, and is short enough for one leaf", () => {
  for (const { fr, en } of turnText.flatMap(({ title, text }) => [title, text])) {
    expect(fr).not.toMatch(/['"]| [:;!?»]|« /);
    expect(en).not.toMatch(/['"]|[\u00a0\u202f]/);
  }
  for (const language of ["fr", "en"] as const)
    expect(turnText.reduce((sum, { text }) => sum + text[language].length, 0)).toBeLessThan(1000);
});
