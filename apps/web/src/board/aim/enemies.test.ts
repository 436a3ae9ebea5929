import { describe, expect, test } from "vitest";
import type { Counter } from "../scene.ts";
import { enemiesOf, following } from "./enemies.ts";

const disc = (id: string, x: number, rest: Partial<Counter> = {}): Counter => ({
  id,
  x,
  y: 0,
  radius: 10,
  name: id,
  tone: "light",
  figure: "",
  ...rest,
});
const elf = disc("elf", 0, { side: "heroes" });
const others = [
  disc("far", 300, { side: "overseer" }),
  disc("near", 100, { side: "overseer" }),
  disc("friend", 50, { side: "heroes" }),
  disc("stone", 20),
];
const ids = (enemies: readonly Counter[]) => enemies.map(({ id }) => id);

describe("the enemies of a piece", () => {
  test("are those of another side, the nearest first; neither friends nor stones", () => {
    expect(ids(enemiesOf([elf, ...others], elf))).toEqual(["near", "far"]);
  });

  test("begin with the target that was named", () => {
    const [far = elf, ...rest] = others;
    expect(ids(enemiesOf([elf, { ...far, mark: "target" }, ...rest], elf))).toEqual(["far", "near"]);
  });

  test("follow one another, forwards and back, round and round", () => {
    const enemies = enemiesOf([elf, ...others], elf);
    const next = (last: string | undefined, back: boolean) => following(enemies, last, back)?.id;
    expect([next(undefined, false), next("near", false), next("far", false)]).toEqual([
      "near",
      "far",
      "near",
    ]);
    expect([next(undefined, true), next("near", true), next("far", true)]).toEqual(["far", "far", "near"]);
    expect(following([], undefined, false)).toBeUndefined();
  });
});
