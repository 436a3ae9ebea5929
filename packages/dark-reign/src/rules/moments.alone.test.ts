import { w } from "@ossuaire/kernel";
import { beforeEach, expect, test } from "vitest";
import type { ThingCard } from "../cards/thing.ts";
import { characterOf } from "../characters.ts";
import "../dark-reign.ts";
import { dice } from "../dice/notation.ts";
import { startSteps } from "../pack.ts";
import { openPacks } from "../shelf.ts";
import type { Ending } from "../state.ts";
import { arm, face, rats, scene } from "../testing/index.ts";

/** Which moments came, and for whom. */
let log: string[] = [];
let ending: Ending | undefined;
/** What every target sets against a blow besides. */
let ward = 0;

const blessed: ThingCard = {
  id: "test-blessed-sword",
  name: w("Épée bénite", "Blessed sword"),
  rule: "REG-MWEAPON-02",
  source: "rulebook",
  hands: 1,
  isMagic: true,
  melee: { damage: dice("Fu+1D"), rerolls: true },
  weight: 6,
};

const berserk: ThingCard = {
  ...blessed,
  id: "test-berserk-axe",
  hands: 2,
  melee: { damage: dice("Fu+1D"), strikesTwice: true },
};

const note = (step: string) =>
  function* (_table: unknown, who?: { readonly id: string }) {
    log.push(who === undefined ? step : `${step} ${who.id}`);
  };

openPacks([
  {
    id: "test",
    things: [blessed, berserk],
    starts: Object.fromEntries(startSteps.map((step) => [step, note(step)])),
    startsFor: { unforeseen: note("card") },
    *defends(_table, blow) {
      return { ...blow, soak: blow.soak + ward };
    },
    *enters(_table, who, from, how) {
      log.push(`${who.id} ${from.x},${from.y} ${how}`);
    },
    judges: () => ending,
  },
]);

beforeEach(() => {
  log = [];
  ending = undefined;
  ward = 0;
});

const own = (who: string) =>
  log.filter((one) => one.endsWith(` ${who}`)).map((one) => one.replace(` ${who}`, ""));

test("REG-RULING-02 the start of a turn has its steps in their order, for each character of the side", () => {
  const { play } = scene("S...v", { S: "svein", v: "revenant" }).rolling();
  log = [];
  play("end");
  expect(own("revenant-1")).toEqual(startSteps.filter((step) => step !== "unforeseen" && step !== "befalls"));
});

test("the step of the Imprévu comes at the start of every PJ turn but the first, before anybody acts", () => {
  const { play, question } = scene("S...v", { S: "svein", v: "revenant" }).rolling();
  expect(log).not.toContain("card");
  play("end", "end");
  expect(log.filter((one) => one === "card")).toHaveLength(1);
  expect(log.indexOf("card")).toBeLessThan(log.lastIndexOf("regeneration svein"));
  expect(question("act").about.actions).toBe(4);
});

test("no Imprévu in an extra turn, but the other steps", () => {
  const { play } = scene(
    "S...v",
    { S: "svein", v: "revenant" },
    {
      prepare(state) {
        state.round = 4;
        state.extra = ["heroes"];
      },
    },
  ).rolling();
  log = [];
  play("end");
  expect(own("svein")).toEqual(startSteps.filter((step) => step !== "unforeseen" && step !== "befalls"));
  expect(log).not.toContain("card");
});

test("REG-RULING-02 who lies on the ground takes no bridge test and no fear test", () => {
  const { pick } = scene(
    "SA..v",
    { S: "svein", A: "aude", v: "revenant" },
    {
      prepare(state) {
        const svein = characterOf(state, "svein");
        svein.pv = [-1];
        svein.states.ground = 0;
      },
    },
  ).rolling();
  pick(["aude", "svein"]);
  expect(own("svein")).toEqual(["refill", "regeneration", "fire", "poison", "worn"]);
});

test("REG-RULING-02 the PJ come first in seat order, then the others by row, then column", () => {
  const { pick } = scene(
    "..v\nr.S\nA..",
    { S: "svein", A: "aude", v: "revenant", r: rats(1) },
    {
      prepare(state) {
        for (const one of state.characters)
          if (!one.hero) Object.assign(one, { side: "heroes", seat: "svein" });
      },
    },
  ).rolling();
  expect(log.filter((one) => one.startsWith("fire"))).toEqual([
    "fire svein",
    "fire aude",
    "fire revenant-1",
    "fire rat-1",
  ]);
  pick(["svein", "aude", "revenant-1", "rat-1"]);
});

test("REG-RULING-48 REG-RULING-44 a blessed weapon throws a failed attack again once, before destiny is asked", () => {
  const { play, asking, events } = scene(
    "Av",
    { A: "aude", v: "revenant" },
    {
      prepare: (state) => arm(state, "aude", blessed.id),
    },
  ).rolling(face(5, "X"), 0, face(5, "X"), 0);
  play("strike:revenant-1");
  expect(asking().prompt).toBe("weapon-reroll");
  play("yes");
  expect(asking().prompt).toBe("destiny");
  play("no");
  expect(events("rerolls")).toMatchObject([{ weapon: blessed.id }]);
  expect(events("attacked")).toHaveLength(2);
});

test("REG-RULING-47 two attacks for one P.Action, targets free; a powerful attack stays one", () => {
  const { play, question, who, asking } = scene(
    "rAv",
    { A: "aude", v: "revenant", r: rats(2) },
    {
      prepare: (state) => arm(state, "aude", berserk.id),
    },
  ).rolling(face(5, 2), 5, face(5, 2), 5, face(5, 2), 1, 0);
  play("strike:revenant-1");
  expect(question("free-strike").options.map(({ id }) => id)).toEqual(["rat-1", "revenant-1", "none"]);
  play("rat-1");
  expect(who("aude").actions).toBe(3);
  play("strike:revenant-1:power");
  expect(asking().prompt).toBe("act");
});

test("what the target sets against a blow before the dice counts", () => {
  ward = 100;
  const { play, events } = scene("Av", { A: "aude", v: "revenant" }).rolling(face(5, 2), 5);
  play("strike:revenant-1", "no");
  expect(events("attacked")).toMatchObject([{ hits: true, damage: 0 }]);
});

test("whoever comes to a square is told to the chapters, with where from and how", () => {
  const { play } = scene("S...", { S: "svein" }).rolling();
  play("walk:1,0", "run:2,0", "3,0");
  expect(log.filter((one) => one.startsWith("svein"))).toEqual([
    "svein 0,0 walk",
    "svein 1,0 run",
    "svein 2,0 run",
  ]);
});

test("the group wins together", () => {
  const { pick, play, match } = scene("SA..v", { S: "svein", A: "aude", v: "revenant" }).rolling();
  pick(["svein", "aude"]);
  ending = { isWon: true, why: "well", rule: "REG-QWELL-12" };
  play("end");
  expect(match.outcome).toEqual({ winners: ["svein", "aude"], rule: "REG-QWELL-12" });
});
