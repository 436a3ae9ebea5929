import { circle, sheet } from "./sheet.ts";

/** White shapes that are tinted, stretched and laid many times: lines, dots, sparks. */
export function paintDot(radius: number): HTMLCanvasElement {
  const { canvas, pen } = sheet(radius * 2 + 2, radius * 2 + 2);
  circle(pen, canvas.width / 2, canvas.height / 2, radius);
  pen.fillStyle = "#fff";
  pen.fill();
  return canvas;
}

/** A stroke with round ends, to be stretched along x only a little. */
export function paintBar(): HTMLCanvasElement {
  const { canvas, pen } = sheet(64, 16);
  pen.lineCap = "round";
  pen.lineWidth = 12;
  pen.strokeStyle = "#fff";
  pen.beginPath();
  pen.moveTo(8, 8);
  pen.lineTo(56, 8);
  pen.stroke();
  return canvas;
}

export function paintSpark(): HTMLCanvasElement {
  const { canvas, pen } = sheet(64, 64);
  const glow = pen.createRadialGradient(32, 32, 0, 32, 32, 32);
  glow.addColorStop(0, "rgb(255 255 255 / 1)");
  glow.addColorStop(0.2, "rgb(255 255 255 / 0.75)");
  glow.addColorStop(0.5, "rgb(255 255 255 / 0.18)");
  glow.addColorStop(1, "rgb(255 255 255 / 0)");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, 64, 64);
  return canvas;
}
