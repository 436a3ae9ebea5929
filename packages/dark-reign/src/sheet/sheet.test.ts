import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { heroCardOf, profileOf, skillOf, thingCardOf } from "../shelf.ts";
import type { State } from "../state.ts";
import { arm, rats, scene } from "../testing/index.ts";
import { makeThing, thingsOf } from "../things.ts";
import { armourOf } from "./armour.ts";
import { canEquip, freeHands } from "./hands.ts";
import { lastingLevelOf, levelOf } from "./levels.ts";

const sheetOf = (hero: string, prepare?: (state: State) => void) => {
  const { game, state } = scene("H", { H: hero }, prepare ? { prepare } : {});
  const [seen] = game.view(state, "audience").characters;
  if (seen === undefined) throw new Error("nobody is there");
  return { seen, state, who: characterOf(state, hero) };
};

const effect = (state: State, what: State["effects"][number]["what"]) =>
  state.effects.push({ on: "svein", source: `test ${state.effects.length}`, what, until: { kind: "game" } });

test("REG-CHAR-01 every character has its circle of characteristics, as it is now", () => {
  const { seen } = sheetOf("svein");
  expect(Object.keys(seen.levels)).toHaveLength(10);
  expect(seen.levels).toMatchObject({ dexterity: 5, melee: 6, force: 5 });
});

test("REG-RULING-08 a level counts at most 10 and at least 0, for all purposes", () => {
  const { state, who } = sheetOf("svein");
  effect(state, { kind: "level", of: "force", by: 9 });
  effect(state, { kind: "level", of: "magic", by: -5 });
  expect(levelOf(state, who, "force")).toBe(10);
  expect(levelOf(state, who, "magic")).toBe(0);
});

test("REG-BONUS-01 REG-VERDICT-01 effects raise the level for now; requirements ask for the lasting one", () => {
  const { state, who } = sheetOf("svein");
  effect(state, { kind: "level", of: "shooting", by: 3 });
  expect([levelOf(state, who, "shooting"), lastingLevelOf(state, who, "shooting")]).toEqual([5, 2]);
  expect(canEquip(state, who, thingCardOf("repeating-crossbow"))).toBe(false);
});

test("REG-WEAPON-13 REG-VERDICT-01 a required level must be met", () => {
  const svein = sheetOf("svein");
  const ozanne = sheetOf("ozanne");
  expect(canEquip(svein.state, svein.who, thingCardOf("bastard-sword"))).toBe(true);
  expect(canEquip(ozanne.state, ozanne.who, thingCardOf("bastard-sword"))).toBe(false);
});

test("REG-SHEET-05 REG-SHEET-06 one thing in each hand; what takes two hands leaves none", () => {
  const hands = (hero: string, ...held: readonly string[]) =>
    freeHands(sheetOf(hero, (state) => arm(state, hero, ...held)).state, hero);
  expect(hands("aude")).toEqual(["right", "left"]);
  expect(hands("aude", "sword")).toEqual(["left"]);
  expect(hands("aude", "sword", "shield")).toEqual([]);
  expect(hands("svein", "two-handed-cleaver")).toEqual([]);
  expect(hands("liutgarde", "hunting-bow")).toEqual([]);
});

test("REG-SHEET-07 REG-VERDICT-02 the worn armour counts, and the points of a shield are added", () => {
  const { state, who } = sheetOf("aude");
  expect(armourOf(state, who)).toEqual({ plain: 3, magic: 0 });
  arm(state, "aude", "sword");
  expect(armourOf(state, who).plain).toBe(2);
});

test("REG-RULING-97 magic points of armour are kept apart", () => {
  const { state, who } = sheetOf("svein");
  effect(state, { kind: "armour", by: 2, isMagic: true });
  expect(armourOf(state, who)).toEqual({ plain: 2, magic: 2 });
});

test("REG-SKILL-03 super tough: two armour points as long as no armour is worn", () => {
  const { state, who } = sheetOf("svein");
  expect(armourOf(state, who).plain).toBe(2);
  makeThing(state, "leather", { kind: "worn", by: "svein" });
  expect(armourOf(state, who).plain).toBe(1);
});

test("REG-SKILL-17 iron skin adds an armour point to all the others", () => {
  const { seen } = sheetOf("aude", (state) => characterOf(state, "aude").hero?.skills.push("iron-skin"));
  expect(seen.armour).toBe(4);
});

test("REG-SHEET-08 REG-VERDICT-03 the limit is ten times Force and Endurance; all that is had weighs", () => {
  const loads = ["svein", "aude", "liutgarde", "ozanne", "isengrin", "richilde"].map((hero) => {
    const { seen } = sheetOf(hero);
    return [seen.load, seen.loadLimit];
  });
  expect(loads).toEqual([
    [11, 100],
    [40, 80],
    [20, 60],
    [12, 50],
    [23, 70],
    [34, 100],
  ]);
});

test("REG-CHAR-04 REG-RULING-11 no ready-made sheet has more skills and spells than Intelligence", () => {
  for (const hero of ["svein", "aude", "liutgarde", "ozanne", "isengrin", "richilde"]) {
    const { skills, spells, levels } = heroCardOf(hero);
    expect(skills.length + spells.length).toBeLessThanOrEqual(levels.intelligence);
    for (const skill of skills) expect(skillOf(skill).id).toBe(skill);
  }
});

test("REG-RULING-93 REG-SWARM-03 a swarm's level counts its figures", () => {
  const { game, state } = scene("Sr", { S: "svein", r: rats(3) });
  expect(game.view(state, "mj").characters[1]?.levels.melee).toBe(profileOf("rat").levels.melee + 2);
});

test("a thing is in exactly one place", () => {
  const { state } = sheetOf("aude");
  const had = thingsOf(state, "aude").map(({ card }) => card.id);
  expect(had.toSorted()).toEqual(["care", "chain-mail", "large-shield", "sword"]);
  expect(new Set(state.things.map(({ id }) => id)).size).toBe(state.things.length);
});
