import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { arm, face, rats, scene } from "../testing/index.ts";

// Svein has Agility 4.
const fails = [face(4, -3), 0];
const passes = [face(4, 1), 0];

test("REG-BLOCK-01 with an adversary beside it a character must pass an Agility test to move", () => {
  const { play, events } = scene(".Sr", { S: "svein", r: "rat" }).rolling(...passes);
  play("walk:0,0");
  expect(events("tested")).toMatchObject([
    { rule: "REG-BLOCK-01", test: "blocking", of: "agility", level: 4, difficulty: 0, passed: true },
  ]);
});

test("REG-BLOCK-02 no test for a move through the square of an ally", () => {
  const { pick, play, events, at } = scene(".ASr", { S: "svein", A: "aude", r: "rat" }).rolling();
  pick(["svein", "aude"]);
  play("pass:1,0>0,0");
  expect(at("svein")).toEqual([0, 0]);
  expect(events("tested")).toEqual([]);
});

test("REG-BLOCK-03 REG-RULING-24 no test for an adversary behind a corner", () => {
  const { play, events } = scene(".S#\n..r", { S: "svein", r: "rat" }).rolling();
  play("walk:0,0");
  expect(events("tested")).toEqual([]);
});

test("REG-BLOCK-04 REG-RULING-24 who duels, lies in a web, sits in a hole or is invisible blocks nobody", () => {
  for (const change of ["duel", "web", "hole", "invisible"] as const) {
    const { pick, play, events } = scene(
      ".Sr...A",
      { S: "svein", r: "rat", A: "aude" },
      {
        prepare(state) {
          const rat = state.characters.find(({ card }) => card === "rat");
          if (change === "duel" && rat) rat.states.duel = "aude";
          if (change === "web" && rat) rat.states.web = 1;
          if (change === "hole" && rat) rat.states.hole = 2;
          if (change === "invisible")
            state.effects.push({
              on: "rat-1",
              source: "test",
              what: { kind: "is", quality: "invisible" },
              until: { kind: "game" },
            });
        },
      },
    ).rolling();
    pick(["svein", "aude"]);
    play("walk:0,0");
    expect(events("tested")).toEqual([]);
  }
});

test("REG-RULING-24 who lies on the ground blocks nobody", () => {
  const moved = (pv: number) => {
    const { pick, play, events } = scene(
      "A.Sv.",
      { A: "aude", S: "svein", v: "revenant" },
      {
        prepare(state) {
          const svein = characterOf(state, "svein");
          svein.pv = [pv];
          if (pv <= 0) svein.states.ground = 1;
        },
      },
    ).rolling(...(pv > 0 ? [face(4, 1), 5] : []));
    pick(["aude", "svein"]);
    play(...(pv > 0 ? ["end", "end"] : ["end"]), "walk:4,0");
    return events("tested").map(({ who }) => who);
  };
  expect(moved(28)).toEqual(["revenant-1"]);
  expect(moved(0)).toEqual([]);
});

test("REG-BLOCK-05 test passed: it moves as intended", () => {
  const { play, at } = scene(".Sr", { S: "svein", r: "rat" }).rolling(...passes);
  play("walk:0,0");
  expect(at("svein")).toEqual([0, 0]);
});

test("REG-BLOCK-06 test failed: it may go all the same and loses 1D PV, nothing subtracted", () => {
  const { play, at, who, options } = scene(".Sr", { S: "svein", r: "rat" }).rolling(...fails, 5);
  play("walk:0,0", "no");
  expect(options()).toEqual(["go", "stay"]);
  play("go");
  expect(at("svein")).toEqual([0, 0]);
  expect(who("svein").pv).toEqual([23]);
});

test("REG-BLOCK-07 REG-RULING-25 test failed: it may stay unhurt, and the P.Action is spent", () => {
  const { play, at, who } = scene(".Sr", { S: "svein", r: "rat" }).rolling(...fails);
  play("walk:0,0", "no", "stay");
  expect(at("svein")).toEqual([1, 0]);
  expect(who("svein")).toMatchObject({ pv: [28], actions: 3 });
});

test("REG-RULING-23 one test for each step out of a square with blockers, however many they are", () => {
  const { play, events, at } = scene(
    `r.s
     .S.
     ...
     ...`,
    { S: "svein", r: "rat", s: "spider" },
  ).rolling(...passes);
  play("run:1,2", "1,3");
  expect(at("svein")).toEqual([1, 3]);
  expect(events("tested")).toHaveLength(1);
});

test("REG-RULING-25 in a run it stays on the square reached so far", () => {
  const { play, at } = scene(
    `..r
     S..
     ...`,
    { S: "svein", r: "rat" },
  ).rolling(...fails);
  play("run:1,1", "1,2", "no", "stay");
  expect(at("svein")).toEqual([1, 1]);
});

test("REG-SKILL-10 dodging raises Agility by two levels in this test alone", () => {
  const { play, events } = scene(".Gr", { G: "liutgarde", r: "rat" }).rolling(face(8, 1), 0);
  play("walk:0,0");
  expect(events("tested")).toMatchObject([{ level: 8 }]);
});

test("REG-CHAR-07 a monster is blocked as well, by its own Agility", () => {
  const { play, events } = scene("Sr.", { S: "svein", r: rats(1) }).rolling(face(5, 1), 0);
  play("end", "walk:2,0");
  expect(events("tested")).toMatchObject([{ who: "rat-1", level: 5, passed: true }]);
});

test("REG-INVIS-03 REG-FLY-01 who is invisible or flies is never blocked", () => {
  for (const quality of ["invisible", "flying"] as const) {
    const { play, events } = scene(
      ".Sr",
      { S: "svein", r: "rat" },
      {
        prepare(state) {
          state.effects.push({
            on: "svein",
            source: "test",
            what: { kind: "is", quality },
            until: { kind: "game" },
          });
          arm(state, "svein");
        },
      },
    ).rolling();
    play("walk:0,0");
    expect(events("tested")).toEqual([]);
  }
});
