import { clamp, fractal, mix, scatter, smooth } from "../../../textures/noise.ts";
import { paintPoints } from "../../../textures/tile.ts";
import { sheet } from "../../paint/sheet.ts";
import type { Zone } from "../scene.ts";
import { type Brush, shade, slab } from "./brush.ts";
import type { Field } from "./field.ts";

/** What lies in the depth, and the planks above it. */
export function paintChasm(brush: Brush, field: Field): void {
  const { zone } = field;
  const open = zone.squares.filter(({ ground }) => ground === "chasm" || ground === "bridge");
  if (open.length === 0) return;
  const { pen } = brush;
  pen.save();
  pen.beginPath();
  for (const { x, y } of open) pen.rect(x, y, 1, 1);
  pen.clip();
  const across = 8;
  const picture = depthOf(zone.depth);
  for (let x = Math.floor(field.left / across) * across; x < field.left + field.width; x += across)
    for (let y = Math.floor(field.top / across) * across; y < field.top + field.height; y += across)
      pen.drawImage(picture, x, y, across, across);
  rockyEdge(brush, field);
  pen.restore();
  for (const { x, y, ground } of open) if (ground === "bridge") planks(brush, field, x, y);
}

const depths = new Map<Zone["depth"], HTMLCanvasElement>();

function depthOf(depth: Zone["depth"]): HTMLCanvasElement {
  const known = depths.get(depth) ?? (depth === "lava" ? lava() : water());
  depths.set(depth, known);
  return known;
}

const points = 256;

function lava(): HTMLCanvasElement {
  const crust = fractal(8, 8, 4, 99);
  return picture((x, y) => {
    const [u, v] = [(x / points) * 8, (y / points) * 8];
    const vein = Math.abs(crust(u + crust(u, v) * 1.4, v) - 0.5) * 2;
    const heat = clamp(1.02 - vein * 2.5);
    const flow = smooth(heat);
    return [mix(70, 255, flow), mix(15, mix(60, 200, heat * heat), flow), mix(6, 44, heat * heat), 255];
  });
}

function water(): HTMLCanvasElement {
  const murk = fractal(8, 8, 4, 131);
  return picture((x, y) => {
    const [u, v] = [(x / points) * 8, (y / points) * 8];
    const depth = murk(u, v);
    const ripple = clamp(1 - Math.abs(murk(v + 3, u + depth) - 0.52) * 16) * 0.5;
    return [
      mix(20, 64, depth) + ripple * 52,
      mix(38, 92, depth) + ripple * 60,
      mix(34, 66, depth) + ripple * 40,
      255,
    ];
  });
}

function picture(colourAt: Parameters<typeof paintPoints>[2]): HTMLCanvasElement {
  const { width, height, pixels } = paintPoints(points, points, colourAt);
  const { canvas, pen } = sheet(width, height);
  pen.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

/** Where floor breaks off, its edge hangs over. */
function rockyEdge({ pen, size }: Brush, { zone, ground }: Field): void {
  pen.strokeStyle = "#1c100b";
  pen.lineWidth = 0.14;
  pen.shadowColor = "#0a0402";
  pen.shadowBlur = 0.3 * size;
  const isOpen = (x: number, y: number) => ["chasm", "bridge"].includes(ground({ x, y }) ?? "");
  pen.beginPath();
  for (const { x, y } of zone.squares) {
    if (!isOpen(x, y)) continue;
    if (!isOpen(x, y - 1)) line(pen, x, y, x + 1, y);
    if (!isOpen(x, y + 1)) line(pen, x, y + 1, x + 1, y + 1);
    if (!isOpen(x - 1, y)) line(pen, x, y, x, y + 1);
    if (!isOpen(x + 1, y)) line(pen, x + 1, y, x + 1, y + 1);
  }
  pen.stroke();
}

function line(pen: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number): void {
  pen.moveTo(x0, y0);
  pen.lineTo(x1, y1);
}

const woods = ["#6f4a28", "#7d5731", "#5f3e20", "#75502c", "#694524"] as const;

/** Planks lie across the way that a bridge leads, ropes run along it. */
function planks(brush: Brush, { ground }: Field, x: number, y: number): void {
  const { pen } = brush;
  const isLying = ["chasm"].includes(ground({ x, y: y - 1 }) ?? "") || ground({ x, y: y + 1 }) === "chasm";
  const runsEast = isLying && ground({ x: x - 1, y }) !== "chasm" && ground({ x: x + 1, y }) !== "chasm";
  pen.save();
  pen.translate(x, y);
  if (runsEast) pen.transform(0, 1, 1, 0, 0, 0);
  for (const [n, wood] of woods.entries()) {
    const slip = (scatter(n + x * 31 + y * 7, 71) - 0.5) * 0.05;
    slab(brush, [0.03 + slip, n / 5 + 0.02, 0.94, 0.16], wood, 0.02);
  }
  const [side, other] = runsEast
    ? [ground({ x, y: y - 1 }), ground({ x, y: y + 1 })]
    : [ground({ x: x - 1, y }), ground({ x: x + 1, y })];
  for (const [edge, beside] of [
    [0.04, side],
    [0.96, other],
  ] as const) {
    if (beside === "bridge") continue;
    for (const [width, colour] of [
      [0.08, "#2c1a0b"],
      [0.035, shade("#b08a55", 0.1)],
    ] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.beginPath();
      line(pen, edge, 0, edge, 1);
      pen.stroke();
    }
  }
  pen.restore();
}
