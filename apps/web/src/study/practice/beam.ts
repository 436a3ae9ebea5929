import type { Point } from "@ossuaire/flick";
import { wallRadius } from "@ossuaire/study";
import type { Brush } from "../../board/paint/brush.ts";
import { woodGrain } from "../../board/paint/grain.ts";
import { sheet } from "../../board/paint/sheet.ts";
import { nail } from "../../board/paint/walls.ts";
import type { BeamPicture } from "../../board/scene.ts";

/** Room around a wall for its shadow and its light, in mm. */
const room = 9;

/** A wall that stands on the board: a beam of dark wood as those around it, nailed at both ends. */
export function paintBeam(span: Point, what: BeamPicture, density: number, brush: Brush): HTMLCanvasElement {
  const [across, down] = [span.x, span.y].map((reach) => Math.abs(reach) + wallRadius + room);
  const { canvas, pen } = sheet(2 * (across ?? 0) * density, 2 * (down ?? 0) * density);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.scale(density, density);
  if (what === "body") body(pen, span);
  else if (what === "shadow") shadow(pen, span, density);
  else outline(pen, span, what, brush.pixel / density, brush.bold);
  return canvas;
}

type Pen = CanvasRenderingContext2D;

function stroke(pen: Pen, { x, y }: Point, breadth: number, colour: string | CanvasPattern): void {
  pen.lineCap = "round";
  pen.lineWidth = breadth;
  pen.strokeStyle = colour;
  pen.beginPath();
  pen.moveTo(-x, -y);
  pen.lineTo(x, y);
  pen.stroke();
}

function body(pen: Pen, span: Point): void {
  const whole = 2 * wallRadius;
  pen.save();
  pen.translate(0.5, 0.9);
  stroke(pen, span, whole, "#1c1006");
  pen.restore();
  stroke(pen, span, whole, "#2b1a0b");
  stroke(pen, span, whole - 0.9, "#8a6238");
  pen.save();
  pen.translate(0.3, 0.5);
  stroke(pen, span, whole - 2.2, "#664525");
  pen.restore();
  const grain = pen.createPattern(woodGrain(), "repeat");
  if (grain !== null) {
    const along = Math.atan2(span.y, span.x);
    grain.setTransform(new DOMMatrix().rotate((along * 180) / Math.PI).scale(0.42, 0.22));
    pen.globalAlpha = 0.7;
    stroke(pen, span, whole - 1.4, grain);
    pen.globalAlpha = 1;
  }
  // The candle is above, to the left.
  pen.save();
  pen.translate(-0.5, -0.9);
  stroke(pen, span, 1.2, "rgb(255 214 150 / 0.22)");
  pen.restore();
  for (const way of [-1, 1]) nail(pen, way * span.x, way * span.y);
}

function shadow(pen: Pen, span: Point, density: number): void {
  pen.shadowColor = "rgb(8 4 0 / 0.8)";
  // Shadows are measured in pixels whatever the scale.
  pen.shadowBlur = 4 * density;
  pen.shadowOffsetX = 0.6 * density;
  pen.shadowOffsetY = 1.2 * density;
  stroke(pen, span, 2 * wallRadius, "rgb(8 4 0 / 0.8)");
}

const colours: Readonly<Record<Exclude<BeamPicture, "body" | "shadow">, string>> = {
  lit: "#ffe3a0",
  chosen: "#ffd873",
  acting: "#ffd873",
  target: "#ff6a55",
  focus: "#ffffff",
  named: "#fff3dc",
  ghost: "#ffe6a3",
};

/** A line all around it with a dark one on both sides, as around discs; where the keys are, further out. */
function outline(
  pen: Pen,
  span: Point,
  what: Exclude<BeamPicture, "body" | "shadow">,
  pixel: number,
  bold: boolean,
): void {
  const breadth = Math.max(1.8 * pixel, 0.8) * (bold ? 1.5 : 1);
  const inner = 2 * (wallRadius + (what === "focus" ? 3 : 1));
  stroke(pen, span, inner + 2 * breadth + 3 * pixel, "rgb(20 9 2 / 0.85)");
  stroke(pen, span, inner + 2 * breadth, colours[what]);
  stroke(pen, span, inner, "rgb(20 9 2 / 0.85)");
  pen.globalCompositeOperation = "destination-out";
  stroke(pen, span, inner - 3 * pixel, "#000");
}
