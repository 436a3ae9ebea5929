import type { Effect } from "@ossuaire/discs";

/** What an aim comes to at a glance, the least remarkable first. */
export const gists = ["nothing", "obstacle", "out", "friend", "enemy", "enemies", "kill"] as const;

export type Gist = (typeof gists)[number];

/** Its number in `gists`: a field of aims holds thousands of them. */
export function gistOf({ hurt, killed, harmed, obstacle, out }: Effect): number {
  if (killed !== 0) return 6;
  // Of two bits or more something is left when the lowest is taken away.
  if (hurt !== 0) return (hurt & (hurt - 1)) === 0 ? 4 : 5;
  if (harmed !== 0) return 3;
  if (out) return 2;
  return obstacle ? 1 : 0;
}

export function noEffect(): Effect {
  return { hurt: 0, killed: 0, harmed: 0, obstacle: false, out: false };
}

/** How many pieces a set of bits names. */
export function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
