import { boxLids } from "./content/lids.ts";
import { isExpansion } from "./packs.ts";
import { readOptions } from "./read-options.ts";

/**
 * The boxes that somebody's options name, whatever else is in them. Options that name none and yet cannot be read may ask for
 * a card of any: with all boxes open they are refused with the name of the one it lies in (SOL-VERDICT-07).
 */
export function boxesIn(options: unknown): readonly string[] {
  const named = namedIn(options);
  return named.length > 0 || readOptions(options).ok ? named : Object.keys(boxLids);
}

function namedIn(options: unknown): readonly string[] {
  if (typeof options !== "object" || options === null || !("boxes" in options)) return [];
  return Array.isArray(options.boxes) ? options.boxes.filter(isExpansion) : [];
}
