import { type Brush, disc, emblem, glow, shadow } from "../../../board/grid/paint/brush.ts";
import { drawingOf } from "../drawings.ts";

/** What lies on the floor, or is a hole in it. */
export function paintCorpse(brush: Brush, isSearched: boolean): void {
  glow(brush, 0.5, 0.56, 0.46, "#3a0d0a", 0.5, "source-over");
  emblem(brush, drawingOf("thing", "bones"), 0.54, 0.55, 0.84, "rgb(0 0 0 / 0.6)", 1.2);
  emblem(brush, drawingOf("thing", "bones"), 0.5, 0.5, 0.84, isSearched ? "#8d846d" : "#d8ccad", 1.2);
}

export function paintPortal(brush: Brush): void {
  glow(brush, 0.5, 0.5, 0.8, "#4f9dff", 0.7);
  disc(brush, 0.5, 0.5, 0.4, "#dff0ff");
  emblem(brush, drawingOf("thing", "vortex"), 0.5, 0.5, 0.86, "#2a6fd0");
}

/** A found trap has its dashed frame; a hole that has gone off is only too easy to see. */
export function paintHole(brush: Brush, isOpen: boolean): void {
  const { pen } = brush;
  pen.beginPath();
  for (let corner = 0; corner < 14; corner += 1) {
    const angle = (corner / 14) * 2 * Math.PI;
    const far = 0.38 + ((corner * 5) % 4) * 0.026;
    pen.lineTo(0.5 + Math.cos(angle) * far, 0.5 + Math.sin(angle) * far);
  }
  pen.closePath();
  const depth = pen.createLinearGradient(0, 0.1, 0, 0.9);
  depth.addColorStop(0, "#000");
  depth.addColorStop(0.6, "#0d0806");
  depth.addColorStop(1, "#4a3a2a");
  pen.fillStyle = isOpen ? depth : "rgb(10 6 5 / 0.45)";
  pen.fill();
  pen.lineWidth = 0.05;
  pen.strokeStyle = "#241a12";
  pen.stroke();
  if (!isOpen) {
    // Still covered: cracks that somebody has seen.
    pen.lineWidth = 0.03;
    pen.strokeStyle = "rgb(0 0 0 / 0.7)";
    pen.beginPath();
    for (const [x, y] of [
      [0.2, 0.24],
      [0.78, 0.3],
      [0.7, 0.8],
      [0.26, 0.72],
    ] as const) {
      pen.moveTo(0.5, 0.5);
      pen.lineTo(x, y);
    }
    pen.stroke();
  }
  warning(brush);
}

export function paintSpikes(brush: Brush): void {
  const { pen } = brush;
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [0.2 + column * 0.2, 0.28 + row * 0.25];
      disc(brush, x, y + 0.04, 0.055, "#0a0605");
      pen.beginPath();
      pen.moveTo(x - 0.045, y + 0.03);
      pen.lineTo(x, y - 0.15);
      pen.lineTo(x + 0.045, y + 0.03);
      pen.closePath();
      pen.fillStyle = "#d5dade";
      pen.fill();
      pen.fillStyle = "rgb(0 0 0 / 0.35)";
      pen.beginPath();
      pen.moveTo(x, y - 0.15);
      pen.lineTo(x + 0.045, y + 0.03);
      pen.lineTo(x, y + 0.03);
      pen.fill();
    }
  warning(brush);
}

/** What somebody has left there. */
export function paintLeft(brush: Brush): void {
  shadow(brush, [0.32, 0.56, 0.44, 0.3], 0.1);
  emblem(brush, drawingOf("thing", "sack"), 0.5, 0.6, 0.46, "#2a1a0c");
  emblem(brush, drawingOf("thing", "sack"), 0.48, 0.58, 0.44, "#c9a24a");
}

function warning({ pen }: Brush): void {
  pen.save();
  pen.setLineDash([0.09, 0.06]);
  pen.lineWidth = 0.04;
  pen.strokeStyle = "#ff9a5a";
  pen.strokeRect(0.05, 0.05, 0.9, 0.9);
  pen.restore();
}
