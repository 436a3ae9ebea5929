import { flick, type Table } from "@ossuaire/flick";
import { expect, test } from "vitest";
import type { Motion } from "../scene.ts";
import { restOf, trailOf, wakeOf } from "./trail.ts";

const table: Table = {
  board: { length: 610, width: 355, rims: { left: "wall", right: "wall", top: "wall", bottom: "wall" } },
  discs: [
    { id: "s1", x: 100, y: 100, radius: 12.5 },
    { id: "c1", x: 300, y: 100, radius: 12.5 },
    { id: "c2", x: 500, y: 300, radius: 12.5 },
  ],
};

function motion(): Motion {
  const report = flick(table, { disc: "s1", vx: -900, vy: 0 });
  if (!report.ok) throw new Error(report.code);
  const counter = { name: "", figure: "", tone: "light" } as const;
  return {
    before: { board: table.board, pieces: table.discs.map((disc) => ({ ...counter, ...disc })) },
    flicked: "s1",
    ...report,
  };
}

test("a trail goes from where the disc lay by the walls it met to where it stopped", () => {
  const trail = trailOf(motion(), "s1");
  expect(trail?.corners[0]).toEqual({ x: 100, y: 100 });
  expect(trail?.corners[1]?.x).toBeCloseTo(12.5, 1);
  expect(trail?.corners.at(-1)).toEqual(restOf(motion(), "s1"));
  expect(trailOf(motion(), "c1")).toBeUndefined();
});

test("a wake reaches as far as the disc has come", () => {
  const { duration } = motion();
  expect(wakeOf(motion(), 0)?.corners).toEqual([
    { x: 100, y: 100 },
    { x: 100, y: 100 },
  ]);
  const [start, end, ...others] = wakeOf(motion(), 0.02)?.corners ?? [];
  expect(start).toEqual({ x: 100, y: 100 });
  expect(end?.x).toBeLessThan(100);
  expect(others).toEqual([]);
  expect(wakeOf(motion(), duration)).toEqual(trailOf(motion(), "s1"));
});

test("whoever was not touched rests where it lay", () => {
  expect(restOf(motion(), "c2")).toMatchObject({ x: 500, y: 300 });
  expect(restOf(motion(), "nobody")).toBeUndefined();
});
