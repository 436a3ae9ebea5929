import { useEffect, useEffectEvent } from "react";
import { woods } from "../board/index.ts";
import type { Counter, Scene } from "../board/scene.ts";
import type { Vital } from "../games/look.ts";
import { type Face, type Glance, keepGlance } from "../table/glance.ts";
import type { Match } from "./usePlayHost.ts";

/** Keeps the position for home, whenever the table lies still. */
export function useGlance({ table, look, shown, sight }: Match): void {
  const { page } = shown.news;
  const keep = useEffectEvent(() => {
    const { id } = table.sitting;
    const position = positionOf(look.scene(sight, "en"), look.vitals?.(sight.view) ?? []);
    keepGlance({ match: id, title: look.words.title(sight.view), ...position });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    if (!shown.behind && !table.elsewhere) keep();
  }, [page, shown.behind]);
}

function positionOf(
  { board, pieces, ground }: Scene,
  vitals: readonly Vital[],
): Omit<Glance, "match" | "title"> {
  const faces: Face[] = [];
  // Discs that look alike are drawn by one face.
  const placeOf = ({ tone, figure }: Pick<Counter, "tone" | "figure">): number => {
    const { lit, shaded, edge, ink } = woods[tone];
    const known = faces.findIndex((face) => face.figure === figure && face.lit === lit);
    return known === -1 ? faces.push({ lit, shaded, edge, ink, figure }) - 1 : known;
  };
  return {
    length: board.length,
    width: board.width,
    ground: ground ?? "flagstones",
    discs: pieces.map((piece) => ({
      x: Math.round(piece.x),
      y: Math.round(piece.y),
      radius: piece.radius,
      face: placeOf(piece),
    })),
    vitals: vitals.map(({ name, life, ...look }) => ({ name, life, face: placeOf(look) })),
    faces,
  };
}
