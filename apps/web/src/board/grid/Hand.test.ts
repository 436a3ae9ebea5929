import { expect, test, vi } from "vitest";
import type { GridCamera } from "./camera.ts";
import { Hand, type Held } from "./Hand.ts";

function held(more: Partial<Held> = {}) {
  const did: { camera: GridCamera; taps: string[]; holds: string[]; points: string[] } = {
    camera: { x: 0, y: 0, zoom: 50 },
    taps: [],
    holds: [],
    points: [],
  };
  const hand = new Hand({
    camera: () => did.camera,
    frame: () => ({ width: 500, height: 500 }),
    look: (camera) => {
      did.camera = camera;
    },
    tap: ({ x, y }) => did.taps.push(`${x},${y}`),
    hold: ({ x, y }) => did.holds.push(`${x},${y}`),
    point: (square) => did.points.push(square ? `${square.x},${square.y}` : "nowhere"),
    ...more,
  });
  return { hand, did };
}

test("whoever hardly moves has tapped a square", () => {
  const { hand, did } = held();
  hand.down(1, { left: 255, top: 255 });
  hand.move(1, { left: 258, top: 257 });
  hand.up(1, { left: 258, top: 257 });
  expect(did.taps).toEqual(["0,0"]);
  expect(did.camera).toEqual({ x: 0, y: 0, zoom: 50 });
});

test("whoever drags moves the board, and has tapped nothing", () => {
  const { hand, did } = held();
  hand.down(1, { left: 100, top: 100 });
  hand.move(1, { left: 150, top: 100 });
  hand.up(1, { left: 150, top: 100 });
  expect(did.taps).toEqual([]);
  expect(did.camera.x).toBe(-1);
});

test("two fingers that part bring it nearer", () => {
  const { hand, did } = held();
  hand.down(1, { left: 200, top: 250 });
  hand.down(2, { left: 300, top: 250 });
  hand.move(2, { left: 400, top: 250 });
  expect(did.camera.zoom).toBe(100);
  hand.up(2, { left: 400, top: 250 });
  hand.up(1, { left: 200, top: 250 });
  expect(did.taps).toEqual([]);
});

test("a pointer above the board points, and leaves", () => {
  const { hand, did } = held();
  hand.move(1, { left: 310, top: 255 });
  hand.leave();
  expect(did.points).toEqual(["1,0", "nowhere"]);
});

test("a finger that stays wants to know more, and has not tapped", () => {
  vi.useFakeTimers();
  const { hand, did } = held();
  hand.down(1, { left: 255, top: 255 });
  vi.advanceTimersByTime(1000);
  hand.up(1, { left: 255, top: 255 });
  hand.down(2, { left: 255, top: 255 });
  hand.move(2, { left: 285, top: 255 });
  vi.advanceTimersByTime(1000);
  hand.up(2, { left: 285, top: 255 });
  vi.useRealTimers();
  expect(did).toMatchObject({ taps: [], holds: ["0,0"] });
});

test("what lies there is taken along instead of the board, and laid down where the hand comes up", () => {
  const { did, ...rest } = held({ grab: ({ x, y }) => x === 0 && y === 0 });
  const { hand } = rest;
  hand.down(1, { left: 255, top: 255 });
  hand.move(1, { left: 330, top: 255 });
  hand.up(1, { left: 355, top: 255 });
  expect(did.points).toEqual(["1,0"]);
  expect(did.taps).toEqual(["2,0"]);
  expect(did.camera.x).toBe(0);
  // Taken up and let go at once, it stays in the hand.
  hand.down(1, { left: 255, top: 255 });
  hand.up(1, { left: 255, top: 255 });
  expect(did.taps).toEqual(["2,0"]);
});

test("what was taken up beside the board is laid down on it", () => {
  const { hand, did } = held({ carries: () => true });
  hand.move(1, { left: 310, top: 255 });
  hand.up(1, { left: 310, top: 255 });
  expect(did.taps).toEqual(["1,0"]);
});
