import { describe, expect, test } from "vitest";
import type { Counter, Scene } from "../scene.ts";
import { foresee, readyFor } from "./foresee.ts";

const rims = { left: "wall", right: "wall", top: "wall", bottom: "wall" } as const;

function piece(id: string, x: number, y: number, fixed = false): Counter {
  return { id, x, y, radius: 12.5, name: id, tone: "light", figure: "swords", fixed };
}

const scene: Scene = {
  board: { length: 610, width: 355, rims },
  pieces: [piece("s1", 100, 100), piece("c1", 300, 100), piece("c2", 400, 300)],
};
const aim = { piece: "s1", vx: 1500, vy: 0, power: 0.8 };
const ready = readyFor(scene);

describe("a guide", () => {
  test("that shows nothing shows nothing", () => {
    expect(foresee(ready, aim, "none")).toEqual({ lines: [], ghosts: [] });
  });

  test("shows the first contact, and where the disc that is hit would go", () => {
    const { lines, ghosts, meets } = foresee(ready, aim, "first-contact");
    expect(meets).toEqual({ kind: "disc", disc: "c1" });
    expect(ghosts).toEqual([{ x: 275, y: 100, radius: 12.5 }]);
    expect(lines.map(({ kind }) => kind)).toEqual(["way", "outcome"]);
    expect(lines[1]?.to.x).toBeGreaterThan(300);
  });

  test("shows how a wall throws the disc back", () => {
    const { lines, meets } = foresee(ready, { ...aim, vx: 500, vy: -900 }, "first-contact");
    expect(meets).toEqual({ kind: "wall" });
    const back = lines[1];
    expect(back && back.to.y - back.from.y).toBeGreaterThan(0);
    expect(back && back.to.x - back.from.x).toBeGreaterThan(0);
  });

  test("sends no obstacle anywhere", () => {
    const fixed = { ...scene, pieces: [piece("s1", 100, 100), piece("c1", 300, 100, true)] };
    expect(foresee(readyFor(fixed), aim, "first-contact").lines).toHaveLength(1);
  });

  test("shows the full path of every disc that would move", () => {
    const { lines, ghosts } = foresee(ready, aim, "full-path");
    expect(ghosts).toHaveLength(2);
    expect(lines.filter(({ kind }) => kind === "way").length).toBeGreaterThan(1);
    expect(lines.some(({ kind }) => kind === "outcome")).toBe(true);
  });

  test("is silent about a flick that cannot be made", () => {
    expect(foresee(ready, { ...aim, piece: "nobody" }, "full-path").lines).toEqual([]);
    expect(foresee(undefined, aim, "first-contact").lines).toEqual([]);
  });
});
