import type { Reading, Study } from "@ossuaire/discs";
import {
  audience,
  beginningOf,
  type Game,
  type Kind,
  type Match,
  matchFromLink,
  sightOf,
  xoroshiro,
} from "@ossuaire/kernel";
import { trained } from "@ossuaire/marksman";
import { easeOf, type Puzzle, type PuzzleSet } from "@ossuaire/study";
import { pose } from "../answer.ts";

/** A shipped puzzle in its position, and its solution by the rules. */
export interface Solved<K extends Kind> {
  readonly puzzle: Puzzle;
  /** Of nothing but what is asked for. */
  readonly reading: Reading;
  readonly aim: { readonly fr: string; readonly en: string };
  /** How often a trained hand does it from the place of the solution. */
  readonly ease: number;
  /** What everybody is told when the solution is flicked. */
  readonly events: readonly K["event"][];
  readonly after: Match<K>;
}

export const hand = () => xoroshiro.fromSeed("hand");

/** Plays every match of a set to its puzzles, and flicks the solution of each. */
export function* solutions<K extends Kind>(
  { veins }: PuzzleSet,
  game: Game<K>,
  study: Study<K>,
): Generator<Solved<K>> {
  for (const { match: link, puzzles } of veins) {
    const loaded = matchFromLink(link, [game]);
    if (!loaded.ok) throw new Error(loaded.fault.words.en);
    for (const puzzle of puzzles) yield solved(beginningOf(loaded.match, puzzle.at), study, puzzle);
  }
}

function solved<K extends Kind>(match: Match<K>, study: Study<K>, puzzle: Puzzle): Solved<K> {
  const { decision, page } = match;
  const [seat = ""] = decision?.seats ?? [];
  const { id, disc, whom, vx, vy } = puzzle;
  if (decision?.kind !== "flick") throw new Error(`no flick is asked for in ${id}`);
  const { view } = sightOf(match, seat);
  const posed = pose(study, view, study.readings(view, decision), puzzle);
  if (typeof posed === "string") throw new Error(`${id}: ${posed}`);
  const ease = easeOf(posed.reading, { disc, vx, vy }, trained, hand())?.share ?? 0;
  // What was read of the position stays true of it.
  const after = match.fork();
  const refused = after.submit(seat, { kind: "flick", piece: disc, vx, vy });
  if (refused !== undefined) throw new Error(`${id}: ${refused.code}`);
  const { events } = sightOf(after, audience, page.serial);
  return {
    puzzle,
    reading: posed.reading,
    aim: posed.theme.aim(view, disc, whom),
    ease,
    events,
    after,
  };
}
