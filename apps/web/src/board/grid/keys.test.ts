import { expect, test } from "vitest";
import { askedBy } from "./keys.ts";

test("arrows step, with Shift they look, and corners are diagonals", () => {
  expect(askedBy({ key: "ArrowUp", shiftKey: false })).toEqual({ kind: "step", across: 0, down: -1 });
  expect(askedBy({ key: "ArrowLeft", shiftKey: true })).toEqual({ kind: "look", across: -1, down: 0 });
  expect(askedBy({ key: "PageDown", shiftKey: false })).toEqual({ kind: "step", across: 1, down: 1 });
});

test("the rest of the keys", () => {
  expect(askedBy({ key: "+", shiftKey: true })).toEqual({ kind: "zoom", by: 1.25 });
  expect(askedBy({ key: "Enter", shiftKey: false })).toEqual({ kind: "choose" });
  expect(askedBy({ key: "Escape", shiftKey: false })).toEqual({ kind: "cancel" });
  expect(askedBy({ key: "a", shiftKey: false })).toBeUndefined();
});
