import { expect, test } from "vitest";
import { comeBack, type Exit } from "./index.ts";
import { board, DUNGEON, disc, end, on, play, push, story } from "./testing/scene.ts";

const exitsOf = (entries: readonly { kind: string }[]): Exit[] =>
  entries.filter((entry): entry is Exit => entry.kind === "exit");

test("FLK-EXIT-01 a disc leaves when its centre crosses the edge, and touches nothing from then on", () => {
  // b lies with its rim over the edge, beyond the place where a leaves.
  const table = on(DUNGEON, disc("a", 400, 160), disc("b", 480, 195));
  const report = play(table, push("a", 1500));
  expect(story(report)).toEqual(["exit a right"]);
  expect(report.after.discs.map((one) => one.id)).toEqual(["b"]);
});

test("FLK-EXIT-01 a disc that stops with its rim over the edge has not left", () => {
  // 400 mm/s carry 40 mm.
  const report = play(on(DUNGEON, disc("a", 438, 160)), push("a", 400));
  expect(story(report)).toEqual([]);
  expect(end(report, "a").x).toBeCloseTo(478, 9);
  expect(story(play(on(DUNGEON, disc("a", 441, 160)), push("a", 400)))).toEqual(["exit a right"]);
  expect(play(report.after, push("a", -400)).ok).toBe(true);
});

test("FLK-EXIT-02 an exit has number, time, id, side, point and whether it was the flicked disc", () => {
  const report = play(on(DUNGEON, disc("a", 300, 100), disc("b", 400, 100)), push("a", 1600));
  const exits = exitsOf(report.entries);
  expect(exits[0]).toMatchObject({ n: 1, disc: "b", side: "right", x: 480, flicked: false });
  expect(exits[0]?.y).toBeCloseTo(100, 6);
  const own = exitsOf(play(on(DUNGEON, disc("a", 300, 100)), push("a", 0, -1600)).entries);
  expect(own[0]).toMatchObject({ n: 0, disc: "a", side: "top", x: 300, y: 0, flicked: true });
  expect(own[0]?.time).toBeCloseTo((1600 - Math.sqrt(1600 * 1600 - 4000 * 100)) / 2000, 12);
});

const leaver = (id: string, side: Exit["side"], x: number, y: number) => ({
  id,
  radius: 12.5,
  exit: { side, x, y },
});

test("FLK-EXIT-03 a disc comes back at its exit point, moved straight in by its radius", () => {
  const back = (side: Exit["side"], x: number, y: number) =>
    comeBack(on(DUNGEON), [leaver("a", side, x, y)]).spots[0];
  expect(back("left", 0, 100)).toEqual({ ok: true, x: 12.5, y: 100 });
  expect(back("right", 480, 100)).toEqual({ ok: true, x: 467.5, y: 100 });
  expect(back("top", 200, 0)).toEqual({ ok: true, x: 200, y: 12.5 });
  expect(back("bottom", 200, 320)).toEqual({ ok: true, x: 200, y: 307.5 });
  expect(back("top", 3, 0)).toEqual({ ok: true, x: 12.5, y: 12.5 });
});

test("FLK-EXIT-03 if the spot is taken, the nearest; of two equally near ones the one further clockwise", () => {
  const beside = (side: Exit["side"], x: number, y: number, px: number, py: number) =>
    comeBack(on(DUNGEON, disc("b", px, py)), [leaver("a", side, x, y)]).spots[0];
  expect(beside("top", 200, 0, 200, 12.5)).toEqual({ ok: true, x: 225, y: 12.5 });
  expect(beside("right", 480, 100, 467.5, 100)).toEqual({ ok: true, x: 467.5, y: 125 });
  expect(beside("bottom", 200, 320, 200, 307.5)).toEqual({ ok: true, x: 175, y: 307.5 });
  expect(beside("left", 0, 100, 12.5, 100)).toEqual({ ok: true, x: 12.5, y: 75 });
});

test("FLK-EXIT-04 discs come back after all others lie still, in the order in which they left, without contact", () => {
  const table = on(DUNGEON, disc("a", 380, 160, "very-large"), disc("b", 430, 160));
  const report = play(table, push("a", 1697));
  const exits = exitsOf(report.entries);
  expect(exits.map((exit) => exit.disc)).toEqual(["b", "a"]);
  const { table: back, spots } = comeBack(
    report.after,
    exits.map((exit) => ({ id: exit.disc, radius: 12.5, exit })),
  );
  expect(spots[0]).toMatchObject({ ok: true, x: 467.5, y: 160 });
  // The edge is taken by b: a finds the spot beside it, clockwise.
  expect(spots[1]).toMatchObject({ ok: true, x: 467.5, y: 185 });
  expect(back.discs.map((one) => one.id)).toEqual(["b", "a"]);
});

test("FLK-EXIT-05 whether a disc comes back is the game's decision per disc", () => {
  const table = on(board(480, 320, "open"), disc("a", 380, 160, "very-large"), disc("b", 430, 160));
  const report = play(table, push("a", 1697));
  expect(report.after.discs).toEqual([]);
  const onlyA = exitsOf(report.entries).filter((exit) => exit.disc === "a");
  const { table: back } = comeBack(
    report.after,
    onlyA.map((exit) => ({ id: exit.disc, radius: 12.5, exit })),
  );
  expect(back.discs.map((one) => one.id)).toEqual(["a"]);
});
