import type { Invitation } from "@ossuaire/table";

/** The match of “play now”: one person against a bot, an adept as a rule, all options as usual. Fetches nothing of the game. */
export function quickMatch(seed: string, level = "adept"): Invitation {
  return {
    game: "conquest",
    options: {},
    seed,
    undo: "free",
    sitters: {
      sword: { kind: "person", name: "" },
      skull: { kind: "bot", name: "", level },
    },
  };
}

/** The boxes that can be opened. */
export const readyGames: readonly string[] = ["conquest", "catacombs"];

/** The games that are taught at the table. */
export const taughtGames: readonly string[] = ["conquest"];
