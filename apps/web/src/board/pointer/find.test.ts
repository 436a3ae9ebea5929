import { expect, test } from "vitest";
import { fit, toScreen } from "../camera.ts";
import type { Counter } from "../scene.ts";
import { isOnZone, pieceAt } from "./find.ts";

const camera = fit({ length: 610, width: 355 }, { width: 390, height: 620 });
const piece = (id: string, x: number, y: number): Counter => ({
  id,
  x,
  y,
  radius: 12.5,
  name: id,
  tone: "light",
  figure: "swords",
});
const pieces = [piece("s1", 100, 100), piece("s2", 130, 100), piece("c1", 300, 100)];

test("a thumb beside a disc still means it, and the nearer of two", () => {
  const { x, y } = toScreen(camera, { x: 100, y: 100 });
  expect(pieceAt(pieces, ["s1", "s2"], camera, { x: x + 15, y })?.id).toBe("s1");
  const between = toScreen(camera, { x: 117, y: 100 });
  expect(pieceAt(pieces, ["s1", "s2"], camera, between)?.id).toBe("s2");
  expect(pieceAt(pieces, ["s2"], camera, { x: x + 60, y })).toBeUndefined();
});

test("only a piece that may be played is meant", () => {
  expect(pieceAt(pieces, ["s1"], camera, toScreen(camera, { x: 300, y: 100 }))).toBeUndefined();
});

test("a hand beside the zone still reaches it", () => {
  const ring = { shape: "ring", x: 100, y: 100, inner: 18, outer: 40 } as const;
  const gate = { shape: "rectangle", x: 400, y: 0, width: 40, height: 40 } as const;
  const at = (x: number, y: number): boolean => isOnZone([ring, gate], camera, toScreen(camera, { x, y }));
  expect([at(100, 100), at(150, 100), at(450, 20), at(300, 200)]).toEqual([true, true, true, false]);
});

test("the smallest disc is met by a thumb that misses it by its own width, on a phone", () => {
  const phone = fit({ length: 480, width: 320 }, { width: 376, height: 564 });
  const look = { name: "Rat", tone: "umber", figure: "" } as const;
  const rat = { id: "rat", x: 240, y: 160, radius: 6, ...look };
  const { x, y } = toScreen(phone, rat);
  expect(rat.radius * phone.scale).toBeLessThan(8);
  expect(pieceAt([rat], ["rat"], phone, { x: x + 20, y })?.id).toBe("rat");
});
