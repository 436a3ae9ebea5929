import type { Counter } from "../scene.ts";

/** Whom a piece may be meant for: the target that was named first, then from the nearest to the farthest. */
export function enemiesOf(pieces: readonly Counter[], from: Counter): readonly Counter[] {
  const far = ({ x, y }: Counter) => Math.hypot(x - from.x, y - from.y);
  const named = ({ mark }: Counter) => (mark === "target" ? 0 : 1);
  return pieces
    .filter(({ id, side }) => id !== from.id && side !== undefined && side !== from.side)
    .toSorted((a, b) => named(a) - named(b) || far(a) - far(b));
}

/** The next one after the one that was aimed at last, or the one before it; round and round. */
export function following(
  enemies: readonly Counter[],
  last: string | undefined,
  back: boolean,
): Counter | undefined {
  const now = enemies.findIndex(({ id }) => id === last);
  return back ? enemies.at(Math.max(0, now) - 1) : enemies[(now + 1) % enemies.length];
}
