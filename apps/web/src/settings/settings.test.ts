import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("what was remembered is taken field by field, and what is not understood is as usual", () => {
  expect(readSettings({ gesture: "real-flick", guide: "crystal ball", muted: true })).toEqual({
    gesture: "real-flick",
    guide: "first-contact",
    muted: true,
    speed: "calm",
  });
  expect(readSettings("nonsense")).toEqual(readSettings({}));
});
