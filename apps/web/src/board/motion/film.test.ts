import { type Entry, flick, type Rim, type Table } from "@ossuaire/flick";
import { expect, test } from "vitest";
import type { Motion } from "../scene.ts";
import { Film } from "./film.ts";

function motion(rim: Rim): Motion {
  const rims = { left: rim, right: rim, top: rim, bottom: rim };
  const table: Table = {
    board: { length: 610, width: 355, rims },
    discs: [
      { id: "s1", x: 100, y: 100, radius: 12.5 },
      { id: "c1", x: 300, y: 100, radius: 12.5 },
    ],
  };
  const report = flick(table, { disc: "s1", vx: 1900, vy: 0 });
  if (!report.ok) throw new Error(report.code);
  return { before: { board: table.board, pieces: [] }, flicked: "s1", ...report };
}

test("every entry is told once, in order, whatever the steps", () => {
  for (const step of [0.004, 0.1, 9]) {
    const film = new Film(motion("wall"));
    const told: Entry[] = [];
    while (!film.over) film.advance(step, (entry) => told.push(entry));
    film.advance(step, (entry) => told.push(entry));
    expect(told).toEqual(film.motion.entries);
  }
});

test("discs are where the tracks say, and at the end where they lie", () => {
  const film = new Film(motion("wall"));
  const places = new Map<string, number>();
  film.show((disc, x) => places.set(disc, x));
  expect(places.get("s1")).toBe(100);
  film.advance(99, () => undefined);
  film.show((disc, x, _, presence) => {
    const end = film.motion.tracks.find((track) => track.disc === disc)?.end;
    expect([x, presence]).toEqual([end?.x, 1]);
  });
});

test("a disc that leaves the mat goes on over its edge, and is gone", () => {
  const film = new Film(motion("open"));
  const end = film.motion.tracks.find((track) => track.disc === "c1")?.end;
  expect(end?.left).toBe(true);
  const seen: [number, number][] = [];
  film.advance((end?.time ?? 0) + 0.05, () => undefined);
  film.show((disc, x, _, presence) => disc === "c1" && seen.push([x, presence]));
  film.advance(9, () => undefined);
  film.show((disc, x, _, presence) => disc === "c1" && seen.push([x, presence]));
  expect(seen[0]?.[0]).toBeGreaterThan(610);
  expect(seen[0]?.[1]).toBeGreaterThan(0.5);
  expect(seen[1]?.[1]).toBe(0);
  expect(film.over).toBe(true);
});

test("when a disc strikes another both stand still for a moment, and a stone in the way does not stop time", () => {
  const { before, ...rest } = motion("wall");
  const struckAt = rest.entries[0]?.time ?? 0;
  const counter = { x: 0, y: 0, radius: 12.5, name: "", figure: "" } as const;
  const placeAfter = (tone: "dark" | "stone"): number => {
    const pieces = [
      { ...counter, id: "s1", tone: "light" as const },
      { ...counter, id: "c1", tone },
    ];
    const film = new Film({ before: { ...before, pieces }, ...rest });
    let place = 0;
    film.advance(struckAt + 0.06, () => undefined);
    film.show((disc, x) => {
      if (disc === "c1") place = x;
    });
    film.finish();
    expect(film.over).toBe(true);
    return place;
  };
  expect(placeAfter("dark")).toBeCloseTo(300);
  expect(placeAfter("stone")).toBeGreaterThan(310);
});
