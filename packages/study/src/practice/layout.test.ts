import { expect, test } from "vitest";
import { type Layout, readLayout, walled } from "./layout.ts";

const piece = { id: "disc-1", kind: "disc", number: 1, size: "medium", x: 100, y: 100 } as const;
const layout: Layout = { rims: walled, pieces: [piece] };

test("what could be laid by hand is read as it was, and nothing else of it", () => {
  expect(readLayout({ ...layout, more: 1, pieces: [{ ...piece, more: 1 }] })).toEqual(layout);
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
  ["two on one spot", { ...layout, pieces: [piece, { ...piece, id: "disc-2" }] }],
  ["two of one name", { ...layout, pieces: [piece, { ...piece, x: 200 }] }],
  ["too many", { ...layout, pieces: Array.from({ length: 65 }, (_, n) => ({ ...piece, id: `disc-${n}` })) }],
])("%s is refused", (_, input) => {
  expect(readLayout(input)).toBeUndefined();
});
