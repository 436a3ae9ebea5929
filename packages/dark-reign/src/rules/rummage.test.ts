import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { face, put, scene } from "../testing/index.ts";

const beside = (kind: string, ...rolls: readonly number[]) =>
  scene("S.", { S: "svein" }, { prepare: put(kind, 1, 0) }).rolling(...rolls);

/** The rule, the element, the rolls for which it holds, how many treasures of named sorts and of any sort it brings, and écus. */
const rows: readonly (readonly [string, string, readonly number[], number, number, number])[] = [
  ["REG-RACK-01", "rack", [0], 0, 0, 0],
  ["REG-RACK-02", "rack", [1, 2, 3], 2, 0, 0],
  ["REG-RACK-03", "rack", [4, 5], 2, 0, 0],
  ["REG-LIBRARY-01", "library", [0], 0, 0, 0],
  ["REG-LIBRARY-02", "library", [1, 2, 3], 2, 0, 0],
  ["REG-LIBRARY-03", "library", [4, 5], 2, 0, 0],
  ["REG-BARREL-01", "barrel", [0], 0, 0, 0],
  ["REG-BARREL-02", "barrel", [1, 2, 3], 1, 0, 0],
  ["REG-BARREL-03", "barrel", [4, 5], 2, 0, 0],
  ["REG-TABLE-01", "table", [0], 0, 0, 0],
  ["REG-TABLE-02", "table", [1, 2, 3], 1, 0, 0],
  ["REG-TABLE-03", "table", [4, 5], 2, 0, 0],
  ["REG-CORPSE-02", "corpse", [1, 2, 3], 0, 0, 0],
  ["REG-CORPSE-03", "corpse", [4, 5], 0, 1, 0],
  ["REG-STATUE-04", "statue", [0], 0, 0, 0],
  ["REG-STATUE-05", "statue", [1, 2, 3], 0, 1, 50],
  ["REG-STATUE-06", "statue", [4, 5], 0, 1, 500],
  ["REG-TOMB-02", "tomb", [0, 1, 2, 3], 0, 0, 0],
  ["REG-TOMB-03", "tomb", [4, 5], 0, 1, 0],
];

test.each(rows)("%s a %s on %j", (_rule, kind, rolls, named, any, ecus) => {
  for (const roll of rolls) {
    const treasure = [
      ...Array.from({ length: 2 * named }, () => 0),
      ...Array.from({ length: 4 * any }, () => 0),
    ];
    const { play, match, events } = beside(kind, roll, ...treasure);
    const isBad = named + any + ecus === 0;
    play("rummage:1,0", ...(isBad ? ["no"] : []), ...Array.from({ length: named + any }, () => "leave"));
    expect(events("found")).toHaveLength(named + any);
    // Named sorts need no roll for their nature.
    expect(events("threw").filter(({ what }) => what === "nature")).toHaveLength(any);
    expect(match.state.purse).toBe(ecus);
  }
});

test("REG-ELEM-01 REG-ELEM-02 an element is searched once in the game, for 1 P.Action and 1D", () => {
  const { play, who, options, events } = beside("barrel", 0);
  play("rummage:1,0", "no");
  expect(who("svein").actions).toBe(3);
  expect(events("threw")).toMatchObject([{ dice: [0] }]);
  expect(options()).not.toContain("rummage:1,0");
});

test("REG-RULING-12 destiny rolls again what brought nothing", () => {
  const { play, who, match } = beside("statue", 0, 1, 0, 0, 0, 0);
  play("rummage:1,0", "yes", "leave");
  expect(match.state.purse).toBe(50);
  expect(who("svein").hero?.destiny).toBe(0);
});

test("REG-STATUE-03 REG-VERDICT-33 searching the statue costs a destiny point, if there is one", () => {
  const { play, who } = beside("statue", 0);
  play("rummage:1,0", "no");
  expect(who("svein").hero?.destiny).toBe(1);
  const poor = scene(
    "S.",
    { S: "svein" },
    {
      prepare(state) {
        put("statue", 1, 0)(state);
        const { hero } = characterOf(state, "svein");
        if (hero) hero.destiny = 0;
      },
    },
  ).rolling(0);
  poor.play("rummage:1,0");
  expect(poor.who("svein").hero?.destiny).toBe(0);
});

test("REG-CORPSE-01 an infected corpse poisons without a lost PV, unless an Endurance test of 2 is passed", () => {
  const sick = beside("corpse", 0, face(5, "X"), 5);
  sick.play("rummage:1,0", "no", "no");
  expect(sick.events("tested")).toMatchObject([{ of: "endurance", difficulty: 2, passed: false }]);
  expect(sick.who("svein")).toMatchObject({ pv: [28], states: { poison: true }, actions: 2 });
  const well = beside("corpse", 0, face(5, 1), 5);
  well.play("rummage:1,0", "no");
  expect(well.who("svein").states.poison).toBeUndefined();
});

test("REG-RULING-53 REG-SEARCH-06 a corpse is searched from its own square too, beside the search of the square", () => {
  const { play, options } = beside("corpse");
  play("walk:1,0");
  expect(options()).toContain("rummage:1,0");
  expect(options()).toContain("search:1,0");
});

test("REG-RULING-51 MJ characters search nothing", () => {
  const { play, options } = scene(
    "S#v.",
    { S: "svein", v: "revenant" },
    { prepare: put("barrel", 3, 0) },
  ).rolling();
  play("end");
  expect(options().filter((id) => id.startsWith("rummage"))).toEqual([]);
});

test.each([
  ["REG-OBST-01 REG-OBST-02 REG-RUBBLE-01 REG-RUBBLE-02", "rubble", false, false],
  ["REG-RULING-20", "rack", false, false],
  ["REG-RULING-20", "library", false, false],
  ["REG-RULING-20", "statue", false, false],
  ["REG-RULING-20", "door", false, false],
  ["REG-RULING-20", "chest", false, true],
  ["REG-RULING-20", "barrel", false, true],
  ["REG-RULING-20", "table", false, true],
  ["REG-RULING-20", "tomb", false, true],
  ["REG-RULING-20", "well", false, true],
  ["REG-RULING-20", "corpse", true, true],
  ["REG-RULING-20", "portal", true, true],
])("%s a %s: entered %s, seen over %s", (_rules, kind, isEntered, isSeenOver) => {
  const { options } = scene("A.v", { A: "aude", v: "revenant" }, { prepare: put(kind, 1, 0) }).rolling();
  expect(options().includes("walk:1,0")).toBe(isEntered);
  const shots = scene("G.v", { G: "liutgarde", v: "revenant" }, { prepare: put(kind, 1, 0) })
    .rolling()
    .options();
  expect(shots.some((id) => id.startsWith("shoot") || id.startsWith("improvise"))).toBe(isSeenOver);
});
