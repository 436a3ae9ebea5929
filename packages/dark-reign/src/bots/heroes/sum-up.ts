import { pvOf } from "../../characters.ts";
import type { Act } from "./act.ts";
import type { Known } from "./known.ts";
import { might } from "./might.ts";

/** What somebody does with its P.Action from one square, and what all of it is worth. */
export interface Plan {
  readonly acts: readonly Act[];
  readonly worth: number;
}

/** The best act for each P.Action, one after the other: what is already down need not be struck again. */
export function planOf(known: Known, acts: readonly Act[], actions: number): Plan {
  const suffered = new Map<string, number>();
  const chosen: Act[] = [];
  let worth = 0;
  for (let left = actions; left > 0; ) {
    let best: { act: Act; gain: number } | undefined;
    for (const act of acts) {
      if (act.cost > left || timesIn(chosen, act) >= mostTimes(act)) continue;
      const gain = gainOf(known, act, suffered);
      if (gain > 0 && (best === undefined || gain / act.cost > best.gain / best.act.cost))
        best = { act, gain };
    }
    if (best === undefined) break;
    const { act, gain } = best;
    for (const { foe, loss } of act.takes ?? []) suffered.set(foe.id, (suffered.get(foe.id) ?? 0) + loss);
    chosen.push(act);
    worth += gain;
    left -= Math.max(1, act.cost);
  }
  return { acts: chosen, worth };
}

const timesIn = (chosen: readonly Act[], act: Act): number => chosen.filter((one) => one === act).length;

const mostTimes = ({ isSingle, times }: Act): number => times ?? (isSingle ? 1 : Number.POSITIVE_INFINITY);

/** What an act brings after those that were chosen before. */
function gainOf(known: Known, { takes = [], worth = 0 }: Act, suffered: ReadonlyMap<string, number>): number {
  let gain = worth;
  for (const { foe, loss } of takes) {
    const before = suffered.get(foe.id) ?? 0;
    const pv = pvOf(foe);
    gain += might(known, foe) * (progress((before + loss) / pv) - progress(before / pv));
  }
  return gain;
}

/** A wound is worth something, a kill more: so a group strikes at one and the same. */
function progress(share: number): number {
  const done = Math.min(1, share);
  return 0.6 * done + 0.4 * done * done;
}
