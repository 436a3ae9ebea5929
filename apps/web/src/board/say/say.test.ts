import { describe, expect, test } from "vitest";
import { translations } from "../../words/translate.ts";
import { fit } from "../camera.ts";
import type { Counter, Scene } from "../scene.ts";
import { aimed } from "./aimed.ts";
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
    const text = where(translations.fr, scene, desk, sword).replaceAll("\u00a0", " ");
    expect(text).toBe("en haut à gauche, à 3 cm du cristal 2");
    expect(where(translations.en, scene, desk, sword)).toBe("top left, 3 cm from le cristal 2");
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
    const t = translations.en;
    const at = (x: number): string =>
      where(t, { board, pieces: [piece("a", "A", 0, 0, 10)] }, desk, piece("b", "B", x, 0, 10));
    expect(at(20)).toContain("touching A");
    expect(at(26.2)).toContain("6 mm from A");
    expect(at(94)).toContain("7 cm from A");
  });

  test("needs no neighbour", () => {
    expect(where(translations.en, { board, pieces: [] }, desk, sword)).toBe("top left");
  });
});

test("the side of a disc that is up is said as it is drawn: nothing for 1 life", () => {
  const both = (disc: Partial<Counter>): readonly string[] =>
    (["fr", "en"] as const).flatMap((language) => stateOf(translations[language], disc));
  expect(both({ life: 1, lost: 0 })).toEqual([]);
  expect(both({ life: 2, lost: 0 })).toEqual(["2 points de vie", "2 life"]);
  expect(both({ spent: true })).toEqual(["a joué", "has acted"]);
  expect(both({ life: 2, lost: 1 })).toEqual(["face blessée, 1 point de vie sur 2", "wounded, 1 of 2 life"]);
});

test("an aim in words has its hour, its degrees, its power and what it meets", () => {
  const french = aimed(translations.fr, scene, 61.5, 0.45, { kind: "disc", disc: "crystal-2" });
  expect(french.replaceAll("\u00a0", " ")).toBe(
    "Direction 2 heures, 61,5°, puissance 45 %. Touche d’abord le cristal 2.",
  );
  expect(aimed(translations.en, scene, 0, 1)).toBe("Direction 12 o’clock, 0°, power 100%.");
  expect(aimed(translations.en, scene, 90, 1, { kind: "wall" })).toContain("Touches a wall first.");
});
