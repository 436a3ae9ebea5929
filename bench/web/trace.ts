import type { Browser } from "@playwright/test";

/** An event of Chromium's own trace. Times in µs, by the clock; `tdur`: of the thread's processor. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** All that happened, in order, by its beginning. */
export async function stopTrace(browser: Browser): Promise<readonly TraceEvent[]> {
  const text = (await browser.stopTracing()).toString();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(text);
  // The longer of two that begin together is the outer one.
  return trace.traceEvents.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

/** What happened in the thread of this event. */
export function besides(events: readonly TraceEvent[], { pid, tid }: TraceEvent): readonly TraceEvent[] {
  return events.filter((event) => event.pid === pid && event.tid === tid);
}

/** Those that no other of them holds. */
export function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}
