import { circle, sheet } from "./sheet.ts";

/** What is laid around or under a disc: pictures in multiples of its radius. */
const markReach = {
  shadow: 1.7,
  lit: 1.75,
  acting: 1.4,
  target: 1.5,
  focus: 1.6,
  ghost: 1.12,
} as const;

export type MarkName = keyof typeof markReach;

export function paintMark(name: MarkName, radius: number): HTMLCanvasElement {
  const half = radius * markReach[name];
  const { canvas, pen } = sheet(half * 2, half * 2);
  pen.translate(canvas.width / 2, canvas.height / 2);
  marks[name](pen, radius);
  return canvas;
}

const gold = "#ffd873";
const red = "#ff5b45";

const marks: Readonly<Record<MarkName, (pen: CanvasRenderingContext2D, radius: number) => void>> = {
  /** Soft, and darkest where the disc nearly touches the board. */
  shadow(pen, radius) {
    const soft = pen.createRadialGradient(0, 0, radius * 0.62, 0, 0, radius * 1.42);
    soft.addColorStop(0, "rgb(8 4 0 / 0.82)");
    soft.addColorStop(0.34, "rgb(8 4 0 / 0.6)");
    soft.addColorStop(0.7, "rgb(8 4 0 / 0.17)");
    soft.addColorStop(1, "rgb(8 4 0 / 0)");
    circle(pen, 0, 0, radius * 1.42);
    pen.fillStyle = soft;
    pen.fill();
  },
  /** May be chosen. */
  lit(pen, radius) {
    const glow = pen.createRadialGradient(0, 0, radius * 0.95, 0, 0, radius * 1.72);
    glow.addColorStop(0, "rgb(255 214 92 / 1)");
    glow.addColorStop(0.4, "rgb(255 200 70 / 0.5)");
    glow.addColorStop(1, "rgb(255 190 60 / 0)");
    circle(pen, 0, 0, radius * 1.72);
    pen.fillStyle = glow;
    pen.fill();
    ring(pen, radius * 1.19, radius * 0.24, "rgb(58 28 0 / 0.85)");
    ring(pen, radius * 1.19, radius * 0.14, gold);
    ring(pen, radius * 1.17, radius * 0.04, "#fff7dc");
  },
  /** Whose turn it is: a thin ring with four points. */
  acting(pen, radius) {
    ring(pen, radius * 1.12, radius * 0.1, "rgb(40 20 0 / 0.55)");
    ring(pen, radius * 1.12, radius * 0.05, "#f2d79a");
    for (let n = 0; n < 4; n += 1) {
      pen.save();
      pen.rotate((n * Math.PI) / 2);
      pen.translate(radius * 1.19, 0);
      pen.beginPath();
      pen.moveTo(-radius * 0.1, 0);
      pen.lineTo(0, -radius * 0.08);
      pen.lineTo(radius * 0.12, 0);
      pen.lineTo(0, radius * 0.08);
      pen.closePath();
      pen.fillStyle = gold;
      pen.strokeStyle = "rgb(40 20 0 / 0.7)";
      pen.lineWidth = radius * 0.03;
      pen.fill();
      pen.stroke();
      pen.restore();
    }
  },
  target(pen, radius) {
    const dashes = 16;
    const length = (2 * Math.PI * radius * 1.22) / dashes;
    pen.setLineDash([length * 0.58, length * 0.42]);
    ring(pen, radius * 1.22, radius * 0.24, "rgb(40 0 0 / 0.55)");
    ring(pen, radius * 1.22, radius * 0.15, red);
  },
  /** Where the keys are: pale, so that it is seen beside the gold. */
  focus(pen, radius) {
    ring(pen, radius * 1.42, radius * 0.17, "rgb(20 10 0 / 0.75)");
    ring(pen, radius * 1.42, radius * 0.09, "#ffffff");
  },
  /** Where a disc would be. */
  ghost(pen, radius) {
    circle(pen, 0, 0, radius * 0.97);
    pen.fillStyle = "rgb(255 238 190 / 0.26)";
    pen.fill();
    const length = (2 * Math.PI * radius) / 18;
    pen.setLineDash([length * 0.6, length * 0.4]);
    ring(pen, radius * 0.97, Math.max(3, radius * 0.16), "rgb(30 16 0 / 0.6)");
    ring(pen, radius * 0.97, Math.max(1.6, radius * 0.1), "#ffe6a3");
  },
};

function ring(pen: CanvasRenderingContext2D, radius: number, breadth: number, colour: string): void {
  circle(pen, 0, 0, radius);
  pen.lineWidth = Math.max(1, breadth);
  pen.strokeStyle = colour;
  pen.stroke();
}
