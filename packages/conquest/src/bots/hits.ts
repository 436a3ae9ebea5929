import type { Shot as Flicked } from "@ossuaire/flick";
import type { Character } from "../teams.ts";

/** CON-RULING-19 to 22: enemies that the shot disc touches before it touches a wall, each once, as bits in their order. */
export function enemiesHit(
  flicked: Flicked,
  piece: string,
  target: Character | undefined,
  enemies: readonly Character[],
): number {
  let hits = 0;
  for (let n = 0; n < flicked.length; n++) {
    if (flicked.first(n) !== piece) continue;
    if (flicked.kind(n) === "wall") break;
    const touched = flicked.second(n);
    for (let i = 0; i < enemies.length; i++)
      if (enemies[i] === touched && (target === undefined || touched === target)) hits |= 1 << i;
  }
  return hits;
}

export function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
