import { clamp, fractal, mix } from "../../../textures/noise.ts";
import { paintPoints } from "../../../textures/tile.ts";
import { sheet } from "../../paint/sheet.ts";

const points = 256;

let clouds: HTMLCanvasElement | undefined;

/** Where nobody has been: slow clouds, never black. A tile that can be laid side by side. */
export function fogTile(): HTMLCanvasElement {
  clouds ??= painted();
  return clouds;
}

function painted(): HTMLCanvasElement {
  const cloud = fractal(4, 4, 5, 5);
  const { width, height, pixels } = paintPoints(points, points, (x, y) => {
    const thick = clamp((cloud((x / points) * 4, (y / points) * 4) - 0.3) * 2);
    return [mix(14, 66, thick), mix(10, 50, thick), mix(11, 50, thick), 255];
  });
  const { canvas, pen } = sheet(width, height);
  pen.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}
