import { expect, test } from "vitest";
import { face, scene } from "../testing/index.ts";

// Isengrin: Agility 6. Svein: Agility 4.
const one = { I: "isengrin" };
const jumps = (options: readonly string[]) => options.filter((id) => id.startsWith("jump"));

test("REG-JUMP-01 REG-JUMP-02 REG-JUMP-03 1 P.Action, an Agility test of 3 for each square; who passes it lands", () => {
  const { play, at, who, events } = scene("IL.", one).rolling(face(6, 1), 2);
  play("jump:2,0");
  expect(events("tested")).toMatchObject([{ of: "agility", difficulty: 3, passed: true }]);
  expect(at("isengrin")).toEqual([2, 0]);
  expect(who("isengrin").actions).toBe(4);
  expect(events("stepped")).toMatchObject([{ how: "jump" }]);
  const two = scene("ILL.", one).rolling(face(6, 3), 3);
  two.play("jump:3,0");
  expect(two.events("tested")).toMatchObject([{ difficulty: 6, passed: true }]);
});

test("REG-JUMP-04 REG-RULING-74 who fails falls on square ⌈n/2⌉ of those jumped over; on plain floor it stands there", () => {
  const fallen = (drawing: string, jump: string) => {
    const { play, at, events } = scene(drawing, one).rolling(face(6, "X"), 0);
    play(jump, "no");
    expect(events("stepped").at(-1)).toMatchObject({ how: "tumble", rule: "REG-JUMP-04" });
    return at("isengrin");
  };
  expect(fallen("I..", "jump:2,0")).toEqual([1, 0]);
  expect(fallen("I...", "jump:3,0")).toEqual([1, 0]);
});

test("REG-RULING-73 straight on, to a free square, over neither characters nor obstacles nor corners", () => {
  expect(jumps(scene("I.....", one).rolling().options())).toEqual(["jump:2,0", "jump:3,0"]);
  expect(
    jumps(
      scene("I.v", { ...one, v: "revenant" })
        .rolling()
        .options(),
    ),
  ).toEqual([]);
  expect(
    jumps(
      scene("Iv.", { ...one, v: "revenant" })
        .rolling()
        .options(),
    ),
  ).toEqual([]);
  expect(jumps(scene("IP.", one).rolling().options())).toEqual([]);
  expect(jumps(scene("I#.\n...\n...", one).rolling().options())).not.toContain("jump:2,2");
  expect(jumps(scene("I..\n...\n...", one).rolling().options())).toEqual([
    "jump:2,0",
    "jump:0,2",
    "jump:2,2",
  ]);
});

test("REG-RULING-23 a jump is tested like a step where somebody blocks", () => {
  const { play, events } = scene("vIL.", { ...one, v: "revenant" }).rolling(face(6, 1), 0, face(6, 1), 3);
  play("jump:3,0");
  expect(events("tested").map(({ test: name }) => name)).toEqual(["blocking", "jump"]);
});

test("REG-REVENANT-05 REG-JUMP-01 who cannot run may still jump", () => {
  const { play, options } = scene("S..vL.", { S: "svein", v: "revenant" }).rolling();
  play("end");
  expect(options().some((id) => id.startsWith("run"))).toBe(false);
  expect(jumps(options())).toEqual(["jump:1,0", "jump:5,0"]);
});
