import { allShots } from "@ossuaire/conquest";
import { figureOfShot, outlines } from "./figures.ts";

/** CON-SHOT-04: the drawing of a shot, as on its card; obstacles are pushed by hand. */
export function drawingOf(sign: string): string | undefined {
  const shot = Object.values(allShots).find(({ kind }) => kind === sign);
  if (shot !== undefined) return outlines[figureOfShot[shot.kind]];
  return sign === "target" ? outlines.target : outlines.combat;
}
