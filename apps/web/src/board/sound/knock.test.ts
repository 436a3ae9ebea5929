import type { Contact, WallContact } from "@ossuaire/flick";
import { expect, test } from "vitest";
import { knockOf, loudnessOf } from "./knock.ts";

const contact: Contact = {
  kind: "contact",
  n: 0,
  time: 0.1,
  x: 0,
  y: 0,
  discs: ["a", "b"],
  impulse: 100_000,
  afterWall: [false, false],
  direct: true,
};
const wall: WallContact = {
  kind: "wall",
  n: 1,
  time: 0.2,
  x: 0,
  y: 0,
  disc: "a",
  side: "left",
  impulse: 100_000,
  afterWall: false,
  flicked: true,
};

test("a harder blow is louder, up to a limit; the faintest touch is not heard", () => {
  expect(loudnessOf(0)).toBe(0);
  expect(loudnessOf(100)).toBe(0);
  expect(loudnessOf(20_000)).toBeGreaterThan(0.1);
  expect(loudnessOf(100_000)).toBeGreaterThan(loudnessOf(20_000));
  expect(loudnessOf(9e9)).toBe(1);
});

test("a wall sounds duller than a disc, a large disc lower than a small one", () => {
  const disc = knockOf(contact, 12.5, 0);
  expect(knockOf(wall, 12.5, 0)?.pitch).toBeLessThan((disc?.pitch ?? 0) / 2);
  expect(knockOf(contact, 22.5, 0)?.pitch).toBeLessThan(disc?.pitch ?? 0);
});

test("leaving the board makes no knock, and nothing is heard from beyond the ears", () => {
  const { n, time, x, y } = contact;
  const exit = {
    kind: "exit",
    n,
    time,
    x,
    y,
    disc: "a",
    side: "left",
    afterWall: false,
    flicked: true,
  } as const;
  expect(knockOf(exit, 12.5, 0)).toBeUndefined();
  expect(knockOf(contact, 12.5, 7)?.side).toBe(1);
});
