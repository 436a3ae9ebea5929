import { expect, test } from "vitest";
import { flick, prepare, type Table } from "./index.ts";
import { ARENA, board, DUNGEON, disc, on, pillar, push, refusal } from "./testing/scene.ts";

const table = on(ARENA, disc("a", 100, 100), disc("b", 200, 100));

/** What may come over a network where a number should be. */
const wrong: unknown[] = [Number.NaN, Number.POSITIVE_INFINITY, undefined, null, "5", {}, []];
const anything = (value: unknown): number => JSON.parse("[0]").concat([value])[1];

test("FLK-BAD-01 what is no finite number is refused as not-finite, a fraction of a mm/s as not-whole", () => {
  for (const value of wrong) {
    const number = anything(value);
    expect(refusal(table, { disc: "a", vx: number, vy: 100 }).code).toBe("not-finite");
    expect(refusal(table, { disc: "a", vx: 100, vy: number }).code).toBe("not-finite");
    expect(refusal(on(ARENA, { ...disc("a", 1, 1), x: number }), push("a", 100)).code).toBe("not-finite");
    expect(refusal(on(ARENA, { ...disc("a", 1, 1), radius: number }), push("a", 100)).code).toBe(
      "not-finite",
    );
    expect(refusal(on({ ...ARENA, length: number }), push("a", 100)).code).toBe("not-finite");
  }
  expect(refusal(table, push("a", 100.5))).toEqual({ ok: false, code: "not-whole", ids: ["a"] });
});

test("FLK-BAD-02 an id that names no disc is refused as unknown-piece", () => {
  for (const id of ["c", "", "__proto__", "constructor", "toString"]) {
    expect(refusal(table, push(id, 500))).toEqual({ ok: false, code: "unknown-piece", ids: [id] });
  }
});

test("FLK-BAD-03 a starting state that cannot be is refused, with the ids concerned", () => {
  const fault = (where: Table) => {
    const { code, ids } = refusal(where, push("a", 500));
    return [code, ...ids].join(" ");
  };
  expect(fault(on(ARENA, disc("b", 100, 100), disc("a", 124.998, 100)))).toBe("overlap a b");
  expect(fault(on(ARENA, disc("a", 12.498, 100)))).toBe("off-board a");
  expect(fault(on(ARENA, disc("a", 100, 342.502)))).toBe("off-board a");
  expect(fault(on(DUNGEON, disc("a", -0.1, 100)))).toBe("off-board a");
  expect(fault(on(ARENA, disc("a", 100, 100), disc("a", 200, 100)))).toBe("duplicate-id a");
  expect(fault(on(ARENA, { ...disc("a", 100, 100), radius: 13 }))).toBe("bad-size a");
});

test("FLK-BAD-03 within the tolerance of 0.001 mm a state is taken as it is", () => {
  expect(flick(on(ARENA, disc("a", 100, 100), disc("b", 124.9995, 100)), push("a", 500)).ok).toBe(true);
  expect(flick(on(ARENA, disc("a", 12.4995, 100)), push("a", -500)).ok).toBe(true);
  expect(flick(on(DUNGEON, disc("a", 0, 0)), push("a", 500)).ok).toBe(true);
});

test("FLK-BAD-04 a refusal is an answer; nothing is thrown, nothing moves, the state stays the same", () => {
  const frozen: Table = Object.freeze({
    board: Object.freeze(board(610, 355, "wall")),
    discs: Object.freeze([Object.freeze(disc("a", 100, 100)), Object.freeze(pillar("p", 300, 100))]),
  });
  const before = JSON.stringify(frozen);
  for (const shot of [push("a", 1), push("p", 500), push("q", 500), push("a", 0.5), push("a", Number.NaN)]) {
    const answer = flick(frozen, shot);
    expect(answer.ok).toBe(false);
    expect(Object.keys(answer)).toEqual(["ok", "code", "ids"]);
  }
  expect(JSON.stringify(frozen)).toBe(before);
});

test("FLK-BAD-04 a prepared table refuses in the same words, and goes on afterwards", () => {
  const ready = prepare(table);
  if (!ready.ok) throw new Error(ready.code);
  expect(ready.flick(push("a", 1))).toEqual(refusal(table, push("a", 1)));
  expect(ready.flick(push("nobody", 500))).toEqual(refusal(table, push("nobody", 500)));
  expect(ready.flick(push("a", 500)).ok).toBe(true);
  expect(prepare(on(ARENA, disc("a", 1, 1))).ok).toBe(false);
});
