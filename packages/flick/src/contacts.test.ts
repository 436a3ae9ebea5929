import { expect, test } from "vitest";
import {
  ARENA,
  contacts,
  DUNGEON,
  disc,
  end,
  on,
  PLAIN,
  pairs,
  pillar,
  play,
  push,
  story,
} from "./testing/scene.ts";

test("FLK-CONTACT-01 a contact has number, time, ids, point, impulse and wall marks", () => {
  const report = play(on(PLAIN, disc("a", 200, 200), disc("b", 325, 200)), push("a", 1000));
  expect(report.entries).toHaveLength(1);
  const [hit] = contacts(report);
  expect(hit).toMatchObject({ n: 0, discs: ["a", "b"], afterWall: [false, false], direct: true });
  // 100 mm at 1000 mm/s, slowing by 2000 mm/s²: t = (1000 − √(1000² − 2 · 2000 · 100)) / 2000
  const speed = Math.sqrt(600_000);
  expect(hit?.time).toBeCloseTo((1000 - speed) / 2000, 12);
  expect(hit?.x).toBeCloseTo(312.5, 9);
  expect(hit?.y).toBeCloseTo(200, 9);
  expect(hit?.impulse).toBeCloseTo(0.9 * 156.25 * speed, 5);
});

test("FLK-CONTACT-01 a wall contact names the disc and the side", () => {
  const [wall] = play(on(ARENA, disc("a", 100, 100)), push("a", -1000)).entries;
  expect(wall).toMatchObject({ kind: "wall", n: 0, disc: "a", side: "left", x: 0, y: 100, flicked: true });
});

test("FLK-CONTACT-02 discs that lie against each other or slide apart give no contact", () => {
  const table = on(PLAIN, disc("a", 200, 200), disc("b", 225, 200), disc("c", 250, 200));
  expect(story(play(table, push("a", -500)))).toEqual([]);
  expect(story(play(table, push("a", 0, 500)))).toEqual([]);
  expect(story(play(table, push("b", 0, 500)))).toEqual([]);
});

test("FLK-CONTACT-02 a start that presses into a neighbour does", () => {
  const report = play(on(PLAIN, disc("a", 200, 200), disc("b", 225, 200)), push("a", 500));
  expect(pairs(report)).toEqual(["a-b"]);
  expect(contacts(report)[0]).toMatchObject({ time: 0, impulse: 0.9 * 156.25 * 500 });
});

test("FLK-CONTACT-02 an approach of no more than 0.01 mm/s is none", () => {
  // Straight past b, whose rim reaches into the lane of a by a hair: the approach at the touch is speed × √(2 ε / R).
  const past = (overlap: number): string[] => {
    const table = on(PLAIN, disc("a", 200, 200), disc("b", 300, 225 - overlap));
    return pairs(play(table, push("a", 1000)));
  };
  expect(past(1e-8)).toEqual(["a-b"]); // 0.022 mm/s
  expect(past(1e-9)).toEqual([]); // 0.007 mm/s
});

test("FLK-CONTACT-03 at equal times discs come before walls and walls before exits, then ids decide", () => {
  // b and c are struck in the same moment, mirror images of each other.
  const twins = on(PLAIN, disc("z", 200, 500), disc("c", 300, 487.5), disc("b", 300, 512.5));
  const report = play(twins, push("z", 900));
  expect(pairs(report).slice(0, 2)).toEqual(["z-b", "z-c"]);
  expect(report.entries[0]?.time).toBe(report.entries[1]?.time);
});

test("FLK-CONTACT-03 the flicked disc is named first, otherwise the smaller id", () => {
  const table = on(PLAIN, disc("z", 200, 200), disc("y", 300, 200), disc("x", 400, 200));
  expect(pairs(play(table, push("z", 1500))).slice(0, 2)).toEqual(["z-y", "x-y"]);
});

test("FLK-CONTACT-03 ids are compared by code unit", () => {
  // In code units "B" < "a" < "é"; a dictionary would say otherwise.
  const twins = on(PLAIN, disc("q", 200, 500), disc("a", 300, 487.5), disc("B", 300, 512.5));
  expect(pairs(play(twins, push("q", 900))).slice(0, 2)).toEqual(["q-B", "q-a"]);
});

test("FLK-CONTACT-04 the wall mark comes after the first wall contact, stays, and is gone in the next flick", () => {
  const table = on(ARENA, disc("a", 100, 100), disc("b", 300, 100));
  const report = play(table, push("a", -1900));
  expect(story(report).slice(0, 2)).toEqual(["wall a left", "contact a-b"]);
  expect(report.entries[0]).toMatchObject({ kind: "wall", afterWall: false });
  expect(report.entries[1]).toMatchObject({ kind: "contact", afterWall: [true, false] });
  const twice = play(on(ARENA, disc("a", 100, 100)), push("a", -1400, -1300));
  expect(twice.entries.map((entry) => entry.kind === "wall" && entry.afterWall).slice(0, 2)).toEqual([
    false,
    true,
  ]);
  const again = play(on(ARENA, disc("a", 200, 100), disc("b", 300, 100)), push("a", 900));
  expect(again.entries[0]).toMatchObject({ kind: "contact", afterWall: [false, false] });
});

test("FLK-CONTACT-04 obstacles never set the mark", () => {
  const table = on(DUNGEON, disc("a", 100, 160), disc("b", 80, 185), pillar("p", 240, 160));
  const report = play(table, push("a", 1600));
  expect(contacts(report).every((entry) => !entry.afterWall[0] && !entry.afterWall[1])).toBe(true);
});

test("FLK-CONTACT-05 a contact is direct when the flicked disc takes part", () => {
  const table = on(PLAIN, disc("a", 200, 200), disc("b", 300, 200), disc("c", 400, 200));
  const direct = contacts(play(table, push("a", 1500))).map((entry) => [entry.discs.join("-"), entry.direct]);
  expect(direct.slice(0, 2)).toEqual([
    ["a-b", true],
    ["b-c", false],
  ]);
});

test("FLK-CONTACT-06 several discs met at once give one contact each, at the same time", () => {
  for (const offset of [12.5, 12.5001, 13, 20]) {
    const twins = on(PLAIN, disc("a", 200, 500), disc("b", 300, 500 - offset), disc("c", 300, 500 + offset));
    const report = play(twins, push("a", 900));
    const [first, second] = contacts(report);
    expect([first?.discs, second?.discs]).toEqual([
      ["a", "b"],
      ["a", "c"],
    ]);
    expect(second?.time).toBe(first?.time);
    expect(second?.impulse).toBeCloseTo(first?.impulse ?? 0, 4);
    expect(end(report, "a").y).toBeCloseTo(500, 6);
    expect(end(report, "b").y - 500).toBeCloseTo(500 - end(report, "c").y, 6);
  }
});

test("FLK-CONTACT-06 none is lost because another one was settled first", () => {
  // The fixed pillar alone would throw the disc back before it could press on its other neighbour.
  const slanted = { ...disc("b", 200 + 25 * 0.28, 500 + 25 * 0.96) };
  const table = on(PLAIN, disc("a", 200, 500), slanted, { ...pillar("p", 200 + 30 * 0.96, 500 - 30 * 0.28) });
  const report = play(table, push("a", 900));
  expect(
    contacts(report)
      .filter((entry) => entry.time === 0)
      .map((entry) => entry.discs.join("-")),
  ).toEqual(["a-b", "a-p"]);
  for (const entry of contacts(report)) expect(entry.impulse).toBeGreaterThan(0);
});

test("FLK-CONTACT-06 gaps within 0.0000001 mm are at once, larger ones are not", () => {
  const times = (gap: number): (number | undefined)[] => {
    const table = on(
      PLAIN,
      disc("a", 200, 500),
      disc("b", 220, 515),
      disc("c", 220 + gap * 0.8, 485 - gap * 0.6),
    );
    return contacts(play(table, push("a", 900)))
      .slice(0, 2)
      .map((entry) => entry.time);
  };
  expect(times(0.9e-7)).toEqual([0, 0]);
  for (const gap of [1.1e-7, 0.0002, 0.0009, 0.01]) expect(times(gap)[1]).toBeGreaterThan(0);
});

test("FLK-CONTACT-07 a pair that meets again gives a new contact each time", () => {
  const table = on(ARENA, disc("a", 400, 177.5), disc("b", 550, 177.5, "very-small"));
  const report = play(table, push("a", 1900));
  expect(pairs(report).filter((pair) => pair === "a-b").length).toBeGreaterThan(1);
});

test("FLK-CONTACT-07 the report tells what discs do to each other far away", () => {
  const row = [0, 1, 2, 3, 4].map((n) => disc(`d${n}`, 100 + 60 * n, 500));
  expect(pairs(play(on(PLAIN, ...row), push("d0", 1900))).slice(0, 4)).toEqual([
    "d0-d1",
    "d1-d2",
    "d2-d3",
    "d3-d4",
  ]);
});
