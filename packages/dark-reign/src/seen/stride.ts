import { findCard } from "../shelf.ts";
import type { SeenCharacter, View } from "../view.ts";

/** REG-MOVE-04, REG-RELIC-09, REG-SKILL-11: how many squares somebody runs for 1 P.Action. */
export function strideSeen(view: View, { id, skills }: SeenCharacter): number {
  const lent = view.things
    .filter(({ at }) => (at.kind === "held" || at.kind === "worn") && at.by === id)
    .flatMap(({ card }) => findCard("things", card)?.traits ?? []);
  const own = skills.flatMap((skill) => findCard("skills", skill)?.trait ?? []);
  return [...own, ...lent].reduce((squares, { stride = 0 }) => squares + stride, 2);
}
