import { scatter } from "../../textures/noise.ts";
import { grit } from "./grit.ts";
import type { Ground } from "./ground.ts";
import { fillRounded } from "./rounded.ts";

/** Irregular stones in courses, each with a tone of its own, with dark joints between; about so high, in mm. */
const course = 40;

export function flagstones(ground: Ground): void {
  const { pen, width, height } = ground;
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  pen.fillStyle = "#4a4136";
  pen.fillRect(0, 0, width, height);
  const courses = Math.max(1, Math.round(height / course));
  const high = height / courses;
  for (let row = 0; row < courses; row += 1) {
    let x = -scatter(row, 401) * 42;
    for (let n = 0; x < width; n += 1) {
      const number = row * 97 + n;
      const long = 40 + scatter(number, 409) * 34;
      stone(pen, x, row * high, long, high, number);
      x += long;
    }
  }
  grit(ground);
  pen.restore();
}

function stone(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  long: number,
  high: number,
  number: number,
): void {
  const joint = 0.75;
  const wobble = (seed: number): number => (scatter(number, seed) - 0.5) * 0.9;
  const [left, top] = [x + joint + wobble(419) * 0.4, y + joint + wobble(421) * 0.4];
  const [wide, tall] = [long - 2 * joint, high - 2 * joint];
  const tone = scatter(number, 431);
  const lightness = 51 + tone * 10;
  const hue = 30 + scatter(number, 433) * 16;
  const corner = 2.2 + scatter(number, 439) * 1.6;

  const face = pen.createLinearGradient(left, top, left + wide * 0.3, top + tall);
  face.addColorStop(0, `hsl(${hue} 8% ${lightness + 4}%)`);
  face.addColorStop(1, `hsl(${hue} 8% ${lightness - 4}%)`);
  fillRounded(pen, [left, top, wide, tall], corner, face);

  // Worn edges: light along the upper left, dark along the lower right.
  pen.lineWidth = 0.7;
  pen.strokeStyle = "rgb(255 240 208 / 0.3)";
  pen.beginPath();
  pen.moveTo(left + 0.5, top + tall - corner);
  pen.lineTo(left + 0.5, top + corner);
  pen.quadraticCurveTo(left + 0.5, top + 0.5, left + corner, top + 0.5);
  pen.lineTo(left + wide - corner, top + 0.5);
  pen.stroke();
  pen.strokeStyle = "rgb(20 12 4 / 0.34)";
  pen.beginPath();
  pen.moveTo(left + wide - 0.5, top + corner);
  pen.lineTo(left + wide - 0.5, top + tall - corner);
  pen.quadraticCurveTo(left + wide - 0.5, top + tall - 0.5, left + wide - corner, top + tall - 0.5);
  pen.lineTo(left + corner, top + tall - 0.5);
  pen.stroke();
  if (scatter(number, 443) > 0.82) crack(pen, left, top, wide, tall, number);
}

function crack(
  pen: CanvasRenderingContext2D,
  left: number,
  top: number,
  wide: number,
  tall: number,
  number: number,
): void {
  let [x, y] = [left + wide * (0.2 + 0.6 * scatter(number, 449)), top];
  pen.beginPath();
  pen.moveTo(x, y);
  for (let step = 0; step < 7; step += 1) {
    x += (scatter(number * 11 + step, 457) - 0.5) * 6;
    y += tall * (0.06 + 0.1 * scatter(number * 13 + step, 461));
    pen.lineTo(x, Math.min(y, top + tall));
  }
  pen.lineWidth = 0.45;
  pen.strokeStyle = "rgb(18 10 2 / 0.42)";
  pen.stroke();
}
