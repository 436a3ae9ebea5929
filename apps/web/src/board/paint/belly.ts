import type { Face } from "../scene.ts";
import { paintDisc } from "./disc.ts";
import { circle } from "./sheet.ts";

/** How many teeth close over whoever has been swallowed. */
const teeth = 16;

/** VER-DEVOUR-04: an open maw in the lower half of the disc, and in it the discs that it has swallowed. */
export function belly(pen: CanvasRenderingContext2D, faces: readonly Face[], size: number): void {
  const radius = size * 0.6;
  pen.save();
  pen.translate(size * 0.16, size * 0.2);
  circle(pen, 0, 0, radius);
  const depth = pen.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius);
  depth.addColorStop(0, "#5a1512");
  depth.addColorStop(1, "#170403");
  pen.fillStyle = depth;
  pen.fill();
  pen.save();
  pen.clip();
  swallowed(pen, faces, radius);
  jaws(pen, radius);
  pen.restore();
  circle(pen, 0, 0, radius);
  pen.lineWidth = radius * 0.09;
  pen.strokeStyle = "#2a0a06";
  pen.stroke();
  pen.restore();
}

/** One fills the maw; several share it. */
function swallowed(pen: CanvasRenderingContext2D, faces: readonly Face[], radius: number): void {
  const share = faces.length === 1 ? 0.74 : 0.42;
  for (const [n, { tone, figure }] of faces.entries()) {
    const turn = (n / faces.length) * 2 * Math.PI - Math.PI / 2;
    const away = faces.length === 1 ? 0 : radius * 0.44;
    const picture = paintDisc(
      { tone, figure, band: undefined, stunned: false, wounded: false },
      radius * share,
    );
    pen.drawImage(
      picture,
      Math.cos(turn) * away - picture.width / 2,
      Math.sin(turn) * away - picture.height / 2,
    );
  }
}

function jaws(pen: CanvasRenderingContext2D, radius: number): void {
  const at = (turn: number, length: number): [number, number] => [
    Math.cos(turn * 2 * Math.PI) * length * radius,
    Math.sin(turn * 2 * Math.PI) * length * radius,
  ];
  pen.beginPath();
  for (let n = 0; n < teeth; n += 1) {
    pen.moveTo(...at((n + 0.08) / teeth, 1));
    pen.lineTo(...at((n + 0.5) / teeth, 0.68));
    pen.lineTo(...at((n + 0.92) / teeth, 1));
    pen.closePath();
  }
  pen.fillStyle = "#f3e6c4";
  pen.fill();
  pen.lineWidth = radius * 0.03;
  pen.strokeStyle = "rgb(40 10 4 / 0.8)";
  pen.stroke();
}
