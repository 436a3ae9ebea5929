import type { Point } from "@ossuaire/flick";

/**
 * So many unit vectors all around, evenly, the first to the right and the second a little clockwise on the screen. By
 * halving right angles: sine and cosine differ between engines, a square root does not.
 */
export function directionsOf(count: number): readonly Point[] {
  let all: readonly Point[] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ];
  while (all.length < count) {
    const around = all;
    all = around.flatMap((one, i) => [one, between(one, around[(i + 1) % around.length] ?? one)]);
  }
  return all;
}

function between(one: Point, other: Point): Point {
  const [x, y] = [one.x + other.x, one.y + other.y];
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
}
