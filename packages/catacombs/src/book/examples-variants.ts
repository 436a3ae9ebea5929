import type { Example } from "@ossuaire/kernel";
import { optionsOf } from "../position.ts";
import type { Catacombs } from "../table.ts";
import { heroes, overseer, played } from "./played.ts";

/** The next space of the Camp Tracker is a star. */
export const campBudget: Example<Catacombs> = {
  rule: "CAT-EX-15",
  ...played(
    { options: { camping: true }, state: { camp: 2 } },
    heroes.choose("pass"),
    heroes.choose("camp"),
    overseer.pick("troll-1", "skeleton-warrior-1"),
  ),
};

/** CAT-EX-18, 19 are about what is laid out: there it begins. */
export const branching: Example<Catacombs> = {
  rule: "CAT-EX-18",
  terms: () => ({ options: optionsOf({ layout: "branching" }), seed: "book", undo: "consent" }),
  told: [overseer.choose("explore")],
};

export const labyrinth: Example<Catacombs> = {
  rule: "CAT-EX-19",
  terms: () => ({ options: optionsOf({ layout: "labyrinth" }), seed: "book", undo: "consent" }),
  told: [],
};
