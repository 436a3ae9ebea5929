import { flick, type Table } from "@ossuaire/flick";
import { expect, test } from "vitest";
import { wayTo } from "./way.ts";

const rims = { left: "wall", top: "wall", right: "wall", bottom: "wall" } as const;

/** A row of two to the right of the shooter, and a wall close above it. */
const table: Table = {
  board: { length: 600, width: 400, rims },
  discs: [
    { id: "shooter", x: 100, y: 100, radius: 12.5 },
    { id: "near", x: 200, y: 100, radius: 12.5 },
    { id: "far", x: 300, y: 100, radius: 12.5 },
  ],
};

function way(vx: number, vy: number, ...goals: readonly string[]) {
  const report = flick(table, { disc: "shooter", vx, vy });
  if (!report.ok) throw new Error(report.code);
  return wayTo(report.entries, "shooter", goals);
}

test("straight at a disc there is nothing on the way", () => {
  expect(way(900, 0, "near")).toEqual({ banks: [], over: [], driven: false });
});

test("what is driven into another by a third is told as such", () => {
  expect(way(1200, 0, "far")).toEqual({ banks: [], over: ["near"], driven: true });
});

test("walls are told in their order, only as far as the goal", () => {
  expect(way(-700, -1700, "nobody").banks.slice(0, 2)).toEqual(["top", "left"]);
  expect(way(900, 0).banks).toEqual([]);
});
