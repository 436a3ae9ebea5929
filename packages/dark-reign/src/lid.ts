import { type Lid, w } from "@ossuaire/kernel";
import { darkReign } from "./dark-reign.ts";
import { type DarkReignOptions, defaultOptions, mjSeat, quests } from "./options.ts";
import type { DarkReign } from "./table.ts";
import { darkReignWords } from "./words/words.ts";

/** Those that the bots play with; the play level is the difficulty of the MJ (REG-LEVEL). */
export const levels = ["novice"] as const;

/** What can be read before the box is opened. */
export const darkReignLid: Lid<DarkReign> = {
  game: darkReign,
  catalogue: "REG",
  words: darkReignWords,
  usual: defaultOptions,
  choices: {
    quest: {
      words: w("la quête", "the quest"),
      usual: defaultOptions.quest,
      changes: Object.fromEntries(
        quests.map((quest): [string, Partial<DarkReignOptions>] => [quest, { quest }]),
      ),
    },
    level: {
      words: w("le niveau de jeu", "the play level"),
      usual: defaultOptions.level,
      changes: { novice: { level: "novice" }, adventurer: { level: "adventurer" }, hero: { level: "hero" } },
    },
  },
  levels,
  person: "svein",
  part: (seat) => (seat === mjSeat ? "mj" : seat),
};
