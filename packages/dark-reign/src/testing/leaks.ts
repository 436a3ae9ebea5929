import { type Game, Match } from "@ossuaire/kernel";
import { findLeaks, type Leak, testRng } from "@ossuaire/kernel/testing";
import { darkReign } from "../dark-reign.ts";
import { mjSeat } from "../options.ts";
import type { DarkReign } from "../table.ts";
import { disguise, isOpen } from "./disguise.ts";
import { startQuest, temperOf } from "./fuzz.ts";
import { randomHand } from "./random-hand.ts";

interface Watching {
  readonly game?: Game<DarkReign>;
  /** Watched from somewhere before this answer on. */
  readonly latest?: number;
  /** How many answers are watched: the twin worlds cost most of the time. */
  readonly most?: number;
}

/** What one viewer of this quest, in turn a hero, the MJ and the audience, should not have learned. */
function leaksOf(
  quest: Match<DarkReign>,
  number: number,
  { game = darkReign, latest = 400, most = 40 }: Watching = {},
): readonly Leak[] {
  const rng = testRng(`watched ${number}`);
  const match = Match.start(game, quest.terms);
  const temper = temperOf(number);
  const start = rng.int(0, latest);
  while (match.decision !== undefined && match.page.number < start) {
    const { seat, answer } = randomHand(match, rng, temper);
    match.submit(seat, answer);
  }
  const viewers = [quest.seats[0] ?? "", mjSeat, "audience"];
  // Quests come in fours: so each viewer sees all of them.
  const viewer = viewers[number % viewers.length] ?? "audience";
  return findLeaks(match, disguise, rng, { viewers: [viewer], most, isOpen });
}

export interface WorldFigures {
  readonly quests: number;
  readonly violations: readonly string[];
}

/** Two worlds that differ in nothing but what is hidden, in quests of all kinds: the bytes stay the same. */
export function fuzzWorlds(quests: number, seed: number, onProgress?: (done: number) => void): WorldFigures {
  const violations: string[] = [];
  for (let number = 0; number < quests; number++) {
    for (const { viewer, what, page } of leaksOf(startQuest(seed, number), number))
      violations.push(`${viewer} learns by ${what} on page ${page}: seed ${seed}, quest ${number}`);
    onProgress?.(number + 1);
  }
  return { quests, violations };
}
