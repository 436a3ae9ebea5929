import {
  type DarkReignOptions,
  darkReign,
  darkReignLid,
  heroCards,
  lengths,
  optionsOnward,
  playLevels,
  quests,
  sheetFor,
  sideQuests,
} from "@ossuaire/dark-reign";
import { Match } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import {
  faultIn,
  heroChosen,
  journeyChosen,
  levelChosen,
  questChosen,
  recommended,
  seatedFor,
  sideChosen,
  whyNoHero,
  whyNoQuest,
  whySharp,
} from "./form.ts";

const usual: DarkReignOptions = darkReignLid.usual;

const begun = (options: DarkReignOptions) =>
  Match.start(darkReign, { options, seed: "form", undo: "free" }).state.options;

test.each(quests)(
  "quest %s is begun as the form has it, with every secondary quest and at every play level",
  (quest) => {
    for (const side of ["none", ...sideQuests] as const)
      for (const level of playLevels) {
        const options = levelChosen(sideChosen(questChosen(usual, quest), side), level);
        expect(faultIn(options)).toBeUndefined();
        expect(begun(options)).toMatchObject({ quest, level, ...(side === "none" ? {} : { side }) });
      }
  },
);

test("REG-VERDICT-34 every length is taken, and quest 3 is short unless told otherwise", () => {
  for (const length of lengths) expect(begun({ ...usual, length }).length).toBe(length);
  expect(questChosen(usual, "clock").length).toBe("short");
});

test("REG-ROLE-03, REG-ROLE-04 one to four heroes, in the order in which they were taken", () => {
  const [svein, aude] = usual.heroes;
  if (svein === undefined || aude === undefined) throw new Error("the usual party is four");
  const back = heroChosen(heroChosen(usual, svein, false), svein, true);
  expect(back.heroes.at(-1)).toBe(svein);
  expect(whyNoHero(usual, "richilde")?.en).toMatch(/Four/);
  expect(whyNoHero(usual, svein)).toBeUndefined();
  expect(whyNoHero({ ...usual, heroes: [svein] }, svein)?.en).toMatch(/at least/);
  for (const { id } of heroCards) expect(faultIn({ ...usual, heroes: [id] })).toBeUndefined();
});

test("REG-LEVEL-01 blunted traps go with novices alone, and the form says so with its rule", () => {
  const blunted = { ...usual, blunted: true };
  expect(whySharp(usual)).toBeUndefined();
  expect(whySharp(levelChosen(usual, "hero"))?.en).toMatch(/Novice.*\(REG-LEVEL-01\)/);
  expect(levelChosen(blunted, "hero").blunted).toBe(false);
  expect(levelChosen(blunted, "novice").blunted).toBe(true);
});

test("REG-QUEST-04, REG-VERDICT-61 a campaign begins with the first quest, in town; the others say what opens them", () => {
  const campaign = journeyChosen(questChosen(usual, "orb"), true);
  expect(campaign).toMatchObject({ quest: "well", town: true, roster: { heroes: [], won: [] } });
  expect(begun(campaign).roster).toEqual({ heroes: [], won: [] });
  expect(whyNoQuest(campaign, "well")).toBeUndefined();
  expect(whyNoQuest(campaign, "gold")?.fr).toMatch(/Dératisation.*\(REG-VERDICT-61\)/);
  expect(faultIn(questChosen(campaign, "gold"))?.rule).toBe("REG-VERDICT-61");
  expect(whyNoQuest(usual, "orb")).toBeUndefined();
  expect(journeyChosen(campaign, false).roster).toBeUndefined();
});

test("REG-VERDICT-63, REG-XP-12 the recommended party is four; in a campaign the survivors come first", () => {
  expect(recommended(usual)).toEqual(["svein", "aude", "liutgarde", "ozanne"]);
  const roster = { heroes: [sheetFor({}, "richilde")], won: ["well"] as const };
  expect(recommended(optionsOnward(roster))[0]).toBe("richilde");
});

test("REG-ROLE-02 somebody plays one hero, all of them or the MJ, and the computer the others", () => {
  const persons = (part: "one" | "all" | "mj") =>
    Object.entries(seatedFor(usual, part, "adept")).flatMap(([seat, { kind }]) =>
      kind === "person" ? [seat] : [],
    );
  expect(persons("one")).toEqual(["svein"]);
  expect(persons("all")).toEqual([...usual.heroes]);
  expect(persons("mj")).toEqual(["mj"]);
});
