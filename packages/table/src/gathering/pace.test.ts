import * as v from "valibot";
import { expect, test } from "vitest";
import { live, paceSchema } from "./pace.ts";

test("nobody may be given so long that no calendar has the day", () => {
  const isPace = (input: unknown) => v.safeParse(paceSchema, input).success;
  expect(isPace(live)).toBe(true);
  expect(isPace({ ...live, reserve: 604_800_001 })).toBe(false);
  expect(isPace({ ...live, decision: Number.MAX_SAFE_INTEGER })).toBe(false);
  expect(isPace({ kind: "days", days: 7 })).toBe(true);
  expect(isPace({ kind: "days", days: 8 })).toBe(false);
});
