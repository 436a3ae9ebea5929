import type { Sign } from "../scene.ts";
import { numberFont } from "./badge.ts";
import type { Brush } from "./brush.ts";
import { dropPath } from "./sheet.ts";

type Points = Extract<Sign, { readonly kind: "points" }>;

/** A small plate on the rim with a number on it: what it counts is told by its outline first. */
export function plate(
  pen: CanvasRenderingContext2D,
  { shape, count }: Points,
  at: number,
  size: number,
  { pixel }: Brush,
): void {
  const { outline, fill, ink, lift } = shapes[shape];
  const tag = Math.max(9.5 * pixel, size * 0.42);
  const away = Math.max(size * 1.02, size + tag * (tag > size * 0.5 ? 0.55 : 0.3));
  pen.save();
  pen.translate(Math.cos(at * 2 * Math.PI) * away, Math.sin(at * 2 * Math.PI) * away);
  outline(pen, 0.5 * pixel, 1.5 * pixel, tag + pixel);
  pen.fillStyle = "rgb(0 0 0 / 0.45)";
  pen.fill();
  outline(pen, 0, 0, tag);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineJoin = "round";
  pen.lineWidth = 3 * pixel;
  pen.strokeStyle = "rgb(20 9 2 / 0.85)";
  pen.stroke();
  pen.lineWidth = 1.2 * pixel;
  pen.strokeStyle = ink;
  pen.stroke();
  pen.fillStyle = ink;
  pen.font = numberFont.replace("16px", `${tag * (count > 9 ? 1 : 1.3)}px`);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(count), 0, tag * lift);
  pen.restore();
}

interface Shape {
  readonly outline: (pen: CanvasRenderingContext2D, x: number, y: number, size: number) => void;
  readonly fill: string;
  readonly ink: string;
  /** How far below the middle the number stands. */
  readonly lift: number;
}

const shapes: Readonly<Record<Points["shape"], Shape>> = {
  drop: { outline: dropPath, fill: "#1f6b2c", ink: "#eaffdf", lift: 0.22 },
  shield: { outline: shieldPath, fill: "#e3e8ec", ink: "#1c2630", lift: 0.04 },
  gem: { outline: gemPath, fill: "#5a34a0", ink: "#f4ecff", lift: 0.1 },
};

function shieldPath(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.beginPath();
  pen.moveTo(x - size * 0.95, y - size * 0.95);
  pen.lineTo(x, y - size * 1.15);
  pen.lineTo(x + size * 0.95, y - size * 0.95);
  pen.lineTo(x + size * 0.9, y + size * 0.2);
  pen.quadraticCurveTo(x + size * 0.75, y + size * 0.85, x, y + size * 1.25);
  pen.quadraticCurveTo(x - size * 0.75, y + size * 0.85, x - size * 0.9, y + size * 0.2);
  pen.closePath();
}

function gemPath(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.beginPath();
  for (let n = 0; n < 6; n += 1) {
    const turn = (n / 6) * 2 * Math.PI - Math.PI / 2;
    pen.lineTo(x + Math.cos(turn) * size * 1.15, y + Math.sin(turn) * size * 1.2);
  }
  pen.closePath();
}
