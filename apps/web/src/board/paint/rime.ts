import type { Brush } from "./brush.ts";
import { circle } from "./sheet.ts";

const needles = 15;

/** SOL-FREEZE-18: ice over a disc: needles stand out around its rim, frost creeps inwards. The figure stays to be seen. */
export function rime(pen: CanvasRenderingContext2D, size: number, { pixel }: Brush): void {
  crust(pen, size, pixel);
  pen.save();
  circle(pen, 0, 0, size);
  pen.clip();
  const pale = pen.createRadialGradient(0, 0, size * 0.3, 0, 0, size);
  pale.addColorStop(0, "rgb(190 240 255 / 0.04)");
  pale.addColorStop(0.62, "rgb(190 240 255 / 0.16)");
  pale.addColorStop(1, "rgb(236 253 255 / 0.72)");
  pen.fillStyle = pale;
  pen.fillRect(-size, -size, size * 2, size * 2);
  pen.lineCap = "round";
  for (let n = 0; n < needles; n += 1) frond(pen, n, size, pixel);
  pen.restore();
}

/** Splinters of ice beyond the rim: seen by their outline, on any ground. */
function crust(pen: CanvasRenderingContext2D, size: number, pixel: number): void {
  pen.beginPath();
  for (let n = 0; n < needles; n += 1) {
    const turn = (n / needles) * 2 * Math.PI + uneven(n) * 0.12;
    const long = 1.1 + 0.14 * uneven(n + 3);
    pen.moveTo(Math.cos(turn - 0.15) * size * 0.97, Math.sin(turn - 0.15) * size * 0.97);
    pen.lineTo(Math.cos(turn) * size * long, Math.sin(turn) * size * long);
    pen.lineTo(Math.cos(turn + 0.15) * size * 0.97, Math.sin(turn + 0.15) * size * 0.97);
    pen.closePath();
  }
  pen.lineJoin = "round";
  pen.lineWidth = 2.4 * pixel;
  pen.strokeStyle = "rgb(6 44 60 / 0.85)";
  pen.stroke();
  pen.fillStyle = "#d6f8ff";
  pen.fill();
}

function frond(pen: CanvasRenderingContext2D, n: number, size: number, pixel: number): void {
  pen.save();
  pen.rotate((n / needles) * 2 * Math.PI + uneven(n) * 0.2);
  const tip = size * (0.56 + 0.2 * uneven(n + 1));
  pen.beginPath();
  pen.moveTo(size, 0);
  pen.lineTo(tip, 0);
  for (const at of [0.35, 0.65]) {
    const root = size + (tip - size) * at;
    const reach = size * 0.1 * (1.2 - at);
    pen.moveTo(root, 0);
    pen.lineTo(root - reach, reach);
    pen.moveTo(root, 0);
    pen.lineTo(root - reach, -reach);
  }
  pen.lineWidth = Math.max(0.8 * pixel, size * 0.032);
  pen.strokeStyle = "rgb(250 254 255 / 0.92)";
  pen.stroke();
  pen.restore();
}

/** From 0 to 1, always the same for the same needle. */
function uneven(n: number): number {
  return ((n * 7 + 3) % 11) / 11;
}
