import { expect, test } from "vitest";
import type { Counter, Scene, Task } from "./scene.ts";
import { actingIn, litIn, nameOf, sceneFor } from "./task.ts";

const rims = { left: "wall", right: "wall", top: "wall", bottom: "wall" } as const;
const sword: Counter = { id: "s1", x: 1, y: 2, radius: 12.5, name: "Épée 1", tone: "light", figure: "M0 0" };
const scene: Scene = { board: { length: 610, width: 355, rims }, pieces: [sword] };
const place: Task = {
  kind: "place",
  piece: "missile",
  radius: 6,
  zone: [],
  suggestion: { piece: "missile", x: 30, y: 40 },
};

test("what may be flicked or placed is lit", () => {
  expect(litIn(undefined)).toEqual([]);
  expect(litIn({ kind: "flick", pieces: ["s1", "s2"], weakest: 60, strongest: 1900 })).toEqual(["s1", "s2"]);
  expect(litIn(place)).toEqual(["missile"]);
});

test("others are told from what is in hand, else from what is asked for, else from who is acting", () => {
  const [one, two, three] = [sword, { ...sword, id: "s2", mark: "acting" } as const, { ...sword, id: "c1" }];
  const laid = { ...scene, pieces: [one, two, three] };
  const flick = (...pieces: string[]): Task => ({ kind: "flick", pieces, weakest: 60, strongest: 1900 });
  expect(actingIn(laid, flick("s1"), "c1")).toBe(three);
  expect(actingIn(laid, flick("s1"), undefined)).toBe(one);
  expect(actingIn(laid, flick("s1", "c1"), undefined)).toBe(two);
  expect(actingIn(laid, undefined, undefined)).toBe(two);
  expect(actingIn(laid, { ...place, piece: "c1" }, undefined)).toBe(three);
  expect(actingIn(scene, undefined, undefined)).toBeUndefined();
});

test("a task made anew is still the same task", () => {
  expect(nameOf({ ...place })).toBe(nameOf(place));
  expect(nameOf({ ...place, radius: 9 })).not.toBe(nameOf(place));
});

test("a piece that is about to be placed lies where it is suggested, above the others", () => {
  const { pieces } = sceneFor(scene, place, "Projectile");
  expect(pieces.at(-1)).toMatchObject({ id: "missile", x: 30, y: 40, radius: 6, name: "Projectile" });
  const look = { name: "Missile", tone: "shot", figure: "M1 1" } as const;
  expect(sceneFor(scene, { ...place, look }, "Projectile").pieces.at(-1)).toMatchObject(look);
});

test("a piece that lies there already keeps its look and is not there twice", () => {
  const again: Task = { ...place, piece: "s1", radius: 12.5 };
  expect(sceneFor(scene, again, "Projectile").pieces).toEqual([{ ...sword, x: 30, y: 40 }]);
});

test("without a placing nothing changes", () => expect(sceneFor(scene, undefined, "")).toBe(scene));

test("no task has a name of its own", () => expect(nameOf(undefined)).toBe(""));
