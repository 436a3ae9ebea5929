import type { Placing, Spot } from "@ossuaire/kernel";
import type { Scene } from "../board/scene.ts";
import { objectionOn } from "./spotCheck.ts";

/** So far off the shooter a projectile is laid first, in mm: a thumb takes hold of it, and not of the shooter. */
const off = 4;

/**
 * Where a projectile is laid before anybody moves it: beside its shooter, towards the nearest of those it may be meant
 * for; as near to that as there is room.
 */
export function towards(
  scene: Scene,
  { piece, radius, zone }: Placing & { readonly radius: number },
  foes: readonly string[],
): Spot | undefined {
  const [ring] = zone;
  if (ring?.shape !== "ring") return undefined;
  const far = ({ x, y }: { readonly x: number; readonly y: number }) => Math.hypot(x - ring.x, y - ring.y);
  const [nearest] = scene.pieces.filter(({ id }) => foes.includes(id)).toSorted((a, b) => far(a) - far(b));
  if (nearest === undefined) return undefined;
  const angle = Math.atan2(nearest.y - ring.y, nearest.x - ring.x);
  const reach = Math.min(ring.inner + off, (ring.inner + ring.outer) / 2);
  for (const turn of turns) {
    const x = tenths(ring.x + Math.cos(angle + turn) * reach);
    const y = tenths(ring.y + Math.sin(angle + turn) * reach);
    const spot = { piece, x, y };
    if (objectionOn(scene, radius, [spot]) === undefined) return spot;
  }
  return undefined;
}

/** Straight ahead, then more and more to either side. */
const turns = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map((n) => (n * Math.PI) / 8);

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10;
}
