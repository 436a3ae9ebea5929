import type { Point } from "@ossuaire/flick";
import type { Aim } from "../aim/aim.ts";
import type { Foresight } from "../aim/foresee.ts";
import { arrowEnd, reachOn } from "../aim/pull.ts";
import { type Camera, directionSeen, toScreen } from "../camera.ts";
import type { Round } from "./ring.ts";

/** What is drawn of an aim, on the screen: the string behind the disc, the arrow before it, and what is foreseen. No name covers that. */
export function drawnOf(
  { vx, vy, power }: Aim,
  from: Point & { readonly radius: number },
  { lines }: Pick<Foresight, "lines">,
  camera: Camera,
): readonly Round[] {
  const middle = toScreen(camera, from);
  const { x, y } = directionSeen(camera, { x: vx, y: vy });
  const speed = Math.hypot(x, y);
  const ahead = (length: number): Point => ({
    x: middle.x + (x / speed) * length,
    y: middle.y + (y / speed) * length,
  });
  const { slack, full } = reachOn(camera.frame);
  return [
    ...along(ahead(-(slack + (full - slack) * power)), ahead(arrowEnd(from.radius) * camera.scale)),
    ...lines.flatMap((line) => along(toScreen(camera, line.from), toScreen(camera, line.to))),
  ];
}

/** In px. */
const [breadth, step] = [5, 8];

function along(from: Point, to: Point): readonly Round[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, n) => {
    const share = length === 0 ? 0 : (n * step) / length;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, radius: breadth };
  });
}
