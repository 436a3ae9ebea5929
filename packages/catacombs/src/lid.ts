import { levelNames } from "@ossuaire/discs";
import { type Lid, w } from "@ossuaire/kernel";
import { heroRow, partyChanged, withBoxes } from "./agree.ts";
import { catacombs } from "./catacombs.ts";
import { allLords } from "./content/box.ts";
import { expansions, packWith } from "./content/shelf.ts";
import { boxesIn } from "./needs.ts";
import { type CatacombsOptions, companies, defaultOptions } from "./options.ts";
import { openPacks } from "./packs.ts";
import type { Catacombs } from "./table.ts";
import { catacombsWords } from "./words/words.ts";

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
  levels: levelNames,
  // Nobody wants to be the Overseer.
  person: "seat-2",
  part: (seat) => parts[seat] ?? seat,
};

function choicesNow(): Lid<Catacombs>["choices"] {
  const everything = { boxes: expansions() };
  return {
    // CAT-PLAYER-04 to 07: the Overseer and one to four Hero players.
    players: {
      words: w("nombre de joueurs", "number of players"),
      usual: "2",
      changes: Object.fromEntries(Object.entries(companies).map(([count, parties]) => [count, { parties }])),
    },
    // CAT-SETUP-01.
    lord: {
      words: w("le Seigneur des catacombes", "the Catacomb Lord"),
      usual: defaultOptions.lord,
      changes: Object.fromEntries(allLords(everything).map(({ id }) => [id, lordWithBox(id)])),
    },
    // SOL-GEN-02: expansions on the table beside the base game, and their Heroes with them (SOL-HERO-02).
    box: {
      words: w("des extensions", "expansions"),
      usual: "none",
      changes: { none: {}, ...Object.fromEntries(expansions().map((id) => [id, { boxes: [id] }])) },
      several: boxesBeside,
    },
    // SOL-HERO-03, SOL-VERDICT-05.
    party: {
      words: w("quatre Héros", "four Heroes"),
      usual: "usual",
      changes: {
        usual: {},
        ...Object.fromEntries(heroRow(everything).map((id) => [id, { parties: [[id]] }])),
      },
      several: partyOf,
    },
  };
}

/** A Lord of an expansion brings its box along. */
function lordWithBox(lord: string): Partial<CatacombsOptions> {
  const box = packWith("lords", lord)?.id ?? "base";
  return box === "base" ? { lord } : { lord, boxes: [box] };
}

/** A box that is asked for comes with its Heroes (SOL-HERO-02) and its Healer (VER-SETUP-04); one that a Lord brings along without the Heroes. */
function boxesBeside(names: readonly string[], soFar: CatacombsOptions): Partial<CatacombsOptions> {
  const { boxes: brought = [] } = soFar;
  const boxes = expansions().filter((id) => names.includes(id) || brought.includes(id));
  if (boxes.length === 0) return {};
  return withBoxes({ ...soFar, boxes: brought.filter((id) => !names.includes(id)) }, boxes);
}

/** These four, whoever plays them; whatever is no party is refused when the options are read. */
function partyOf(names: readonly string[], { boxes, parties }: CatacombsOptions): Partial<CatacombsOptions> {
  if (names.length === 1 && names.includes("usual")) return {};
  const isParty = new Set(names).size === 4 && !names.includes("usual");
  return { parties: isParty ? partyChanged({ ...(boxes && { boxes }) }, parties, names) : [names] };
}

/** The Overseer sits first. */
const parts: Readonly<Record<string, string>> = {
  "seat-1": "overseer",
  "seat-2": "heroes",
  "seat-3": "heroes-2",
  "seat-4": "heroes-3",
  "seat-5": "heroes-4",
};
