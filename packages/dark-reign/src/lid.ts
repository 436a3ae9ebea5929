import { type Lid, w } from "@ossuaire/kernel";
import { levels } from "./bots/heroes/level.ts";
import { darkReign } from "./dark-reign.ts";
import { type DarkReignOptions, defaultOptions, mjSeat, quests } from "./options.ts";
import type { DarkReign } from "./table.ts";
import { darkReignWords } from "./words/words.ts";

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
  // Of the heroes' bots; the play level is the difficulty of the MJ (REG-LEVEL).
  levels,
  person: "svein",
  part: (seat) => (seat === mjSeat ? "mj" : seat),
};
