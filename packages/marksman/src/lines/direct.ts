import type { Disc } from "@ossuaire/flick";
import type { Stand } from "../stand.ts";
import type { Line } from "./line.ts";
import { wayOf } from "./way.ts";

/** From full on its middle to a thin cut, as shares of the greatest offset at which the rims still meet. */
const OFFSETS = [0, 0.3, -0.3, 0.6, -0.6, 0.85, -0.85];

/** Straight at a target, at most so many lines but at least one. */
export function directLines(stand: Stand, target: Disc, most: number): Line[] {
  return OFFSETS.slice(0, Math.max(most, 1)).flatMap((offset) => {
    const { ux, uy } = towards(stand.disc, target, offset);
    const way = wayOf(stand, stand.disc, ux, uy, target);
    return way === undefined ? [] : [{ ux, uy, slack: way.slack, least: way.least }];
  });
}

/** The direction in which a disc passes the middle of the other at this share of the sum of their radii. */
function towards(disc: Disc, other: Disc, offset: number): { readonly ux: number; readonly uy: number } {
  const dx = other.x - disc.x;
  const dy = other.y - disc.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const sine = (offset * (disc.radius + other.radius)) / distance;
  const cosine = Math.sqrt(Math.max(1 - sine * sine, 0));
  return { ux: (dx * cosine - dy * sine) / distance, uy: (dy * cosine + dx * sine) / distance };
}
