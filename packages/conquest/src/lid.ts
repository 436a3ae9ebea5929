import { levelNames } from "@ossuaire/discs";
import { type Lid, w } from "@ossuaire/kernel";
import { conquest } from "./conquest.ts";
import { defaultOptions } from "./options.ts";
import type { Conquest } from "./table.ts";
import { conquestWords } from "./words/words.ts";

/** What can be read before the box is opened. */
export const conquestLid: Lid<Conquest> = {
  game: conquest,
  catalogue: "CON",
  words: conquestWords,
  usual: defaultOptions,
  choices: {
    // CON-TEAM-01.
    players: {
      words: w("nombre de joueurs", "number of players"),
      usual: "2",
      changes: { "2": { players: 2 }, "3": { players: 3 }, "4": { players: 4 } },
    },
    border: {
      words: w("le bord de l’arène", "the border of the arena"),
      usual: "walls",
      changes: { walls: { border: "walls" }, mat: { border: "mat" } },
    },
  },
  levels: levelNames,
  person: "sword",
};
