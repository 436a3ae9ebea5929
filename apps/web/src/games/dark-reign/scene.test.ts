import { put, scene, universe } from "@ossuaire/dark-reign/testing";
import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { gridOf } from "./scene.ts";

/** A passage is a gap in the wall: it is drawn as ground. */
const kinds = universe.elements.filter((kind) => kind !== "passage");

test("REG-COMP-08 every element of the catacombs has a picture of its own on the board", () => {
  for (const kind of ["library", "door", "barrel", "chest", "table", "rack", "corpse", "well"])
    expect(kinds).toContain(kind);
  const { match } = scene(
    `S${".".repeat(2 * kinds.length)}`,
    { S: "svein" },
    {
      prepare(state) {
        for (const [i, kind] of kinds.entries()) put(kind, 2 * i + 2, 0)(state);
      },
    },
  ).rolling();
  const { view } = sightOf(match, "svein");
  const things = gridOf(view, "fr").zones.flatMap((zone) => zone.things);
  expect(things.map(({ x }) => x).toSorted((a, b) => a - b)).toEqual(kinds.map((_, i) => 2 * i + 2));
  expect(new Set(things.map(({ look, leaf }) => `${look} ${leaf?.look}`)).size).toBe(kinds.length);
});
