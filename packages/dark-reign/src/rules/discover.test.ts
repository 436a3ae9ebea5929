import { expect, test } from "vitest";
import { asDrawn } from "../grid/zone.ts";
import type { State } from "../state.ts";
import { face, hall, inZone, nothing, pack } from "../testing/index.ts";
import { viewOf } from "../view-of.ts";
import { catacombOf } from "./catacomb.ts";
import { musterProfile } from "./muster.ts";

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
    // What lies open already is the MJ's own card.
    if (seat !== "mj") expect(seen).not.toContain("entrance-hall");
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

test("REG-VERDICT-38 with the main quest drawn and no exit left, the rest of a dead end is discarded", () => {
  const { play, match, place, asking } = inZone(
    "corridor-of-bones",
    { svein: [11, 0] },
    {
      piles: { "door@12,0": ["crypt", "dead-end"] },
      // The zone of the main quest lies somewhere else.
      prepare: (state) => state.zones.push({ card: catacombOf(state.options).main, ...asDrawn, x: 100 }),
    },
  ).rolling(...nothing(8));
  play("open:12,0");
  place();
  expect(asking()).toMatchObject({ prompt: "act", about: { who: "svein" } });
  expect(Object.values(match.state.piles).flat()).toEqual([]);
  expect(match.state.elements.filter(({ kind }) => kind === "passage")).toEqual([]);
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

test("REG-VERDICT-25 whoever comes to the passage of an open exit without a step before it discovers the zone too", () => {
  const bend = (x: number, prepare?: (state: State) => void) =>
    inZone(
      "dark-bend",
      { liutgarde: [x, 0] },
      { piles: { "passage@6,0": ["corridor-of-bones"] }, ...(prepare && { prepare }) },
    );
  // Over the square before it: Agility 6 against 3.
  const jumped = bend(4).rolling(face(6, 3), 5, ...nothing(6));
  jumped.play("jump:6,0");
  jumped.place();
  expect(jumped.match.state.zones.map(({ card }) => card)).toEqual(["dark-bend", "corridor-of-bones"]);
  const put = bend(0, (state) => void pack(state, "liutgarde", "ring-of-teleportation")).rolling(
    ...nothing(6),
  );
  put.play(put.options().find((id) => id.startsWith("use")) ?? "", "6,0");
  put.place();
  expect(put.match.state.zones).toHaveLength(2);
});
