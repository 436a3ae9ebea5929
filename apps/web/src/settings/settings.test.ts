import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("what was remembered is taken field by field, and what is not understood is as usual", () => {
  expect(readSettings({ gesture: "real-flick", guide: "crystal ball", muted: true })).toEqual({
    gesture: "real-flick",
    guide: "first-contact",
    muted: true,
    volume: 80,
    pace: "normal",
    text: 100,
    contrast: "system",
  });
  expect(readSettings("nonsense")).toEqual(readSettings({}));
});

test("a pace that was chosen under its former name stays chosen", () => {
  const paceOf = (stored: unknown) => readSettings(stored).pace;
  expect(["calm", "brisk", "instant"].map((speed) => paceOf({ speed }))).toEqual([
    "normal",
    "fast",
    "at-once",
  ]);
  expect(paceOf({ speed: "instant", pace: "step" })).toBe("step");
  expect(readSettings({ volume: 30 }).volume).toBe(30);
  expect(readSettings({ volume: 300 }).volume).toBe(80);
  expect(readSettings({ text: 150, contrast: "more" })).toMatchObject({ text: 150, contrast: "more" });
  expect(readSettings({ text: 1000, contrast: 2 })).toMatchObject({ text: 100, contrast: "system" });
});
