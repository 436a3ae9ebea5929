import { type Game, Match } from "@ossuaire/kernel";
import { findLeaks, type Leak, testRng } from "@ossuaire/kernel/testing";
import { catacombs } from "../catacombs.ts";
import type { Catacombs } from "../table.ts";
import { disguise } from "./disguise.ts";
import { startAnywhere, temperOf } from "./fuzz.ts";
import { randomHand } from "./random-hand.ts";

interface Watching {
  readonly game?: Game<Catacombs>;
  /** Watched from somewhere before this answer on. */
  readonly latest?: number;
  /** How many answers are watched: the twin worlds cost most of the time. */
  readonly most?: number;
}

/** What one viewer of this campaign, in turn a seat or the audience, should not have learned. */
export function leaksOf(
  campaign: Match<Catacombs>,
  number: number,
  { game = catacombs, latest = 500, most = 60 }: Watching = {},
): readonly Leak[] {
  const rng = testRng(`watched ${number}`);
  const match = Match.start(game, campaign.terms);
  const temper = temperOf(number, "random", () => false);
  const start = rng.int(0, latest);
  while (match.decision !== undefined && match.page.number < start) {
    const { seat, answer } = randomHand(match, rng, temper);
    match.submit(seat, answer);
  }
  const viewers = [...campaign.seats, "audience"];
  const viewer = viewers[Math.floor(number / 3) % viewers.length] ?? "audience";
  return findLeaks(match, disguise, rng, { viewers: [viewer], most });
}

export interface WorldFigures {
  readonly campaigns: number;
  readonly violations: readonly string[];
}

/** Two worlds that differ in nothing but what is hidden, in campaigns over all boxes: the bytes stay the same. */
export function fuzzWorlds(
  campaigns: number,
  seed: number,
  onProgress?: (done: number) => void,
): WorldFigures {
  const violations: string[] = [];
  for (let number = 0; number < campaigns; number++) {
    for (const { viewer, what, page } of leaksOf(startAnywhere(seed, number), number))
      violations.push(`${viewer} learns by ${what} on page ${page}: seed ${seed}, campaign ${number}`);
    onProgress?.(number + 1);
  }
  return { campaigns, violations };
}
