import { live } from "@ossuaire/table";
import { expect, test } from "vitest";
import { untilWhen } from "./about.ts";

test("a list says until when somebody has to answer where that is days away, and while they play", () => {
  const days = { kind: "days", days: 3 } as const;
  expect(untilWhen({ stage: "on", pace: days, deadline: 5 })).toBe(5);
  expect(untilWhen({ stage: "on", pace: live, deadline: 5 })).toBeUndefined();
  expect(untilWhen({ stage: "over", pace: days, deadline: 5 })).toBeUndefined();
});
