import { free, full, type Ground, indexOf } from "./ground.ts";
import { directions, type Square } from "./square.ts";

/** Every square to which one can walk from there, as a 1 at its index; the rim of rock keeps it inside. */
export function reachedFrom(ground: Ground, start: Square): Uint8Array {
  const { hindrance, width } = ground;
  const reached = new Uint8Array(hindrance.length);
  const first = indexOf(ground, start.x, start.y);
  if (first < 0) return reached;
  reached[first] = 1;
  const waiting = [first];
  for (const from of waiting)
    for (const { x, y } of directions) {
      const to = from + x + y * width;
      if (reached[to] === 1 || hindrance[to] !== free) continue;
      // REG-RULING-19, in indices.
      if (x !== 0 && y !== 0 && (hindrance[from + x] === full || hindrance[from + y * width] === full))
        continue;
      reached[to] = 1;
      waiting.push(to);
    }
  return reached;
}
