import type { Lights, Reached, Square } from "../scene.ts";
import type { Brush } from "./brush.ts";
import { withAlpha } from "./brush.ts";

const tiers = {
  1: { colour: "#ffd873", fill: 0.34, line: 0.95, width: 0.045 },
  2: { colour: "#e9b24f", fill: 0.22, line: 0.7, width: 0.032 },
  3: { colour: "#c98a3a", fill: 0.12, line: 0.5, width: 0.032 },
} as const;

/** What is lit for whoever decides, on the ground: squares by their cost, the way, what something can be done to. */
export function paintLights(brush: Brush, { reached, way, targets, cursor }: Lights): void {
  for (const square of reached) lit(brush, square);
  paintWay(brush, way);
  for (const { x, y } of targets) targeted(brush, x, y);
  if (cursor !== undefined) pointed(brush, cursor);
}

function lit({ pen }: Brush, { x, y, tier }: Reached): void {
  const { colour, fill, line, width } = tiers[tier];
  pen.beginPath();
  pen.roundRect(x + 0.06, y + 0.06, 0.88, 0.88, 0.1);
  pen.globalCompositeOperation = "screen";
  pen.fillStyle = withAlpha(colour, fill);
  pen.fill();
  pen.globalCompositeOperation = "source-over";
  pen.lineWidth = width;
  pen.strokeStyle = withAlpha(colour, line);
  pen.stroke();
}

function paintWay({ pen }: Brush, way: readonly Square[]): void {
  const [last] = way.slice(-1);
  if (last === undefined || way.length < 2) return;
  pen.save();
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const [width, colour, dash] of [
    [0.17, "rgb(40 18 0 / 0.65)", []],
    [0.09, "#fff0b8", [0.01, 0.2]],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.setLineDash([...dash]);
    pen.beginPath();
    for (const { x, y } of way) pen.lineTo(x + 0.5, y + 0.5);
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.lineWidth = 0.06;
  pen.beginPath();
  pen.roundRect(last.x + 0.08, last.y + 0.08, 0.84, 0.84, 0.12);
  pen.stroke();
  pen.restore();
}

/** Dashed, with a dark line on both sides, on whatever ground. */
function targeted({ pen }: Brush, x: number, y: number): void {
  pen.save();
  for (const [width, colour, dash] of [
    [0.11, "rgb(20 6 4 / 0.75)", []],
    [0.06, "#ff6a55", [0.14, 0.09]],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.setLineDash([...dash]);
    pen.beginPath();
    pen.ellipse(x + 0.5, y + 0.79, 0.5, 0.28, 0, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.restore();
}

function pointed({ pen }: Brush, { x, y }: Square): void {
  pen.save();
  for (const [width, colour] of [
    [0.1, "rgb(20 9 2 / 0.85)"],
    [0.05, "#ffffff"],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.strokeRect(x + 0.04, y + 0.04, 0.92, 0.92);
  }
  pen.restore();
}
