import { openBox } from "./content/box.ts";
import { isPack } from "./content/shelf.ts";
import { readOptions } from "./read-options.ts";

/** The expansions, each fetched when it is wanted, with its cards, rules and words: the base game comes without any. */
const packs = {
  soloth: async () => (await import("./content/soloth/soloth.ts")).soloth,
  vermin: async () => (await import("./content/vermin/vermin.ts")).vermin,
} as const;

type Expansion = keyof typeof packs;

const isExpansion = (id: unknown): id is Expansion => typeof id === "string" && Object.hasOwn(packs, id);

/**
 * The boxes that somebody's options name, whatever else is in them. Options that name none and yet cannot be read may ask for
 * a card of any: with all boxes open they are refused with the name of the one it lies in (SOL-VERDICT-07).
 */
export function boxesIn(options: unknown): readonly string[] {
  const named = namedIn(options);
  return named.length > 0 || readOptions(options).ok ? named : Object.keys(packs);
}

function namedIn(options: unknown): readonly string[] {
  if (typeof options !== "object" || options === null || !("boxes" in options)) return [];
  return Array.isArray(options.boxes) ? options.boxes.filter(isExpansion) : [];
}

/** Opens these boxes; one that is open, or that nobody knows, is left as it is. */
export async function openPacks(ids: readonly string[]): Promise<void> {
  const wanted = ids.filter(isExpansion).filter((id) => !isPack(id));
  for (const pack of await Promise.all(wanted.map((id) => packs[id]()))) openBox(pack);
}
