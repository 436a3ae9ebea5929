import { describe, expect, test } from "vitest";
import { type Line, readLine } from "./line.ts";

const line: Line = {
  id: "a",
  game: "conquest",
  changed: 1_700_000_000_000,
  answers: 12,
  over: false,
  sitters: [
    { kind: "person", name: "Ada" },
    { kind: "bot", name: "", level: "adept" },
  ],
  replay: false,
};

describe("a line from a store", () => {
  test("is read as it was written", () => {
    expect(readLine(JSON.parse(JSON.stringify(line)))).toEqual(line);
  });
  test("says where it comes from, if that can be understood", () => {
    const branch = { at: 12, of: "an end" };
    expect(readLine({ ...line, branch, end: "another" })).toEqual({ ...line, branch, end: "another" });
    expect(readLine({ ...line, branch: { at: -1, of: "an end" }, end: 3 })).toEqual(line);
    expect(readLine({ ...line, branch: "there" })).toEqual(line);
  });
  test.each([
    undefined,
    null,
    "line",
    [],
    {},
    { ...line, sitters: [null] },
    { ...line, sitters: "two" },
    { ...line, sitters: [{ kind: "bot", name: "" }] },
    { ...line, changed: Number.NaN },
    { ...line, changed: 1e300 },
    { ...line, answers: "12" },
    { ...line, answers: -1 },
    { ...line, over: undefined },
    { ...line, replay: "no" },
    { ...line, game: 3 },
  ])("%j is none", (input) => {
    expect(readLine(input)).toBeUndefined();
  });
});
