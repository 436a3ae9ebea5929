import type { Study } from "@ossuaire/discs";
import {
  type Bot,
  type Box,
  beginningOf,
  hashOf,
  type Kind,
  linkOf,
  Match,
  playBot,
  sightOf,
  xoroshiro,
} from "@ossuaire/kernel";
import { type Found, feats, type Puzzle, type Vein } from "@ossuaire/study";

/** How puzzles of a game are mined: who plays by which rules, how far, and what is remarkable in it. */
export interface Mine<K extends Kind = Kind> {
  readonly study: Study<K>;
  /** Of the match with this number. */
  options(number: number): K["options"];
  /** A way that is longer makes no puzzle: it would have to be shipped with it. */
  readonly answers: number;
  /** Puzzles of one match have one way: so many share it at most. */
  readonly most: number;
}

/** Measures begin with the same errors of the hand wherever they are made. */
const hand = () => xoroshiro.fromSeed("hand");

/** Plays a match of bots, and looks at each flick that is asked for; `isWanted` says of a feat whether there are enough of its kind. */
export function mineMatch<K extends Kind>(
  { game, bot, levels }: Box<K>,
  mine: Mine,
  number: number,
  seed: string,
  isWanted: (found: Found) => boolean,
): Vein | undefined {
  const read = game.readOptions(mine.options(number));
  if (!read.ok) throw new Error(read.words.en);
  const match = Match.start(game, { options: read.options, seed, undo: "free" });
  const rng = xoroshiro.fromSeed(`${seed} players`);
  const level = levels[number % 2 === 0 ? 0 : Math.floor(levels.length / 2)] ?? "";
  const bots: Record<string, Bot<K>> = {};
  for (const seat of match.seats) {
    const player = bot(level);
    if (player !== undefined) bots[seat] = player;
  }
  const found: Puzzle[] = [];
  while (match.decision !== undefined && match.page.number < mine.answers && found.length < mine.most) {
    const feat = featIn(match, mine.study, isWanted);
    if (feat !== undefined) found.push(puzzleOf(feat, { game: game.id, seed, at: match.page.number }));
    playBot(match, bots, rng);
  }
  const last = found.at(-1);
  return last && { match: linkOf(beginningOf(match, last.at)), puzzles: found };
}

/** Named by where it was found, so that no two of all games have the same name. */
function puzzleOf(
  { theme, disc, whom, grade, flick: { vx, vy } }: Found,
  where: { readonly game: string; readonly seed: string; readonly at: number },
): Puzzle {
  return { id: hashOf(where).slice(0, 8), at: where.at, theme, disc, whom, grade, vx, vy };
}

function featIn<K extends Kind>(
  match: Match<K>,
  study: Study,
  isWanted: (found: Found) => boolean,
): Found | undefined {
  const [seat] = match.decision?.seats ?? [];
  if (match.decision?.kind !== "flick" || seat === undefined) return undefined;
  const { view } = sightOf(match, seat);
  for (const found of feats(study, view, study.readings(view, match.decision), hand))
    if (isWanted(found)) return found;
  return undefined;
}
