import { scatter } from "../../../textures/noise.ts";
import { stoneGrain } from "../../paint/grain.ts";
import type { Square } from "../scene.ts";
import { type Box, type Brush, glow, shade } from "./brush.ts";
import type { Field } from "./field.ts";
import { tones } from "./tones.ts";

/** Flagstones: a square is one, or cut into two or four; some are cracked, and in damp zones moss grows between them. */
export function paintFloor(brush: Brush, { zone }: Field): void {
  const { pen } = brush;
  for (const { x, y, ground } of zone.squares) {
    if (ground === "chasm" || ground === "bridge") continue;
    pen.fillStyle = "#221a12";
    pen.fillRect(x - 0.01, y - 0.01, 1.02, 1.02);
    const draw = dice({ x, y });
    for (const box of stonesOf(draw))
      flagstone(brush, [x + box[0], y + box[1], box[2], box[3]], zone.tone, draw);
    if (draw() < 0.15) crack(brush, { x, y }, draw);
    if (draw() < tones[zone.tone].moss) moss(brush, { x, y }, draw);
  }
}

type Dice = () => number;

/** Numbers that are the same for the same square every time. */
function dice({ x, y }: Square): Dice {
  let drawn = 0;
  return () => {
    drawn += 1;
    return scatter((x + 500) * 4096 + (y + 500) * 32 + drawn, 929);
  };
}

function stonesOf(draw: Dice): readonly Box[] {
  const kind = draw();
  const cut = 0.38 + draw() * 0.24;
  if (kind < 0.6) return [[0, 0, 1, 1]];
  if (kind < 0.76)
    return [
      [0, 0, cut, 1],
      [cut, 0, 1 - cut, 1],
    ];
  if (kind < 0.91)
    return [
      [0, 0, 1, cut],
      [0, cut, 1, 1 - cut],
    ];
  return [
    [0, 0, cut, 0.5],
    [cut, 0, 1 - cut, 0.5],
    [0, 0.5, 1 - cut, 0.5],
    [1 - cut, 0.5, cut, 0.5],
  ];
}

function flagstone({ pen }: Brush, [x, y, width, height]: Box, tone: keyof typeof tones, draw: Dice): void {
  const [light, dark] = tones[tone].stones;
  const colour = draw() > 0.5 ? light : dark;
  const tint = (draw() - 0.5) * 0.17;
  const gap = 0.018;
  const [left, top, right, bottom] = [x + gap, y + gap, x + width - gap, y + height - gap];
  const face = pen.createLinearGradient(left, top, right, bottom);
  face.addColorStop(0, shade(colour, 0.1 + tint));
  face.addColorStop(1, shade(colour, -0.14 + tint));
  pen.fillStyle = face;
  pen.beginPath();
  pen.roundRect(left, top, right - left, bottom - top, 0.05);
  pen.fill();
  // Worn edges: light along the upper left, dark along the lower right.
  pen.lineWidth = 0.02;
  pen.strokeStyle = "rgb(255 246 224 / 0.18)";
  pen.beginPath();
  pen.moveTo(left + 0.02, bottom - 0.05);
  pen.lineTo(left + 0.02, top + 0.02);
  pen.lineTo(right - 0.05, top + 0.02);
  pen.stroke();
  pen.strokeStyle = "rgb(0 0 0 / 0.32)";
  pen.beginPath();
  pen.moveTo(right - 0.015, top + 0.05);
  pen.lineTo(right - 0.015, bottom - 0.015);
  pen.lineTo(left + 0.05, bottom - 0.015);
  pen.stroke();
}

function crack({ pen }: Brush, at: Square, draw: Dice): void {
  let [x, y] = [at.x + 0.2 + draw() * 0.6, at.y + 0.04];
  pen.beginPath();
  pen.moveTo(x, y);
  for (let step = 0; step < 5; step += 1) {
    x = Math.min(at.x + 0.94, Math.max(at.x + 0.06, x + (draw() - 0.5) * 0.36));
    y = Math.min(at.y + 0.96, y + 0.1 + draw() * 0.12);
    pen.lineTo(x, y);
  }
  pen.lineWidth = 0.022;
  pen.strokeStyle = "rgb(20 12 5 / 0.55)";
  pen.stroke();
}

function moss(brush: Brush, { x, y }: Square, draw: Dice): void {
  for (let tuft = 0; tuft < 3; tuft += 1)
    glow(brush, x + draw(), y + draw(), 0.16 + draw() * 0.2, "#4a6a30", 0.34, "source-over");
}

/** Clouds and grit over the whole floor of a zone. */
export function paintGrit({ pen, size }: Brush, { zone }: Field): void {
  const pattern = pen.createPattern(stoneGrain(), "repeat");
  if (pattern === null) return;
  pen.save();
  pen.beginPath();
  for (const { x, y } of zone.squares) pen.rect(x, y, 1, 1);
  pen.clip();
  pen.globalCompositeOperation = "overlay";
  for (const [scale, strength] of [
    [1.3, 0.4],
    [0.5, 0.26],
  ] as const) {
    pattern.setTransform(new DOMMatrix().scale((scale * 52) / (size * 52)));
    pen.globalAlpha = strength;
    pen.fillStyle = pattern;
    pen.fill();
  }
  pen.restore();
}
