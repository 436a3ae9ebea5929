import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { arm, face, scene } from "../testing/index.ts";
import { forOneTurn, spend, takesEffect } from "./limits.ts";

const party = { S: "svein", A: "aude", v: "revenant" };

test("REG-TURN-01 REG-RULING-01 PJ turn and MJ turn alternate; both are one round", () => {
  const { play, events, question } = scene("S...v", { S: "svein", v: "revenant" }).rolling();
  play("end");
  expect(question("act").about.who).toBe("revenant-1");
  play("end", "end");
  expect(events("turn").map(({ side, round }) => [side, round])).toEqual([
    ["heroes", 1],
    ["mj", 1],
    ["heroes", 2],
    ["mj", 2],
  ]);
});

test("REG-TURN-02 REG-CHAR-11 the highest Charisma leads", () => {
  const { match, events } = scene("SA..v", party).rolling();
  expect(match.state.leader).toBe("aude");
  expect(events("leader")).toMatchObject([{ rule: "REG-TURN-02", who: "aude" }]);
});

test("REG-TURN-03 REG-RULING-14 among several the MJ names the leader", () => {
  const { question, play, match } = scene("GO..v", { G: "liutgarde", O: "ozanne", v: "revenant" }).rolling();
  expect(question("leader")).toMatchObject({
    seats: ["mj"],
    options: [{ id: "liutgarde" }, { id: "ozanne" }],
  });
  play("ozanne");
  expect(match.state.leader).toBe("ozanne");
});

test("REG-RULING-14 a dead leader is replaced by the same rule", () => {
  const { match } = scene("SA..v", party, {
    prepare(state) {
      state.leader = "aude";
      characterOf(state, "aude").gone = "dead";
    },
  }).rolling();
  expect(match.state.leader).toBe("svein");
});

test("REG-TURN-04 REG-TURN-08 REG-RULING-15 the leader sets the order anew in every turn, and they act in it", () => {
  const { question, pick, play } = scene("SA..v", party).rolling();
  expect(question("order")).toMatchObject({ seats: ["aude"], min: 2, max: 2 });
  pick(["aude", "svein"]);
  expect(question("act").seats).toEqual(["aude"]);
  play("end");
  expect(question("act").seats).toEqual(["svein"]);
  play("end", "end");
  // The order of the turn before is offered first.
  expect(question("order").options.map(({ id }) => id)).toEqual(["aude", "svein"]);
});

test("REG-RULING-15 with only one of them nobody is asked", () => {
  expect(scene("S", { S: "svein" }).rolling().asking().prompt).toBe("act");
});

test("REG-TURN-09 REG-RULING-16 allies act in the PJ turn, for the player who gained them", () => {
  const { pick, question } = scene(
    "S..v",
    { S: "svein", v: "revenant" },
    {
      prepare(state) {
        const ally = characterOf(state, "revenant-1");
        ally.side = "heroes";
        ally.seat = "svein";
      },
    },
  ).rolling();
  pick(["revenant-1", "svein"]);
  expect(question("act")).toMatchObject({ seats: ["svein"], about: { who: "revenant-1" } });
});

test("REG-TURN-10 REG-FOE-01 REG-MASTER-01 the MJ acts with its characters in any order it likes", () => {
  const { play, question } = scene("S..vo", { S: "svein", v: "revenant", o: "ogre" }).rolling();
  play("end");
  expect(question("next")).toMatchObject({
    seats: ["mj"],
    options: [{ id: "revenant-1" }, { id: "ogre-1" }, { id: "end-turn" }],
  });
  play("ogre-1", "end");
  expect(question("act").about.who).toBe("revenant-1");
});

test("REG-CHAR-09 REG-RULING-03 P.Action are refilled to the level at the start of the side's turn", () => {
  const { play, who, question } = scene("S....v", { S: "svein", v: "revenant" }).rolling();
  play("walk:1,0", "end", "end");
  expect(question("act").about.who).toBe("svein");
  expect(who("svein").actions).toBe(4);
});

test("REG-RULING-01 what is used once per turn holds for the whole round", () => {
  const { play, match } = scene("S....v", { S: "svein", v: "revenant" }).rolling();
  spend(match.state, "search:0,0");
  play("end");
  expect(match.state.spent).toEqual({ "search:0,0": 1 });
  play("end");
  expect(match.state.spent).toEqual({});
});

test("REG-RULING-01 for one turn lasts until the next turn of the side in whose turn it began", () => {
  const strong = (state: State) =>
    takesEffect(
      state,
      "svein",
      "potion",
      { kind: "level", of: "force", by: 2 },
      { kind: "turn", side: "heroes", round: 2 },
    );
  const { play, match, game } = levels(strong);
  const force = () => game.view(match.state, "audience").characters[0]?.levels.force;
  expect(force()).toBe(7);
  play("end");
  expect(force()).toBe(7);
  play("end");
  expect(force()).toBe(5);
});

function levels(prepare: (state: State) => void) {
  const { game, rolling } = scene("S....v", { S: "svein", v: "revenant" }, { prepare });
  return { game, ...rolling() };
}

test("REG-RULING-01 an extra turn ends no duration and resets no limit (REG-VERDICT-14)", () => {
  const { play, match, game, events } = levels((state) => {
    takesEffect(
      state,
      "svein",
      "potion",
      { kind: "level", of: "force", by: 2 },
      { kind: "turn", side: "heroes", round: 2 },
    );
    state.extra = ["heroes"];
  });
  spend(match.state, "speech");
  play("end");
  expect(events("turn").at(-1)).toMatchObject({ side: "heroes", round: 1, isExtra: true });
  expect(game.view(match.state, "audience").characters[0]?.levels.force).toBe(7);
  expect(match.state.spent).toEqual({ speech: 1 });
  play("end");
  expect(events("turn").at(-1)).toMatchObject({ side: "mj", round: 1, isExtra: false });
});

test("REG-RULING-01 what began in the opposing turn lasts until the next opposing turn", () => {
  expect(forOneTurn({ turn: { ...levels(() => {}).match.state.turn, side: "mj" }, round: 3 })).toEqual({
    kind: "turn",
    side: "mj",
    round: 4,
  });
});

test("REG-RULING-03 fewer P.Action in the next turn are taken off when they are refilled, once", () => {
  const { play, who } = levels((state) =>
    takesEffect(state, "revenant-1", "frost", { kind: "actions", by: -1 }, { kind: "game" }),
  );
  play("end");
  expect(who("revenant-1").actions).toBe(3);
  play("end", "end");
  expect(who("revenant-1").actions).toBe(4);
});

test("REG-RULING-84 an extra turn is no deadline", () => {
  const { pick, play, who } = scene("SA..v", party, {
    prepare(state) {
      state.round = 1;
      state.extra = ["heroes"];
      const svein = characterOf(state, "svein");
      svein.pv = [-2];
      svein.states.ground = 1;
      arm(state, "aude");
    },
  }).rolling();
  pick(["aude", "svein"]);
  play("end");
  expect(who("svein").gone).toBeUndefined();
  pick(["aude", "svein"]);
  play("end");
  expect(who("svein").gone).toBe("dead");
});

test("REG-RULING-78 who loses a turn is passed over in it, but still blocks", () => {
  const { play, question, events } = scene(
    ".Sv",
    { S: "svein", v: "revenant" },
    {
      prepare(state) {
        characterOf(state, "revenant-1").states.lost = 1;
      },
    },
  ).rolling(face(4, 1), 0);
  play("walk:0,0");
  expect(events("tested")).toHaveLength(1);
  play("end");
  expect(question("act").about.who).toBe("svein");
  play("end");
  expect(question("act").about.who).toBe("revenant-1");
});
