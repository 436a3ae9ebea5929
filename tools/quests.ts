// Quests of Le Règne Sombre that are kept for ever: what they are to show, and a search for one that does.
import { type DarkReign, darkReign, darkReignBox, rosterAfter } from "@ossuaire/dark-reign";
import { Match, playBot, playRandomly, xoroshiro } from "@ossuaire/kernel";

interface Wanted {
  readonly name: string;
  readonly options: object;
  readonly isWon: boolean;
  /** Whether the MJ answers otherwise than the computer would. */
  readonly isMasterHuman?: true;
  /** The quest of which the heroes come home, with all they have. */
  readonly after?: string;
}

const wanted: readonly Wanted[] = [
  { name: "well", options: { quest: "well", town: false }, isWon: true },
  { name: "gold-with-a-prisoner", options: { quest: "gold", side: "prisoner", town: false }, isWon: true },
  { name: "clock-lost", options: { quest: "clock", level: "hero", town: false }, isWon: false },
  { name: "orb-with-a-human-mj", options: { quest: "orb", town: false }, isWon: true, isMasterHuman: true },
  { name: "campaign-1-well", options: { quest: "well", length: "short" }, isWon: true },
  {
    name: "campaign-2-gold",
    options: { quest: "gold", length: "short" },
    isWon: true,
    after: "campaign-1-well",
  },
];

export interface Recorded {
  readonly name: string;
  readonly match: Match<DarkReign>;
}

/** More than this would mean that it hardly ever happens. */
const tries = 60;

/** Of each the first that ends as it should, seed after seed, played by adepts. */
export function* searchedQuests(onTry: (seed: string) => void): Iterable<Recorded> {
  const found = new Map<string, Match<DarkReign>>();
  for (const one of wanted) {
    const match = searched(one, found.get(one.after ?? ""), onTry);
    found.set(one.name, match);
    yield { name: one.name, match };
  }
}

function searched(
  { name, options, isWon, isMasterHuman }: Wanted,
  before: Match<DarkReign> | undefined,
  onTry: (seed: string) => void,
): Match<DarkReign> {
  const roster = before && rosterAfter(before.state);
  // Whoever fell in the quest before stays away.
  const home = roster === undefined ? {} : { roster, heroes: roster.heroes.map(({ hero }) => hero) };
  for (let i = 1; i <= tries; i++) {
    const seed = `${name} ${i}`;
    onTry(seed);
    const match = played({ ...options, ...home }, seed, isMasterHuman ?? false);
    if (match.state.ended?.isWon === isWon) return match;
  }
  throw new Error(`no ${name} among ${tries}`);
}

function played(asked: object, seed: string, isMasterHuman: boolean): Match<DarkReign> {
  const read = darkReign.readOptions(asked);
  const bot = darkReignBox.bot("adept");
  if (!read.ok) throw new Error(read.words.en);
  if (bot === undefined) throw new Error("nobody plays");
  const match = Match.start(darkReign, { options: read.options, seed, undo: "free" });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, bot]));
  const rng = xoroshiro.fromSeed(`${seed} players`);
  while (match.decision !== undefined)
    if (isMasterHuman && match.decision.seats.includes("mj")) playRandomly(match, rng);
    else playBot(match, bots, rng);
  return match;
}
