import { expect, test } from "vitest";
import { MOST_ENTRIES, TOLERANCE } from "./constants.ts";
import { gap, gapTo } from "./distance.ts";
import {
  type Barrier,
  checkSpot,
  flick,
  nearestSpot,
  type Point,
  positionAt,
  prepare,
  type Table,
} from "./index.ts";
import { drawing } from "./testing/draw.ts";
import { energyRise } from "./testing/fuzz.ts";
import { isSameRenamed } from "./testing/renaming.ts";
import { ARENA, board, disc, end, on, PLAIN, pillar, play, push, refusal } from "./testing/scene.ts";
import { drawFlick, drawTable } from "./testing/tables.ts";

const wall = (id: string, x1: number, y1: number, x2: number, y2: number, radius = 6): Barrier => ({
  id,
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  radius,
});

const among = (table: Table, ...barriers: readonly Barrier[]): Table => ({ ...table, barriers });

test("FLK-BARRIER-01 a barrier throws a disc back as a wall around the board does, in any direction", () => {
  // The same bank off the lower rim, and off a barrier that lies where the rim was.
  const banked = play(on(ARENA, disc("a", 200, 200)), push("a", 900, 900));
  const tall = board(610, 500, "wall");
  const off = play(among(on(tall, disc("a", 200, 200)), wall("w", 20, 361, 590, 361)), push("a", 900, 900));
  expect(off.entries[0]).toMatchObject({
    kind: "contact",
    discs: ["a", "w"],
    x: expect.closeTo(342.5, 6),
    y: 355,
  });
  expect(end(off, "a").x).toBeCloseTo(end(banked, "a").x, 9);
  expect(end(off, "a").y).toBeCloseTo(end(banked, "a").y, 9);

  // Head on against one that stands aslant: 3 to 4 in, by the same way back, 0.7 times as fast.
  const slanting = wall("w", 600 - 80, 600 + 60, 600 + 80, 600 - 60);
  const back = play(among(on(PLAIN, disc("a", 300, 200)), slanting), push("a", 900, 1200));
  expect(back.entries).toHaveLength(1);
  expect(back.tracks[0]?.stretches).toHaveLength(2);
  const [there, then] = back.tracks[0]?.stretches ?? [];
  const met = positionAt({ ...wayOf(back), stretches: there === undefined ? [] : [there] }, then?.time ?? 0);
  expect(met?.x).toBeCloseTo(600 - 18.5 * 0.6, 6);
  expect((then?.vy ?? 0) / (then?.vx ?? 1)).toBeCloseTo(4 / 3, 9);
  expect(then?.vx).toBeLessThan(0);
});

const wayOf = (report: ReturnType<typeof play>) => {
  const [track] = report.tracks;
  if (track === undefined) throw new Error("nothing moved");
  return track;
};

test("FLK-BARRIER-01 its ends are round", () => {
  const straight = play(
    among(on(PLAIN, disc("a", 300, 500)), wall("w", 500, 500, 700, 500)),
    push("a", 1500),
  );
  expect(straight.entries[0]).toMatchObject({ kind: "contact", x: expect.closeTo(494, 6), y: 500 });
  const passing = play(among(on(PLAIN, disc("a", 300, 500)), wall("w", 500, 510, 700, 600)), push("a", 1500));
  expect(end(passing, "a").y).toBeLessThan(499);
  const clear = play(among(on(PLAIN, disc("a", 300, 500)), wall("w", 500, 518.6, 700, 600)), push("a", 1500));
  expect(clear.entries).toEqual([]);
});

test("FLK-BARRIER-01 it never moves, is flicked by nobody, and stands in the table afterwards", () => {
  const w = wall("w", 500, 400, 500, 600);
  const table = among(on(PLAIN, disc("a", 300, 500)), w);
  expect(refusal(table, push("w", 900)).code).toBe("not-flickable");
  const report = play(table, push("a", 1900));
  expect(report.after.barriers).toEqual([w]);
  expect(report.tracks.map((track) => track.disc)).toEqual(["a"]);
  const ready = prepare(table);
  expect(ready.ok && ready.aim(push("a", 1900))).toMatchObject({
    kind: "contact",
    disc: "w",
    point: { x: 494, y: 500 },
  });
});

test("FLK-BARRIER-02 a table with a barrier that cannot stand is refused", () => {
  const a = disc("a", 100, 100);
  const why = (...barriers: readonly Barrier[]) => {
    const { code, ids } = refusal(among(on(ARENA, a), ...barriers), push("a", 900));
    return [code, ...ids].join(" ");
  };
  expect(why(wall("w", 90, 50, 90, 200))).toBe("overlap a w");
  expect(why(wall("a", 200, 50, 200, 200))).toBe("duplicate-id a");
  expect(why(wall("w", 200, 50, 200, 352))).toBe("off-board w");
  expect(why(wall("w", 200, 50, 200, 50))).toBe("bad-size w");
  expect(why(wall("w", 200, 50, 200, 100, 5))).toBe("bad-size w");
  expect(why(wall("w", Number.NaN, 50, 200, 100))).toBe("not-finite w");
  const many = Array.from({ length: 64 }, (_, n) => wall(`w${n}`, 200, 50, 300 + n, 100));
  expect(why(...many)).toBe("too-many");
  // They may cross and join.
  const cross = among(
    on(ARENA, a),
    wall("v", 200, 50, 300, 150),
    wall("w", 200, 150, 300, 50),
    wall("x", 300, 50, 400, 50),
  );
  expect(flick(cross, push("a", 900)).ok).toBe(true);
});

test("FLK-BARRIER-02 no disc is put on a barrier, and the nearest spot beside it is found exactly", () => {
  const table = among(on(PLAIN), wall("w", 300, 500, 700, 500), wall("v", 500, 300, 500, 700));
  expect(checkSpot(table, disc("a", 450, 510))).toEqual({ ok: false, code: "overlap", ids: ["w"] });
  expect(checkSpot(table, disc("a", 450, 518.5)).ok).toBe(true);
  expect(nearestSpot(table, disc("a", 400, 505))).toEqual({ ok: true, x: 400, y: 518.5 });
  expect(nearestSpot(table, disc("a", 505, 505))).toEqual({ ok: true, x: 518.5, y: 518.5 });
  expect(nearestSpot(table, disc("a", 290, 500))).toEqual({ ok: true, x: 281.5, y: 500 });
  const beside = among(on(PLAIN, pillar("p", 400, 535)), wall("w", 300, 500, 700, 500));
  const spot = nearestSpot(beside, disc("a", 400, 510));
  expect(spot.ok && checkSpot(beside, { ...disc("a", 0, 0), ...spot }).ok).toBe(true);
});

/** Tables of all families, with walls across them wherever there is room. */
function walledTable(seed: number): Table {
  const draw = drawing(seed);
  const table = drawTable(draw, draw.of("scattered", "pack", "chain", "corner", "wedge"), draw.of(3, 12, 30));
  const { length, width } = table.board;
  const radius = draw.of(6, 9);
  const barriers: Barrier[] = [];
  for (let tries = 0; tries < 40 && barriers.length < 8; tries++) {
    const point = () => ({
      x: draw.between(radius, length - radius),
      y: draw.between(radius, width - radius),
    });
    // A third joins the last one: wedges and corners.
    const last = barriers.at(-1);
    const from = last !== undefined && draw.chance(0.35) ? last.to : point();
    const barrier = { id: `w${barriers.length}`, from, to: point(), radius };
    if (
      table.discs.every((one) => gapTo(barrier, one) >= 0) &&
      gap({ ...from, radius: 0 }, { ...barrier.to, radius: 0 }) > 2
    )
      barriers.push(barrier);
  }
  return { ...table, barriers };
}

test("FLK-BARRIER-03 nothing passes through a barrier, energy never grows, every flick ends", {
  tags: ["long"],
}, () => {
  for (let seed = 0; seed < 1500; seed++) {
    const table = walledTable(seed);
    const shot = drawFlick(drawing(seed), table);
    const report = flick(table, shot);
    if (!report.ok) throw new Error(`seed ${seed}: ${report.code}`);
    const radii = new Map(table.discs.map(({ id, radius }) => [id, radius]));
    expect(report.duration, `seed ${seed}`).toBeLessThanOrEqual(5);
    expect(report.entries.length, `seed ${seed}`).toBeLessThanOrEqual(MOST_ENTRIES);
    for (const track of report.tracks) {
      for (const { time } of [...track.stretches, track.end]) {
        const at = positionAt(track, time);
        if (at === undefined) continue;
        for (const barrier of table.barriers ?? [])
          expect(
            gapTo(barrier, { ...at, radius: radii.get(track.disc) ?? 0 }),
            `seed ${seed}`,
          ).toBeGreaterThanOrEqual(-TOLERANCE);
      }
      // Paths are straight between two stretches: none leads through.
      for (const [n, from] of track.stretches.entries()) {
        const to = track.stretches[n + 1] ?? track.end;
        for (const barrier of table.barriers ?? [])
          expect(crosses(from, to, barrier), `seed ${seed}`).toBe(false);
      }
    }
    for (const one of report.after.discs)
      for (const other of report.after.discs)
        if (one !== other) expect(gap(one, other)).toBeGreaterThanOrEqual(-TOLERANCE);
    expect(energyRise(table, shot.disc, report), `seed ${seed}`).toBeLessThanOrEqual(1e-9);
  }
});

test("FLK-BARRIER-03 neither the order nor the names of barriers change what happens", () => {
  for (let seed = 0; seed < 150; seed++) {
    const table = walledTable(seed);
    const shot = drawFlick(drawing(seed), table);
    const report = flick(table, shot);
    if (!report.ok) throw new Error(report.code);
    const reversed = {
      ...table,
      discs: table.discs.toReversed(),
      barriers: (table.barriers ?? []).toReversed(),
    };
    expect(flick(reversed, shot)).toEqual({
      ...report,
      after: { ...report.after, barriers: reversed.barriers },
    });
    expect(isSameRenamed(table, shot, report, drawing(seed))).toBe(true);
  }
});

function crosses(a: Point, b: Point, { from, to }: Barrier): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, from) * side(a, b, to) < 0 && side(from, to, a) * side(from, to, b) < 0;
}
