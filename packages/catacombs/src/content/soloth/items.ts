import type { ItemCard } from "../card.ts";
import { commonItems } from "./common-items.ts";
import { ownItems } from "./own-items.ts";

/** SOL-COMP-03: eighteen articles; names, owners and effects are ours where nothing is known. */
export const solothItems: readonly ItemCard[] = [...ownItems, ...commonItems];
