import { expect, test } from "vitest";
import { darkReign } from "../dark-reign.ts";
import type { Roster } from "../options.ts";
import type { RosterHero } from "../roster.ts";
import { readyMade } from "./sheets.ts";

const svein = readyMade("svein");
const of = (...heroes: readonly RosterHero[]): Roster => ({ heroes, won: [] });
const having = (changes: Partial<RosterHero>): Roster => of({ ...svein, ...changes });
const raised = (changes: Partial<RosterHero["levels"]>) =>
  having({ levels: { ...svein.levels, ...changes } });
const bag = (...things: RosterHero["things"]) => having({ things });
const read = (roster: unknown) => darkReign.readOptions({ heroes: ["svein"], roster });

const refusals: readonly (readonly [what: string, roster: unknown, option: string, rule?: string])[] = [
  ["no list", 7, "roster"],
  ["a list", [], "roster.heroes"],
  ["nothing on it", {}, "roster.heroes"],
  ["more than a roster", { heroes: [], won: [], more: 1 }, "roster.more"],
  ["a quest that is none", { heroes: [], won: ["x"] }, "roster.won.0"],
  ["a quest too often", { heroes: [], won: ["well", "well", "well", "well", "well"] }, "roster.won"],
  [
    "an ally whom no secondary quest brings",
    { heroes: [], won: [], allies: [{ card: "ogre", of: "svein" }] },
    "roster.allies.0",
    "REG-SIDE-01",
  ],
  [
    "an ally of nobody",
    { heroes: [], won: [], allies: [{ card: "prisoner", of: "nobody" }] },
    "roster.allies.0",
    "REG-ROLE-04",
  ],
  [
    "an ally twice",
    {
      heroes: [],
      won: [],
      allies: [
        { card: "prisoner", of: "svein" },
        { card: "prisoner", of: "aude" },
      ],
    },
    "roster.allies.1",
    "REG-SIDE-01",
  ],
  ["a hero of no form", { heroes: [null], won: [] }, "roster.heroes.0"],
  ["a level that is no number", raised({ force: Number.NaN }), "roster.heroes.0.levels.force"],
  ["half a level", raised({ force: 5.5 }), "roster.heroes.0.levels.force"],
  [
    "a level that is none",
    { ...of({ ...svein, levels: { ...svein.levels, luck: 3 } as RosterHero["levels"] }) },
    "roster.heroes.0.levels.luck",
  ],
  [
    "a place that is none",
    { heroes: [{ ...svein, things: [{ card: "care", at: "floor" }] }], won: [] },
    "roster.heroes.0.things.0.at",
  ],
  ["an unknown hero", having({ hero: "nobody" }), "roster.heroes.0", "REG-ROLE-04"],
  ["a hero by a name of JavaScript", having({ hero: "__proto__" }), "roster.heroes.0", "REG-ROLE-04"],
  ["two of a name", of(svein, svein), "roster.heroes.1", "REG-VERDICT-63"],
  ["negative gold", having({ ecus: -1 }), "roster.heroes.0"],
  ["negative XP", having({ xp: -1 }), "roster.heroes.0"],
  ["negative destiny", having({ destiny: -1 }), "roster.heroes.0"],
  ["level 99", raised({ force: 99 }), "roster.heroes.0", "REG-XP-10"],
  ["4 levels above the sheet", raised({ magic: 5 }), "roster.heroes.0", "REG-XP-10"],
  ["level 9", raised({ melee: 9 }), "roster.heroes.0", "REG-XP-10"],
  ["a level below the sheet", raised({ melee: 5 }), "roster.heroes.0", "REG-XP-10"],
  ["7 P.Action", having({ actions: 7 }), "roster.heroes.0", "REG-XP-10"],
  ["13 PV more", having({ pv: 41 }), "roster.heroes.0", "REG-XP-10"],
  ["an unknown skill", having({ skills: ["super-tough", "flying"] }), "roster.heroes.0", "REG-VERDICT-66"],
  ["a skill twice", having({ skills: ["super-tough", "super-tough"] }), "roster.heroes.0", "REG-VERDICT-66"],
  ["a skill forgotten", having({ skills: ["fury"] }), "roster.heroes.0", "REG-VERDICT-63"],
  [
    "a skill of another vocation",
    of({ ...readyMade("isengrin"), skills: [...readyMade("isengrin").skills, "super-tough"] }),
    "roster.heroes.0",
    "REG-SKILL-03",
  ],
  [
    "more skills than Intelligence",
    having({ skills: ["super-tough", "fury", "parry", "dodge"] }),
    "roster.heroes.0",
    "REG-RULING-11",
  ],
  ["an unknown spell", having({ spells: ["wish"] }), "roster.heroes.0", "REG-VERDICT-65"],
  [
    "a spell without the art",
    having({ spells: ["frost"], levels: { ...svein.levels, intelligence: 3 } }),
    "roster.heroes.0",
    "REG-VERDICT-16",
  ],
  ["an unknown thing", bag({ card: "excalibur", at: "carried" }), "roster.heroes.0"],
  ["a quest object", bag({ card: "solar-orb", at: "carried" }), "roster.heroes.0", "REG-VERDICT-61"],
  [
    "a rune on a potion",
    bag({ card: "care", at: "carried", runes: ["rune-of-life"] }),
    "roster.heroes.0",
    "REG-RUNE-02",
  ],
  [
    "a potion on a sword",
    bag({ card: "sword", at: "right", runes: ["care"] }),
    "roster.heroes.0",
    "REG-RUNE-02",
  ],
  [
    "a thing in a box that is not there",
    bag({ card: "care", at: "strongbox" }),
    "roster.heroes.0",
    "REG-TOWN-27",
  ],
  ["a strongbox in the bag", bag({ card: "strongbox", at: "carried" }), "roster.heroes.0", "REG-TOWN-27"],
  [
    "two things in a hand",
    bag({ card: "sword", at: "right" }, { card: "dagger", at: "right" }),
    "roster.heroes.0",
    "REG-SHEET-05",
  ],
  [
    "a bow and a dagger",
    bag({ card: "hunting-bow", at: "right" }, { card: "dagger", at: "left" }),
    "roster.heroes.0",
    "REG-SHEET-05",
  ],
  ["a potion in hand", bag({ card: "care", at: "right" }), "roster.heroes.0", "REG-SHEET-05"],
  [
    "two armours",
    of({
      ...readyMade("aude"),
      things: [
        { card: "leather", at: "worn" },
        { card: "chain-mail", at: "worn" },
      ],
    }),
    "roster.heroes.0",
    "REG-VERDICT-05",
  ],
  ["a potion on the body", bag({ card: "care", at: "worn" }), "roster.heroes.0", "REG-VERDICT-05"],
  [
    "a sceptre without Magic",
    bag({ card: "apprentice-sceptre", at: "right" }),
    "roster.heroes.0",
    "REG-VERDICT-01",
  ],
  ["mail on a barbarian", bag({ card: "chain-mail", at: "worn" }), "roster.heroes.0", "REG-SKILL-03"],
];

test.each(refusals)("a roster with %s is refused", (_what, roster, option, rule) => {
  const refused = read(roster);
  expect(refused).toMatchObject({ ok: false, about: { option }, ...(rule === undefined ? {} : { rule }) });
  if (refused.ok) return;
  expect(refused.rule).toBe(rule);
  expect(refused.words.fr).not.toBe(refused.words.en);
});
