import { sheet } from "../../paint/sheet.ts";
import { type Brush, glow } from "./brush.ts";
import { type Field, torchesOf } from "./field.ts";
import { tones } from "./tones.ts";
import { faceHeight } from "./walls.ts";

/** Points for a square of the map of light: light has no edges. */
const grain = 12;

/** What is painted so far, in the light of its own torches, of what glows, and of what lies in the depth. */
export function paintLight({ pen, size }: Brush, field: Field): void {
  const { zone, left, top, width, height } = field;
  const map = sheet(width * grain, height * grain);
  const light: Brush = { pen: map.pen, size: grain };
  map.pen.fillStyle = tones[zone.tone].air;
  map.pen.fillRect(0, 0, map.canvas.width, map.canvas.height);
  map.pen.scale(grain, grain);
  map.pen.translate(-left, -top);
  for (const { x, y } of torchesOf(field)) glow(light, x + 0.5, y + 0.2, 4.6, "#ffb765", 0.9, "lighter");
  for (const { x, y, glow: own } of zone.things)
    if (own !== undefined) glow(light, x + 0.5, y + 0.5, own.reach, own.colour, 0.8, "lighter");
  for (const { x, y, ground } of zone.squares) {
    if (ground === "chasm" && zone.depth === "lava")
      glow(light, x + 0.5, y + 0.5, 2.6, "#ff6a24", 0.22, "lighter");
    // Nobody has hung a torch in a cell.
    if (ground === "cell") glow(light, x + 0.5, y + 0.5, 0.9, "#1c1620", 0.55, "source-over");
  }
  const before = sheet(width * size, height * size);
  before.pen.drawImage(pen.canvas, 0, 0);
  pen.save();
  pen.globalCompositeOperation = "multiply";
  pen.drawImage(map.canvas, left, top, width, height);
  // Light falls on what is there, and nowhere else.
  pen.globalCompositeOperation = "destination-in";
  pen.drawImage(before.canvas, left, top, width, height);
  // No light reaches the fog: there the walls end in the dark.
  pen.globalCompositeOperation = "destination-over";
  pen.shadowColor = "rgb(0 0 0 / 0.85)";
  pen.shadowBlur = 0.4 * size;
  pen.drawImage(before.canvas, left, top, width, height);
  pen.restore();
}

/** Where the flame of a torch below this wall burns. */
export const flameAt = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [
  x + 0.5,
  y - faceHeight * 0.55,
];
