import { flick } from "@ossuaire/flick";
import { expect, test } from "vitest";
import { type Layout, readLayout, tableOf, walled } from "./layout.ts";

const piece = { id: "disc-1", kind: "disc", number: 1, size: "medium", x: 100, y: 100 } as const;
const wall = { id: "wall-1", kind: "wall", number: 1, size: "large", x: 300, y: 170, turn: 8 } as const;
const layout: Layout = { rims: walled, pieces: [piece] };

test("what could be laid by hand is read as it was, and nothing else of it", () => {
  expect(readLayout({ ...layout, more: 1, pieces: [{ ...piece, more: 1 }] })).toEqual(layout);
});

test("a wall is read with its direction, and stands where its middle is", () => {
  const board: Layout = { ...layout, pieces: [piece, wall] };
  expect(readLayout({ ...board, pieces: [piece, { ...wall, more: 1 }] })).toEqual(board);
  const [barrier] = tableOf(board).barriers ?? [];
  expect(barrier).toMatchObject({ id: "wall-1", radius: 6 });
  const aslant = 80 * Math.SQRT1_2;
  expect(barrier?.from).toEqual({ x: expect.closeTo(300 - aslant, 9), y: expect.closeTo(170 - aslant, 9) });
  expect(barrier?.to).toEqual({ x: expect.closeTo(300 + aslant, 9), y: expect.closeTo(170 + aslant, 9) });
});

test("what is flicked at a wall goes the way of the bank, and the wall stays", () => {
  // At 45 degrees: half of the speed is thrown back by 0.7, the other half runs on.
  const report = flick(tableOf({ rims: walled, pieces: [piece, { ...wall, y: 100 }] }), {
    disc: "disc-1",
    vx: 900,
    vy: 0,
  });
  if (!report.ok) throw new Error(report.code);
  expect(report.entries[0]).toMatchObject({ kind: "contact", discs: ["disc-1", "wall-1"] });
  const [, then] = report.tracks[0]?.stretches ?? [];
  expect((then?.vy ?? 0) / (then?.vx ?? 0)).toBeCloseTo(0.85 / 0.15, 6);
});

test.each([
  ["nothing", undefined],
  ["a text", "board"],
  ["no rims", { pieces: [] }],
  ["a rim of glass", { ...layout, rims: { ...walled, left: "glass" } }],
  ["pieces that are none", { ...layout, pieces: [1] }],
  ["an unknown size", { ...layout, pieces: [{ ...piece, size: "huge" }] }],
  ["a number that is none", { ...layout, pieces: [{ ...piece, number: "1" }] }],
  ["a disc off the board", { ...layout, pieces: [{ ...piece, x: -40 }] }],
  ["a disc that is nowhere", { ...layout, pieces: [{ ...piece, x: Number.NaN }] }],
  ["a wall without a direction", { ...layout, pieces: [{ ...wall, turn: undefined }] }],
  ["a wall turned between two directions", { ...layout, pieces: [{ ...wall, turn: 0.5 }] }],
  ["a wall turned backwards", { ...layout, pieces: [{ ...wall, turn: -1 }] }],
  ["a wall turned too far", { ...layout, pieces: [{ ...wall, turn: 32 }] }],
  ["a wall through the edge", { ...layout, pieces: [{ ...wall, y: 20 }] }],
  ["a wall through a disc", { ...layout, pieces: [piece, { ...wall, x: 100, y: 110 }] }],
  [
    "a forest of walls",
    { ...layout, pieces: Array.from({ length: 65 }, (_, n) => ({ ...wall, id: `wall-${n}` })) },
  ],
  ["two on one spot", { ...layout, pieces: [piece, { ...piece, id: "disc-2" }] }],
  ["two of one name", { ...layout, pieces: [piece, { ...piece, x: 200 }] }],
  ["too many", { ...layout, pieces: Array.from({ length: 65 }, (_, n) => ({ ...piece, id: `disc-${n}` })) }],
])("%s is refused", (_, input) => {
  expect(readLayout(input)).toBeUndefined();
});
