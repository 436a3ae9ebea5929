// Campaigns of Catacombs with its expansions that are kept for ever: what they are to show, and a search for one that does.
import {
  type Catacombs,
  type CatacombsOptions,
  catacombs,
  catacombsBot,
  defaultOptions,
} from "@ossuaire/catacombs/all";
import { Match, playBot, xoroshiro } from "@ossuaire/kernel";

interface Wanted {
  readonly options: Partial<CatacombsOptions>;
  /** What has to happen in it. */
  readonly shows: readonly Catacombs["event"]["type"][];
  /** Whether the Heroes come before the Lord. */
  readonly lord: boolean;
  /** Whether they have to defeat him. */
  readonly victory?: true;
}

const soloth = ["ice-princess", "paladin", "witch-hunter", "sorceress"];
const all = { boxes: ["soloth", "vermin"], healer: "maireya" };

export const wanted: Readonly<Record<string, Wanted>> = {
  "queen-with-soloth": {
    options: { boxes: ["soloth"], parties: [soloth], lord: "queen-of-the-underworld" },
    shows: ["frozen", "activated", "bought"],
    lord: true,
    victory: true,
  },
  "hydra-by-branching-paths": {
    options: {
      ...{ boxes: ["soloth"], lord: "hydra", layout: "branching", altar: true },
      parties: [
        ["elf", "paladin"],
        ["thief", "sorceress"],
      ],
    },
    shows: ["revealed", "corroded"],
    lord: true,
  },
  "shapeshifter-in-a-labyrinth": {
    options: { ...all, parties: [soloth], lord: "shapeshifter", layout: "labyrinth", mazeRooms: 5 },
    shows: ["shape", "poisoned"],
    lord: true,
  },
  "dragon-with-vermin": {
    options: {
      ...{ boxes: ["vermin"], healer: "maireya", lord: "dragon", passages: true },
      parties: [["elf"], ["barbarian"], ["thief"], ["wizard"]],
    },
    shows: ["devoured", "dies-of-poison", "passage"],
    lord: false,
  },
  "camping-with-all-boxes": {
    options: {
      ...{ ...all, lord: "orc-warchief", camping: true, passages: true, altar: true, drops: 2 },
      parties: [["elf", "ice-princess", "wizard", "witch-hunter"]],
    },
    shows: ["camped", "frozen", "passage", "corroded"],
    lord: false,
  },
};

/** More than this would mean that it hardly ever happens. */
const tries = 200;

/** The first campaign of novices, seed after seed, that shows all of it. */
export function searched(name: string, onTry: (seed: string) => void): Match<Catacombs> {
  const { options, shows, lord, victory = false } = wanted[name] ?? { options: {}, shows: [], lord: false };
  for (let i = 1; i <= tries; i++) {
    const seed = `${name} ${i}`;
    onTry(seed);
    const match = played({ ...defaultOptions, ...options }, seed);
    const events = match.pages.flatMap(({ told }) => told.map(({ event }) => event));
    const isMet = events.some((event) => event.type === "set-up" && event.kind === "lord");
    const isShown = shows.every((type) => events.some((event) => event.type === type));
    const isWon = match.state.ended?.winner === "heroes";
    if (isShown && (isMet || !lord) && (isWon || !victory)) return match;
  }
  throw new Error(`no ${name} among ${tries}`);
}

function played(asked: CatacombsOptions, seed: string): Match<Catacombs> {
  const read = catacombs.readOptions(asked);
  if (!read.ok) throw new Error(read.words.en);
  const match = Match.start(catacombs, { options: read.options, seed, undo: "free" });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, catacombsBot("novice")]));
  const rng = xoroshiro.fromSeed(`${seed} players`);
  while (match.decision !== undefined) playBot(match, bots, rng);
  return match;
}
