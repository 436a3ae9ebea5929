import type { UnforeseenCard } from "../../../cards/unforeseen.ts";
import { mishaps } from "./mishaps.ts";
import { moods } from "./moods.ts";
import { pedlar } from "./pedlar.ts";
import { prowler } from "./prowler.ts";
import { scenery } from "./scenery.ts";
import { secrets } from "./secrets.ts";
import { windfalls } from "./windfalls.ts";

/** REG-EVENT: the Imprévu deck. */
export const unforeseenDeck: readonly UnforeseenCard[] = [
  ...secrets,
  prowler,
  ...mishaps,
  ...scenery,
  ...moods,
  ...windfalls,
  pedlar,
];
