import { expect, test } from "vitest";
import { gap } from "../distance.ts";
import {
  checkSpot,
  type Demand,
  type Disc,
  flick,
  nearestSpot,
  placeInOrder,
  type Spot,
  type Table,
} from "../index.ts";
import { drawing } from "../testing/draw.ts";
import { ARENA, board, DUNGEON, disc, on, pillar, push } from "../testing/scene.ts";

const HERO = disc("hero", 200, 160);
const table = on(DUNGEON, HERO, pillar("p", 300, 160));

test("FLK-PLACE-01 within 2.5 cm means a gap of 0 to 25 mm", () => {
  const missile = (x: number) => checkSpot(table, disc("missile", x, 160, "very-small"), { near: "hero" });
  expect(missile(200 - 12.5 - 6).ok).toBe(true);
  expect(missile(200 - 12.5 - 6 - 25).ok).toBe(true);
  expect(missile(200 - 12.5 - 6 - 25.0005).ok).toBe(true);
  expect(missile(200 - 12.5 - 6 - 25.002)).toEqual({ ok: false, code: "too-far", ids: ["hero"] });
  expect(missile(200 - 12.5 - 6 + 0.002)).toEqual({ ok: false, code: "overlap", ids: ["hero"] });
});

test("FLK-PLACE-02 a legal spot is on the board, in the zone, and on nobody; riders do not count", () => {
  const ridden: Table = { ...table, riders: [{ id: "r", radius: 6, carrier: "hero" }] };
  expect(checkSpot(ridden, disc("a", 225, 160)).ok).toBe(true);
  expect(checkSpot(ridden, disc("a", 224.9995, 160)).ok).toBe(true);
  expect(checkSpot(ridden, disc("a", 224.998, 160)).ok).toBe(false);
  expect(checkSpot(ridden, disc("a", 12.5, 12.5)).ok).toBe(true);
  expect(checkSpot(ridden, disc("a", 12.4, 12.5)).ok).toBe(false);
  expect(checkSpot(ridden, { ...HERO, x: 201 }).ok).toBe(true);
});

test("FLK-PLACE-03 a place is used exactly as given or refused with the reason", () => {
  const zones = [{ x: 0, y: 0, length: 100, width: 320 }];
  const why = (spot: Spot, demand?: Demand) => {
    const answer = checkSpot(table, spot, demand);
    return answer.ok ? "ok" : [answer.code, ...answer.ids].join(" ");
  };
  expect(why(disc("a", 480, 100))).toBe("off-board a");
  expect(why(disc("a", 120, 100), { zones })).toBe("outside-zone a");
  expect(why(disc("a", 200, 170))).toBe("overlap hero");
  expect(why(disc("a", 300, 170))).toBe("overlap p");
  expect(why(disc("a", 100, 160), { near: "hero" })).toBe("too-far hero");
  expect(why(disc("a", 50, 100), { zones })).toBe("ok");
  expect(why({ ...disc("a", 50, 100), x: Number.NaN })).toBe("not-finite a");
  expect(why({ ...disc("a", 50, 100), radius: 10 })).toBe("bad-size a");
  expect(why(disc("a", 50, 100), { near: "nobody" })).toBe("unknown-piece nobody");
});

/** The same question by brute force: all points of a grid, then of finer ones around the best. */
function search(where: Table, wish: Spot, demand: Demand): number {
  const others = where.discs.filter((one) => one.id !== wish.id);
  const legal = (spot: Spot): boolean =>
    checkSpot(where, spot, demand).ok && others.every((one) => gap(spot, one) >= -1e-9);
  const far = (spot: Spot): number => Math.sqrt((spot.x - wish.x) ** 2 + (spot.y - wish.y) ** 2);
  let best = Number.POSITIVE_INFINITY;
  let around = [{ ...wish, x: where.board.length / 2, y: where.board.width / 2 }];
  for (let step = 4, reach = 1000; step > 0.002; step /= 4) {
    const found: Spot[] = [];
    for (const centre of around) {
      for (let x = centre.x - reach; x <= centre.x + reach; x += step) {
        for (let y = centre.y - reach; y <= centre.y + reach; y += step) {
          const spot = { ...wish, x, y };
          if (far(spot) < best + 3 * step && legal(spot)) found.push(spot);
        }
      }
    }
    found.sort((a, b) => far(a) - far(b));
    best = Math.min(best, ...found.slice(0, 1).map(far));
    around = found.slice(0, 12);
    reach = 2 * step;
  }
  return best;
}

test("FLK-PLACE-04 the nearest legal spot, exact to 0.01 mm, with zones, rings and distances to keep", {
  tags: ["long"],
}, () => {
  for (let seed = 1; seed <= 40; seed++) {
    const draw = drawing(seed);
    const discs: Disc[] = [];
    for (let n = 0; n < 60 && discs.length < 24; n++) {
      const one = disc(
        `d${n}`,
        draw.between(20, 220),
        draw.between(20, 220),
        draw.of("medium", "large", "small"),
      );
      if (discs.every((other) => gap(one, other) >= 0)) discs.push(one);
    }
    const crowd = on(board(240, 240, "open"), ...discs);
    const wish = disc("wish", draw.between(-10, 250), draw.between(-10, 250));
    const demand: Demand = draw.of<Demand>(
      {},
      { near: discs[0]?.id ?? "" },
      {
        zones: [
          { x: 0, y: 0, length: 90, width: 240 },
          { x: 150, y: 150, length: 60, width: 60 },
        ],
      },
      { awayFrom: [discs[1]?.id ?? "", discs[2]?.id ?? ""] },
    );
    const spot = nearestSpot(crowd, wish, demand);
    const best = search(crowd, wish, demand);
    if (!spot.ok) {
      expect(spot.code).toBe("no-spot");
      expect(best).toBe(Number.POSITIVE_INFINITY);
      continue;
    }
    expect(checkSpot(crowd, { ...wish, ...spot }, demand).ok).toBe(true);
    const distance = Math.sqrt((spot.x - wish.x) ** 2 + (spot.y - wish.y) ** 2);
    expect(distance, `seed ${seed}`).toBeLessThanOrEqual(best + 0.01);
  }
});

test("FLK-PLACE-04 a free wish is the answer; equal distances go to the smaller y, then the smaller x", () => {
  expect(nearestSpot(table, disc("a", 100, 100))).toEqual({ ok: true, x: 100, y: 100 });
  expect(nearestSpot(table, disc("a", 200, 160))).toEqual({ ok: true, x: 200, y: 135 });
  const shelf = { zones: [{ x: 0, y: 147.5, length: 480, width: 25 }] };
  expect(nearestSpot(table, disc("a", 200, 160), shelf)).toEqual({ ok: true, x: 175, y: 160 });
});

test("FLK-PLACE-04 a slot that fits exactly is found, and no-spot is said when there is none", () => {
  const lane = on(DUNGEON, disc("l", 100, 160), disc("r", 150, 160));
  expect(nearestSpot(lane, disc("a", 125, 160))).toEqual({ ok: true, x: 125, y: 160 });
  const snug = { zones: [{ x: 112.5, y: 147.5, length: 25, width: 25 }] };
  expect(nearestSpot(lane, disc("a", 10, 10), snug)).toEqual({ ok: true, x: 125, y: 160 });
  const taken = on(DUNGEON, disc("t", 125, 161));
  expect(nearestSpot(taken, disc("a", 10, 10), snug)).toEqual({ ok: false, code: "no-spot", ids: ["a"] });
});

test("FLK-PLACE-05 several discs at one point are placed one after the other, each on the nearest spot still free", () => {
  const wishes = ["a", "b", "c"].map((id) => disc(id, 100, 100));
  const placed = placeInOrder(on(DUNGEON), wishes);
  expect(placed.spots[0]).toEqual({ ok: true, x: 100, y: 100 });
  expect(placed.spots[1]).toEqual({ ok: true, x: 100, y: 75 });
  const [a, b, c] = placed.table.discs;
  expect([a?.id, b?.id, c?.id]).toEqual(["a", "b", "c"]);
  if (a !== undefined && c !== undefined) expect(gap(a, c)).toBeCloseTo(0, 6);
  expect(flick(placed.table, push("a", 500)).ok).toBe(true);
});

test("FLK-PLACE-06 placing is no movement: nothing is pushed, nothing recorded", () => {
  const before = structuredCloneOf(table);
  const placed = placeInOrder(table, [disc("a", 201, 160)]);
  expect(table).toEqual(before);
  expect(placed.table.discs.slice(0, 2)).toEqual(table.discs);
  expect(Object.keys(placed)).toEqual(["table", "spots"]);
});

const structuredCloneOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test("FLK-PLACE-07 fair placement keeps 25 mm from monsters, obstacles and edges", () => {
  const arena = on(ARENA, disc("orc", 200, 160), disc("hero", 100, 160), pillar("p", 400, 160));
  const fair: Demand = { awayFrom: ["orc", "p"] };
  const at = (x: number, y = 160) => checkSpot(arena, disc("troll", x, y), fair);
  expect(at(250).ok).toBe(true);
  expect(at(249)).toEqual({ ok: false, code: "too-close", ids: ["orc"] });
  expect(at(346)).toEqual({ ok: false, code: "too-close", ids: ["p"] });
  expect(at(75).ok).toBe(true);
  expect(at(300, 37)).toEqual({ ok: false, code: "too-close", ids: [] });
  expect(at(300, 37.5).ok).toBe(true);
  const spot = nearestSpot(arena, disc("troll", 205, 160), fair);
  expect(spot).toMatchObject({ ok: true, y: 160 });
  if (spot.ok) expect(spot.x).toBeCloseTo(250, 6);
});
