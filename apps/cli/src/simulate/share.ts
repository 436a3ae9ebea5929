import { counted, noun, w } from "@ossuaire/kernel";
/** A share of wins with its 95 % confidence interval (Wilson's). */
export interface Share {
  readonly wins: number;
  readonly games: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { wins, games, rate: 0, low: 0, high: 1 };
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return {
    wins,
    games,
    rate,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}

/** The share in several samples, taken as one. */
export function pooled(shares: readonly Share[]): Share {
  const total = (figure: (share: Share) => number) => shares.reduce((sum, share) => sum + figure(share), 0);
  return shareOf(
    total(({ wins }) => wins),
    total(({ games }) => games),
  );
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The counts of many, added up by their names. */
export function summed<Key extends string>(
  counts: readonly Readonly<Partial<Record<Key, number>>>[],
): Readonly<Partial<Record<Key, number>>> {
  const sum: Partial<Record<Key, number>> = {};
  for (const count of counts) for (const key in count) sum[key] = (sum[key] ?? 0) + (count[key] ?? 0);
  return sum;
}

export function rowOf(name: string, { rate, low, high }: Share, width = 14): string {
  return `${name.padEnd(width)}${percent(rate)}  (95 %: ${percent(low)} to ${percent(high)})`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(7);
}

/** “1 game”, “200 games”: figures are told in English. */
export function gamesOf(count: number): string {
  return counted(count, game).en;
}

export function campaignsOf(count: number): string {
  return counted(count, campaign).en;
}

const game = noun(w("partie", "game"));
const campaign = noun(w("campagne", "campaign"));
