import { describe, expect, test } from "vitest";
import { tableWords } from "../../words/table.ts";
import { type Camera, fit } from "../camera.ts";
import type { Counter, Scene } from "../scene.ts";
import { type Aimed, aimed } from "./aimed.ts";
import { bearing, gapBetween } from "./bearing.ts";
import { stateOf } from "./state.ts";
import { partOf, where } from "./where.ts";

const rims = { left: "wall", right: "wall", top: "wall", bottom: "wall" } as const;
const board = { length: 610, width: 355, rims };
const sword: Counter = piece("s1", "Épée 1", 32.5, 32.5, 12.5);
const crystal: Counter = piece("crystal-2", "Le cristal 2", 97.5, 32.5, 22.5);
const scene: Scene = { board, pieces: [sword, crystal] };
const desk = fit(board, { width: 1000, height: 700 });
const phone = fit(board, { width: 390, height: 620 });

function piece(id: string, name: string, x: number, y: number, radius: number): Counter {
  return { id, name, x, y, radius, tone: "light", figure: "swords" };
}

describe("a place in words", () => {
  test("names the part of the board and the nearest neighbour", () => {
    const text = where(tableWords.said.fr.t, "fr", scene, desk, sword).replaceAll("\u00a0", " ");
    expect(text).toBe("en haut à gauche, à 3 cm du cristal 2");
    expect(where(tableWords.said.en.t, "en", scene, desk, sword)).toBe("top left, 3 cm from le cristal 2");
  });

  test("is the place as seen: on a turned board the left lies at the bottom", () => {
    expect(partOf(phone, sword)).toBe("bottom-left");
    expect(partOf(desk, { x: 305, y: 177 })).toBe("middle");
    expect(partOf(phone, { x: 600, y: 350 })).toBe("top-right");
  });

  test("CAT-SETUP-10: and from the other side the upper left lies at the lower right", () => {
    expect(partOf({ ...desk, round: true }, sword)).toBe("bottom-right");
    expect(partOf({ ...phone, round: true }, sword)).toBe("top-right");
  });

  test("says millimetres only where they matter", () => {
    const t = tableWords.said.en.t;
    const at = (x: number): string =>
      where(t, "en", { board, pieces: [piece("a", "A", 0, 0, 10)] }, desk, piece("b", "B", x, 0, 10));
    expect(at(20)).toContain("touching A");
    expect(at(26.2)).toContain("6 mm from A");
    expect(at(94)).toContain("7 cm from A");
  });

  test("needs no neighbour", () => {
    expect(where(tableWords.said.en.t, "en", { board, pieces: [] }, desk, sword)).toBe("top left");
  });
});

describe("a piece from where another one stands", () => {
  const from = (camera: Camera, to: Counter, language: "fr" | "en" = "en") =>
    bearing(tableWords.said[language].t, camera, sword, to).replaceAll("\u00a0", " ");

  test("is told by the hour of the clock and the gap between the rims", () => {
    expect(from(desk, crystal, "fr")).toBe("3 heures, 3 cm");
    expect(from(desk, crystal)).toBe("3 o’clock, 3 cm");
    expect(from(desk, piece("b", "B", 45, 54.2, 12.5), "fr")).toBe("5 heures, au contact");
    expect(from(desk, piece("b", "B", 65, 0, 12.5), "fr")).toBe("2 heures, 2 cm");
    expect(from(desk, piece("b", "B", 52, 0, 5), "fr")).toBe("1 heure, 2 cm");
  });

  test("as seen: on a turned board, and from the other side", () => {
    expect(from(phone, crystal)).toMatch(/^12 o’clock/);
    expect(from({ ...desk, round: true }, crystal)).toMatch(/^9 o’clock/);
  });
});

test("from a wall it is as far as from what of it is nearest, to another wall too", () => {
  const wall = (x: number, y: number, span: { readonly x: number; readonly y: number }) => ({
    ...piece("w", "Wall", x, y, 6),
    beam: { span, paint: () => document.createElement("canvas") },
  });
  const lying = wall(200, 100, { x: 80, y: 0 });
  expect(gapBetween(lying, piece("d", "Disc", 260, 130, 10))).toBe(14);
  // Ends to a face, ends to ends, and through each other.
  const upright = wall(270, 160, { x: 0, y: 40 });
  expect(gapBetween(lying, upright)).toBe(gapBetween(upright, lying));
  expect(gapBetween(lying, wall(260, 160, { x: 0, y: 40 }))).toBe(20 - 12);
  expect(gapBetween(lying, wall(400, 100, { x: 80, y: 0 }))).toBe(40 - 12);
  expect(gapBetween(lying, wall(220, 110, { x: 0, y: 40 }))).toBe(-12);
});

test("the side of a disc that is up is said as it is drawn: nothing for 1 life", () => {
  const both = (disc: Partial<Counter>): readonly string[] =>
    (["fr", "en"] as const).flatMap((language) => stateOf(tableWords.said[language].t, disc));
  expect(both({ life: 1, lost: 0 })).toEqual([]);
  expect(both({ life: 2, lost: 0 })).toEqual(["2 points de vie", "2 life"]);
  expect(both({ spent: true })).toEqual(["a joué", "has acted"]);
  expect(both({ life: 2, lost: 1 })).toEqual(["face blessée, 1 point de vie sur 2", "wounded, 1 of 2 life"]);
});

test("an aim in words has its hour, its degrees, its power and what it meets", () => {
  const at = { piece: "s1", power: 1 };
  const crystal = { kind: "disc", disc: "crystal-2" } as const;
  const french = (degrees: number, power: number) =>
    aimed(tableWords.said.fr.t, scene, { ...at, degrees, power, meets: crystal }).replaceAll("\u00a0", " ");
  expect(french(61.5, 0.45)).toBe(
    "Direction 2 heures, 61,5°, puissance 45 %. Touche d’abord le cristal 2, à 3 cm.",
  );
  expect(french(30, 1)).toContain("Direction 1 heure, 30°");
  const english = (aim: Partial<Aimed>) =>
    aimed(tableWords.said.en.t, scene, { ...at, degrees: 0, ...aim }).replaceAll("\u00a0", " ");
  expect(english({})).toBe("Direction 12 o’clock, 0°, power 100%.");
  expect(english({ meets: { kind: "wall" } })).toContain("Touches a wall first.");
  // Whom an aim is meant for is said first: something else may be in the way.
  expect(english({ target: "crystal-2", meets: crystal })).toMatch(/^At le cristal 2\. Direction 12 o’clock/);
});
