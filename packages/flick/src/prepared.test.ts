import { expect, test } from "vitest";
import { type Flick, flick, prepare, type Table } from "./index.ts";
import { drawing } from "./testing/draw.ts";
import { ARENA, DUNGEON, disc, on, play, push } from "./testing/scene.ts";
import { drawFlick, drawTable, FAMILIES } from "./testing/tables.ts";

test("FLK-DET-04 a prepared table keeps no memory of the flicks before", () => {
  for (const [n, family] of FAMILIES.entries()) {
    const draw = drawing(n + 11);
    const table = drawTable(draw, family, 30);
    const ready = prepare(table);
    if (!ready.ok) throw new Error(ready.code);
    for (let k = 0; k < 60; k++) {
      const shot = drawFlick(draw, table);
      const answer = ready.flick(shot, { tracks: k % 2 === 0, entries: k % 7 === 0 ? 3 : 5000 });
      if (!answer.ok) throw new Error(answer.code);
      const again = ready.flick(shot, { tracks: true });
      if (!again.ok) throw new Error(again.code);
      expect(again.report()).toEqual(play(table, shot));
    }
  }
});

test("FLK-DET-04 prepared tables do not disturb each other", () => {
  const games = FAMILIES.map((family, n) => {
    const draw = drawing(n + 77);
    const table = drawTable(draw, family, 24);
    return { draw, table, ready: prepare(table) };
  });
  for (let k = 0; k < 40; k++) {
    for (const { draw, table, ready } of games) {
      const shot = drawFlick(draw, table);
      const answer = ready.ok ? ready.flick(shot, { tracks: true }) : ready;
      if (!answer.ok) throw new Error(answer.code);
      expect(answer.report()).toEqual(play(table, shot));
    }
  }
});

test("a shot answers what its report says", () => {
  const table = on(ARENA, disc("a", 100, 100), disc("b", 300, 100));
  const ready = prepare(table);
  const shot = ready.ok ? ready.flick(push("a", -1900)) : ready;
  if (!shot.ok) throw new Error(shot.code);
  const { entries, after } = shot.report();
  expect(shot.length).toBe(entries.length);
  expect(entries.map((_, n) => shot.kind(n))).toEqual(entries.map((entry) => entry.kind));
  expect([shot.first(1), shot.second(1)]).toEqual(["a", "b"]);
  expect(shot.second(0)).toBe("");
  expect([shot.x("b"), shot.y("b")]).toEqual([after.discs[1]?.x, after.discs[1]?.y]);
  expect(shot.isOnBoard("a")).toBe(true);
  expect(shot.x("nobody")).toBeNaN();
});

test("aiming tells the first entry of the flick, or that there is none", () => {
  let met = 0;
  for (let seed = 0; seed < 300; seed++) {
    const draw = drawing(seed);
    const table = drawTable(draw, "scattered", 20);
    const shot = drawFlick(draw, table);
    const guide = aimOf(table, shot);
    const report = flick(table, shot);
    if (!guide.ok || !report.ok) throw new Error("refused");
    const [first] = report.entries;
    expect(guide.kind).toBe(first?.kind ?? "stop");
    expect(guide.limited).toBe(report.limited);
    if (guide.kind === "contact" && first?.kind === "contact") {
      met += 1;
      expect(first.discs).toEqual([shot.disc, guide.disc]);
      expect(first.time).toBe(guide.time);
      expect(guide.point.x).toBeCloseTo(first.x, 9);
      expect(guide.point.y).toBeCloseTo(first.y, 9);
    } else if ((guide.kind === "wall" || guide.kind === "exit") && first !== undefined && "side" in first) {
      expect([first.side, first.time]).toEqual([guide.side, guide.time]);
    }
  }
  expect(met).toBeGreaterThan(100);
  expect(aimOf(on(DUNGEON, disc("a", 100, 100)), push("a", 1))).toMatchObject({
    ok: false,
    code: "too-weak",
  });
});

function aimOf(table: Table, flick: Flick) {
  const ready = prepare(table);
  return ready.ok ? ready.aim(flick) : ready;
}
