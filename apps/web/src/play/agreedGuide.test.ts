import { expect, test } from "vitest";
import { agreedGuide } from "./agreedGuide.ts";

test.each([
  ["none", "none", "none", "none"],
  ["first-contact", "none", "first-contact", "first-contact"],
  ["fan", "none", "first-contact", "full-path"],
  // A game without discs agrees on nothing.
  [undefined, "none", "first-contact", "full-path"],
] as const)("where %s is agreed on, nobody sees further", (agreed, none, contact, path) => {
  expect(agreedGuide("none", agreed)).toBe(none);
  expect(agreedGuide("first-contact", agreed)).toBe(contact);
  expect(agreedGuide("full-path", agreed)).toBe(path);
});
