import type { Invitation } from "@ossuaire/table";

/** One person against a bot, all options as usual. Fetches nothing of the game. */
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
