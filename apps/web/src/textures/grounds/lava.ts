import { clamp, fractal, scatter, smooth } from "../noise.ts";
import type { Colour } from "../tile.ts";
import { blend, chance, drawing, type Ground, long, points, round, wide } from "./ground.ts";

const ember: Colour = [196, 58, 16, 255];
const white: Colour = [255, 196, 84, 255];

/** Plates of basalt on fire: lava shows in the cracks, in some places more than in others. */
export function lava(): Ground {
  const cloud = fractal(8, 8, 4, 29);
  const draw = chance(31);
  const plates = Array.from({ length: 58 }, () => [draw(-20, long + 20), draw(-20, wide + 20)] as const);
  const crust = points((x, y) => {
    const [bentX, bentY] = [
      x + (cloud(x / 36, y / 36) - 0.5) * 34,
      y + (cloud(x / 36 + 7, y / 36) - 0.5) * 34,
    ];
    const { plate, gap } = nearest(plates, bentX, bentY);
    const tone = scatter(plate, 3) * 0.5 + cloud(x / 20, y / 20) * 0.6;
    const rock = blend([46, 38, 38, 255], [112, 94, 88, 255], tone);
    // Rock beside a crack is warmed by it.
    const heat = clamp((cloud(x / 130, y / 130) - 0.3) * 2.6);
    const warm = blend(rock, [132, 56, 28, 255], clamp(1 - gap / 16) * heat * 0.7);
    const open = smooth(clamp(1 - gap / (2.2 + heat * 3)));
    return blend(
      blend(warm, [24, 12, 10, 255], clamp(1 - gap / 7) * 0.5),
      blend(ember, white, open * heat),
      open * (0.3 + 0.7 * heat),
    );
  });
  const sparks = Array.from({ length: 46 }, () => spark(draw(0, long), draw(0, wide), draw(0.5, 1.5)));
  return [crust, drawing(...sparks)];
}

/** The plate that a place belongs to, and how far it is from its edge. */
function nearest(
  plates: readonly (readonly [number, number])[],
  x: number,
  y: number,
): { readonly plate: number; readonly gap: number } {
  let [first, second, plate] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (const [n, [atX, atY]] of plates.entries()) {
    const far = (atX - x) ** 2 + (atY - y) ** 2;
    if (far < first) [second, first, plate] = [first, far, n];
    else if (far < second) second = far;
  }
  return { plate, gap: Math.sqrt(second) - Math.sqrt(first) };
}

function spark(x: number, y: number, radius: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="#ffc45a" fill-opacity=".8"/>`;
}
