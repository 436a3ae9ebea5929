import { besides, outermost, type TraceEvent } from "./trace.ts";

/** What scripts of the main thread took in a frame, in ms: of the processor, and by the clock. */
export interface Frame {
  readonly busy: number;
  readonly clock: number;
}

/** All ways into JavaScript, and the clearing up after it. */
const scripts: ReadonlySet<string> = new Set([
  "FireAnimationFrame",
  "FunctionCall",
  "EvaluateScript",
  "TimerFire",
  "EventDispatch",
  "RunMicrotasks",
  "MinorGC",
  "MajorGC",
]);

/** The thread that draws, its frames by their beginning, and its scripts. */
export function drawing(events: readonly TraceEvent[]) {
  const main = events.find(({ name }) => name === "FireAnimationFrame");
  const here = main === undefined ? [] : besides(events, main);
  return {
    here,
    beats: here.filter(({ name }) => name === "FireAnimationFrame").map(({ ts }) => ts),
    work: outermost(here.filter(({ name }) => scripts.has(name))),
  };
}

/** A frame lasts from one call of the stage to the next. */
export function scriptsPerFrame(events: readonly TraceEvent[]): readonly Frame[] {
  const { beats, work } = drawing(events);
  return beats.slice(0, -1).map((ts, n) => frameOf(work, ts, beats[n + 1] ?? 0));
}

export function frameOf(work: readonly TraceEvent[], from: number, to: number): Frame {
  const inside = work.filter((event) => event.ts >= from && event.ts < to);
  return { busy: total(inside, "tdur"), clock: total(inside, "dur") };
}

function total(events: readonly TraceEvent[], what: "dur" | "tdur"): number {
  return events.reduce((sum, event) => sum + (event[what] ?? 0), 0) / 1000;
}
