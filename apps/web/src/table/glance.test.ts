import { expect, test } from "vitest";
import { readGlance } from "./glance.ts";

const words = { fr: "Elfe", en: "Elf" };
const glance = {
  match: "a",
  title: words,
  length: 480,
  width: 320,
  ground: "slate",
  faces: [{ lit: "#fff", shaded: "#ccc", edge: "#000", ink: "#111", figure: "M0 0" }],
  discs: [{ x: 1, y: 2, radius: 3, face: 0 }],
  vitals: [{ face: 0, name: words, life: 8 }],
};

test("a position is read as it was kept", () => {
  expect(readGlance(JSON.parse(JSON.stringify(glance)))).toEqual(glance);
});

test.each([
  null,
  [],
  {},
  { ...glance, match: 3 },
  { ...glance, title: "Elf" },
  { ...glance, length: null },
  { ...glance, faces: [{}] },
  { ...glance, discs: [{ x: "1", y: 2, radius: 3, face: 0 }] },
  { ...glance, vitals: [{ face: 0, life: 8 }] },
])("%j is none", (input) => {
  expect(readGlance(input)).toBeUndefined();
});
