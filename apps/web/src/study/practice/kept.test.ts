import { expect, test } from "vitest";
import { readBests } from "./kept.ts";

test("marks that were kept are read; what is no mark is forgotten", () => {
  expect(readBests({ straight: 10, bank: 0 })).toEqual({ straight: 10, bank: 0 });
  expect(readBests({ straight: 11, across: -1, gate: 2.5, rest: "7", nothing: 4 })).toEqual({});
  expect(readBests(undefined)).toEqual({});
  expect(readBests("ten")).toEqual({});
});
