import { type Disc, RADIUS, type Rim, type Shot, type Table } from "@ossuaire/flick";
import fc from "fast-check";
import type { Random } from "../random.ts";

/** Tables, scores and chance for the tests, each in one line. */

/** mulberry32. */
export function dice(seed: number): Random {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { int: (from, to) => from + Math.floor(share() * (to - from + 1)) };
}

/** The arena of Conquest, or the same with open edges. */
export function table(discs: readonly Disc[], rim: Rim = "wall"): Table {
  return {
    board: { length: 610, width: 355, rims: { left: rim, right: rim, top: rim, bottom: rim } },
    discs,
  };
}

export function at(id: string, x: number, y: number, radius: number = RADIUS.medium): Disc {
  return { id, x, y, radius };
}

export function rock(id: string, x: number, y: number, radius: number = RADIUS.large): Disc {
  return { id, x, y, radius, fixed: true };
}

/** What a contact between these two is worth. */
export function touching(one: string, other: string, worth = 1) {
  return (shot: Shot): number => {
    for (let n = 0; n < shot.length; n++) {
      const names = [shot.first(n), shot.second(n)];
      if (shot.kind(n) === "contact" && names.includes(one) && names.includes(other)) return worth;
    }
    return 0;
  };
}

/** Up to so many discs anywhere, some fixed, within walls or open edges; d0 and d1 are movable. */
export function anyTable(most: number): fc.Arbitrary<Table> {
  const rim = fc.constantFrom<Rim>("wall", "open");
  const board = fc.record({
    length: fc.integer({ min: 200, max: 1000 }),
    width: fc.integer({ min: 200, max: 1000 }),
    rims: fc.record({ left: rim, right: rim, top: rim, bottom: rim }),
  });
  const places = fc.array(
    fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
      radius: fc.constantFrom(...Object.values(RADIUS)),
      fixed: fc.nat(5).map((n) => n === 0),
    }),
    { minLength: 2, maxLength: 3 * most },
  );
  return fc.tuple(board, places).map(([board, places]) => {
    const discs: Disc[] = [at("d0", 30, 30), at("d1", 170, 170)];
    for (const { x, y, radius, fixed } of places) {
      const disc = {
        id: `d${discs.length}`,
        x: radius + x * (board.length - 2 * radius),
        y: radius + y * (board.width - 2 * radius),
        radius,
        fixed,
      };
      if (discs.length < most && discs.every((other) => gap(disc, other) >= 0)) discs.push(disc);
    }
    return { board, discs };
  });
}

export function gap(a: Omit<Disc, "id">, b: Omit<Disc, "id">): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) - a.radius - b.radius;
}
