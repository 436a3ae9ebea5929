import { median } from "../figures.ts";
import { hardBreak, type Lay, movingAt } from "./board/break.ts";
import { withChromium, withVisit } from "./chromium.ts";
import { drawing, type Frame, frameOf } from "./scripts.ts";
import type { Site } from "./site.ts";
import { stopTrace, type TraceEvent } from "./trace.ts";

/** Frames that have to be seen while so many discs slide. */
const FRAMES = 150;
const DISCS = 20;

/** Flicks before the first that counts: code is compiled and pictures are painted meanwhile. */
const WARM_UP = 4;

/** Flicks that one trace covers, and the traces after which a machine is too slow to say anything. */
const FLICKS = 12;
const MOST_TRACES = 8;

export interface Frames {
  /** Processor time of the main thread in scripts, ms per frame, median and nine of ten below. */
  readonly median: number;
  readonly most: number;
  /** The same by the clock, with what the machine did for others meanwhile. */
  readonly byClock: number;
  readonly count: number;
}

/**
 * Scripts of the main thread, frame by frame, from the browser's own trace. No more than that: a browser without a
 * graphics card paints every pixel on the processor, which takes far longer than our scripts and says nothing about
 * any player's machine; it is done by other threads, or by the main thread after the scripts. The time of the
 * thread's processor counts, not that of the clock, so that other programs do not.
 */
export function watchFrames(site: Site, lay: Lay): Promise<Frames> {
  return withChromium((browser) =>
    withVisit(browser, async (page) => {
      await page.goto(lay === "plain" ? site.address : `${site.address}?${lay}`);
      await page.locator(".board-view[data-drawn]").waitFor();
      // Somebody who plays has touched the page, so the knocks are heard: their scripts count too.
      await page.locator(".board-view").click({ position: { x: 20, y: 20 } });
      const flicked = (more: number): Promise<unknown> =>
        page.waitForFunction((count) => performance.getEntriesByName("flick").length >= count, seen + more, {
          polling: 100,
          timeout: 120_000,
        });
      let seen = 0;
      await flicked(WARM_UP);
      const frames: Frame[] = [];
      for (let trace = 0; trace < MOST_TRACES && frames.length < FRAMES; trace++) {
        seen = await page.evaluate(() => performance.getEntriesByName("flick").length);
        await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing"] });
        await flicked(FLICKS);
        frames.push(...framesIn(await stopTrace(browser), lay));
      }
      const times = frames.map(({ busy }) => busy).toSorted((a, b) => a - b);
      return {
        median: median(times),
        most: times[Math.floor(times.length * 0.9)] ?? Number.NaN,
        byClock: median(frames.map(({ clock }) => clock)),
        count: frames.length,
      };
    }),
  );
}

/** The frames in which enough discs slide. A frame lasts from one call of the stage to the next. */
function framesIn(events: readonly TraceEvent[], lay: Lay): readonly Frame[] {
  const { report } = hardBreak(lay);
  const { here, beats, work } = drawing(events);
  const flicks = here.filter(({ name }) => name === "flick").map(({ ts }) => ts);
  return flicks.flatMap((flick, n) => {
    // The first beat after the flick shows the table as it lies; from there the film's time runs.
    const own = beats.filter((ts) => ts > flick && ts < (flicks[n + 1] ?? 0));
    return own.slice(0, -1).flatMap((ts, k) => {
      if (movingAt(report, (ts - (own[0] ?? 0)) / 1e6) < DISCS) return [];
      return [frameOf(work, ts, own[k + 1] ?? 0)];
    });
  });
}
