import type { Reason, RuleId } from "@ossuaire/kernel";
import { heroCard } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import { heroOf, type Open } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** How much of it a Hero's board has left. */
export function tracked(open: Pick<Open, "heroes">, id: HeroId, track: string): number {
  return heroOf(open, id).tracks[track] ?? 0;
}

/** The reason against, if less is left than needed. */
export function lacking(
  open: Pick<Open, "heroes">,
  id: HeroId,
  track: string,
  needed: number,
  reason: Reason,
): Reason | undefined {
  return tracked(open, id, track) < needed ? reason : undefined;
}

/** Moves a marker of a Hero's board down, or up with a negative count, but not above its end. */
export function spend(
  { state, tell }: CatacombsTable,
  id: HeroId,
  track: string,
  count: number,
  rule: RuleId,
): void {
  const { tracks } = heroOf(state, id);
  const { most } = heroCard(id).tracks.find((one) => one.id === track) ?? { most: 0 };
  const left = Math.min(most, (tracks[track] ?? 0) - count);
  tracks[track] = left;
  tell({ type: "track", rule, hero: id, track, left });
}
