import type { Invitation } from "@ossuaire/table";

/** Four Heroes of one person against a bot, all options as usual: the Sorcerer at the end. Fetches nothing of the game. */
export function quickMatch(seed: string, level = "adept", options: Invitation["options"] = {}): Invitation {
  return {
    game: "catacombs",
    options,
    seed,
    undo: "free",
    sitters: {
      "seat-1": { kind: "bot", name: "", level },
      "seat-2": { kind: "person", name: "" },
    },
  };
}
