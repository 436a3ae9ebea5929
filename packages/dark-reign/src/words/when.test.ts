import { expect, test } from "vitest";
import { whenWords } from "./when.ts";

test("REG-RULING-01 no round is named before the first one begins", () => {
  const when = (phase: Parameters<typeof whenWords>[0]["phase"], round: number) =>
    whenWords({ phase, round });
  expect(when("town", 0)).toEqual({ fr: "en ville", en: "in town" });
  expect(when("descent", 0)).toEqual({ fr: "descente", en: "going down" });
  expect(when("turn-starts", 0)).toEqual({ fr: "descente", en: "going down" });
  expect(when("activation", 1)).toEqual({ fr: "manche 1", en: "round 1" });
});
