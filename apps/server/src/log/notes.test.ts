import { expect, test } from "vitest";
import { notesFrom, packed } from "./notes.ts";

const note = (n: number) => ({ table: "a".repeat(12), n });

test("what others ring is heard, and what one has rung oneself is not", () => {
  const [text = ""] = packed("one", [note(1), note(2)]);
  expect(notesFrom(text, "other")).toEqual([note(1), note(2)]);
  expect(notesFrom(text, "one")).toEqual([]);
});

test("what nobody of ours has rung takes no process down", () => {
  for (const payload of ["", "{", "null", "hello", '{"from":"x","notes":[1,{},{"table":"a"}]}'])
    expect(notesFrom(payload, "one")).toEqual([]);
});
