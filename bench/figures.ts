import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

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

/** Seconds of the processor that this takes, however busy the machine is with other things. */
export function processorSeconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Bytes that are in use when everything that nobody needs has been thrown away. */
export function bytesInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  return process.memoryUsage().heapUsed;
}

/** Three significant digits: more would pretend to a precision that no machine has. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
