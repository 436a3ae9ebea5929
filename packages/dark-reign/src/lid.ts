import { type Lid, w } from "@ossuaire/kernel";
import { levels } from "./bots/heroes/level.ts";
import { heroes } from "./content/fight/heroes.ts";
import { darkReign } from "./dark-reign.ts";
import {
  type DarkReignOptions,
  defaultOptions,
  lengths,
  mjSeat,
  quests,
  sideQuests,
  usualLength,
} from "./options.ts";
import type { DarkReign } from "./table.ts";
import { darkReignWords } from "./words/words.ts";

/** What can be read before the box is opened. */
export const darkReignLid: Lid<DarkReign> = {
  game: darkReign,
  catalogue: "REG",
  words: darkReignWords,
  // REG-VERDICT-81: a group may agree to go down without a visit, and whoever tries a quest wants to be down there.
  usual: { ...defaultOptions, town: false },
  choices: {
    quest: {
      words: w("la quête", "the quest"),
      usual: defaultOptions.quest,
      changes: Object.fromEntries(
        quests.map((quest): [string, Partial<DarkReignOptions>] => [
          quest,
          { quest, length: usualLength(quest) },
        ]),
      ),
    },
    party: {
      words: w("de un à quatre héros", "one to four heroes"),
      usual: defaultOptions.heroes.join(","),
      changes: Object.fromEntries(heroes.map(({ id }) => [id, { heroes: [id] }])),
      several: (names) => ({ heroes: names }),
    },
    side: {
      words: w("la quête secondaire", "the secondary quest"),
      usual: "none",
      changes: {
        none: {},
        ...Object.fromEntries(
          sideQuests.map((side): [string, Partial<DarkReignOptions>] => [side, { side }]),
        ),
      },
    },
    "play-level": {
      words: w("le niveau de jeu", "the play level"),
      usual: defaultOptions.level,
      changes: { novice: { level: "novice" }, adventurer: { level: "adventurer" }, hero: { level: "hero" } },
    },
    town: {
      words: w("la visite en ville", "the visit to the town"),
      usual: "no",
      changes: { no: { town: false }, yes: { town: true } },
    },
    // REG-VERDICT-34: as it is usual for the quest.
    length: {
      words: w("la durée", "the length"),
      usual: "usual",
      changes: {
        usual: {},
        ...Object.fromEntries(
          lengths.map((length): [string, Partial<DarkReignOptions>] => [length, { length }]),
        ),
      },
    },
  },
  // Of the heroes' bots; the play level is the difficulty of the MJ (REG-LEVEL).
  levels,
  person: "svein",
  part: (seat) => (seat === mjSeat ? "mj" : seat),
};
