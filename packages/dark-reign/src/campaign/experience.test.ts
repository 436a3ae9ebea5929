import { expect, test } from "vitest";
import { face, inTown, put, rats, scene } from "../testing/index.ts";
import { rosterAfter } from "./roster-after.ts";
import { readyMade } from "./sheets.ts";

type Town = ReturnType<ReturnType<typeof inTown>["rolling"]>;

const refusedFor = ({ match, asking }: Town, option: string) =>
  match.submit(asking().seats[0] ?? "", { kind: "choose", option });

/** How many XP it takes: with one less it is refused by this rule. */
function takes(xp: number, option: string, rule: string, changes: object = {}): Town {
  const poor = inTown({ svein: { ...changes, xp: xp - 1 } }).rolling();
  expect(refusedFor(poor, option)).toMatchObject({ rule });
  const town = inTown({ svein: { ...changes, xp } }).rolling();
  expect(town.question("town").options.find(({ id }) => id === option)).toMatchObject({ xp: -xp });
  town.play(option);
  expect(town.who("svein").hero?.xp).toBe(0);
  return town;
}

const { levels } = readyMade("svein");

test("REG-XP-05 from n to n + 1 a characteristic costs 10 × (n + 1) XP", () => {
  expect(takes(60, "train:force", "REG-XP-05").who("svein").hero?.levels.force).toBe(6);
  expect(takes(20, "train:magic", "REG-XP-05").who("svein").hero?.levels.magic).toBe(2);
  const raised = { levels: { ...levels, force: 7 } };
  expect(takes(80, "train:force", "REG-XP-05", raised).who("svein").hero?.levels.force).toBe(8);
});

test("REG-XP-06 P.Action cost 150 XP from 4 to 5, and 300 from 5 to 6", () => {
  expect(takes(150, "train:actions", "REG-XP-06").who("svein").hero?.actions).toBe(5);
  expect(takes(300, "train:actions", "REG-XP-06", { actions: 5 }).who("svein").hero?.actions).toBe(6);
});

test("REG-XP-07 one more PV costs 8 XP", () => {
  expect(takes(8, "train:pv", "REG-XP-07").who("svein")).toMatchObject({ pv: [29], hero: { pv: 29 } });
});

test("REG-XP-08 REG-CHAR-04 REG-RULING-11 a skill costs the XP of its line, and needs a free Intelligence place", () => {
  const full = inTown({ svein: { xp: 999 } }).rolling();
  expect(full.question("town").about.places).toBe(0);
  expect(refusedFor(full, "study:parry")).toMatchObject({ rule: "REG-RULING-11" });
  const clever = { levels: { ...levels, intelligence: 3 } };
  expect(takes(60, "study:parry", "REG-XP-08", clever).who("svein").hero?.skills).toContain("parry");
  const other = inTown({
    isengrin: { xp: 999, levels: { ...readyMade("isengrin").levels, intelligence: 5 } },
  });
  expect(refusedFor(other.rolling(), "study:super-tough")).toMatchObject({ rule: "REG-SKILL-03" });
});

test("REG-RUNE-13 REG-RULING-11 a rune of knowledge in the hand gives a place to learn; what was learned stays without it", () => {
  const { skills, things } = readyMade("svein");
  const [axe, ...others] = things;
  if (axe === undefined) throw new Error("Svein has his axe");
  const holding = [{ ...axe, runes: ["rune-of-knowledge"] }, ...others];
  const town = inTown({ svein: { xp: 999, things: holding } }).rolling();
  expect(town.question("town").about.places).toBe(1);
  town.play("study:parry");
  expect(town.question("town").about.places).toBe(0);
  expect(refusedFor(town, "study:dodge")).toMatchObject({ rule: "REG-RULING-11" });
  const without = inTown({ svein: { xp: 999, skills: [...skills, "parry"] } }).rolling();
  expect(without.question("town").about.places).toBe(0);
  const inBag = [{ ...axe, at: "carried", runes: ["rune-of-knowledge"] } as const, ...others];
  expect(
    inTown({ svein: { xp: 999, things: inBag } })
      .rolling()
      .question("town").about.places,
  ).toBe(0);
});

test("REG-XP-09 REG-TOWN-28 REG-VERDICT-16 a spell costs 20 écus for each point of difficulty, with its grimoire and a free place", () => {
  const { levels: own, things, spells } = readyMade("richilde");
  const clever = { levels: { ...own, intelligence: 6 }, xp: 999, ecus: 200 };
  const town = inTown({ richilde: clever }).rolling();
  const price = (id: string) => town.question("town").options.find((one) => one.id === id);
  expect(price("learn:blessing")).toMatchObject({ spell: "blessing", ecus: -80, xp: 0 });
  expect(refusedFor(town, "learn:frost")).toMatchObject({ rule: "REG-VERDICT-16" });
  town.play("learn:blessing");
  expect(town.who("richilde").hero).toMatchObject({ ecus: 120, xp: 999, spells: [...spells, "blessing"] });
  expect(refusedFor(inTown({ richilde: { ...clever, ecus: 79 } }).rolling(), "learn:blessing")).toMatchObject(
    {
      rule: "REG-VERDICT-71",
    },
  );
  const none = things.filter(({ card }) => card !== "white-grimoire");
  const bookless = inTown({ richilde: { ...clever, things: none } }).rolling();
  expect(refusedFor(bookless, "learn:blessing")).toMatchObject({ rule: "REG-VERDICT-16" });
  expect(bookless.who("richilde").hero?.spells).toEqual(spells);
  const full = inTown({ richilde: { ecus: 200 } }).rolling();
  expect(refusedFor(full, "learn:blessing")).toMatchObject({ rule: "REG-RULING-11" });
});

test("REG-TOWN-28 a spell without difficulty costs 20 écus", () => {
  const sheet = readyMade("ozanne");
  const things = [{ card: "beggars-grimoire", at: "carried" } as const];
  const clever = { levels: { ...sheet.levels, intelligence: 8 }, things };
  const { question } = inTown({ ozanne: { ...clever, ecus: 999 } }).rolling();
  const prices = question("town").options.filter(({ id }) => id.startsWith("learn:"));
  expect(prices.map((one) => ("ecus" in one ? -one.ecus : 0))).toEqual([20, 20, 20, 20, 20]);
});

test("REG-XP-10 3 levels above the sheet and never above 8, 6 P.Action, 12 PV more", () => {
  const atMost = { levels: { ...levels, magic: 4, melee: 8 }, actions: 6, pv: 40, xp: 9999 };
  const town = inTown({ svein: atMost }).rolling();
  for (const option of ["train:magic", "train:melee", "train:actions", "train:pv"])
    expect(refusedFor(town, option)).toMatchObject({ rule: "REG-XP-10" });
  expect(town.options()).toContain("train:force");
});

test("REG-XP-11 what is not spent is kept, and nothing is spent outside the town", () => {
  const town = inTown({ svein: { xp: 70 } }).rolling();
  town.play("train:force");
  expect(town.question("town").about.xp).toBe(10);
});

test("REG-VERDICT-69 XP are won by kills and quests, and spent in town on characteristics, PV and skills", () => {
  const { play, match } = scene(
    "Sr\n..",
    { S: "svein", r: rats(3) },
    {
      prepare(state) {
        put("well", 0, 1)(state);
        for (const { hero } of state.characters) if (hero) hero.xp = 100;
      },
    },
  ).rolling(face(6, 3), 5, 0, face(5, 1), 0);
  // Two rats; then 40 XP, and 10 more as nobody died.
  play("strike:rat-1", "handle-lid:0,1");
  const [sheet] = rosterAfter(match.state)?.heroes ?? [];
  expect(sheet).toMatchObject({ hero: "svein", xp: 152 });
  const town = inTown({ svein: { ...sheet } }).rolling();
  town.play("train:intelligence", "train:pv", "study:parry");
  expect(town.who("svein").hero).toMatchObject({ xp: 152 - 30 - 8 - 60, pv: 29 });
});
