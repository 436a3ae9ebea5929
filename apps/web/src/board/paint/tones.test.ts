import { describe, expect, test } from "vitest";
import type { Tone } from "../scene.ts";
import { ashen, isPale, woods, wounded } from "./tones.ts";

const families: readonly Tone[] = ["ivory", "ash", "moss", "sky", "ember", "umber", "night"];
const standing: readonly Tone[] = ["jade", "sandstone", "slate", "amethyst", "bone", "obsidian"];

describe("tones", () => {
  test("families differ by their rim as well as by their colours; what stands in the way is cut in facets", () => {
    expect(new Set(families.map((tone) => woods[tone].rim)).size).toBe(families.length);
    expect(new Set([...families, ...standing].map((tone) => woods[tone].shaded)).size).toBe(13);
    expect(standing.map((tone) => woods[tone].rim)).toEqual(standing.map(() => "facets"));
  });

  test.each(Object.entries(woods))(
    "the figure of %s is read on its wood, in the light and in the shade",
    (_, wood) => {
      const [figure, lit, shaded] = [luminance(wood.ink), luminance(wood.lit), luminance(wood.shaded)];
      expect(Math.max(contrast(figure, lit), contrast(figure, shaded))).toBeGreaterThan(4.5);
      expect(Math.min(contrast(figure, lit), contrast(figure, shaded))).toBeGreaterThan(2);
    },
  );

  test("pale figures are those of the darkest wood alone", () => {
    const pale = Object.entries(woods).filter(([, wood]) => isPale(wood));
    expect(pale.map(([tone]) => tone)).toEqual(["night", "obsidian"]);
  });

  test("the other side of a disc and one that is stunned keep the rim of their family", () => {
    for (const wood of Object.values(woods)) {
      expect(wounded(wood)).toMatchObject({ rim: wood.rim, ink: wood.ink });
      expect(wounded(wood).lit).not.toBe(wood.lit);
      expect(ashen(wood).rim).toBe(wood.rim);
    }
  });
});

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
