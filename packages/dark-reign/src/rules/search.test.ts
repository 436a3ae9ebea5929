import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { Pack } from "../pack.ts";
import { isPack, openPacks } from "../shelf.ts";
import type { State } from "../state.ts";
import { arm, bagOf, floorOf, is, scene } from "../testing/index.ts";

const alone = { S: "svein" };

/** Scenery of the tests: a pit that is hidden on a square, and a door that is found from beside it. */
const scenery: Pack = {
  id: "searched scenery",
  isIn: () => false,
  elements: [
    {
      id: "test-pit",
      name: { fr: "fosse", en: "pit" },
      rule: "REG-TRAP-10",
      source: "house",
      hinders: () => "free",
    },
    {
      id: "test-secret",
      name: { fr: "porte dérobée", en: "secret door" },
      rule: "REG-SECRET-02",
      source: "house",
      hinders: () => "full",
      isFoundBeside: true,
    },
  ],
};
if (!isPack(scenery.id)) openPacks([scenery]);

const hide = (state: State, kind: string, x: number, y: number) =>
  state.elements.push({ id: `${kind}-${x},${y}`, kind, x, y, zone: 0, hidden: true });

/** Svein's destiny would be offered after whatever is unsuccessful. */
const fated = (state: State) => {
  const { hero } = characterOf(state, "svein");
  if (hero) hero.destiny = 0;
};

test("REG-SEARCH-01 searching costs 1 P.Action", () => {
  const { play, who } = scene("S.", alone, { prepare: fated }).rolling(3, 0);
  play("search:0,0");
  expect(who("svein").actions).toBe(3);
});

test("REG-SEARCH-02 REG-VERDICT-73 the own square and those in reach, never around a corner nor in a wall", () => {
  const searches = (drawing: string) =>
    scene(drawing, alone)
      .rolling()
      .options()
      .filter((id) => id.startsWith("search"));
  expect(searches("...\n.S.\n...")).toHaveLength(9);
  expect(searches("S#\n..")).toEqual(["search:0,0", "search:0,1"]);
});

test("REG-RULING-51 MJ characters do not search", () => {
  const { play, options } = scene("S.o", { ...alone, o: "ogre" }).rolling();
  play("end");
  expect(options().some((id) => id.startsWith("search"))).toBe(false);
});

test("REG-SEARCH-03 REG-RULING-51 a PJ rolls 2D; an ally only brings to light what is hidden", () => {
  const { pick, play, events, match } = scene(
    "S.o",
    { ...alone, o: "ogre" },
    {
      prepare(state) {
        Object.assign(characterOf(state, "ogre-1"), { side: "heroes", seat: "svein" });
        hide(state, "test-pit", 1, 0);
      },
    },
  ).rolling();
  pick(["ogre-1", "svein"]);
  play("search:1,0");
  expect(events("threw")).toEqual([]);
  expect(events("searched")).toMatchObject([{ who: "ogre-1", found: ["test-pit"] }]);
  expect(match.state.elements[0]?.hidden).toBeUndefined();
});

test("REG-SEARCH-04 REG-RULING-52 whatever falls, what is hidden there is shown, and secret doors beside it", () => {
  const { play, events } = scene("...\nS..\n...", alone, {
    prepare(state) {
      fated(state);
      hide(state, "test-pit", 1, 1);
      hide(state, "test-pit", 2, 2);
      hide(state, "test-secret", 2, 0);
    },
  }).rolling(1, 2);
  play("search:1,1");
  expect(events("searched")[0]?.found).toEqual(["test-pit", "test-secret"]);
});

test("REG-SEARCH-05 a square is searched once per round, by whomever; the refusal says so", () => {
  const { pick, play, submit, options } = scene("S.A", { ...alone, A: "aude" }, { prepare: fated }).rolling(
    3,
    3,
    2,
    2,
  );
  pick(["svein", "aude"]);
  play("search:1,0");
  expect(submit({ kind: "choose", option: "search:1,0" })).toMatchObject({ rule: "REG-SEARCH-05" });
  play("end");
  expect(options()).not.toContain("search:1,0");
  play("end");
  pick(["svein", "aude"]);
  play("search:1,0");
});

/** What a roll brings: PV lost, écus. */
const rows: readonly (readonly [string, readonly number[], number, number])[] = [
  ["REG-SEARCH-08", [1, 2], 1, 0],
  ["REG-SEARCH-09", [3, 4, 5, 6], 0, 0],
  ["REG-SEARCH-10", [7], 0, 1],
  ["REG-SEARCH-11", [8], 0, 30],
  ["REG-SEARCH-12", [9], 0, 100],
];

for (const [rule, rolls, lost, ecus] of rows)
  test(`${rule} on ${rolls.join(", ")}: ${lost} PV lost, ${ecus} écus`, () => {
    for (const roll of rolls) {
      const low = Math.min(5, roll);
      const { play, who, match } = scene("S.", alone, { prepare: fated }).rolling(low, roll - low);
      play("search:1,0");
      expect(who("svein").pv).toEqual([28 - lost]);
      expect(match.state.purse).toBe(ecus);
    }
  });

test("REG-SEARCH-13 on 10: a treasure, by two more rolls", () => {
  const { play, asking, match } = scene("S.", alone).rolling(5, 5, 0, 1, 4, 4);
  play("search:1,0");
  expect(asking().prompt).toBe("take-find");
  play("take");
  expect(bagOf(match.state, "svein")).toEqual(["care carried", "care carried", "two-handed-cleaver held"]);
});

test("REG-RULING-12 destiny rolls again what brings nothing or does harm, never a find", () => {
  const { play, asking, match } = scene("S.", alone).rolling(3, 0, 1, 0, 4, 5);
  play("search:1,0");
  expect(asking().prompt).toBe("destiny");
  play("yes", "yes");
  expect(match.state.purse).toBe(100);
  expect(asking().prompt).toBe("act");
});

test("REG-SKILL-16 a tracker rolls 3D and adds the two highest", () => {
  const { play, match, events } = scene("S.", alone, {
    prepare: (state) => characterOf(state, "svein").hero?.skills.push("tracker"),
  }).rolling(1, 4, 5);
  play("search:1,0");
  expect(events("threw")).toMatchObject([{ dice: [1, 4, 5], total: 9 }]);
  expect(match.state.purse).toBe(100);
});

test("REG-TREAS-01 REG-VERDICT-04 what is left lies on the finder's square and can be taken later", () => {
  const { play, match, options } = scene("S.", alone).rolling(5, 5, 0, 0, 0, 2);
  play("search:1,0", "leave");
  expect(floorOf(match.state)).toEqual(["cleaver 0,0"]);
  play("take:0,0:thing-3");
  expect(floorOf(match.state)).toEqual([]);
  expect(bagOf(match.state, "svein")).toContain("cleaver carried");
  expect(options()).not.toContain("take:0,0:thing-3");
});

test("REG-TREAS-02 what is taken is among what the finder carries; REG-VERDICT-78 each roll makes a new object", () => {
  const { play, match } = scene("S..", alone).rolling(5, 5, 0, 1, 5, 5, 5, 5, 0, 1, 5, 5);
  play("search:1,0", "take", "search:0,0", "take");
  const cares = match.state.things.filter(({ card }) => card === "care");
  expect(cares.map(({ at }) => at)).toEqual(cares.map(() => ({ kind: "carried", by: "svein" })));
  expect(new Set(cares.map(({ id }) => id)).size).toBe(3);
});

test("REG-TREAS-03 REG-TREAS-04 first the nature of the treasure by 2D, then 2D on its table", () => {
  const { play, events } = scene("S.", alone, { prepare: (state) => arm(state, "svein") }).rolling(
    5,
    5,
    5,
    4,
    2,
    1,
  );
  play("search:1,0");
  expect(events("threw").map(({ what, total }) => [what, total])).toEqual([
    ["search", 10],
    ["nature", 9],
    ["treasure", 3],
  ]);
  expect(events("found")).toMatchObject([{ thing: "talisman-armour" }]);
});

test("REG-SEARCH-08 REG-RULING-96 the immaterial do not hurt themselves in searching", () => {
  const { play, who, rules } = scene("S.", alone, {
    prepare(state) {
      fated(state);
      is(state, "svein", "immaterial");
    },
  }).rolling(1, 1);
  play("search:0,0");
  expect(who("svein").pv).toEqual([28]);
  expect(rules()).toContain("REG-IMMAT-03");
});
