import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { face, is, rats, scene } from "../testing/index.ts";

const imp = (state: State) => {
  const ally = characterOf(state, "imp-1");
  ally.side = "heroes";
  ally.seat = "svein";
};
const cast = { S: "svein", i: "imp", r: rats(1), v: "revenant" };
const flying = (drawing: string) => {
  const table = scene(drawing, cast, { prepare: imp }).rolling();
  table.pick(["imp-1", "svein"]);
  return table;
};

test("REG-FLY-01 REG-VERDICT-66 who flies is never blocked; it is a special rule of profiles", () => {
  const { play, events } = flying(".iv\nS..");
  play("walk:0,0");
  expect(events("tested")).toEqual([]);
});

test("REG-FLY-02 REG-RULING-30 it passes over characters of both sides, chasms and low ground, not over full obstacles", () => {
  const { options } = flying("#S#\nPir\n#L.");
  expect(options().filter((id) => id.startsWith("walk"))).toEqual([
    "walk:1,0",
    "walk:2,1",
    "walk:1,2",
    "walk:2,2",
  ]);
});

test("REG-FLY-03 REG-RULING-30 REG-RULING-31 over an occupied square it can only move on, and cannot end", () => {
  const { play, options, submit, at } = flying("ir..\nS...");
  play("walk:1,0");
  expect(at("imp-1")).toEqual([1, 0]);
  expect(options().every((id) => id.startsWith("walk") || id.startsWith("run"))).toBe(true);
  expect(submit({ kind: "choose", option: "strike:rat-1" })).toMatchObject({ rule: "REG-RULING-30" });
  play("walk:2,0");
  expect(options()).toContain("strike:rat-1");
  expect(options()).toContain("end");
});

test("REG-RULING-31 without P.Action it goes back along its way to the last empty square", () => {
  const { play, at, events } = flying("..irv\nS....");
  play("walk:1,0", "walk:2,0", "walk:3,0", "walk:4,0");
  expect(events("stepped").at(-1)).toMatchObject({ who: "imp-1", how: "put", rule: "REG-RULING-31" });
  expect(at("imp-1")).toEqual([2, 0]);
});

test("REG-IMMAT-02 REG-RULING-31 the immaterial pass through walls and characters, and end on an empty square", () => {
  const prepare = (state: State) => is(state, "svein", "immaterial");
  const { play, options, at, question } = scene("S#.\n###", { S: "svein" }, { prepare }).rolling();
  play("walk:1,0");
  expect(options().every((id) => id.startsWith("walk") || id.startsWith("run"))).toBe(true);
  play("walk:1,1", "walk:1,0", "walk:1,1");
  expect(question("act").about.who).toBe("svein");
  expect(at("svein")).toEqual([0, 0]);
});

test("REG-IMMAT-02 on the far side of a wall it stands like anybody", () => {
  const prepare = (state: State) => is(state, "svein", "immaterial");
  const { play, options, at } = scene("S#.", { S: "svein" }, { prepare }).rolling();
  play("walk:1,0", "walk:2,0");
  expect(at("svein")).toEqual([2, 0]);
  expect(options()).toContain("end");
});

test("REG-RULING-96 the blow of a failed blocking test does not hurt the immaterial", () => {
  const prepare = (state: State) => is(state, "svein", "immaterial");
  const { play, who, at } = scene(".Sv", { S: "svein", v: "revenant" }, { prepare }).rolling(
    face(4, "X"),
    0,
    5,
  );
  play("walk:0,0", "no", "go");
  expect(who("svein").pv).toEqual([28]);
  expect(at("svein")).toEqual([0, 0]);
});
