import { fileOf, linkOf, type Match, snapshotOf } from "@ossuaire/kernel";
import type { Shared } from "./table.ts";

/**
 * A match, to be given away. A link and a match file hold the terms and the answers; where the match began from a
 * position instead of the set-up, only a snapshot holds what it began from, and that is too much for a link.
 */
export function sharedOf(match: Match): Shared & { readonly file: string } {
  if (match.terms.position !== undefined)
    return { file: JSON.stringify(snapshotOf(match)), link: undefined, fromPosition: true };
  return { file: JSON.stringify(fileOf(match)), link: linkOf(match) };
}
