// @module-tag long
import { getQuickJS } from "quickjs-emscripten";
import { rolldown } from "rolldown";
import { beforeAll, describe, expect, test } from "vitest";
import { strayFlicks } from "./testing/determinism.ts";
import { drawing } from "./testing/draw.ts";
import { FIXTURE } from "./testing/fixture.ts";
import { isSameRenamed } from "./testing/renaming.ts";
import { ARENA, disc, end, on, pillar, play, push } from "./testing/scene.ts";
import { drawFlick, drawTable, FAMILIES } from "./testing/tables.ts";
import { positionAt } from "./tracks.ts";

/** The source behind a module as one script. */
async function bundle(entry: string): Promise<string> {
  const build = await rolldown({ input: entry, logLevel: "silent" });
  const { output } = await build.generate({ format: "iife", name: "bundle" });
  return output[0].code;
}

describe("arithmetic", () => {
  let source = "";
  beforeAll(async () => {
    source = await bundle("@ossuaire/flick");
  });

  test("FLK-DET-01 only exact operations are used", () => {
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const used = new Set([...code.matchAll(/\bMath\.(\w+)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !["sqrt", "abs", "min", "max", "floor"].includes(name ?? ""))).toEqual(
      [],
    );
    expect(code).toContain("Math.sqrt");
    expect(code.match(/\*\*|\bDate\b|performance|localeCompare|toLocale|Intl|random|\bfround\b/)).toBeNull();
  });
});

test("FLK-DET-02 a stored set of flicks comes out bit for bit, here", () => {
  expect(FIXTURE.length).toBeGreaterThanOrEqual(500);
  expect(strayFlicks()).toEqual([]);
});

test("FLK-DET-02 … and in an engine of another family, QuickJS", async () => {
  const quick = await getQuickJS();
  const script = await bundle("@ossuaire/flick/testing");
  const stray = quick.evalCode(`${script}; JSON.stringify(bundle.strayFlicks())`);
  expect(stray).toBe("[]");
});

test("FLK-DET-03 the order in which the discs are listed does not change the result", () => {
  for (const [n, family] of [...FAMILIES, ...FAMILIES].entries()) {
    const draw = drawing(n + 500);
    const table = drawTable(draw, family, 40);
    const shot = drawFlick(draw, table);
    const expected = JSON.stringify(play(table, shot));
    for (let k = 0; k < 3; k++) {
      const shuffled = table.discs.map((one) => ({ one, key: draw.share() })).sort((a, b) => a.key - b.key);
      expect(JSON.stringify(play({ ...table, discs: shuffled.map(({ one }) => one) }, shot))).toBe(expected);
    }
  }
});

test("FLK-DET-03 nor do the names: every disc goes the same way, to the bit, whatever it is called", () => {
  for (let seed = 0; seed < 240; seed++) {
    const draw = drawing(seed + 900);
    const table = drawTable(draw, FAMILIES[seed % FAMILIES.length] ?? "pack", seed % 4 === 0 ? 64 : 22);
    const shot = drawFlick(draw, table);
    expect(isSameRenamed(table, shot, play(table, shot), draw), `seed ${seed}`).toBe(true);
  }
});

test("FLK-DET-04 a flick changes no input and keeps no memory", () => {
  const table = on(ARENA, disc("a", 100, 100), disc("b", 300, 110), pillar("p", 400, 200));
  const before = JSON.stringify(table);
  const first = JSON.stringify(play(table, push("a", 1800, 60)));
  play(table, push("b", -900, 300));
  expect(JSON.stringify(play(table, push("a", 1800, 60)))).toBe(first);
  expect(JSON.stringify(table)).toBe(before);
});

test("FLK-DET-04 every moved disc has a path, which begins where it lay and ends exactly in the end state", () => {
  for (let seed = 0; seed < 120; seed++) {
    const draw = drawing(seed);
    const table = drawTable(draw, FAMILIES[seed % FAMILIES.length] ?? "pack", 30);
    const report = play(table, drawFlick(draw, table));
    const moved = new Set(report.tracks.map((track) => track.disc));
    for (const start of table.discs) {
      const track = report.tracks.find((one) => one.disc === start.id);
      if (track === undefined) expect(end(report, start.id)).toBe(start);
      else expect(positionAt(track, 0)).toEqual({ x: start.x, y: start.y });
    }
    for (const track of report.tracks) {
      const last = positionAt(track, 10);
      if (track.end.left) expect(last).toBeUndefined();
      else expect(last).toEqual({ x: end(report, track.disc).x, y: end(report, track.disc).y });
      for (const [n, stretch] of track.stretches.entries()) {
        const next = track.stretches[n + 1] ?? track.end;
        const before = positionAt(
          { ...track, stretches: track.stretches.slice(0, n + 1), end: { ...track.end, time: 99 } },
          next.time,
        );
        expect(before?.x).toBeCloseTo(next.x, 7);
        expect(before?.y).toBeCloseTo(next.y, 7);
        expect(stretch.time).toBeLessThanOrEqual(next.time);
      }
    }
    expect(moved.size).toBe(report.tracks.length);
  }
});
