import { path as bust } from "virtual:game-icon/stone-bust";
import { type Brush, disc, emblem, shadow, slab } from "./brush.ts";

/** A pillar from above: plinth, shaft, and whoever it was raised for. */
export function paintPillar(brush: Brush): void {
  const { pen } = brush;
  shadow(brush, [0.12, 0.22, 0.86, 0.82], 0.18, 0.75);
  slab(brush, [0.05, 0.12, 0.9, 0.84], "#5c5040", 0.06);
  slab(brush, [0.05, 0.05, 0.9, 0.78], "#96866d", 0.06);
  const shaft = pen.createRadialGradient(0.4, 0.3, 0, 0.5, 0.42, 0.36);
  shaft.addColorStop(0, "#e3d4b4");
  shaft.addColorStop(1, "#7b6b54");
  disc(brush, 0.5, 0.42, 0.33, shaft);
  pen.lineWidth = 0.025;
  pen.strokeStyle = "rgb(0 0 0 / 0.5)";
  pen.stroke();
  emblem(brush, bust, 0.515, 0.435, 0.5, "rgb(255 245 220 / 0.4)");
  emblem(brush, bust, 0.5, 0.42, 0.5, "#3a2f22");
}
