import type { Stand } from "./Walkers.ts";

/** Letters smaller than a point lose their shape: here the pen counts in CSS pixels, from a place given in squares. */
function inPixels(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  zoom: number,
  write: () => void,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1 / zoom, 1 / zoom);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  write();
  pen.restore();
}

/** A name on a dark plate under the foot, as large as text is anywhere. */
export function drawName(pen: CanvasRenderingContext2D, { figure, x, y }: Stand, zoom: number): void {
  inPixels(pen, x + 0.5, y + 1.06, zoom, () => {
    pen.font = '600 15px "EB Garamond"';
    const half = pen.measureText(figure.name).width / 2 + 8;
    pen.beginPath();
    pen.roundRect(-half, 0, half * 2, 20, 10);
    pen.fillStyle = "rgb(20 12 6 / 0.88)";
    pen.fill();
    pen.lineWidth = 1;
    pen.strokeStyle = "#b8923f";
    pen.stroke();
    pen.fillStyle = "#ffe9bf";
    pen.fillText(figure.name, 0, 10.5);
  });
}
