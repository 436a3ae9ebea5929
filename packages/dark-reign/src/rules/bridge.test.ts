import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { PlayLevel } from "../kinds.ts";
import type { State } from "../state.ts";
import { played } from "../testing/enumerate.ts";
import { face, put, scene } from "../testing/index.ts";
import { arrives } from "./arrive.ts";

/** A bridge of two squares between two banks, over what lies below at this level. */
const crossing = (level: PlayLevel = "novice") =>
  scene(
    `
    LLLLLL
    .SBB..
    LLLLLL`,
    { S: "svein" },
    { options: { level } },
  );

const agile = 4;

test("REG-BRIDGE-01 REG-BRIDGE-04 REG-VERDICT-28 a crossing is tested once, by Agility, and passed without trouble", () => {
  const { play, at, events } = crossing().rolling(face(agile, 1), 0);
  play("walk:2,1", "walk:3,1", "walk:4,1");
  expect(events("tested")).toMatchObject([{ of: "agility", difficulty: 0, passed: true }]);
  expect(at("svein")).toEqual([4, 1]);
});

test("REG-BRIDGE-02 who starts its turn on a bridge is tested", () => {
  const { play, events } = crossing().rolling(face(agile, 1), 0, face(agile, 1), 0);
  play("walk:2,1", "end");
  expect(events("tested")).toHaveLength(2);
});

test.each([2, 3, 4, 5])(
  "REG-BRIDGE-05 REG-BRIDGE-08 a failed test and a %i on the table: it passes",
  (roll) => {
    const { play, at, events, who } = crossing().rolling(face(agile, "X"), 0, roll);
    play("walk:2,1", "no");
    expect(events("sways")).toMatchObject([{ ends: "over", rule: "REG-BRIDGE-08" }]);
    expect(at("svein")).toEqual([2, 1]);
    expect(who("svein").actions).toBe(3);
  },
);

test("REG-BRIDGE-07 a 1: it falls down on the bridge, and its turn is over", () => {
  const { play, at, match, events } = crossing().rolling(face(agile, "X"), 0, 1, face(agile, 1), 0);
  play("walk:2,1", "no", "no");
  expect(events("sways")).toMatchObject([{ ends: "down" }]);
  expect(at("svein")).toEqual([2, 1]);
  expect(match.state.round).toBe(2);
});

test("REG-BRIDGE-03 REG-VERDICT-28 a run fails without test, once for each run", () => {
  const { play, events, at } = crossing().rolling(2, 2);
  play("run:2,1", "3,1");
  expect(events("tested")).toEqual([]);
  expect(events("sways")).toHaveLength(1);
  play("run:4,1", "5,1");
  expect(at("svein")).toEqual([5, 1]);
  play("run:4,1", "3,1");
  expect(events("sways")).toHaveLength(2);
});

test("REG-BRIDGE-06 REG-BRIDGE-10 REG-VERDICT-28 a 0 over water: 1D PV lost, and ashore on the nearest bank", () => {
  const { play, at, who, match } = crossing().rolling(face(agile, "X"), 0, 0, 4);
  play("walk:2,1", "no", "no");
  expect(who("svein").pv).toEqual([24]);
  expect(at("svein")).toEqual([1, 1]);
  expect(match.state.round).toBe(2);
});

test("REG-BRIDGE-09 REG-LAVA-01 a 0 over lava: dead, with all that was carried", () => {
  const { play, who, match } = crossing("hero").rolling(face(agile, "X"), 0, 0);
  play("walk:2,1", "no", "no", "no");
  expect(who("svein").gone).toBe("dead");
  expect(match.state.things.every(({ at }) => at.kind === "gone")).toBe(true);
});

test("REG-RULING-13 a destiny point undoes the lava: it stands on the nearest bank", () => {
  const { play, who, at } = crossing("hero").rolling(face(agile, "X"), 0, 0);
  play("walk:2,1", "no", "no", "yes");
  expect(who("svein")).toMatchObject({ pv: [28] });
  expect(who("svein").gone).toBeUndefined();
  expect(at("svein")).toEqual([1, 1]);
});

test("REG-RULING-12 destiny throws the bridge table again", () => {
  const { play, events } = crossing().rolling(face(agile, "X"), 0, 0, 5);
  play("walk:2,1", "no", "yes");
  expect(events("sways")).toMatchObject([{ ends: "over" }]);
});

/** Somebody is moved onto a square in this way. */
function moved(
  level: PlayLevel,
  to: readonly [number, number],
  how: "shoved" | "tumble",
  rolls: readonly number[],
) {
  const { state } = crossing(level);
  const who = characterOf(state, "svein");
  played(
    state,
    (table) => arrives(table, who, { x: to[0], y: to[1] }, how, "REG-RULING-72"),
    () => "no",
    rolls,
    state,
  );
  return who;
}

test("REG-RULING-72 REG-VERDICT-74 shoved into water: 1D and ashore; into lava: dead at once", () => {
  expect(moved("novice", [2, 0], "shoved", [3])).toMatchObject({ pv: [25], y: 1 });
  expect(moved("hero", [2, 0], "shoved", [])).toMatchObject({ gone: "dead" });
});

test("REG-RULING-74 tumbling into water: 1D and back to where the jump began", () => {
  expect(moved("novice", [2, 0], "tumble", [3])).toMatchObject({ pv: [25], x: 1, y: 1 });
});

test("REG-PORTAL-01 REG-VERDICT-29 who enters a portal stands on the other one", () => {
  const { play, at } = scene(
    "S.#.",
    { S: "svein" },
    {
      prepare(state) {
        put("portal", 1, 0)(state);
        put("portal", 3, 0)(state);
      },
    },
  ).rolling();
  play("walk:1,0");
  expect(at("svein")).toEqual([3, 0]);
});

/** Aude holds the first square of a bridge, Svein stands before it. */
const heldByAlly = () =>
  scene(
    `
    LLLLLL
    ASBB..
    LLLLLL`,
    { S: "svein", A: "aude" },
    { prepare: (state) => void Object.assign(characterOf(state, "aude"), { x: 2, y: 1 }) },
  );

/** She starts her turn there, and keeps her balance. */
const steady = [face(3, 1), 0];

test("REG-VERDICT-28 REG-MOVE-07 who falls down on a bridge square that an ally holds stays on the one before", () => {
  const { pick, play, at, events, match } = heldByAlly().rolling(...steady, face(agile, "X"), 0, 1);
  pick(["svein", "aude"]);
  play("pass:2,1>3,1", "no", "no");
  expect(events("sways")).toMatchObject([{ ends: "down" }]);
  expect(at("svein")).toEqual([1, 1]);
  expect(match.state.turn.done).toEqual(["svein"]);
});

test("REG-VERDICT-28 REG-BRIDGE-06 who falls off there lands ashore, and who passes is tested once", () => {
  const off = heldByAlly().rolling(...steady, face(agile, "X"), 0, 0, 1);
  off.pick(["svein", "aude"]);
  off.play("pass:2,1>3,1", "no", "no");
  expect(off.events("into-water")).toHaveLength(1);
  expect(off.at("svein")).toEqual([1, 1]);
  const over = heldByAlly().rolling(...steady, face(agile, 1), 0);
  over.pick(["svein", "aude"]);
  over.play("pass:2,1>3,1");
  expect(over.at("svein")).toEqual([3, 1]);
  expect(over.events("tested").filter(({ who }) => who === "svein")).toHaveLength(1);
});

test("REG-BRIDGE-02 REG-BRIDGE-07 whose turn a bridge ended at its start does not act in it, whatever P.Action somebody gives it", () => {
  const cast = { S: "svein", A: "aude" };
  const prepare = (state: State) => {
    const svein = characterOf(state, "svein");
    svein.x = 2;
    Object.assign(svein.hero ?? {}, { destiny: 0 });
  };
  const drawing = `
    LLLLLL
    ASBB..
    LLLLLL`;
  const { pick, play, events, who } = scene(drawing, cast, { prepare }).rolling(
    face(agile, "X"),
    0,
    1,
    face(5, 2),
    5,
    face(agile, 1),
    0,
  );
  pick(["aude", "svein"]);
  play("speak:bravery");
  expect(who("svein").actions).toBe(1);
  play("end");
  expect(events("activated").map((one) => one.who)).toEqual(["aude"]);
  // The next turn is its own again.
  pick(["svein", "aude"]);
  expect(events("activated").at(-1)?.who).toBe("svein");
});
