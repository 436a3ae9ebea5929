import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { tested } from "../../rules/test.ts";
import { findCard, openPacks } from "../../shelf.ts";
import type { State } from "../../state.ts";
import type { DarkTable } from "../../table.ts";
import { played } from "../../testing/enumerate.ts";
import { face, knows, scene } from "../../testing/index.ts";

const cast = { O: "ozanne", A: "aude", v: "revenant" };
/** Any spell of this school succeeds with it. */
const sure = [face(6, 1), 0] as const;

test("REG-SPELL-01 REG-FIRE-01 spark: 1D damage within 3 squares, and on 3 or more the target burns", () => {
  const burning = (roll: number) => {
    const table = scene("O..v", cast, { prepare: (state) => knows(state, "ozanne", "spark") });
    const { play, who } = table.rolling(...sure, 5, roll);
    play("cast:revenant-1:spark");
    return [who("revenant-1").pv[0], who("revenant-1").states.fire];
  };
  expect(burning(2)).toEqual([13, undefined]);
  expect(burning(3)).toEqual([13, true]);
  const far = scene("O...v", cast, { prepare: (state) => knows(state, "ozanne", "spark") }).rolling();
  expect(far.options()).not.toContain("cast:revenant-1:spark");
});

test("REG-SPELL-02 cat's tread: no blocking test until the activation ends", () => {
  const prepare = (state: State) => knows(state, "ozanne", "cats-tread");
  const { play, events, match } = scene("..Ov", cast, { prepare }).rolling(...sure);
  play("cast:cats-tread", "walk:1,0");
  expect(events("tested").map(({ test: name }) => name)).toEqual(["cast"]);
  play("end");
  expect(match.state.effects.some(({ source }) => source === "cats-tread")).toBe(false);
});

test("REG-SPELL-03 glimmer: hidden traps within 2 squares are detected, a secret door is shown but not found", () => {
  if (findCard("elements", "test-trap") === undefined)
    openPacks([
      {
        id: "glimmer test",
        isIn: () => false,
        elements: [
          {
            id: "test-trap",
            name: { fr: "", en: "" },
            rule: "REG-TRAP-10",
            source: "house",
            hinders: () => "free",
          },
        ],
      },
    ]);
  const prepare = (state: State) => {
    knows(state, "ozanne", "glimmer");
    for (const [id, x] of [
      ["near", 2],
      ["far", 3],
      ["door", 1],
    ] as const)
      state.elements.push({ id, kind: "test-trap", x, y: id === "door" ? 1 : 0, zone: 0, hidden: true });
  };
  const { game, rolling } = scene("O...\n#J##", { O: "ozanne" }, { prepare });
  const { play, match, events } = rolling(...sure);
  const seen = () => game.view(match.state, "ozanne").elements.map(({ id }) => id);
  expect(seen()).toEqual([]);
  play("cast:glimmer");
  expect(seen()).toEqual(["door", "near"]);
  expect(match.state.elements.map(({ hidden }) => hidden)).toEqual([undefined, true, true]);
  expect(events("shown")[0]?.squares).toEqual([
    { x: 2, y: 0 },
    { x: 1, y: 1 },
  ]);
});

test("REG-SPELL-04 small remedy: 2 PV for the caster or an ally in reach, and no remedy against poison", () => {
  const prepare = (state: State) => {
    knows(state, "ozanne", "small-remedy");
    const aude = characterOf(state, "aude");
    aude.pv = [20];
    aude.states.poison = true;
  };
  const { pick, play, who, options } = scene("OA.", { O: "ozanne", A: "aude" }, { prepare }).rolling(
    3,
    ...sure,
  );
  pick(["ozanne", "aude"]);
  expect(options().filter((id) => id.endsWith("remedy"))).toEqual([
    "cast:ozanne:small-remedy",
    "cast:aude:small-remedy",
  ]);
  play("cast:aude:small-remedy");
  expect(who("aude")).toMatchObject({ pv: [19], states: { poison: true } });
});

test("REG-SPELL-05 straw key: +2 to the result of the next picking test of this turn, once", () => {
  const prepare = (state: State) => knows(state, "ozanne", "straw-key");
  const { play, match, who } = scene("O.", { O: "ozanne" }, { prepare }).rolling(...sure);
  play("cast:ozanne:straw-key");
  expect(match.state.effects).toMatchObject([
    { on: "ozanne", what: { kind: "bonus", test: "lock", by: 2 }, until: { side: "heroes", round: 2 } },
  ]);
  const bonus = () => {
    const trial = { test: "lock", of: "dexterity", rule: "REG-PICK-02" } as const;
    const script = (table: DarkTable) => tested(table, who("ozanne"), trial);
    return played(match.state, script, () => "no", [face(3, 1), 0], match.state).bonus;
  };
  expect([bonus(), bonus()]).toEqual([2, 0]);
});
