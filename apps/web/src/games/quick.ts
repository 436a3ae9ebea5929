import type { Invitation } from "../table/seating.ts";

/** The match of “play now”: one person against an adept bot, all options as usual. Fetches nothing of the game. */
export function quickMatch(seed: string): Invitation {
  return {
    game: "conquest",
    options: {},
    seed,
    undo: "free",
    sitters: {
      sword: { kind: "person", name: "" },
      skull: { kind: "bot", name: "", level: "adept" },
    },
  };
}

/** The boxes that can be opened. */
export const readyGames: readonly string[] = ["conquest"];
