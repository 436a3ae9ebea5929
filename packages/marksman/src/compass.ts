import type { Point } from "@ossuaire/flick";
import type { Random } from "./random.ts";

/** Unit vectors all around, without sine and cosine, which differ between engines: from Pythagorean triples. */
export const COMPASS: readonly Point[] = [
  [1, 0],
  [12 / 13, 5 / 13],
  [0.8, 0.6],
  [0.6, 0.8],
  [5 / 13, 12 / 13],
].flatMap(([a = 1, b = 0]) => [
  { x: a, y: b },
  { x: -b, y: a },
  { x: -a, y: -b },
  { x: b, y: -a },
]);

/** Any direction, all as likely. */
export function anyDirection(random: Random): Point {
  for (;;) {
    const x = random.int(-1000, 1000);
    const y = random.int(-1000, 1000);
    const squared = x * x + y * y;
    if (squared > 10_000 && squared <= 1_000_000) {
      const length = Math.sqrt(squared);
      return { x: x / length, y: y / length };
    }
  }
}
