/** A bench measures its rivals side by side in one run, because a machine's own speed says little. */
export type Bench = () => Promise<Findings>;

export interface Findings {
  /** For programs. */
  readonly figures: Readonly<Record<string, number>>;
  /** For people. */
  readonly lines: readonly string[];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Seconds that this takes. */
export function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Three significant digits: more would pretend to a precision that no machine has. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
