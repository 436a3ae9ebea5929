import { isHero, isLord } from "./content/box.ts";
import type { Event } from "./events.ts";
import type { Side } from "./state.ts";

/** The round in which a campaign turned, and what it cost whom. */
export interface Turning {
  /** Which station, counted from 0. */
  readonly station: number;
  readonly round: number;
  /** Heroes and the Lord, in the order in which they were hurt. */
  readonly losses: readonly Loss[];
  /** How many monsters were killed. */
  readonly killed: number;
}

interface Loss {
  readonly piece: string;
  readonly card: string;
  readonly lost: number;
  readonly fell: boolean;
}

interface Draft extends Turning {
  killed: number;
  readonly losses: { readonly piece: string; readonly card: string; lost: number; fell: boolean }[];
}

/** A Hero who falls acts no more: that is worth so many life points beside those that it cost. */
const FALL = 4;

/** What brings less turns nothing. */
const LEAST = 2;

/**
 * The round that brought the winner most: for the Overseer in any room, since the Heroes take their wounds along; for the
 * Heroes in the Lord's own, where all is decided, and
 * before he falls if any did. Of equals the first: what came later followed from it.
 */
export function turningOf(events: readonly Event[]): Turning | undefined {
  const winner = events.findLast((event) => event.type === "ended")?.winner;
  if (winner === undefined) return undefined;
  const rounds = roundsOf(events);
  const last = rounds.at(-1)?.station;
  const gains = rounds
    .filter(({ station }) => winner === "overseer" || station === last)
    .map((round) => ({ round, gain: gainOf(round, winner) }))
    .filter(({ gain }) => gain >= LEAST)
    .toSorted((a, b) => b.gain - a.gain);
  const isEnd = ({ losses }: Turning) => losses.some(({ card, fell }) => fell && isLord(card));
  return (gains.find(({ round }) => !isEnd(round)) ?? gains[0])?.round;
}

function roundsOf(events: readonly Event[]): readonly Turning[] {
  const rounds: Draft[] = [];
  let station = -1;
  for (const event of events) {
    const now = rounds.at(-1);
    if (event.type === "entered") station++;
    else if (event.type === "turn") {
      if (now?.station !== station || now.round !== event.round)
        rounds.push({ station, round: event.round, losses: [], killed: 0 });
    } else if (now?.station !== station) continue;
    else if (event.type === "killed") now.killed++;
    else if (event.type === "hurt" && (isHero(event.card) || isLord(event.card))) hurt(now, event);
  }
  return rounds;
}

function hurt({ losses }: Draft, { piece, card, lost, life }: Event<"hurt">): void {
  const before = losses.find((loss) => loss.piece === piece);
  if (before === undefined) losses.push({ piece, card, lost, fell: life === 0 });
  else {
    before.lost += lost;
    before.fell = life === 0;
  }
}

function gainOf({ losses, killed }: Turning, winner: Side): number {
  let balance = killed;
  for (const { card, lost, fell } of losses) balance += isHero(card) ? -lost - (fell ? FALL : 0) : lost;
  return winner === "heroes" ? balance : -balance;
}
