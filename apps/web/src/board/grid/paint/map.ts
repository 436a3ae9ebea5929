import { boundsOf, type Frame, type GridCamera } from "../camera.ts";
import type { GridScene } from "../scene.ts";
import { tones } from "./tones.ts";

/** All that is known in a few points a square, everybody as a dot, and what is in view as a frame. */
export function paintMap(
  canvas: HTMLCanvasElement,
  scene: GridScene,
  { x, y, zoom }: GridCamera,
  frame: Frame,
): void {
  const { clientWidth, clientHeight } = canvas;
  const ratio = Math.min(2, devicePixelRatio);
  canvas.width = Math.max(1, clientWidth * ratio);
  canvas.height = Math.max(1, clientHeight * ratio);
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  const { left, top, right, bottom } = boundsOf(scene);
  const scale = Math.min(canvas.width / (right - left + 2), canvas.height / (bottom - top + 2));
  pen.setTransform(
    scale,
    0,
    0,
    scale,
    canvas.width / 2 - ((left + right) / 2) * scale,
    canvas.height / 2 - ((top + bottom) / 2) * scale,
  );
  for (const zone of scene.zones)
    for (const square of zone.squares) {
      pen.fillStyle = square.ground === "chasm" ? depths[zone.depth] : tones[zone.tone].stones[0];
      pen.globalAlpha = zone.isLit ? 1 : 0.62;
      pen.fillRect(square.x, square.y, 1.04, 1.04);
    }
  pen.globalAlpha = 1;
  for (const { x: column, y: row, coat } of scene.figures) {
    pen.beginPath();
    // The forms of the feet, from above.
    if (coat.foot === "round") pen.arc(column + 0.5, row + 0.5, 0.5, 0, 2 * Math.PI);
    else pen.rect(column + 0.08, row + 0.08, 0.84, 0.84);
    pen.fillStyle = coat.foot === "round" ? "#ffe9a8" : "#e23a46";
    pen.fill();
  }
  // A view that reaches farther than the map ends at its edge: a frame has four sides.
  const edge = 1 / scale;
  const within = (at: number, middle: number, points: number): number => {
    const reach = points / 2 / scale - edge;
    return Math.min(middle + reach, Math.max(middle - reach, at));
  };
  const column = (at: number) => within(at, (left + right) / 2, canvas.width);
  const row = (at: number) => within(at, (top + bottom) / 2, canvas.height);
  const [across, down] = [frame.width / zoom / 2, frame.height / zoom / 2];
  const [west, north] = [column(x - across), row(y - down)];
  pen.lineWidth = 2 * edge;
  pen.strokeStyle = "#ffd873";
  pen.strokeRect(west, north, column(x + across) - west, row(y + down) - north);
}

const depths = { lava: "#d4521a", water: "#2c4a42" } as const;
