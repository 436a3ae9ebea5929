import type { Area } from "@ossuaire/kernel";
import { seen } from "../camera.ts";
import { circle, sheet } from "./sheet.ts";

/** A picture and where its upper left corner lies, in mm as seen. */
export interface Painted {
  readonly canvas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
}

/** Room for the line around an area. */
const line = 2;

/** Where a piece may be placed: lit, with a dashed edge. */
export function paintArea(area: Area, view: View, density: number): Painted {
  return area.shape === "ring" ? paintRing(area, view, density) : paintRectangle(area, view, density);
}

type View = Parameters<typeof seen>[0];

function paintRing(ring: Extract<Area, { shape: "ring" }>, view: View, density: number): Painted {
  const half = ring.outer + line;
  const { canvas, pen } = sheet(half * 2 * density, half * 2 * density);
  pen.scale(density, density);
  pen.translate(half, half);
  pen.beginPath();
  pen.arc(0, 0, ring.outer, 0, 2 * Math.PI);
  pen.arc(0, 0, ring.inner, 0, 2 * Math.PI, true);
  const glow = pen.createRadialGradient(0, 0, ring.inner, 0, 0, ring.outer);
  glow.addColorStop(0, "rgb(255 216 115 / 0.34)");
  glow.addColorStop(1, "rgb(255 216 115 / 0.14)");
  pen.fillStyle = glow;
  pen.fill();
  const dashes = Math.max(12, Math.round(ring.outer));
  const dash = (2 * Math.PI * ring.outer) / dashes;
  pen.setLineDash([dash * 0.5, dash * 0.5]);
  circle(pen, 0, 0, ring.outer);
  edge(pen);
  const middle = seen(view, ring);
  return { canvas, x: middle.x - half, y: middle.y - half };
}

function paintRectangle(
  { x, y, width, height }: Extract<Area, { shape: "rectangle" }>,
  view: View,
  density: number,
): Painted {
  const one = seen(view, { x, y });
  const other = seen(view, { x: x + width, y: y + height });
  const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [across, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  const { canvas, pen } = sheet((across + 2 * line) * density, (down + 2 * line) * density);
  pen.scale(density, density);
  pen.translate(line, line);
  // Not more than this: the ground is still to be seen.
  pen.fillStyle = "rgb(255 216 115 / 0.15)";
  pen.fillRect(0, 0, across, down);
  pen.setLineDash([3.2, 3.2]);
  pen.beginPath();
  pen.rect(0, 0, across, down);
  edge(pen);
  return { canvas, x: left - line, y: top - line };
}

function edge(pen: CanvasRenderingContext2D): void {
  pen.lineWidth = 2.4;
  pen.strokeStyle = "rgb(20 9 2 / 0.7)";
  pen.stroke();
  pen.lineWidth = 1.2;
  pen.strokeStyle = "#ffd873";
  pen.stroke();
}
