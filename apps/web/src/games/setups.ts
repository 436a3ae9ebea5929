import type { GameSetup } from "./setup.ts";

const setups: Readonly<Record<string, () => Promise<GameSetup>>> = {
  conquest: async () => (await import("./conquest/setup.tsx")).conquestSetup,
  catacombs: async () => (await import("./catacombs/setup.tsx")).catacombsSetup,
};

const opened = new Map<string, Promise<GameSetup>>();

/** Undefined for a box that cannot be opened yet. Asked again it gives the same promise, as React's `use` demands. */
export function openSetup(game: string): Promise<GameSetup> | undefined {
  const known = opened.get(game) ?? (Object.hasOwn(setups, game) ? setups[game]?.() : undefined);
  if (known !== undefined) opened.set(game, known);
  return known;
}
