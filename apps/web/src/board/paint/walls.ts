import type { Side } from "@ossuaire/flick";
import { woodGrain } from "./grain.ts";
import type { Ground } from "./ground.ts";
import { circle } from "./sheet.ts";

/** Of a wall, and of a mat's hem, in mm. */
const thickness = 11;
const hem = 6;

/** What surrounds the floor: beams of dark wood where discs are thrown back, a sewn hem where they may fall. */
export function walls(ground: Ground, density: number): void {
  const { pen, width, height, rims } = ground;
  const reach = (side: Side): number => (rims[side] === "wall" ? thickness : hem);
  const [left, top, right, bottom] = [reach("left"), reach("top"), reach("right"), reach("bottom")];

  pen.save();
  pen.shadowColor = "rgb(0 0 0 / 0.75)";
  // Shadows are measured in pixels whatever the scale.
  pen.shadowBlur = 5 * density;
  pen.shadowOffsetX = 1.2 * density;
  pen.shadowOffsetY = 2 * density;
  pen.fillStyle = "#20140a";
  pen.beginPath();
  pen.roundRect(-left, -top, width + left + right, height + top + bottom, 3);
  pen.fill();
  pen.restore();

  side(ground, "top", [-left, -top, width + right, -top, width, 0, 0, 0]);
  side(ground, "left", [-left, -top, 0, 0, 0, height, -left, height + bottom]);
  side(ground, "right", [width + right, -top, width, 0, width, height, width + right, height + bottom]);
  side(ground, "bottom", [-left, height + bottom, width + right, height + bottom, width, height, 0, height]);

  pen.strokeStyle = "rgb(10 5 0 / 0.9)";
  pen.lineWidth = 1.1;
  pen.strokeRect(-0.4, -0.4, width + 0.8, height + 0.8);
  pen.strokeStyle = "rgb(255 214 150 / 0.28)";
  pen.lineWidth = 0.5;
  pen.beginPath();
  pen.roundRect(-left + 0.5, -top + 0.5, width + left + right - 1, height + top + bottom - 1, 2.6);
  pen.stroke();
  const nailed = (upright: Side, lying: Side, x: number, y: number): void => {
    if (rims[upright] === "wall" && rims[lying] === "wall") nail(pen, x, y);
  };
  nailed("left", "top", -left / 2, -top / 2);
  nailed("right", "top", width + right / 2, -top / 2);
  nailed("left", "bottom", -left / 2, height + bottom / 2);
  nailed("right", "bottom", width + right / 2, height + bottom / 2);
}

/** A brass nail where two beams meet. */
export function nail(pen: CanvasRenderingContext2D, x: number, y: number): void {
  circle(pen, x + 0.5, y + 0.8, 2.3);
  pen.fillStyle = "rgb(0 0 0 / 0.5)";
  pen.fill();
  const light = pen.createRadialGradient(x - 0.7, y - 0.8, 0, x, y, 2.1);
  light.addColorStop(0, "#ffe9b0");
  light.addColorStop(0.5, "#c8963f");
  light.addColorStop(1, "#5f3d12");
  circle(pen, x, y, 2.1);
  pen.fillStyle = light;
  pen.fill();
}

type Corners = readonly [number, number, number, number, number, number, number, number];

function side({ pen, width, height, rims }: Ground, name: Side, corners: Corners): void {
  const [ax, ay, bx, by, cx, cy, dx, dy] = corners;
  pen.save();
  pen.beginPath();
  pen.moveTo(ax, ay);
  pen.lineTo(bx, by);
  pen.lineTo(cx, cy);
  pen.lineTo(dx, dy);
  pen.closePath();
  pen.clip();
  const upright = name === "left" || name === "right";
  if (rims[name] === "wall") beam(pen, name, width, height, upright);
  else cloth(pen, name, width, height);
  // The mitre where two sides meet.
  pen.lineWidth = 0.6;
  pen.strokeStyle = "rgb(8 4 0 / 0.7)";
  pen.stroke();
  pen.restore();
}

/** The beams below and to the right show the candle their inner side, the others their back. */
const shades: Readonly<Record<Side, readonly [string, string, string]>> = {
  top: ["#7b5630", "#5d3f22", "#33210f"],
  left: ["#71502c", "#553a1f", "#2e1d0d"],
  right: ["#5a3d20", "#684927", "#a2774a"],
  bottom: ["#523619", "#664525", "#b08352"],
};

function beam(
  pen: CanvasRenderingContext2D,
  name: Side,
  width: number,
  height: number,
  upright: boolean,
): void {
  const [outer, middle, inner] = shades[name];
  const across: Readonly<Record<Side, [number, number, number, number]>> = {
    top: [0, -thickness, 0, 0],
    left: [-thickness, 0, 0, 0],
    right: [width + thickness, 0, width, 0],
    bottom: [0, height + thickness, 0, height],
  };
  const light = pen.createLinearGradient(...across[name]);
  light.addColorStop(0, outer);
  light.addColorStop(0.8, middle);
  light.addColorStop(0.86, inner);
  light.addColorStop(1, inner);
  const room = 2 * thickness;
  pen.fillStyle = light;
  pen.fillRect(-room, -room, width + 2 * room, height + 2 * room);

  const grain = pen.createPattern(woodGrain(), "repeat");
  if (grain === null) return;
  pen.save();
  pen.globalAlpha = 0.8;
  if (upright) pen.rotate(Math.PI / 2);
  pen.scale(0.42, 0.22);
  pen.fillStyle = grain;
  const reach = (width + height) * 6;
  pen.fillRect(-reach, -reach, reach * 2, reach * 2);
  pen.restore();
}

function cloth(pen: CanvasRenderingContext2D, name: Side, width: number, height: number): void {
  pen.fillStyle = "#4b2419";
  pen.fillRect(-hem * 2, -hem * 2, width + hem * 4, height + hem * 4);
  pen.save();
  pen.setLineDash([3, 2]);
  pen.lineWidth = 0.8;
  pen.strokeStyle = "#d9b56c";
  const path = new Path2D();
  path.rect(-hem / 2, -hem / 2, width + hem, height + hem);
  pen.stroke(path);
  pen.restore();
  const sheen = pen.createLinearGradient(0, -hem, 0, height + hem);
  sheen.addColorStop(0, "rgb(255 200 150 / 0.16)");
  sheen.addColorStop(1, "rgb(0 0 0 / 0.24)");
  pen.fillStyle = name === "top" || name === "left" ? sheen : "rgb(0 0 0 / 0.16)";
  pen.fillRect(-hem * 2, -hem * 2, width + hem * 4, height + hem * 4);
}
