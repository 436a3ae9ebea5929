import type { Reading } from "@ossuaire/discs";
import { prepare, type Table } from "@ossuaire/flick";
import { xoroshiro } from "@ossuaire/kernel";
import { shaky, steady, trained } from "@ossuaire/marksman";
import { expect, test } from "vitest";
import { bestOf, buildFan, easeOf, fanOf, flickAt, gists } from "./index.ts";

const rims = { left: "open", top: "open", right: "open", bottom: "open" } as const;

/** Two enemies side by side to the right of the shooter, a pillar above it, and an edge behind. */
const table: Table = {
  board: { length: 600, width: 400, rims },
  discs: [
    { id: "shooter", x: 100, y: 200, radius: 12.5 },
    { id: "near", x: 250, y: 200, radius: 12.5 },
    { id: "far", x: 420, y: 120, radius: 12.5 },
    { id: "pillar", x: 100, y: 120, radius: 17.5, fixed: true },
  ],
};

/** Whoever is touched is hurt, and “far” has one life left. */
const reading: Reading = {
  table,
  disc: "shooter",
  pieces: ["near", "far"],
  read(shot, effect) {
    Object.assign(effect, {
      hurt: 0,
      killed: 0,
      harmed: 0,
      obstacle: false,
      out: !shot.isOnBoard("shooter"),
    });
    for (let n = 0; n < shot.length; n++) {
      if (shot.kind(n) !== "contact" || shot.first(n) !== "shooter") continue;
      if (shot.second(n) === "near") effect.hurt |= 1;
      if (shot.second(n) === "far") effect.hurt |= 2;
      if (shot.second(n) === "far") effect.killed |= 2;
      if (shot.second(n) === "pillar") effect.obstacle = true;
    }
  },
  worth(shot) {
    let worth = 0;
    for (let n = 0; n < shot.length; n++)
      if (shot.second(n) === "near" || shot.second(n) === "far") worth += 1;
    return worth;
  },
};

const rng = () => xoroshiro.fromSeed("hand");

const gistTowards = (direction: number, strength: number) => {
  const { gists: all, strengths } = fanOf(reading);
  return gists[all[direction * strengths + strength] ?? 0];
};

test("a fan says what each aim comes to", () => {
  expect(gistTowards(0, 30)).toBe("enemy");
  expect(gistTowards(0, 0)).toBe("nothing");
  expect(gistTowards(192, 30)).toBe("obstacle");
  expect(gistTowards(128, 30)).toBe("out");
  expect(gistTowards(246, 40)).toBe("kill");
});

test("every place of a fan is what its flick does", () => {
  const fan = fanOf(reading, 64, 12);
  const ready = prepare(table);
  if (!ready.ok) throw new Error(ready.code);
  const effect = { hurt: 0, killed: 0, harmed: 0, obstacle: false, out: false };
  for (let cell = 0; cell < fan.hurt.length; cell++) {
    const shot = ready.flick(flickAt(reading, fan, cell));
    if (!shot.ok) throw new Error(shot.code);
    reading.read(shot, effect);
    expect(fan.hurt[cell]).toBe(effect.hurt);
    expect(fan.worths[cell]).toBe(reading.worth(shot));
  }
});

test("it is built from coarse to fine, in slices: three pictures, the last one whole", () => {
  const building = buildFan(reading);
  const steps = [];
  let made = building.next();
  for (; made.done !== true; made = building.next()) steps.push(made.value);
  expect(steps.filter((picture) => picture !== undefined)).toHaveLength(3);
  expect(steps.findIndex((picture) => picture !== undefined)).toBeLessThan(steps.length / 10);
  expect(made.value).toEqual(fanOf(reading));
});

test("a disc that is not there has no fan", () => {
  expect(() => fanOf({ ...reading, disc: "nobody" })).toThrow("unknown-piece nobody");
});

test("a steadier hand finds the same flick easier, and a wide one easier than a narrow one", () => {
  const near = { disc: "shooter", vx: 900, vy: 0 };
  const far = { disc: "shooter", vx: 1400, vy: -350 };
  const shareOf = (flick: typeof near, hand: typeof trained) =>
    easeOf(reading, flick, hand, rng())?.share ?? 0;
  expect(shareOf(near, trained)).toBeGreaterThan(0.9);
  expect(shareOf(far, shaky)).toBeLessThan(shareOf(near, shaky));
  expect(shareOf(far, steady)).toBeGreaterThan(shareOf(far, shaky));
  expect(easeOf(reading, { disc: "pillar", vx: 900, vy: 0 }, trained, rng())).toBeUndefined();
});

test("the best places hurt different enemies, the most promising first", () => {
  const best = bestOf(reading, fanOf(reading), trained, rng());
  expect(best.length).toBeGreaterThan(1);
  expect(new Set(best.map(({ meant }) => meant.hurt)).size).toBe(best.length);
  expect(best.map(({ expected }) => expected)).toEqual(
    best.map(({ expected }) => expected).toSorted((a, b) => b - a),
  );
  expect(best[0]?.share).toBeGreaterThan(0.3);
});
