import { Match } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { darkReign } from "../dark-reign.ts";
import { defaultOptions, quests, type Roster } from "../options.ts";
import type { RosterHero } from "../roster.ts";
import { readyMade } from "./sheets.ts";

const svein = readyMade("svein");
const of = (...heroes: readonly RosterHero[]): Roster => ({ heroes, won: [] });
const having = (changes: Partial<RosterHero>): Roster => of({ ...svein, ...changes });
const bag = (...things: RosterHero["things"]) => having({ things });
const read = (roster: unknown, more: object = {}) =>
  darkReign.readOptions({ heroes: ["svein"], roster, ...more });

test("REG-VERDICT-61 each quest is played alone, but in a campaign it opens after the one before is won", () => {
  for (const quest of quests) expect(darkReign.readOptions({ quest })).toMatchObject({ ok: true });
  for (const [i, quest] of quests.entries()) {
    const won = quests.slice(0, i);
    expect(read({ heroes: [svein], won }, { quest })).toMatchObject({ ok: true });
    if (i > 0)
      expect(read({ heroes: [svein], won: quests.slice(0, i - 1) }, { quest })).toMatchObject({
        ok: false,
        rule: "REG-VERDICT-61",
        about: { option: "quest" },
      });
  }
});

test("REG-SHEET-09 REG-VERDICT-03 who is above its load limit has to visit the town before it goes down", () => {
  const laden = bag(...Array.from({ length: 5 }, () => ({ card: "chain-mail", at: "carried" }) as const));
  expect(read(laden)).toMatchObject({ ok: true });
  const refused = read(laden, { town: false });
  expect(refused).toMatchObject({ ok: false, rule: "REG-SHEET-09" });
  if (!refused.ok) expect(refused.words.en).toContain("Svein carries 110, and may carry 100");
});

test("a roster is read as it was given, and a match begins with it", () => {
  const roster = having({
    levels: { ...svein.levels, force: 7 },
    pv: 30,
    skills: ["super-tough", "fury"],
    destiny: 3,
    ecus: 137,
    xp: 12,
    things: [
      { card: "sword", at: "right", runes: ["rune-of-life"] },
      { card: "care", at: "carried" },
      { card: "strongbox", at: "strongbox" },
      { card: "dagger", at: "strongbox" },
    ],
  });
  const options = read(roster);
  expect(options).toMatchObject({ ok: true, options: { roster } });
  if (!options.ok) return;
  const { state } = Match.start(darkReign, { options: options.options, seed: "roster", undo: "free" });
  expect(state.characters).toMatchObject([
    { id: "svein", pv: [35], hero: { pv: 30, destiny: 3, ecus: 137, xp: 12, levels: { force: 7 } } },
  ]);
  expect(state.things.map(({ card, at }) => `${card} ${at.kind}`)).toEqual([
    "sword held",
    "care carried",
    "strongbox strongbox",
    "dagger strongbox",
  ]);
});

test("REG-XP-12 a newcomer has half of the XP that the survivor earned who earned least, spent or not", () => {
  const aude = { ...readyMade("aude"), xp: 101 };
  // 60 XP for Force 6, 8 for a PV, 7 left.
  const roster = of({ ...svein, xp: 7, pv: 29, levels: { ...svein.levels, force: 6 } }, aude);
  const options = { ...defaultOptions, heroes: ["isengrin", "svein", "aude"], roster };
  const { state } = Match.start(darkReign, { options, seed: "newcomer", undo: "free" });
  expect(state.characters.map(({ hero }) => hero?.xp)).toEqual([37, 7, 101]);
  const alone = { ...options, roster: of() };
  const begun = Match.start(darkReign, { options: alone, seed: "newcomer", undo: "free" });
  expect(begun.state.characters.map(({ hero }) => hero?.xp)).toEqual([0, 0, 0]);
});
