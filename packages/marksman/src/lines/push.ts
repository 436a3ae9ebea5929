import type { Disc, Point } from "@ossuaire/flick";
import type { Stand } from "../stand.ts";
import type { Line } from "./line.ts";
import { wayOf } from "./way.ts";

/** The thinnest cut that still pushes: the share of the speed that goes along the line of the centres. */
const THINNEST = 0.2;

/** Strikes one disc so that it goes into another. */
export function pushLine(stand: Stand, pushed: Disc, target: Disc): Line | undefined {
  const nx = target.x - pushed.x;
  const ny = target.y - pushed.y;
  const way = wayOf(stand, pushed, nx, ny, target, stand.disc);
  return way && lineOf(stand, pushed, nx, ny, way.slack, way.least);
}

/** Strikes a disc so that it leaves over the open edges. */
export function edgeLines(stand: Stand, pushed: Disc): Line[] {
  return openEdges(stand, pushed).flatMap(({ x, y }) => {
    const nx = x - pushed.x;
    const ny = y - pushed.y;
    const distance = Math.sqrt(nx * nx + ny * ny);
    // Half a right angle to either side still leads out, only later.
    return distance === 0
      ? []
      : (lineOf(stand, pushed, nx, ny, 0.5, 2 * stand.surface.slowdown * distance) ?? []);
  });
}

/** The pushed disc sets out along n; its own way allows for this slack and asks for this squared speed. */
function lineOf(
  stand: Stand,
  pushed: Disc,
  nx: number,
  ny: number,
  slack: number,
  least: number,
): Line | undefined {
  const { disc, surface } = stand;
  const reach = disc.radius + pushed.radius;
  const scale = reach / Math.sqrt(nx * nx + ny * ny);
  const dx = pushed.x - nx * scale - disc.x;
  const dy = pushed.y - ny * scale - disc.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const thickness = ((dx * nx + dy * ny) * scale) / (reach * distance);
  if (!(thickness > THINNEST)) return undefined;
  const way = wayOf(stand, disc, dx, dy, pushed);
  if (way === undefined) return undefined;
  const mass = disc.radius * disc.radius;
  const passed = (((1 + surface.discs) * mass) / (mass + pushed.radius * pushed.radius)) * thickness;
  // A mm beside the place on a rim of radius s turns the push by 1 / s, more on a thin cut.
  const lever = (reach * thickness) / Math.max(way.length, 1);
  return {
    ux: dx / distance,
    uy: dy / distance,
    slack: Math.min(way.slack, slack * lever),
    least: way.least + least / (passed * passed),
  };
}

function openEdges({ board }: Stand, { x, y }: Disc): Point[] {
  const { rims, length, width } = board;
  return [
    ...(rims.left === "open" ? [{ x: 0, y }] : []),
    ...(rims.right === "open" ? [{ x: length, y }] : []),
    ...(rims.top === "open" ? [{ x, y: 0 }] : []),
    ...(rims.bottom === "open" ? [{ x, y: width }] : []),
  ];
}
