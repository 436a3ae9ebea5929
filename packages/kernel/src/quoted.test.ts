import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileOf, matchFromFile, quoted } from "./index.ts";
import { newSkirmish } from "./testing/situations.ts";
import { skirmish } from "./testing/skirmish.ts";

describe("a stranger’s words in a sentence of ours", () => {
  test("stay as they are if there is nothing against them", () => {
    expect(quoted("Les Catacombes d’Été 🎲")).toBe("Les Catacombes d’Été 🎲");
  });

  test("lose what steers a terminal, breaks the line or turns the writing", () => {
    expect(quoted("a\u001b[31mb\r\nc\u0000d\u2028e\u202ef\u009bg\u200bh\ud800i")).toBe(
      "a�[31mb��c�d�e�f�g�h�i",
    );
  });

  test("are never longer than asked, and never cut in the middle of a sign", () => {
    expect(quoted("x".repeat(1e6))).toBe(`${"x".repeat(60)}…`);
    expect(quoted("🎲".repeat(61))).toBe(`${"🎲".repeat(60)}…`);
    expect(quoted("🎲".repeat(60))).toBe("🎲".repeat(60));
    expect(quoted("abcdef", 3)).toBe("abc…");
  });

  test("are one line of at most 61 signs, whatever they were", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect([...quoted(text)].length).toBeLessThanOrEqual(61);
        expect(quoted(text)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

describe("a fault quotes a file in one line of bounded length:", () => {
  const nasty = `\u001b]0;pwned\u0007\n${"x".repeat(1e5)}`;
  const file = fileOf(newSkirmish());
  const grudging = {
    ...skirmish,
    readOptions: () => ({ ok: false, words: { fr: nasty, en: nasty } }) as const,
  };

  test.each([
    ["the game", { ...file, game: nasty }, skirmish],
    ["its cards", { ...file, content: nasty, end: "" }, skirmish],
    ["what the game says of its options", file, grudging],
  ])("%s", (_, input, game) => {
    const loaded = matchFromFile(input, [game]);
    if (loaded.ok) throw new Error("opened");
    for (const words of Object.values(loaded.fault.words)) {
      expect(words).not.toMatch(/\p{C}/u);
      expect(words.length).toBeLessThan(400);
    }
  });
});
