import { expect, test } from "vitest";
import { characterOf } from "../../../characters.ts";
import { asDrawn } from "../../../grid/zone.ts";
import { addElement } from "../../../rules/elements.ts";
import { musterProfile } from "../../../rules/muster.ts";
import type { State } from "../../../state.ts";
import { doorTo } from "../../../testing/door-to.ts";
import { arm, face, scene } from "../../../testing/index.ts";
import { makeThing } from "../../../things.ts";
import { leavesOf } from "../../../words/leaves/leaves.ts";

/** Aude stands before the door of the middle cell. */
const beforeTheCell = (state: State) => {
  state.zones = [
    { card: "entrance-hall", ...asDrawn, x: 40, y: 40 },
    { card: "dungeon-cells", ...asDrawn },
  ];
  Object.assign(characterOf(state, "aude"), { x: 3, y: 3 });
  addElement(state, "prison-door", { x: 3, y: 2 }, 1);
};

test("REG-SIDE-01 REG-PROFILE-05 REG-VERDICT-83 the middle cell holds the prisoner, an unarmed ally of whoever opens it", () => {
  const options = { side: "prisoner" } as const;
  const { play, who, events } = scene("A", { A: "aude" }, { options, prepare: beforeTheCell }).rolling();
  play("open:3,2");
  expect(who("prisoner-1")).toMatchObject({
    side: "heroes",
    seat: "aude",
    pv: [10],
    isUnarmed: true,
    actions: 0,
  });
  expect(events("cell-opened")).toMatchObject([{ holds: "prisoner", rule: "REG-SIDE-01" }]);
});

test("REG-PROFILE-05 what is read of the prisoner is what he strikes with: bare hands until he comes armed", () => {
  const damage = (isUnarmed: boolean) => {
    const { state, game } = scene("A", { A: "aude" }, { options: { side: "prisoner" } });
    const ally = musterProfile(state, "prisoner", { x: 0, y: 0 }, { side: "heroes", seat: "aude" });
    if (isUnarmed) ally.isUnarmed = true;
    const leaf = leavesOf(game.view(state, "aude")).find(({ name }) => name.fr === "Prisonnier");
    return leaf?.lines[0]?.en.match(/damage ([^,]+)/)?.[1];
  };
  expect([damage(true), damage(false)]).toEqual(["1D", "Fu+1D"]);
});

test("REG-SIDE-01 done when he stands on the entrance of the first zone, which he then leaves", () => {
  const { pick, play, who, match } = scene(
    ".pA",
    { p: "rat", A: "aude" },
    {
      options: { side: "prisoner" },
      prepare(state) {
        const [first] = state.characters;
        if (first !== undefined)
          state.characters[0] = {
            ...first,
            id: "prisoner-1",
            card: "prisoner",
            side: "heroes",
            seat: "aude",
            pv: [10],
            isUnarmed: true,
          };
      },
    },
  ).rolling();
  pick(["prisoner-1", "aude"]);
  play("walk:0,0");
  expect(who("prisoner-1").gone).toBe("left");
  expect(match.state.tally.isSideDone).toBe(true);
});

test("REG-SIDE-02 the chapel holds a chest for certain, never locked, with the relic in it", () => {
  const options = { side: "relics" } as const;
  const prepare = (state: State) => doorTo(state, "underground-chapel", { x: 1, y: 0 });
  const played = scene("S.", { S: "svein" }, { options, prepare }).rolling(...Array(7).fill(0));
  played.play("walk:1,0", "open:2,0");
  expect(played.question("lay-out").pieces.map(({ kind }) => kind)).toEqual(["statue", "chest"]);
  played.place();
  expect(played.match.state.things.find(({ card }) => card === "relic")?.at.kind).toBe("inside");
});

test("REG-SIDE-02 REG-XP-04 done if the relic is carried when the main quest is won, and nobody has searched the statue", () => {
  for (const searched of [undefined, true] as const) {
    const played = scene(
      "S.",
      { S: "svein" },
      {
        options: { side: "relics" },
        prepare(state) {
          state.zones.push({ card: "underground-chapel", ...asDrawn, x: 40, y: 40 });
          addElement(state, "statue", { x: 45, y: 42 }, 1, searched ? { searched } : {});
          const chest = addElement(state, "chest", { x: 0, y: 1 }, 1);
          makeThing(state, "relic", { kind: "carried", by: "svein" });
          makeThing(state, "relic", { kind: "inside", element: chest.id });
          addElement(state, "well", { x: 1, y: 0 }, 0);
        },
      },
    ).rolling(face(5, 1), 0);
    played.play("handle-lid:1,0");
    expect(played.match.state.tally.isSideDone).toBe(searched ? undefined : true);
    expect(played.match.state.ended?.score).toBe(0);
    const earned = played.match.told.filter(({ event }) => event.type === "earned");
    expect(earned.map(({ event }) => event.rule)).toEqual(searched ? [] : ["REG-SIDE-02"]);
    expect(played.who("svein").hero).toMatchObject(searched ? { xp: 50, ecus: 150 } : { xp: 70, ecus: 300 });
  }
});

test("REG-SIDE-02 a chest with something inside is not rolled for", () => {
  const { play, match } = scene(
    "S.",
    { S: "svein" },
    {
      options: { side: "relics" },
      prepare(state) {
        const chest = addElement(state, "chest", { x: 1, y: 0 }, 0);
        makeThing(state, "relic", { kind: "inside", element: chest.id });
      },
    },
  ).rolling();
  play("open:1,0", "take");
  expect(match.state.things.find(({ card }) => card === "relic")?.at).toEqual({
    kind: "carried",
    by: "svein",
  });
});

test("REG-SIDE-03 spiders take the place of the encounter roll in the crypt", () => {
  const options = { side: "nest" } as const;
  const prepare = (state: State) => doorTo(state, "crypt", { x: 1, y: 0 });
  const played = scene("S.", { S: "svein" }, { options, prepare }).rolling(...Array(6).fill(0), 2, 0, 0, 0);
  played.play("walk:1,0", "open:2,0");
  expect(played.question("lay-out").pieces.filter(({ kind }) => kind === "spider")).toHaveLength(2);
  played.place();
  expect(played.match.state.tally.nest).toEqual(["spider-1", "spider-2"]);
});

test("REG-SIDE-03 done when none of them is left: one treasure of the catacombs", () => {
  const { play, match, asking } = scene(
    "As",
    { A: "aude", s: "spider" },
    {
      options: { side: "nest" },
      prepare(state) {
        arm(state, "aude", "sword");
        characterOf(state, "spider-1").pv = [1];
        state.tally.nest = ["spider-1"];
      },
    },
  ).rolling(face(5, 2), 5, 0, 0, 0, 0);
  play("strike:spider-1");
  expect(asking().prompt).toBe("take-find");
  expect(match.state.tally.isSideDone).toBe(true);
});

test("REG-SIDE-03 REG-RULING-98 spiders that lurk in the crypt besides are none of the nest", () => {
  const options = { side: "nest" } as const;
  const prepare = (state: State) => {
    doorTo(state, "crypt", { x: 1, y: 0 });
    state.unforeseen.waiting = [{ card: "spider", count: 1 }];
  };
  const played = scene("S.", { S: "svein" }, { options, prepare }).rolling(
    ...Array(6).fill(0),
    2,
    ...Array(4).fill(0),
  );
  played.play("walk:1,0", "open:2,0");
  played.place();
  expect(played.question("act").about.who).toBe("spider-3");
  expect(played.match.state.tally.nest).toEqual(["spider-1", "spider-2"]);
});

test("REG-SIDE-03 REG-VERDICT-51 without an answer of the leader the treasure of the nest is the killer's", () => {
  const played = scene(
    "Ss\nA.",
    { S: "svein", A: "aude", s: "spider" },
    {
      options: { side: "nest" },
      prepare(state) {
        characterOf(state, "spider-1").pv = [1];
        state.tally.nest = ["spider-1"];
      },
    },
  ).rolling(face(6, 3), 5, 5);
  played.pick(["svein", "aude"]);
  played.play("strike:spider-1");
  expect(played.question("heir").about).toEqual({ who: "aude", usual: "svein" });
});

test("REG-SIDE-01 one who was freed in the quest before is armed, and nobody to be brought home", () => {
  const { pick, play, who, match } = scene(
    ".A",
    { A: "aude" },
    {
      options: { side: "prisoner" },
      prepare: (state) =>
        void musterProfile(state, "prisoner", { x: 1, y: 1 }, { side: "heroes", seat: "aude" }),
    },
  ).rolling();
  Object.assign(who("prisoner-1"), { x: 1, y: 0 });
  Object.assign(who("aude"), { x: 5, y: 5 });
  pick(["prisoner-1", "aude"]);
  play("walk:0,0");
  expect(who("prisoner-1").gone).toBeUndefined();
  expect(match.state.tally.isSideDone).toBeUndefined();
});
