import { expect, test } from "vitest";
import { darkReign } from "./dark-reign.ts";

const read = (input: unknown) => darkReign.readOptions(input);

test("REG-VERDICT-63 the usual party, quest, level and length", () => {
  expect(read({})).toEqual({
    ok: true,
    options: {
      heroes: ["svein", "aude", "liutgarde", "ozanne"],
      quest: "well",
      level: "novice",
      length: "normal",
      blunted: false,
      town: true,
    },
  });
});

test("REG-ROLE-03 REG-RULING-17 one to four heroes", () => {
  expect(read({ heroes: ["aude"] })).toMatchObject({ ok: true });
  for (const heroes of [[], ["svein", "aude", "liutgarde", "ozanne", "isengrin"], ["nobody"], "svein"])
    expect(read({ heroes })).toMatchObject({ ok: false, rule: "REG-ROLE-03", about: { option: "heroes" } });
});

test("REG-ROLE-04 REG-VERDICT-63 each hero can be taken once", () => {
  const refused = read({ heroes: ["aude", "aude"] });
  expect(refused).toMatchObject({ ok: false, rule: "REG-VERDICT-63" });
  if (refused.ok) return;
  expect(refused.words.fr).toContain("chaque héros ne se prend qu’une fois");
  expect(refused.words.en).toContain("each hero can be taken only once");
});

test("REG-ROLE-02 there is exactly one MJ beside the heroes", () => {
  const options = read({ heroes: ["aude", "svein"] });
  expect(options.ok && darkReign.seats(options.options)).toEqual(["aude", "svein", "mj"]);
});

test("REG-VERDICT-34 quest 3 is short unless told otherwise", () => {
  expect(read({ quest: "clock" })).toMatchObject({ options: { length: "short" } });
  expect(read({ quest: "clock", length: "very-long" })).toMatchObject({ options: { length: "very-long" } });
  expect(read({ quest: "orb" })).toMatchObject({ options: { length: "normal" } });
});

test("REG-LEVEL-01 blunted traps are for novices alone", () => {
  expect(read({ blunted: true })).toMatchObject({ ok: true });
  expect(read({ blunted: true, level: "hero" })).toMatchObject({ ok: false, rule: "REG-LEVEL-01" });
});

test("what cannot be read is refused in both languages", () => {
  for (const input of [
    null,
    7,
    { quest: "x" },
    { level: 3 },
    { more: true },
    { side: "x" },
    { ["constructor"]: 1 },
  ]) {
    const refused = read(input);
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(refused.words.fr).not.toBe(refused.words.en);
  }
});
