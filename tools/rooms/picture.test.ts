import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withRooms } from "./picture.ts";

const plan = readFileSync(join(import.meta.dirname, "..", "..", "docs", "architecture.md"), "utf8");

test("the picture of the rooms is that of the code; else: npm run rooms", () => {
  expect(plan).toBe(withRooms(plan));
});

test("a picture that has grown old is drawn anew, and nothing else of the plan changes", () => {
  const old = plan.replace(/ {2}table --> kernel\n/, "  kernel --> table\n");
  expect(old).not.toBe(plan);
  expect(withRooms(old)).toBe(plan);
});

test("a plan without a place for the picture is refused", () => {
  expect(() => withRooms("# The plan of the house\n")).toThrow("rooms");
});
