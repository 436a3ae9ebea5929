import { scatter } from "../../../textures/noise.ts";
import { sheet } from "../../paint/sheet.ts";
import { type Brush, shade } from "./brush.ts";
import { type Field, northFaces } from "./field.ts";
import { tones } from "./tones.ts";

/** In squares: how thick a wall is seen from above, and how high the face that looks south. */
const thickness = 0.27;
export const faceHeight = 0.44;

/** The mass of the walls around all squares of a zone, as seen from above; what belongs to others is left out. */
export function paintWalls({ pen, size }: Brush, field: Field): void {
  const { zone, left, top, width, height } = field;
  const mass = sheet(width * size, height * size);
  const stone: Brush = { pen: mass.pen, size };
  mass.pen.scale(size, size);
  mass.pen.translate(-left, -top);
  mass.pen.fillStyle = "#fff";
  for (const { x, y } of zone.squares) {
    const rise = field.isKnown(x, y - 1) ? 0 : faceHeight;
    mass.pen.beginPath();
    mass.pen.roundRect(x - thickness, y - thickness - rise, 1 + 2 * thickness, 1 + 2 * thickness + rise, 0.1);
    mass.pen.fill();
  }
  mass.pen.globalCompositeOperation = "source-atop";
  blocks(stone, field);
  pen.drawImage(mass.canvas, left, top, width, height);
}

/** Hewn blocks in rows, each a little different. */
function blocks({ pen }: Brush, { zone, left, top, width, height }: Field): void {
  const [long, high] = [0.62, 0.26];
  const { wall } = tones[zone.tone];
  pen.fillStyle = wall;
  pen.fillRect(left, top, width, height);
  pen.lineWidth = 0.024;
  for (let row = 0; row * high < height; row += 1)
    for (let column = -1; column * long < width; column += 1) {
      const x = left + column * long + (row % 2) * long * 0.5;
      const y = top + row * high;
      const tint = scatter(row * 97 + column + Math.round(left * 31 + top * 17), 613) - 0.5;
      pen.fillStyle = shade(wall, tint * 0.3);
      pen.fillRect(x, y, long, high);
      pen.strokeStyle = "rgb(15 8 3 / 0.5)";
      pen.strokeRect(x, y, long, high);
      pen.fillStyle = "rgb(255 240 210 / 0.1)";
      pen.fillRect(x + 0.02, y + 0.025, long - 0.04, 0.025);
    }
}

/** Walls to the north are seen from the front as well. */
export function paintFaces(brush: Brush, field: Field): void {
  for (const { x, y } of northFaces(field)) paintFace(brush, field, x, y - faceHeight);
}

function paintFace({ pen }: Brush, { zone }: Field, x: number, y: number): void {
  const { wall } = tones[zone.tone];
  const light = pen.createLinearGradient(0, y, 0, y + faceHeight);
  light.addColorStop(0, shade(wall, 0.22));
  light.addColorStop(0.15, shade(wall, 0.04));
  light.addColorStop(1, shade(wall, -0.5));
  pen.fillStyle = light;
  pen.fillRect(x - 0.01, y, 1.02, faceHeight + 0.01);
  pen.strokeStyle = "rgb(15 8 3 / 0.55)";
  pen.lineWidth = 0.022;
  pen.beginPath();
  for (let row = 0; row < 3; row += 1) {
    const level = y + (faceHeight * row) / 3;
    pen.moveTo(x, level);
    pen.lineTo(x + 1, level);
    for (const joint of row % 2 === 0 ? [0.05, 0.55] : [0.28, 0.78]) {
      pen.moveTo(x + joint, level);
      pen.lineTo(x + joint, level + faceHeight / 3);
    }
  }
  pen.stroke();
  pen.fillStyle = "rgb(255 240 205 / 0.28)";
  pen.fillRect(x, y - 0.02, 1, 0.04);
}

/** Where floor meets wall it is darker, most of all below the face in the north. */
export function paintContacts({ pen }: Brush, { zone, isKnown }: Field): void {
  const fade = (x0: number, y0: number, x1: number, y1: number, strength: number, box: readonly number[]) => {
    const dark = pen.createLinearGradient(x0, y0, x1, y1);
    dark.addColorStop(0, `rgb(0 0 0 / ${strength})`);
    dark.addColorStop(1, "rgb(0 0 0 / 0)");
    pen.fillStyle = dark;
    const [x = 0, y = 0, width = 0, height = 0] = box;
    pen.fillRect(x, y, width, height);
  };
  for (const { x, y, ground } of zone.squares) {
    if (ground === "chasm" || ground === "bridge") continue;
    if (!isKnown(x, y - 1)) fade(0, y, 0, y + 0.42, 0.55, [x, y, 1, 0.42]);
    if (!isKnown(x - 1, y)) fade(x, 0, x + 0.32, 0, 0.5, [x, y, 0.32, 1]);
    if (!isKnown(x + 1, y)) fade(x + 1, 0, x + 0.8, 0, 0.36, [x + 0.8, y, 0.2, 1]);
    if (!isKnown(x, y + 1)) fade(0, y + 1, 0, y + 0.84, 0.3, [x, y + 0.84, 1, 0.16]);
  }
}
