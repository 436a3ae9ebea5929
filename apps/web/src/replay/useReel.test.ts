import { expect, test } from "vitest";
import { type Standing, type Turn, turned } from "./useReel.ts";

const flicks = [undefined, undefined, "flick", undefined];
const start: Standing = { at: 0, playing: false, moving: false, watched: false, speed: 1 };
const after = (...turns: readonly Turn[]) => turns.reduce((from, turn) => turned(from, turn, flicks), start);

test("a step without a flick is taken at once, one with a flick when it has been watched", () => {
  expect(after({ type: "step" })).toMatchObject({ at: 1, moving: false });
  expect(after({ type: "step" }, { type: "step" })).toMatchObject({ at: 1, moving: true });
  expect(after({ type: "step" }, { type: "step" }, { type: "arrive" })).toMatchObject({
    at: 2,
    moving: false,
  });
});

test("going somewhere stops the film, and never leads out of it", () => {
  expect(after({ type: "play" }, { type: "go", to: 99 })).toMatchObject({ at: 3, playing: false });
  expect(after({ type: "go", to: -1 })).toMatchObject({ at: 0 });
});

test("what is come to by a step has been watched, what is gone to has not", () => {
  expect(after({ type: "step" })).toMatchObject({ watched: true });
  expect(after({ type: "step" }, { type: "step" }, { type: "arrive" })).toMatchObject({ watched: true });
  expect(after({ type: "step" }, { type: "go", to: 3 })).toMatchObject({ watched: false });
});

test("the film stops at the end, and begins again from there", () => {
  expect(after({ type: "go", to: 3 }, { type: "play" })).toMatchObject({ at: 0, playing: true });
  expect(turned({ ...start, at: 3, playing: true }, { type: "step" }, flicks)).toMatchObject({
    at: 3,
    playing: false,
  });
});
