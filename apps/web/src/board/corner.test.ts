import { describe, expect, test } from "vitest";
import { fit } from "./camera.ts";
import { freeCorner } from "./corner.ts";

describe("what lies over the board", () => {
  const board = { length: 480, width: 320 };
  const small = { width: 36, height: 36 };
  const lying = fit(board, { width: 480, height: 320 });
  const at = (x: number, y: number) => ({ x, y, radius: 15 });

  test("stays in its corner where nobody is", () => {
    expect(freeCorner(lying, [at(240, 160)], small, "bottom-right")).toBe("bottom-right");
    expect(freeCorner(lying, [], small, "top-right")).toBe("top-right");
  });

  test("gives way to a disc, also to one of which it would hide the rim alone", () => {
    expect(freeCorner(lying, [at(470, 310)], small, "bottom-right")).toBe("top-right");
    expect(freeCorner(lying, [at(448, 310)], small, "bottom-right")).toBe("top-right");
    expect(freeCorner(lying, [at(470, 310), at(470, 10)], small, "bottom-right")).toBe("top-left");
  });

  test("hides as few as can be where there are discs in all corners", () => {
    const crowd = [at(470, 310), at(470, 10), at(10, 10), at(10, 310), at(440, 310), at(440, 10), at(40, 10)];
    expect(freeCorner(lying, crowd, small, "bottom-right")).toBe("bottom-left");
  });

  test("looks where the discs are seen: on an upright board, from the other side", () => {
    const upright = fit(board, { width: 320, height: 480 });
    expect(freeCorner(upright, [at(10, 310)], small, "bottom-right")).toBe("top-right");
    const round = fit(board, { width: 480, height: 320 }, true);
    expect(freeCorner(round, [at(10, 10)], small, "bottom-right")).toBe("top-right");
  });
});
