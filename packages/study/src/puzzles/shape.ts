import type { Reading } from "@ossuaire/discs";

/** In mm: what differs by less is the same to the eye. */
const GRAIN = 45;

/**
 * Where the others lie as seen from the flicked disc, turned and mirrored into one corner: two puzzles of one theme and one
 * shape are alike.
 */
export function shapeOf({ table, disc }: Reading, whom: readonly string[]): string {
  const own = table.discs.find(({ id }) => id === disc);
  if (own === undefined) return "";
  const around = table.discs
    .filter(({ id }) => whom.includes(id))
    .map(({ x, y }) => [Math.round((x - own.x) / GRAIN), Math.round((y - own.y) / GRAIN)] as const);
  const views = [1, -1].flatMap((across) =>
    [1, -1].map((along) =>
      around
        .map(([x, y]) => `${across * x + 0},${along * y + 0}`)
        .toSorted()
        .join(" "),
    ),
  );
  return views.toSorted()[0] ?? "";
}
