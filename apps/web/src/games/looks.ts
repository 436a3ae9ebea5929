import type { Look } from "./look.ts";

/** The looks, each fetched when its game comes on the table. */
const looks: Readonly<Record<string, () => Promise<Look>>> = {
  conquest: async () => (await import("./conquest/look.tsx")).conquestLook,
  catacombs: async () => (await import("./catacombs/look.tsx")).catacombsLook,
};

const opened = new Map<string, Promise<Look>>();

/** Asked again it gives the same promise, as React's `use` demands. */
export function openLook(game: string): Promise<Look> {
  const known = opened.get(game) ?? looks[game]?.() ?? Promise.reject(new Error(`no look for ${game}`));
  opened.set(game, known);
  return known;
}
