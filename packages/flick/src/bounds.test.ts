import { expect, test } from "vitest";
import { gap } from "./distance.ts";
import { type Disc, flick, RADIUS, type Report, type Table } from "./index.ts";
import { fuzzFlick } from "./testing/fuzz.ts";
import { board, contacts, disc, on, PLAIN, pairs, play, push, refusal } from "./testing/scene.ts";

/** 63 discs that touch each other, and one to flick into them as hard as it goes. */
function fullTable(rim: "wall" | "open", radius: number): Table {
  const rows = Array.from({ length: 63 }, (_, n) => ({
    id: `d${n}`,
    radius,
    x: 400 + (n % 9) * 2 * radius + (Math.floor(n / 9) % 2) * radius,
    y: 300 + Math.floor(n / 9) * Math.sqrt(3) * radius,
  }));
  return on(
    board(1000, 1000, rim),
    ...rows,
    disc("shooter", 100, 300 + 3 * Math.sqrt(3) * radius, "very-large"),
  );
}

const FULL = (["wall", "open"] as const).flatMap((rim) =>
  Object.values(RADIUS).map((radius) => fullTable(rim, radius)),
);

const worstGap = ({ after }: Report): number =>
  Math.min(...after.discs.flatMap((a, n) => after.discs.slice(n + 1).map((b) => gap(a, b))));

test("FLK-BOUND-01 every flick ends within 5 seconds", () => {
  for (const table of FULL) expect(play(table, push("shooter", 99_999)).duration).toBeLessThan(5);
});

test("FLK-BOUND-02 a report has at most 5000 entries", () => {
  for (const table of FULL) {
    const report = play(table, push("shooter", 99_999));
    expect(report.entries.length).toBeLessThanOrEqual(5000);
    expect(report.cutShort).toBe(false);
  }
});

test("FLK-BOUND-02 at the limit all discs stop where they are, legally, and the report says so", () => {
  const [table] = FULL;
  if (table === undefined) throw new Error("no table");
  const whole = play(table, push("shooter", 99_999));
  for (const entries of [1, 5, 40]) {
    const report = play(table, push("shooter", 99_999), { entries });
    expect(report.cutShort).toBe(true);
    expect(report.entries).toEqual(whole.entries.slice(0, report.entries.length));
    expect(report.entries.length).toBeLessThanOrEqual(entries);
    expect(worstGap(report)).toBeGreaterThan(-0.001);
    expect(flick(report.after, push("shooter", 100)).ok).toBe(true);
  }
});

test("FLK-BOUND-03 nothing is passed through, at any speed", () => {
  // A very large disc throws a very small one at 1.8 × its own speed, straight at an even smaller gap.
  for (let y = 470; y <= 530; y += 0.25) {
    const table = on(
      PLAIN,
      disc("big", 100, 500, "very-large"),
      disc("pea", 128.5, 500, "very-small"),
      disc("wall", 400, y, "very-small"),
    );
    const meets = pairs(play(table, push("big", 2400))).includes("pea-wall");
    expect(meets, `y ${y}`).toBe(Math.abs(y - 500) < 12);
  }
});

test("FLK-BOUND-03 walls and edges too", () => {
  for (const rim of ["wall", "open"] as const) {
    const table = on(
      board(1000, 1000, rim),
      disc("big", 100, 500, "very-large"),
      disc("pea", 128.5, 500, "very-small"),
    );
    const kinds = play(table, push("big", 2400)).entries.map((entry) => entry.kind);
    expect(kinds).toContain(rim === "wall" ? "wall" : "exit");
  }
});

test("FLK-BOUND-04 in every end state the gaps are at least -0.001 mm", () => {
  for (const table of FULL)
    expect(worstGap(play(table, push("shooter", 99_999)))).toBeGreaterThanOrEqual(-0.001);
  const tight: Disc[] = [disc("a", 100, 100), disc("b", 124.9992, 100), disc("c", 149.9984, 100)];
  expect(worstGap(play(on(PLAIN, ...tight), push("a", 1500)))).toBeGreaterThanOrEqual(-0.001);
});

/** 20,000 flicks in twenty parts, none of them long; `npm run fuzz` plays as many as one likes. */
test.each(Array.from({ length: 20 }, (_, n) => n + 1))(
  "FLK-BOUND-05 kinetic energy never grows: random flicks on tables of every kind, part %i",
  (seed) => {
    const figures = fuzzFlick(1000, seed);
    expect(figures.violations).toEqual([]);
    expect(figures.worstEnergyRise).toBeLessThan(1e-9);
    expect(figures.worstOverlap).toBeLessThan(0.001);
    expect(figures.cutShort).toBe(0);
    expect(figures.entries).toBeGreaterThan(5_000);
  },
);

test("FLK-BOUND-06 a board holds 64 discs, riders included; one more is too many", () => {
  const [full] = FULL;
  if (full === undefined) throw new Error("no table");
  expect(full.discs).toHaveLength(64);
  expect(play(full, push("shooter", 99_999)).ok).toBe(true);
  const more = { ...full, discs: [...full.discs, disc("one-more", 50, 50)] };
  expect(refusal(more, push("shooter", 500))).toEqual({ ok: false, code: "too-many", ids: [] });
  const ridden = { ...full, riders: [{ id: "r", radius: 6, carrier: "d0" }] };
  expect(refusal(ridden, push("shooter", 500)).code).toBe("too-many");
});

test("FLK-BOUND-06 the strongest flick into 63 others, tightly packed, keeps all bounds", () => {
  for (const table of FULL) {
    const report = play(table, push("shooter", 99_999));
    expect(contacts(report).length).toBeGreaterThan(20);
    expect(worstGap(report)).toBeGreaterThanOrEqual(-0.001);
  }
});
