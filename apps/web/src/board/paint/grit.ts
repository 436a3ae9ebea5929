import { stoneGrain } from "./grain.ts";
import type { Ground } from "./ground.ts";

/** Clouds and grit over a whole floor, twice at different sizes so that no repeat is seen. */
export function grit({ pen, width, height }: Pick<Ground, "pen" | "width" | "height">): void {
  const pattern = pen.createPattern(stoneGrain(), "repeat");
  if (pattern === null) return;
  pen.globalCompositeOperation = "overlay";
  for (const [scale, strength] of [
    [1.1, 0.34],
    [0.24, 0.4],
  ] as const) {
    pen.save();
    pen.globalAlpha = strength;
    pen.rotate(scale);
    pen.scale(scale, scale);
    pen.fillStyle = pattern;
    const reach = (width + height) / scale;
    pen.fillRect(-reach, -reach, reach * 2, reach * 2);
    pen.restore();
  }
  pen.globalCompositeOperation = "source-over";
}
