import type { Face, Sign } from "../scene.ts";
import { belly } from "./belly.ts";
import type { Brush } from "./brush.ts";
import { paintDisc } from "./disc.ts";
import { plate } from "./plate.ts";
import { rime } from "./rime.ts";
import { circle, sheet } from "./sheet.ts";

/** Where small discs lie that ride on another: on its lower rim, so that its figure looks over them. In turns. */
const saddles = [165 / 360, 15 / 360, 90 / 360] as const;

/** How much of a rider is seen: it crouches behind the rim, and the figure that carries it stays free. */
const crouched = 0.72;

/** Where on its rim a disc has room for signs, one after the other: its number and its life are elsewhere. */
const places = { left: [225 / 360, 180 / 360, 135 / 360], right: [315 / 360, 0, 45 / 360] } as const;

/** All that lies on a disc of this radius in mm, one above the other; `density` in pixels per mm. */
export function paintBurdens(
  signs: readonly Sign[],
  radius: number,
  density: number,
  brush: Brush,
): HTMLCanvasElement {
  const size = radius * density;
  const half = size * 1.6 + 20 * brush.pixel;
  const { canvas, pen } = sheet(half * 2, half * 2);
  pen.translate(canvas.width / 2, canvas.height / 2);
  const taken = { left: 0, right: 0 };
  const next = (side: "left" | "right"): number => places[side][taken[side]++] ?? 0;
  for (const sign of signs.toSorted((one, other) => order[one.kind] - order[other.kind]))
    switch (sign.kind) {
      case "inside":
        belly(pen, sign.faces, size);
        break;
      case "ice":
        rime(pen, size, brush);
        disc(pen, sign.face, next("left"), 0.86, size, Math.max(size * 0.56, 7 * brush.pixel));
        break;
      case "riders":
        for (const [n, face] of sign.faces.entries())
          disc(pen, face, saddles[n % saddles.length] ?? 0, 1, size, sign.radius * density * crouched);
        break;
      case "medal":
        disc(pen, sign.face, next("left"), 0.98, size, Math.max(size * 0.46, 7 * brush.pixel));
        break;
      case "points":
        plate(pen, sign, next(sign.shape === "drop" ? "left" : "right"), size, brush);
    }
  return canvas;
}

/** From below to above. */
const order: Readonly<Record<Sign["kind"], number>> = { inside: 0, ice: 1, riders: 2, medal: 3, points: 4 };

/** A whole disc with its shadow, on another: `at` in turns and in radii of that one. */
function disc(
  pen: CanvasRenderingContext2D,
  { tone, figure }: Face,
  at: number,
  away: number,
  size: number,
  radius: number,
): void {
  const [x, y] = [Math.cos(at * 2 * Math.PI) * size * away, Math.sin(at * 2 * Math.PI) * size * away];
  circle(pen, x + radius * 0.12, y + radius * 0.2, radius * 1.1);
  pen.fillStyle = "rgb(8 4 0 / 0.5)";
  pen.fill();
  const picture = paintDisc({ tone, figure, band: undefined, stunned: false, wounded: false }, radius);
  pen.drawImage(picture, x - picture.width / 2, y - picture.height / 2);
}
