import { openBox } from "./content/box.ts";
import { isPack } from "./content/shelf.ts";

/** The expansions, each fetched when it is wanted, with its cards, rules and words: the base game comes without any. */
const packs = {
  soloth: async () => (await import("./content/soloth/soloth.ts")).soloth,
  vermin: async () => (await import("./content/vermin/vermin.ts")).vermin,
} as const;

type Expansion = keyof typeof packs;

export const isExpansion = (id: unknown): id is Expansion =>
  typeof id === "string" && Object.hasOwn(packs, id);

/** Opens these boxes; one that is open, or that nobody knows, is left as it is. */
export async function openPacks(ids: readonly string[]): Promise<void> {
  const wanted = ids.filter(isExpansion).filter((id) => !isPack(id));
  for (const pack of await Promise.all(wanted.map((id) => packs[id]()))) openBox(pack);
}
