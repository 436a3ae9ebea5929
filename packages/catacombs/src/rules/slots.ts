import type { CatacombsOptions } from "../options.ts";
import { altarsIn, healersIn, specialIn } from "./piles.ts";

/** What lies in a place by the rule of the layout, known to all before its card is turned up. */
export type Slot =
  | { readonly kind: "combat"; readonly level: 0 | 1 | 2 }
  | { readonly kind: "merchant" | "healer" | "altar" | "lord"; readonly card: string };

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
    special(options, "merchant"),
    ...rooms(1, 2 + more[1] - before),
    ...first,
    ...rooms(2, 1 + more[2]),
    ...second,
    ...altars(options),
    special(options, "lord"),
  ].map((slot) => [slot]);
}

/** CAT-VBRANCH-01 to 08: columns from left to right. */
function branching(options: CatacombsOptions): readonly (readonly Slot[])[] {
  const [first, second] = healers(options);
  const pair = (level: 1 | 2) => [combat(level), combat(level)];
  const steps = [
    [combat(0)],
    pair(1),
    [special(options, "merchant")],
    pair(1),
    pair(1),
    first,
    pair(2),
    second,
    altars(options),
    [special(options, "lord")],
  ];
  return steps.filter((step) => step.length > 0);
}

function combat(level: 0 | 1 | 2): Slot {
  return { kind: "combat", level };
}

function special(options: CatacombsOptions, kind: "merchant" | "lord"): Slot {
  return { kind, card: specialIn(options, kind) };
}

function altars(options: CatacombsOptions): readonly Slot[] {
  return altarsIn(options).map((card) => ({ kind: "altar", card }));
}

function healers(options: CatacombsOptions): readonly [readonly Slot[], readonly Slot[]] {
  const slots = healersIn(options).map((card): Slot => ({ kind: "healer", card }));
  return [slots.slice(0, 1), slots.slice(1)];
}
