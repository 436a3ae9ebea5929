import { Match, sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { darkReign } from "../../dark-reign.ts";
import { defaultOptions } from "../../options.ts";
import type { View } from "../../view.ts";
import { darkReignWords } from "../../words/words.ts";
import { belongingsSeen } from "./belongings.ts";
import { raisesSeen, skillLessons, spellLessons } from "./lessons.ts";
import { type TownVisit, waresSeen } from "./stalls.ts";

/** The first of these heroes is in town. */
function visit(...heroes: readonly string[]): { readonly view: View; readonly question: TownVisit } {
  const match = Match.start(darkReign, {
    options: { ...defaultOptions, heroes },
    seed: "town",
    undo: "free",
  });
  const { view, decision } = sightOf(match, heroes[0] ?? "");
  if (decision?.prompt !== "town") throw new Error("nobody is in town");
  return { view, question: decision };
}

test("REG-TOWN all 28 lines but learning lie on a stall, with what they do; dear ones say that they are", () => {
  const { view, question } = visit("svein", "ozanne");
  const wares = waresSeen(view, question);
  expect(new Set(wares.map(({ stall }) => stall)).size).toBe(5);
  expect(wares.length).toBeGreaterThanOrEqual(29);
  for (const { option, bar, effects } of wares) {
    expect(effects.length).toBeGreaterThan(0);
    expect((option === undefined) !== (bar === undefined) || option?.errand === "ask").toBe(true);
  }
  const dagger = wares.find(({ card }) => card === "dagger");
  expect(dagger).toMatchObject({ stall: "smith", price: 20, weight: 3, option: { ecus: -20 } });
  expect(wares.find(({ card }) => card === "spear")).toMatchObject({ bar: { rule: "REG-VERDICT-71" } });
  // REG-VERDICT-01: a sceptre asks for a skill that Svein has not.
  expect(wares.find(({ card }) => card === "apprentice-sceptre")?.users).toEqual(["ozanne"]);
});

test("REG-TOWN-20 of a rare book one asks first", () => {
  const { view, question } = visit("ozanne");
  const rare = waresSeen(view, question).filter(({ option }) => option?.errand === "ask");
  expect(rare.map(({ price }) => price)).toEqual([400, 400]);
});

test("REG-TOWN-28 REG-XP-05 REG-XP-08 lessons tell what they bring, what they cost, and what stands against them", () => {
  const { view, question } = visit("ozanne");
  const spells = spellLessons(view, question);
  expect(spells.some(({ id }) => id === "frost")).toBe(false);
  expect(spells.find(({ id }) => id === "healing")).toMatchObject({ bar: { rule: "REG-VERDICT-16" } });
  expect(skillLessons(view, question).every(({ xp, text }) => xp > 0 && text.fr !== "")).toBe(true);
  const raises = raisesSeen(view, question);
  expect(raises).toHaveLength(12);
  expect(raises.find(({ of }) => of === "magic")).toMatchObject({
    from: 6,
    xp: 70,
    bar: { rule: "REG-XP-05" },
  });
  expect(raises.find(({ of }) => of === "force")?.text.en).toMatch(/test of difficulty 3: \d+% → \d+%.*load/);
});

test("REG-VERDICT-81 what one has is told with its place, and what can be done with it", () => {
  const { view, question } = visit("svein", "aude");
  const own = belongingsSeen(view, question);
  expect(own.map(({ card }) => card)).toEqual(["two-handed-cleaver", "care"]);
  const [cleaver, care] = own;
  expect(cleaver?.options.map(({ errand }) => errand)).toEqual(
    expect.arrayContaining(["sell", "swap", "hand-over"]),
  );
  expect(care?.options.map(({ errand }) => errand)).toEqual(["sell", "hand-over"]);
});

test("REG-ACT-03 in the terminal an errand says what it is good for and what one would carry", () => {
  const { view, question } = visit("aude");
  const labels = darkReignWords.labels(question, view);
  const bought = labels.find(({ id }) => id === "buy:dagger");
  expect(bought?.hint?.en).toMatch(/C\.Corps Fu\+1D.*load \d+ of 80/);
});
