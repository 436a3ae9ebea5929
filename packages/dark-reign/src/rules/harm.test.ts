import { w } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { dice } from "../dice/notation.ts";
import { flare } from "../effects/fire.ts";
import { poison } from "../effects/poison.ts";
import { poisonous, regeneration } from "../effects/traits.ts";
import { isProfile, openPacks } from "../shelf.ts";
import type { State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { played } from "../testing/enumerate.ts";
import { arm, face, is, scene } from "../testing/index.ts";

// Things that no card of these chapters has: a burning brand, a poisoned blade, a ring that heals.
const base = { source: "house", weight: 1 } as const;
if (!isProfile("harm test"))
  openPacks([
    {
      id: "harm test",
      isIn: () => false,
      things: [
        {
          ...base,
          id: "brand",
          name: w("Brandon", "Brand"),
          rule: "REG-FIRE-01",
          hands: 1,
          melee: { damage: dice("1D") },
          traits: [
            {
              id: "brand",
              name: w("Brandon", "Brand"),
              rule: "REG-FIRE-01",
              *afterHit(table, _self, { target }) {
                yield* flare(table, characterOf(table.state, target), {
                  rule: "REG-FIRE-01",
                  source: "brand",
                });
              },
            },
          ],
        },
        {
          ...base,
          id: "venom",
          name: w("Venin", "Venom"),
          rule: "REG-POISON-01",
          hands: 1,
          melee: { damage: dice("1D") },
          traits: [poisonous(2, "REG-POISON-01")],
        },
        {
          ...base,
          id: "ring of flesh",
          name: w("Anneau", "Ring"),
          rule: "REG-REGEN-01",
          hands: 1,
          traits: [regeneration(2, "REG-REGEN-01")],
        },
      ],
    },
  ]);

const two = { S: "svein", v: "revenant" };
const armed = (card: string) => (state: State) => arm(state, "svein", card);

test("REG-FIRE-01 REG-RULING-34 after a flaming attack that hits, wounded or not, 3 or more on 1D sets fire", () => {
  for (const [roll, fire] of [
    [2, undefined],
    [3, true],
    [5, true],
  ] as const) {
    const { play, who } = scene("Sv", two, { prepare: armed("brand") }).rolling(face(6, 0), 0, roll);
    play("strike:revenant-1", "no");
    expect(who("revenant-1")).toMatchObject({ pv: [14] });
    expect(who("revenant-1").states.fire).toBe(fire);
  }
});

test("REG-FIRE-02 REG-FIRE-03 REG-FIRE-04 REG-RULING-89 at each turn start 1D is lost, nothing subtracted; then below 3 the fire is out", () => {
  const prepare = (state: State) => {
    characterOf(state, "svein").states.fire = true;
  };
  const { play, who, events } = scene("S...v", two, { prepare }).rolling(4, 3, 5, 2);
  expect(who("svein")).toMatchObject({ pv: [24], states: { fire: true } });
  play("end", "end");
  expect(who("svein").pv).toEqual([19]);
  expect(who("svein").states.fire).toBeUndefined();
  expect(events("cured")).toMatchObject([{ of: "fire", rule: "REG-FIRE-03" }]);
  play("end", "end");
  expect(who("svein").pv).toEqual([19]);
});

test("REG-POISON-01 REG-POISON-02 poison needs a lost PV, and an Endurance test below its level", () => {
  const poisoned = (...rolls: readonly number[]) => {
    const { play, who, events } = scene("Sv", two, { prepare: armed("venom") }).rolling(...rolls);
    play("strike:revenant-1");
    const [tested] = events("tested");
    return [tested?.of, tested?.difficulty, who("revenant-1").states.poison];
  };
  expect(poisoned(face(6, 0), 0)).toEqual([undefined, undefined, undefined]);
  expect(poisoned(face(6, 3), 5, face(4, 1), 1)).toEqual(["endurance", 2, undefined]);
  expect(poisoned(face(6, 3), 5, face(4, 1), 0)).toEqual(["endurance", 2, true]);
});

test("REG-POISON-03 REG-POISON-04 REG-RULING-91 one P.Action is lost once, in the next turn; then 1D at the start of every turn", () => {
  const table = scene("Sv", two, { prepare: armed("venom") });
  const { play, who } = table.rolling(face(6, 3), 5, face(4, 1), 0, 3, 2);
  play("strike:revenant-1", "end");
  expect(who("revenant-1")).toMatchObject({ actions: 3, pv: [14 - 4 - 3] });
  play("end", "end");
  expect(who("revenant-1")).toMatchObject({ actions: 4, pv: [14 - 4 - 3 - 2] });
});

test("REG-RULING-91 poisoned in the own turn it is lost at once; who is poisoned is not poisoned again", () => {
  const { state } = scene("S", { S: "svein" });
  const svein = characterOf(state, "svein");
  svein.actions = 2;
  const again = (...rolls: readonly number[]) =>
    played(
      state,
      (table) => poison(3)(table, svein, { rule: "REG-POISON-03", source: "test" }),
      () => "no",
      rolls,
      state,
    );
  again(face(5, "X"), 0);
  expect(svein).toMatchObject({ actions: 1, states: { poison: expect.anything() } });
  again();
  expect(svein.actions).toBe(1);
});

test("REG-SKILL-18 pure blood: +2 to the result of Endurance tests against poison", () => {
  const { state } = scene("S", { S: "svein" });
  const svein = characterOf(state, "svein");
  svein.hero?.skills.push("pure-blood");
  const rolls = [face(5, 1), 0];
  played(
    state,
    (table) => poison(3)(table, svein, { rule: "REG-POISON-03", source: "t" }),
    () => "no",
    rolls,
    state,
  );
  expect(svein.states.poison).toBeUndefined();
});

test("REG-IMMAT-01 REG-RULING-96 the immaterial neither catch fire nor are poisoned, and feel nothing of either", () => {
  const prepare = (state: State) => {
    is(state, "svein", "immaterial");
    characterOf(state, "svein").states = { fire: true, poison: true };
    armed("brand")(state);
    is(state, "revenant-1", "immaterial");
    is(state, "svein", "magic-weapon");
  };
  const { play, who, events } = scene("Sv", two, { prepare }).rolling(5, 0, 5, face(6, 3), 5);
  expect(who("svein").pv).toEqual([28]);
  expect(events("unhurt")).toHaveLength(2);
  play("strike:revenant-1");
  expect(who("revenant-1").states.fire).toBeUndefined();
});

test("REG-REGEN-01 as many D of PV as the level, at the start of each turn; it may bring somebody round", () => {
  const prepare = (state: State) => {
    armed("ring of flesh")(state);
    const svein = characterOf(state, "svein");
    svein.pv = [-3];
    svein.states.ground = 1;
  };
  const { who } = scene("S...v", two, { prepare }).rolling(4, 2);
  expect(who("svein").pv).toEqual([3]);
  expect(who("svein").states.ground).toBeUndefined();
});

test("REG-RULING-02 regeneration, fire, poison, fear, in this order; the PJ first, then the others", () => {
  const prepare = (state: State) => {
    armed("ring of flesh")(state);
    for (const id of ["svein", "rat-1"]) characterOf(state, id).states = { fire: true, poison: true };
    const rat = characterOf(state, "rat-1");
    rat.side = "heroes";
    rat.seat = "svein";
    characterOf(state, "svein").pv = [20];
  };
  const table = scene("rS...v", { ...two, r: "rat" }, { prepare, isFrightening: true });
  const { events } = table.rolling(1, 1, 1, 3, 1, 3, 1, 1, face(4, 1), 0);
  expect(events("threw").map(({ who, what }) => `${what} ${who}`)).toEqual([
    "regeneration svein",
    "fire svein",
    "burning-on svein",
    "fire rat-1",
    "burning-on rat-1",
    "poison svein",
    "poison rat-1",
  ]);
  expect(events("tested").map(({ test: name }) => name)).toEqual(["fear"]);
});

test("REG-RULING-02 poisoned at the start of the turn, before the step of poison, it is spared this once", () => {
  const begins = (started: number) => {
    const { state } = scene("S", { S: "svein" });
    state.turn.started = started;
    const svein = characterOf(state, "svein");
    const script = (table: DarkTable) => poison(3)(table, svein, { rule: "REG-POISON-03", source: "test" });
    played(state, script, () => "no", [face(5, "X"), 0], state);
    return svein.states.poison;
  };
  // During the second step, the Imprévu, and during the sixth.
  expect([begins(2), begins(6)]).toEqual(["fresh", true]);
});

test("REG-RULING-02 what begins during these steps does its first harm at the next turn start", () => {
  const prepare = (state: State) => {
    characterOf(state, "svein").states = { fire: "fresh", poison: "fresh" };
  };
  const { play, who } = scene("S...v", two, { prepare }).rolling(2, 0, 1);
  expect(who("svein").pv).toEqual([28]);
  play("end", "end");
  expect(who("svein").pv).toEqual([25]);
});
