import type { CatacombsOptions } from "../options.ts";
import { healersIn } from "./piles.ts";

/** What lies in a place by the rule of the layout, known to all before its card is turned up. */
export type Slot =
  | { readonly kind: "combat"; readonly level: 0 | 1 | 2 }
  | { readonly kind: "merchant" | "healer" | "lord"; readonly card: string };

const merchant: Slot = { kind: "merchant", card: "izchak" };
const lord: Slot = { kind: "lord", card: "lair" };

/** Step by step from the first room to the Lord, the places that are turned up together; of a labyrinth nothing is known. */
export function slotsOf(options: CatacombsOptions): readonly (readonly Slot[])[] {
  if (options.layout === "labyrinth") return [];
  return options.layout === "branching" ? branching(options) : column(options);
}

/**
 * CAT-LAYOUT-05 to 11; CAT-VLEN-01, 02, CAT-RULING-86: rooms are added directly after the last one of their level, and
 * the last one of their level is left out first.
 */
function column(options: CatacombsOptions): readonly (readonly Slot[])[] {
  const { more } = options;
  const [first, second] = healers(options);
  const rooms = (level: 0 | 1 | 2, count: number) => Array.from({ length: count }, () => combat(level));
  const before = Math.min(1, 2 + more[1]);
  return [
    ...rooms(0, 1 + more[0]),
    ...rooms(1, before),
    merchant,
    ...rooms(1, 2 + more[1] - before),
    ...first,
    ...rooms(2, 1 + more[2]),
    ...second,
    lord,
  ].map((slot) => [slot]);
}

/** CAT-VBRANCH-01 to 08: columns from left to right. */
function branching(options: CatacombsOptions): readonly (readonly Slot[])[] {
  const [first, second] = healers(options);
  const pair = (level: 1 | 2) => [combat(level), combat(level)];
  const steps = [[combat(0)], pair(1), [merchant], pair(1), pair(1), first, pair(2), second, [lord]];
  return steps.filter((step) => step.length > 0);
}

function combat(level: 0 | 1 | 2): Slot {
  return { kind: "combat", level };
}

function healers(options: CatacombsOptions): readonly [readonly Slot[], readonly Slot[]] {
  const slots = healersIn(options).map((card): Slot => ({ kind: "healer", card }));
  return [slots.slice(0, 1), slots.slice(1)];
}
