import type { Counter } from "../scene.ts";
import type { Round } from "./ring.ts";

/** So near to each other, in mm, discs hide what stands on their rims. */
const near = 3;

/** All that can be moved and lies against this piece, directly or by way of others; itself among them. */
export function pileOf(piece: Counter, pieces: readonly Counter[]): readonly Counter[] {
  const pile = [piece];
  const left = new Set(pieces.filter(({ id, fixed }) => id !== piece.id && !fixed));
  for (const one of pile)
    for (const other of left)
      if (Math.hypot(other.x - one.x, other.y - one.y) < one.radius + other.radius + near) {
        left.delete(other);
        pile.push(other);
      }
  return pieces.filter((one) => pile.includes(one));
}

/** A circle around all of them. */
export function around(rounds: readonly Round[]): Round {
  const middle = (of: (round: Round) => number) =>
    rounds.reduce((sum, round) => sum + of(round), 0) / Math.max(1, rounds.length);
  const x = middle((round) => round.x);
  const y = middle((round) => round.y);
  const radius = Math.max(0, ...rounds.map((one) => Math.hypot(one.x - x, one.y - y) + one.radius));
  return { x, y, radius };
}
