import { type DarkReign, darkReign, darkReignBox, defaultOptions } from "@ossuaire/dark-reign";
import { Match, playBot, sightOf, xoroshiro } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { printed } from "../testing/printed.ts";
import { chartLines } from "./chart.ts";
import { questionOf } from "./question.ts";

/** A quest that bots play until this seat is asked this. */
function until(seat: string, prompt: string, options: Partial<DarkReign["options"]> = {}): Match<DarkReign> {
  const terms = { options: { ...defaultOptions, ...options }, seed: "cellar", undo: "free" } as const;
  const match = Match.start(darkReign, terms);
  const bot = darkReignBox.bot("novice");
  if (bot === undefined) throw new Error("there is no novice");
  const bots = Object.fromEntries(match.seats.map((one) => [one, bot]));
  const rng = xoroshiro.fromSeed("players");
  for (let answers = 0; answers < 900 && match.decision !== undefined; answers++) {
    if (match.decision.seats.includes(seat) && match.decision.prompt === prompt) return match;
    playBot(match, bots, rng);
  }
  throw new Error(`${seat} is never asked ${prompt}`);
}

const first = until("svein", "act");

test("REG-COMP-04 every character is one letter on the map, with its name and PV below it", () => {
  const map = chartLines(darkReignBox.chart?.(sightOf(first, "svein").view), "en").join("\n");
  for (const name of ["S  Svein", "A  Aude", "L  Liutgarde", "O  Ozanne"])
    expect(map).toMatch(new RegExp(`${name} \\(-?\\d+, -?\\d+\\) \\d+/\\d+ PV`));
});

test("REG-COMP-09, REG-SHEET-01, REG-SHEET-02, REG-SHEET-03, REG-SHEET-04, REG-SHEET-11, REG-SHEET-12 a sheet is read at any time, with all that stands on it", () => {
  const text = printed(first, "svein");
  for (const part of [
    "Svein — Human / Barbarian",
    /\d+ destiny points?, \d+ écus?, \d+ XP/,
    /Melee damage: \S+, Shooting damage: \S+, Magic points \d+, Armour points \d+/,
    /– Two-handed cleaver.*weight 10/,
    "Skills: ",
    "Spells: ",
    "Handicaps: none",
  ])
    expect(text).toMatch(part);
});

test("REG-ACT-03 the list of deeds names the cost of each", () => {
  const sight = sightOf(first, "svein");
  const lines = sight.decision ? questionOf(darkReignBox.words, sight, sight.decision, "fr") : [];
  const deeds = lines.filter((line) => /^ +\d+\. /.test(line) && !line.includes("Finir"));
  expect(deeds.length).toBeGreaterThan(3);
  for (const line of deeds) expect(line).toMatch(/\(\d+ P\.Action\)/);
});

test("REG-QUEST-01, REG-QUEST-03, REG-VERDICT-54 the objective is printed for the MJ alone", () => {
  expect(printed(first, "svein")).not.toContain("Close the lid");
  expect(printed(first, "mj")).toContain("Objective: Close the lid of the well");
});

for (const [id, quest, words] of [
  ["REG-QWELL-01", "well", "tavern keeper"],
  ["REG-QGOLD-01", "gold", "Maximus"],
  ["REG-QCLOCK-01", "clock", "inquisitors"],
  ["REG-QORB-01", "orb", "the elders"],
] as const)
  test(`${id}, REG-QUEST-02 the introduction of ${quest} is told to the heroes`, () => {
    expect(printed(until("svein", "act", { quest }), "svein")).toContain(words);
  });
