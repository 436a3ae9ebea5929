import { expect, test } from "vitest";
import type { Scene } from "../board/scene.ts";
import { objectionOn } from "./spotCheck.ts";

const wall = "wall";
const scene: Scene = {
  board: { length: 610, width: 355, rims: { left: wall, right: wall, top: wall, bottom: wall } },
  pieces: [{ id: "s1", x: 100, y: 100, radius: 12.5, name: "", tone: "light", figure: "" }],
};
const put = (x: number, y: number) => objectionOn(scene, 6, [{ piece: "missile", x, y }]);

test("a taken spot and one outside are refused with their reason, a free one is not", () => {
  expect(put(105, 100)?.words.en).toBe("The spot is taken.");
  expect(put(2, 100)?.words.en).toBe("The disc is not wholly on the board.");
  expect(put(300, 100)).toBeUndefined();
});
