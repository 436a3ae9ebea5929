import { expect, test } from "vitest";
import { fit, toScreen } from "../camera.ts";
import type { Task } from "../scene.ts";
import type { Leading } from "./grip.ts";
import { leadOn } from "./lead.ts";

const camera = fit({ length: 480, width: 320 }, { width: 960, height: 640 });
const middle = { x: 240, y: 160 };
const start = { x: 262, y: 160 };
const task: Task = {
  kind: "place",
  piece: "missile",
  radius: 7,
  zone: [{ shape: "ring", ...middle, inner: 20, outer: 40 }],
  suggestion: { piece: "missile", ...start },
  flicks: { pieces: ["missile"], weakest: 100, strongest: 1900 },
};
const grip = (): Leading => ({
  kind: "lead",
  offset: { x: 0, y: 0 },
  start,
  pull: { kind: "pull", piece: "missile", anchor: toScreen(camera, start), left: false },
});

test("inside its circle a projectile is led, beyond it is pulled from where it lay", () => {
  const inside = { x: 250, y: 190 };
  const led = leadOn(grip(), toScreen(camera, start), toScreen(camera, inside), camera, task);
  expect(led.aim).toBeUndefined();
  expect(led.wish.x).toBeCloseTo(inside.x);
  expect(led.wish.y).toBeCloseTo(inside.y);
  const pulled = leadOn(grip(), toScreen(camera, start), toScreen(camera, { x: 150, y: 160 }), camera, task);
  expect(pulled.wish).toEqual(start);
  expect(pulled.aim?.vx).toBeGreaterThan(0);
  expect(pulled.aim?.vy).toBeCloseTo(0);
});

test("what is only placed is led as far as the hand goes", () => {
  const { flicks: _, ...placed } = task;
  const led = leadOn(
    { ...grip(), pull: undefined },
    toScreen(camera, start),
    toScreen(camera, { x: 150, y: 160 }),
    camera,
    placed,
  );
  expect(led.aim).toBeUndefined();
  expect(led.wish.x).toBeCloseTo(150);
});
