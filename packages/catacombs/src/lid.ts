import type { LevelName } from "@ossuaire/discs";
import { type Lid, w } from "@ossuaire/kernel";
import { catacombs } from "./catacombs.ts";
import { allLords } from "./content/box.ts";
import { expansions, packWith } from "./content/shelf.ts";
import { boxesIn } from "./needs.ts";
import { type CatacombsOptions, companies, defaultOptions } from "./options.ts";
import { openPacks } from "./packs.ts";
import { replacingHealer } from "./rules/piles.ts";
import type { Catacombs } from "./table.ts";
import { catacombsWords } from "./words/words.ts";

export const levels = ["novice", "adept", "master"] as const satisfies readonly LevelName[];

/** What can be read before the box is opened. */
export const catacombsLid: Lid<Catacombs> = {
  game: catacombs,
  catalogue: "CAT",
  words: catacombsWords,
  usual: defaultOptions,
  // Asked again when a box more is open.
  get choices() {
    return choicesNow();
  },
  needs: boxesIn,
  fetch: openPacks,
  levels,
  // Nobody wants to be the Overseer.
  person: "seat-2",
  part: (seat) => parts[seat] ?? seat,
};

function choicesNow(): Lid<Catacombs>["choices"] {
  return {
    // CAT-PLAYER-04 to 07: the Overseer and one to four Hero players.
    players: {
      words: w("nombre de joueurs", "number of players"),
      usual: "2",
      changes: Object.fromEntries(Object.entries(companies).map(([count, parties]) => [count, { parties }])),
    },
    // SOL-GEN-02: an expansion on the table beside the base game.
    box: {
      words: w("une extension", "an expansion"),
      usual: "none",
      changes: { none: {}, ...Object.fromEntries(expansions().map((id) => [id, withBox(id)])) },
    },
    // CAT-SETUP-01.
    lord: {
      words: w("le Seigneur des catacombes", "the Catacomb Lord"),
      usual: defaultOptions.lord,
      changes: Object.fromEntries(allLords({ boxes: expansions() }).map(({ id }) => [id, lordWithBox(id)])),
    },
  };
}

/** A box may bring a Healer for the layout (VER-SETUP-04). */
function withBox(box: string): Partial<CatacombsOptions> {
  const boxes = [box];
  const healer = replacingHealer({ boxes });
  return healer === undefined ? { boxes } : { boxes, healer };
}

/** A Lord of an expansion brings its box along. */
function lordWithBox(lord: string): Partial<CatacombsOptions> {
  const box = packWith("lords", lord)?.id ?? "base";
  return box === "base" ? { lord } : { lord, boxes: [box] };
}

/** The Overseer sits first. */
const parts: Readonly<Record<string, string>> = {
  "seat-1": "overseer",
  "seat-2": "heroes",
  "seat-3": "heroes-2",
  "seat-4": "heroes-3",
  "seat-5": "heroes-4",
};
