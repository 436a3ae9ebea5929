import type { Reason, RuleId } from "@ossuaire/kernel";
import { heroCard, itemOf } from "../content/box.ts";
import type { HeroCard } from "../content/card.ts";
import type { HeroId } from "../options.ts";
import { heroOf, type Open } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

type HeroTrack = HeroCard["tracks"][number];

/** The reason against, if less is left than needed. */
export function lacking(
  open: Pick<Open, "heroes">,
  id: HeroId,
  track: string,
  needed: number,
  reason: Reason,
): Reason | undefined {
  return leftOn(open, id, track) < needed ? reason : undefined;
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

export function leftOn(state: Pick<Open, "heroes">, id: HeroId, track: string): number {
  return heroOf(state, id).tracks[track] ?? 0;
}

/** CAT-GAP-08: to what a track is filled at a set-up: what the board says, and what articles add. */
export function fullOf(state: Pick<Open, "heroes">, id: HeroId, { id: track, start }: HeroTrack): number {
  const raised = heroOf(state, id)
    .items.map((item) => itemOf(item).raises)
    .reduce((sum, raises) => sum + (raises?.track === track ? raises.by : 0), 0);
  return start + raised;
}

/** CAT-ITEM-07: at each set-up. */
export function refill(state: Pick<Open, "heroes">, id: HeroId): void {
  const { tracks } = heroOf(state, id);
  for (const track of heroCard(id).tracks) if (track.refills) tracks[track.id] = fullOf(state, id, track);
}
