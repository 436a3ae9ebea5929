import { expect, test } from "vitest";
import { inZone, put } from "../testing/index.ts";
import { viewOf } from "../view-of.ts";
import { musterProfile } from "./muster.ts";

const nothing = (lines: number): readonly number[] => Array.from({ length: lines }, () => 0);

/** Svein before the closed door of the entrance hall, with these cards behind it. */
const hall = (pile: readonly string[]) =>
  inZone("entrance-hall", { svein: [5, 2] }, { piles: { "door@6,2": pile } });

test("REG-DRAW-01 REG-DRAW-02 REG-DRAW-03 REG-DRAW-09 the MJ draws the next card, rolls its content and lays it out", () => {
  // The bend: encounter 4, barrel 4, corpse 3, hole 4, spikes 3.
  const { play, question, place, match } = hall(["dark-bend"]).rolling(0, 4, 0, 0, 0, 0);
  play("open:6,2");
  const asked = question("lay-out");
  expect(asked.seats).toEqual(["mj"]);
  expect(asked.rule).toBe("REG-DRAW-03");
  expect(asked.pieces.map(({ kind }) => kind)).toEqual(["barrel"]);
  place();
  expect(match.state.elements.filter(({ zone }) => zone === 1).map(({ kind }) => kind)).toEqual([
    "passage",
    "barrel",
  ]);
});

test("REG-VERDICT-42 REG-VERDICT-82 a human MJ chooses among the legal squares, and is told why others are none", () => {
  const { play, question, submit, match } = hall(["dark-bend"]).rolling(0, 4, 0, 0, 0, 0);
  play("open:6,2");
  const [piece] = question("lay-out").pieces;
  const spots = (piece?.zone ?? []).map(({ x, y }) => ({ piece: piece?.piece, x, y }));
  expect(submit({ kind: "place", spots: [{ piece: piece?.piece, x: 0, y: 0 }] })).toMatchObject({
    code: "outside-zone",
  });
  expect(submit({ kind: "place", spots: spots.slice(-1) })).toBeUndefined();
  expect(match.state.elements.at(-1)).toMatchObject({
    kind: "barrel",
    x: spots.at(-1)?.x,
    y: spots.at(-1)?.y,
  });
});

test("REG-DRAW-03 REG-VERDICT-47 the MJ is asked even where there is nothing, so that the question tells nothing", () => {
  const { play, question, place } = hall(["dark-bend"]).rolling(...nothing(5));
  play("open:6,2");
  expect(question("lay-out").pieces).toEqual([]);
  place();
  expect(question("act").about.who).toBe("svein");
});

test("REG-DRAW-05 REG-DECK-08 the heroes see a zone by its drawing, never by its card, and nobody sees a pile", () => {
  const { match } = hall(["dark-bend", "crypt"]).rolling();
  for (const seat of ["svein", "audience", "mj"]) {
    const seen = JSON.stringify(viewOf(match.state, seat));
    expect(seen).not.toContain("entrance-hall");
    expect(seen).not.toContain("dark-bend");
    expect(seen).not.toContain("crypt");
  }
});

test("REG-GEN-03 REG-GEN-04 REG-MEET-01 REG-MEET-02 REG-FOE-09 an encounter is a roll on the table of the quest", () => {
  // Encounter of the bend; then spiders by the table, 1D3 of them, and a square for each.
  const { play, place, match } = hall(["dark-bend"]).rolling(4, 0, 0, 0, 0, 0, 2, 0, 0);
  play("open:6,2");
  place();
  expect(match.state.characters.filter(({ side }) => side === "mj").map(({ id }) => id)).toEqual([
    "spider-1",
    "spider-2",
  ]);
});

test("REG-VERDICT-25 a zone behind an open exit is discovered by entering the exit square", () => {
  const { play, place, match } = inZone(
    "dark-bend",
    { svein: [4, 0] },
    {
      piles: { "passage@6,0": ["corridor-of-bones"] },
    },
  ).rolling(...nothing(6));
  play("walk:5,0");
  expect(match.state.zones).toHaveLength(2);
  place();
});

test("REG-VERDICT-25 MJ characters do not pass an open exit to the unknown, and are told why", () => {
  const { play, submit, options } = inZone(
    "dark-bend",
    { svein: [0, 5] },
    {
      prepare: (state) => musterProfile(state, "spider", { x: 5, y: 0 }),
    },
  ).rolling();
  play("end");
  expect(options()).not.toContain("walk:6,0");
  expect(submit({ kind: "choose", option: "walk:6,0" })).toMatchObject({ rule: "REG-VERDICT-25" });
});

test("REG-VERDICT-37 an exit without cards is shown as blocked when somebody tries it", () => {
  const { play, match, rules, options } = hall([]).rolling();
  play("open:6,2");
  expect(rules()).toContain("REG-VERDICT-37");
  expect(match.state.elements[0]).toMatchObject({ blocked: "for-now" });
  expect(options().filter((id) => id.includes("6,2"))).toEqual([]);
});

test("REG-SPLIT-01 REG-SPLIT-02 REG-VERDICT-37 the pile is dealt from the bottom over the exits of the new zone", () => {
  const { play, match, place } = hall(["great-nave", "a", "b", "c"]).rolling(...nothing(8));
  play("open:6,2");
  place();
  const piles = match.state.elements.filter(({ zone }) => zone === 1).map(({ id }) => match.state.piles[id]);
  expect(piles).toEqual([["a", "c"], ["b"]]);
});

test("REG-SPLIT-03 REG-VERDICT-38 the rest of a dead end goes to the exits that are left; a blocked one is free again", () => {
  const { play, match, place, rules } = inZone(
    "entrance-hall",
    { svein: [5, 2] },
    {
      piles: { "door@6,2": ["crypt", "dark-bend"], "door@3,-1": [] },
      prepare: (state) => Object.assign(state.elements[1] ?? {}, { open: true, blocked: "for-now" }),
    },
  ).rolling(...nothing(8));
  play("open:6,2");
  expect(rules()).toContain("REG-VERDICT-37");
  expect(match.state.piles["door@3,-1"]).toEqual(["dark-bend"]);
  expect(match.state.elements[1]?.blocked).toBeUndefined();
  place();
});

test("REG-SPLIT-04 REG-VERDICT-39 without any exit the MJ adds an open passage", () => {
  const { play, question, match, place } = inZone(
    "corridor-of-bones",
    { svein: [11, 0] },
    {
      piles: { "door@12,0": ["crypt", "dead-end"] },
    },
  ).rolling(...nothing(8));
  play("open:12,0");
  const [first] = question("added-exit").options;
  play(first?.id ?? "");
  const passage = match.state.elements.find(({ kind }) => kind === "passage");
  expect(passage).toMatchObject({ zone: 1, x: first?.square.x, y: first?.square.y });
  expect(match.state.piles[passage?.id ?? ""]).toEqual(["dead-end"]);
  place();
});

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

test("REG-STATUE-01 the undead do not enter a zone with a blessed statue, and are told why", () => {
  const { play, submit, place } = inZone(
    "dark-bend",
    { svein: [4, 0] },
    {
      piles: { "passage@6,0": ["underground-chapel"] },
      prepare: (state) => musterProfile(state, "revenant", { x: 6, y: 0 }),
    },
  ).rolling(0, 5, 0, 0, 0, 0, 0);
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
