import { expect, test } from "vitest";
import { face, hall, inZone, nothing, pack, put } from "../testing/index.ts";
import { viewOf } from "../view-of.ts";
import { musterProfile } from "./muster.ts";

/** Svein below the secret door of the rotunda. */
const rotunda = (pile: readonly string[]) =>
  inZone(
    "rotunda",
    { svein: [3, 0] },
    {
      piles: { "secret-door@3,-1": pile, "door@-1,3": [], "door@7,3": [] },
      prepare: put("secret-door", 3, -1, { hidden: true }),
    },
  );

test("REG-SECRET-01 a secret door is wall to the heroes until it is found", () => {
  const { match, options } = rotunda(["dark-bend"]).rolling();
  const squares = (seat: string) =>
    viewOf(match.state, seat).zones[0]?.squares.map(({ x, y }) => `${x},${y}`);
  expect(squares("svein")).not.toContain("3,-1");
  expect(squares("mj")).toContain("3,-1");
  expect(options().filter((id) => id.includes("3,-1"))).toEqual([]);
});

test("REG-SECRET-02 REG-SECRET-03 REG-RULING-52 a search beside it finds it, and finding is opening", () => {
  const { play, place, match, who } = rotunda(["dark-bend"]).rolling(2, 2, ...nothing(5));
  play("search:2,0", "no");
  place();
  expect(match.state.zones.map(({ card }) => card)).toEqual(["rotunda", "dark-bend"]);
  expect(match.state.elements.find(({ kind }) => kind === "secret-door")).toMatchObject({
    open: true,
    leads: 1,
  });
  expect(who("svein").actions).toBe(3);
});

test("REG-SECRET-04 a secret door that its roll put there counts as one more exit", () => {
  // Encounter 3, chest 4, statue 4, corpse 5, hole 4, secret door 5.
  const { play, match, place } = hall(["rotunda", "a", "b", "c"]).rolling(0, 0, 0, 0, 0, 5);
  play("open:6,2");
  const piles = match.state.elements.filter(({ zone }) => zone === 1).map(({ id }) => match.state.piles[id]);
  expect(piles).toEqual([["c"], ["b"], ["a"]]);
  place();
});

test("REG-VERDICT-31 when only what is hidden is left, all are told that something is, not where", () => {
  const { play, events } = inZone(
    "rotunda",
    { svein: [0, 3] },
    {
      piles: { "secret-door@3,-1": ["dead-end"] },
      prepare(state) {
        put("secret-door", 3, -1, { hidden: true })(state);
        Object.assign(state.elements[1] ?? {}, { blocked: "for-now" });
      },
    },
  ).rolling();
  play("open:-1,3");
  expect(events("something-hidden")).toEqual([{ type: "something-hidden", rule: "REG-VERDICT-31" }]);
});

const cells = (...rolls: readonly number[]) =>
  inZone(
    "dungeon-cells",
    { svein: [3, 3] },
    {
      prepare(state) {
        for (const door of state.elements) if (door.kind === "prison-door") delete door.lock;
      },
    },
  ).rolling(...rolls);

test("REG-CELL-01 REG-RULING-57 cells are closed by locked prison doors, known to be so from the start", () => {
  const { match, options } = inZone("dungeon-cells", { svein: [3, 3] }).rolling();
  const doors = match.state.elements.filter(({ kind }) => kind === "prison-door");
  expect(doors.map(({ x, y, lock }) => [x, y, lock])).toEqual([
    [0, 2, "known"],
    [3, 2, "known"],
    [6, 2, "known"],
  ]);
  expect(options()).toContain("pick-lock:3,2");
});

test.each([
  [0, "nothing", 0],
  [2, "nothing", 0],
  [3, "corpse", 0],
  [4, "chest", 0],
  [5, "prisoner", 50],
])("REG-CELL-02 REG-VERDICT-30 REG-VERDICT-83 a %i when a cell is opened: %s", (roll, holds, ecus) => {
  const { play, events, match } = cells(roll);
  play("open:3,2");
  expect(events("cell-opened")).toMatchObject([{ holds }]);
  expect(match.state.purse).toBe(ecus);
  const inside = match.state.elements.filter(({ kind }) => kind === holds);
  expect(inside.map(({ y }) => y)).toEqual(holds === "corpse" || holds === "chest" ? [0] : []);
});

test("REG-VERDICT-83 nobody sees, aims or teleports into a cell that nobody has opened", () => {
  const squares = (isOpen: boolean) => {
    const { play, options } = inZone(
      "dungeon-cells",
      { svein: [3, 3] },
      {
        prepare(state) {
          pack(state, "svein", "scroll-of-teleportation");
          for (const door of state.elements)
            if (door.kind === "prison-door" && isOpen) Object.assign(door, { open: true, searched: true });
        },
      },
    ).rolling();
    play(options().find((id) => id.startsWith("use:")) ?? "");
    return options();
  };
  const [shut, open] = [squares(false), squares(true)];
  expect(open).toContain("3,1");
  expect(shut).toEqual(open.filter((id) => id === "stay" || Number(id.split(",")[1]) > 2));
});

test("REG-STATUE-01 the undead do not enter a zone with a blessed statue, and are told why", () => {
  const { play, submit, place } = inZone(
    "dark-bend",
    { svein: [4, 0] },
    {
      piles: { "passage@6,0": ["underground-chapel"] },
      prepare: (state) => musterProfile(state, "revenant", { x: 6, y: 0 }),
    },
  ).rolling(face(4, 1), 1, 0, 5, 0, 0, 0, 0, 0);
  play("walk:5,0");
  place();
  play("end");
  expect(submit({ kind: "choose", option: "walk:7,0" })).toMatchObject({ rule: "REG-STATUE-01" });
});

test("REG-VERDICT-32 in a holy place an encounter of undead is rolled again once, then nobody comes", () => {
  // Chapel: encounter 5, statue 0, chest 4, library 4, table 4, tomb 3; revenants by the table, twice.
  const { play, place, match } = hall(["underground-chapel"]).rolling(5, 5, 0, 0, 0, 0, 5, 5, 0);
  play("open:6,2");
  place();
  expect(match.state.characters.filter(({ side }) => side === "mj")).toEqual([]);
});

test("REG-AMBUSH-01 REG-AMBUSH-02 REG-AMBUSH-03 REG-RULING-98 a kept encounter comes with the next zone and acts at once", () => {
  const { play, place, question, match, events } = inZone(
    "entrance-hall",
    { svein: [5, 2] },
    {
      piles: { "door@6,2": ["dark-bend"] },
      prepare(state) {
        state.unforeseen.waiting = [{ card: "spider", count: 1 }];
      },
    },
  ).rolling(...nothing(5), 0);
  play("open:6,2");
  place();
  expect(events("ambush")).toMatchObject([{ who: ["spider-1"] }]);
  expect(question("act").about.who).toBe("spider-1");
  play("end");
  expect(question("act").about).toMatchObject({ who: "svein", actions: 3 });
  expect(match.state.unforeseen.waiting).toEqual([]);
});

test("REG-EVENT-03 REG-AMBUSH-02 lying in wait puts the zone's own encounter in ambush; an empty zone does not use it up", () => {
  const lying = (...rolls: readonly number[]) =>
    inZone(
      "entrance-hall",
      { svein: [5, 2] },
      {
        piles: { "door@6,2": ["dark-bend"] },
        prepare(state) {
          state.unforeseen.liesInWait = true;
        },
      },
    ).rolling(...rolls);
  const empty = lying(...nothing(5));
  empty.play("open:6,2");
  empty.place();
  expect(empty.match.state.unforeseen.liesInWait).toBe(true);
  const met = lying(4, 0, 0, 0, 0, 0, 0, 0);
  met.play("open:6,2");
  met.place();
  expect(met.question("act").about.who).toBe("spider-1");
  expect(met.match.state.unforeseen.liesInWait).toBe(false);
});

test("REG-SEARCH-02 who stands in an open door searches its own square; a closed one is none to search", () => {
  const open = inZone(
    "entrance-hall",
    { svein: [6, 2] },
    { prepare: (state) => void Object.assign(state.elements[0] ?? {}, { open: true, leads: 0 }) },
  ).rolling();
  expect(open.options()).toEqual(expect.arrayContaining(["search:6,2", "search:5,2"]));
  expect(hall([]).rolling().options()).not.toContain("search:6,2");
});
