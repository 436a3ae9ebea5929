import type { Point } from "@ossuaire/flick";
import type { Area } from "@ossuaire/kernel";

/** Whole tenths of a mm are what a hand can do; so far inside the edge, a rounded spot is still inside. */
const tenth = 0.1;

/** The place of the zone that is nearest to where the hand is: the piece is led by the hand, but stays in the zone. */
export function heldInside(zone: readonly Area[], wish: Point): Point {
  let best: Point = wish;
  let least = Number.POSITIVE_INFINITY;
  for (const area of zone) {
    const spot = area.shape === "ring" ? inRing(area, wish) : inRectangle(area, wish);
    const distance = Math.hypot(spot.x - wish.x, spot.y - wish.y);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

function inRing({ x, y, inner, outer }: Extract<Area, { shape: "ring" }>, wish: Point): Point {
  const [dx, dy] = [wish.x - x, wish.y - y];
  const distance = Math.hypot(dx, dy);
  const narrow = outer - inner < 4 * tenth;
  const [least, most] = narrow ? [(inner + outer) / 2, (inner + outer) / 2] : [inner + tenth, outer - tenth];
  const held = Math.min(most, Math.max(least, distance));
  const spot =
    distance === 0 ? { x, y: y - held } : { x: x + (dx / distance) * held, y: y + (dy / distance) * held };
  return narrow ? spot : rounded(spot);
}

function inRectangle({ x, y, width, height }: Extract<Area, { shape: "rectangle" }>, wish: Point): Point {
  return { x: between(wish.x, x, x + width), y: between(wish.y, y, y + height) };
}

/** Rounded first and held afterwards: the edges themselves belong to a rectangle. */
function between(wish: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(wish * 10) / 10));
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
