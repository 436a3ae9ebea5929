import type { Point } from "@ossuaire/flick";

/** Where a finger was, in CSS pixels, and when, in ms. */
export interface Sample extends Point {
  readonly time: number;
}

/** Only these last moments of the gesture count, in ms. */
const lastMoments = 80;

/** A finger that has rested this long before it was lifted has not flicked, in ms. */
const rest = 65;

/**
 * How fast the finger was when it let go, in CSS pixels per second. The samples of the last moments are joined by the
 * straight line that fits them best, so that one hasty sample at the end does not decide.
 */
export function speedAtRelease(samples: readonly Sample[], now: number): Point | undefined {
  const last = samples.at(-1);
  if (last === undefined || now - last.time > rest) return undefined;
  const first = samples.findIndex(({ time }) => now - time <= lastMoments);
  // A slow screen tells little: then the sample before the last moments has to help.
  const recent = samples.slice(first === samples.length - 1 ? Math.max(0, first - 1) : first);
  const mean = (of: (sample: Sample) => number): number =>
    recent.reduce((sum, sample) => sum + of(sample), 0) / recent.length;
  const time = mean((sample) => sample.time);
  const x = mean((sample) => sample.x);
  const y = mean((sample) => sample.y);
  let spread = 0;
  let across = 0;
  let down = 0;
  for (const sample of recent) {
    const since = sample.time - time;
    spread += since * since;
    across += since * (sample.x - x);
    down += since * (sample.y - y);
  }
  return spread === 0 ? undefined : { x: (across / spread) * 1000, y: (down / spread) * 1000 };
}

/** The samples that may still count, so that a long gesture does not hoard them. */
export function remember(samples: Sample[], sample: Sample): void {
  samples.push(sample);
  while (samples.length > 2 && sample.time - (samples[0]?.time ?? 0) > lastMoments * 2) samples.shift();
}
