import { type Brush, disc, emblem, shadow, slab } from "../../../board/grid/paint/brush.ts";
import { drawingOf } from "../drawings.ts";

/** What is hewn of stone, and what has fallen down. */
export function paintTomb(brush: Brush, isSearched: boolean): void {
  const { pen } = brush;
  shadow(brush, [0.1, 0.1, 0.88, 0.94], 0.16);
  slab(brush, [0.1, 0.08, 0.8, 0.9], "#4a443b", 0.06);
  if (isSearched) {
    pen.fillStyle = "#0c0908";
    pen.fillRect(0.2, 0.14, 0.6, 0.74);
    pen.translate(0.3, -0.02);
    pen.rotate(0.24);
    shadow(brush, [0.06, 0.1, 0.7, 0.84], 0.1);
  }
  slab(brush, [0.12, 0.03, 0.76, 0.86], "#8b8478", 0.06);
  pen.strokeStyle = "rgb(255 250 235 / 0.3)";
  pen.beginPath();
  pen.roundRect(0.19, 0.1, 0.62, 0.72, 0.04);
  pen.stroke();
  emblem(brush, drawingOf("thing", "skull"), 0.515, 0.475, 0.5, "rgb(255 250 230 / 0.35)");
  emblem(brush, drawingOf("thing", "skull"), 0.5, 0.46, 0.5, "#2b261f");
}

/** REG-STATUE: its zone is holy, whether somebody has robbed it or not. */
export function paintStatue(brush: Brush, isSearched: boolean): void {
  const { pen } = brush;
  shadow(brush, [0.1, 0.2, 0.86, 0.8], 0.16);
  slab(brush, [0.08, 0.14, 0.84, 0.82], "#8f8672", 0.05);
  const light = pen.createRadialGradient(0.42, 0.36, 0, 0.5, 0.48, 0.42);
  light.addColorStop(0, isSearched ? "#cfc6b0" : "#fff6da");
  light.addColorStop(1, isSearched ? "#8d8470" : "#c2b186");
  disc(brush, 0.5, 0.48, 0.4, light);
  pen.lineWidth = 0.035;
  pen.strokeStyle = isSearched ? "#7d7258" : "#d9a53a";
  pen.stroke();
  emblem(brush, drawingOf("thing", "wings"), 0.5, 0.47, 0.64, "#3a2f1c");
}

export function paintWell(brush: Brush, isClosed: boolean): void {
  const { pen } = brush;
  shadow(brush, [0, 0.1, 1.04, 1], 0.18, 0.75);
  disc(brush, 0.5, 0.56, 0.5, "#4b463c");
  for (let stone = 0; stone < 12; stone += 1) {
    const from = (stone / 12) * 2 * Math.PI;
    const to = from + Math.PI / 6;
    pen.beginPath();
    pen.arc(0.5, 0.5, 0.5, from + 0.04, to - 0.04);
    pen.arc(0.5, 0.5, 0.3, to - 0.06, from + 0.06, true);
    pen.closePath();
    pen.fillStyle = ["#b4aa96", "#9b917e", "#a79c87"][stone % 3] ?? "#a79c87";
    pen.fill();
    pen.lineWidth = 0.02;
    pen.strokeStyle = "rgb(0 0 0 / 0.6)";
    pen.stroke();
  }
  const depth = pen.createRadialGradient(0.5, 0.6, 0, 0.5, 0.5, 0.3);
  depth.addColorStop(0, "#16303a");
  depth.addColorStop(1, "#05090b");
  disc(brush, 0.5, 0.5, 0.3, depth);
  if (isClosed)
    for (let plank = 0; plank < 4; plank += 1)
      slab(brush, [0.16, 0.18 + plank * 0.16, 0.68, 0.16], "#6b4421", 0.02);
  else slab(brush, [0.44, -0.1, 0.12, 1.18], "#6b4421", 0.02);
}

const boulders: readonly (readonly [x: number, y: number, size: number, colour: string])[] = [
  [0.3, 0.34, 0.3, "#7d7263"],
  [0.7, 0.3, 0.26, "#8b8070"],
  [0.24, 0.72, 0.24, "#8b8070"],
  [0.68, 0.7, 0.32, "#766b5c"],
  [0.48, 0.5, 0.26, "#978b79"],
  [0.88, 0.52, 0.16, "#8b8070"],
  [0.12, 0.5, 0.15, "#6d6254"],
];

export function paintRubble(brush: Brush): void {
  const { pen } = brush;
  shadow(brush, [0.04, 0.12, 0.96, 0.9], 0.16, 0.7);
  for (const [n, [x, y, size, colour]] of boulders.entries()) {
    pen.beginPath();
    for (let corner = 0; corner < 7; corner += 1) {
      const angle = (corner / 7) * 2 * Math.PI + n;
      const far = size * (0.84 + ((corner * 5 + n * 3) % 4) * 0.06);
      pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    }
    pen.closePath();
    pen.fillStyle = colour;
    pen.fill();
    pen.lineWidth = 0.025;
    pen.strokeStyle = "rgb(15 8 3 / 0.6)";
    pen.stroke();
    pen.fillStyle = "rgb(255 245 220 / 0.16)";
    pen.beginPath();
    pen.arc(x - size * 0.25, y - size * 0.3, size * 0.45, 0, 2 * Math.PI);
    pen.fill();
  }
}
