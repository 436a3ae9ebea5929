import { expect, test } from "vitest";
import { dice } from "../../dice/notation.ts";
import { characteristics, playLevels } from "../../kinds.ts";
import { profileOf } from "../../shelf.ts";
import { rats, scene } from "../../testing/index.ts";
import { heroes } from "./heroes.ts";
import { monsters } from "./monsters.ts";

/** As the catalogue prints them: the eleven numbers of the circle, P.Action seventh, then PV and armour. */
const sheets = {
  svein: ["REG-HERO-01", 5, 2, 6, 2, 4, 1, 4, 5, 3, 5, 4, 28, 2],
  aude: ["REG-HERO-02", 3, 3, 5, 2, 3, 0, 4, 4, 5, 4, 5, 26, 3],
  liutgarde: ["REG-HERO-03", 4, 3, 3, 6, 6, 2, 4, 3, 4, 3, 4, 20, 1],
  ozanne: ["REG-HERO-04", 3, 6, 2, 3, 3, 6, 4, 2, 4, 3, 6, 18, 0],
  isengrin: ["REG-HERO-05", 6, 4, 4, 4, 6, 1, 5, 4, 3, 3, 3, 20, 1],
  richilde: ["REG-HERO-06", 3, 4, 4, 2, 2, 5, 4, 5, 4, 5, 5, 24, 2],
} as const;

const seenIn = (card: string, level: (typeof playLevels)[number] = "novice") => {
  const { game, state } = scene(
    "xS",
    card === "svein" ? { x: "svein", S: "aude" } : { x: card, S: "svein" },
    {
      options: { level },
    },
  );
  const seen = game.view(state, "audience").characters.find((one) => one.card === card);
  if (seen === undefined) throw new Error(`no ${card}`);
  return seen;
};

for (const [hero, [rule, ...numbers]] of Object.entries(sheets))
  test(`${rule} ${hero}: the levels with what is worn, P.Action, PV and armour`, () => {
    const { levels, most, armour, pv } = seenIn(hero);
    const circle = characteristics.map((of) => levels[of]);
    const actions = heroes.find(({ id }) => id === hero)?.actions ?? 0;
    expect([...circle.slice(0, 6), actions, ...circle.slice(6), most, armour]).toEqual(numbers);
    expect(pv).toEqual([most]);
  });

test("REG-CHAR-15 REG-VERDICT-63 REG-ROLE-04 every hero starts with full PV, 2 destiny points, 50 écus, 0 XP and a potion of healing", () => {
  for (const { id } of heroes) {
    const seen = seenIn(id);
    expect(seen).toMatchObject({ destiny: 2, ecus: 50, xp: 0 });
    expect(heroes.find((one) => one.id === id)?.gear.carried).toContain("care");
  }
});

/** C.Corps and damage, the same at every play level, and PV at the three. */
const profiles = {
  revenant: ["REG-PROFILE-01", 5, "Fu+5+1D", [14, 18, 18]],
  ogre: ["REG-PROFILE-02", 6, "Fu+5+2D", [38, 48, 48]],
  rat: ["REG-PROFILE-03", 3, "Fu+6+1D", [5, 7, 7]],
  spider: ["REG-PROFILE-04", 6, "Fu+6+1D", [16, 20, 20]],
} as const;

for (const [card, [rule, melee, damage, pv]] of Object.entries(profiles))
  test(`${rule} REG-LEVEL-01 REG-LEVEL-02 REG-LEVEL-03 REG-VERDICT-64 ${card}: C.Corps, damage, and PV at the three play levels`, () => {
    expect(playLevels.map((level) => seenIn(card, level).levels.melee)).toEqual([melee, melee, melee]);
    expect(profileOf(card).damage).toEqual(dice(damage));
    expect(playLevels.map((level) => seenIn(card, level).most)).toEqual(pv);
  });

test("REG-LEVEL-01 REG-LEVEL-02 REG-LEVEL-03 an attack does the same damage at every play level", () => {
  const bonus = (level: (typeof playLevels)[number]) => {
    const table = scene("Sr", { S: "svein", r: rats(3) }, { options: { level } }).rolling(5, 0, 0, 0);
    table.play("end", "strike:svein");
    return table.events("attacked")[0]?.bonus;
  };
  expect(playLevels.map(bonus)).toEqual([7, 7, 7]);
});

test("REG-FOE-02 REG-FOE-08 REG-RULING-40 the ogre's armour is kept apart from its Endurance", () => {
  expect(seenIn("ogre")).toMatchObject({ levels: { endurance: 6 }, armour: 1 });
  expect(seenIn("revenant")).toMatchObject({ levels: { endurance: 4 }, armour: 0 });
});

test("REG-REVENANT-03 REG-OGRE-03 REG-RAT-03 REG-SPIDER-03 REG-FOE-09 the deployment as printed", () => {
  expect(monsters.map(({ deployment }) => deployment)).toEqual([
    dice("2+1D3"),
    dice("1"),
    dice("7+1D"),
    dice("1D3"),
  ]);
  expect(monsters.map(({ reinforced = 0 }) => reinforced)).toEqual([0, 0, 2, 0]);
});

test("REG-REVENANT-01 REG-VERDICT-52 REG-REVENANT-04 revenants are undead and cause fear 1", () => {
  const { traits, fear } = profileOf("revenant");
  expect(traits.flatMap(({ is = [] }) => is)).toContain("undead");
  expect(fear).toBe(1);
});

test("REG-OGRE-04 REG-RAT-04 REG-SPIDER-05 ogres, rats and spiders are immune to fear, revenants are not", () => {
  const fearless = monsters.filter(({ traits }) => traits.some(({ is }) => is?.includes("fearless")));
  expect(fearless.map(({ id }) => id)).toEqual(["ogre", "rat", "spider"]);
});

test("REG-RAT-01 REG-SPIDER-01 REG-OGRE-01 the families by their names", () => {
  expect(monsters.map(({ id, name }) => [id, name.fr])).toEqual([
    ["revenant", "Revenant de première lune"],
    ["ogre", "Ogre vorace"],
    ["rat", "Rat géant vermine"],
    ["spider", "Araignée géante gardienne"],
  ]);
});

test("REG-CHAR-03 Intelligence is on every circle: wizards have most of it, barbarians least", () => {
  const clever = heroes.toSorted((a, b) => b.levels.intelligence - a.levels.intelligence);
  expect([clever[0]?.id, clever.at(-1)?.id]).toEqual(["ozanne", "svein"]);
});

test("REG-FOE-05 no printed monster brings treasure", () => {
  expect(monsters.map(({ treasure }) => treasure)).toEqual([0, 0, 0, 0]);
});

test("every declaration has both languages, a rule and a source", () => {
  for (const { name, rule, source } of [...heroes, ...monsters]) {
    expect(name.fr).not.toBe("");
    expect(name.en).not.toBe("");
    expect(rule).toMatch(/^REG-/);
    expect(source).toBe("house");
  }
});
