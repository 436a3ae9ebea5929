import type { Chart, ChartRoom } from "@ossuaire/catacombs";
import { expect, test } from "vitest";
import { sheetOf } from "./sheetOf.ts";

function chart(layout: Chart["layout"], places: readonly (readonly [x: number, y: number])[]): Chart {
  const rooms = places.map(
    ([x, y], place): ChartRoom => ({
      place,
      x,
      y,
      known: "hidden",
      card: undefined,
      slot: undefined,
      here: false,
      visits: 0,
      passedBy: false,
      doors: [],
    }),
  );
  return { layout, rooms, way: [] };
}

const column = chart(
  "basic",
  Array.from({ length: 7 }, (_, y) => [0, y]),
);
const branching = chart("branching", [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 0],
]);

test("a column goes down an upright sheet, and to and fro on one that lies", () => {
  expect(sheetOf(column, true)).toMatchObject({ columns: 1, rows: 7 });
  const { columns, rows, spots, links } = sheetOf(column, false);
  expect([columns, rows]).toEqual([4, 2]);
  expect(spots[3]).toEqual({ x: 3, y: 0 });
  expect(spots[4]).toEqual({ x: 3, y: 1 });
  expect(spots[6]).toEqual({ x: 1, y: 1 });
  expect(links).toHaveLength(6);
});

test("however long it is, no two rooms lie on each other", () => {
  for (let length = 4; length <= 34; length++) {
    const { columns, rows, spots } = sheetOf(
      chart(
        "basic",
        Array.from({ length }, (_, y) => [0, y]),
      ),
      false,
    );
    expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(length);
    expect(spots.every(({ x, y }) => x >= 0 && x < columns && y >= 0 && y < rows)).toBe(true);
  }
});

test("of a branching path a room that is alone stands between the two sides", () => {
  expect(sheetOf(branching, true).spots).toEqual([
    { x: 0.5, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
    { x: 0.5, y: 2 },
  ]);
  expect(sheetOf(branching, false).links).toEqual([
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
  ]);
});

test("a labyrinth lies as it does", () => {
  expect(
    sheetOf(
      chart("labyrinth", [
        [1, 1],
        [0, 1],
        [2, 0],
      ]),
      true,
    ),
  ).toEqual({
    columns: 3,
    rows: 2,
    spots: [
      { x: 1, y: 1 },
      { x: 0, y: 1 },
      { x: 2, y: 0 },
    ],
    links: [],
  });
});
