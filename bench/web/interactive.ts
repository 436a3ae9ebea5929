import type { Browser, Page } from "@playwright/test";
import { median } from "../figures.ts";
import { withVisit } from "./chromium.ts";
import type { Site } from "./site.ts";
import { besides, outermost, stopTrace, type TraceEvent } from "./trace.ts";

/** Of so many runs the middle one counts: a single one may be lucky. */
const RUNS = 3;

/** Pairs of first visits, one to each page; the first pair warms browser and server up and does not count. */
const PAIRS = 12;

/** So many times slower than this machine: a middling phone, and enough for differences to stand out. */
const SLOWER = 4;

/** How long a page is watched after its button could be pressed, in ms. */
const WATCHED = 2000;

/** What keeps a click waiting so long that it is felt, in µs: the usual bound of a long task. */
const LONG = 50_000;

export interface Interactive {
  readonly ours: number;
  readonly empty: number;
  /** Of the medians: within a pair, a busy machine is as moody as between two. */
  readonly ratio: number;
  /** Medians by the clock, with what the machine did for others meanwhile. */
  readonly oursByClock: number;
  readonly emptyByClock: number;
}

export async function compareInteractive(ours: Site, empty: Site, browser: Browser): Promise<Interactive> {
  const runs: Interactive[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await compareOnce(ours, empty, browser));
  const middle = runs.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(RUNS / 2)];
  if (middle === undefined) throw new Error("Nothing was compared");
  return middle;
}

async function compareOnce(ours: Site, empty: Site, browser: Browser): Promise<Interactive> {
  const pairs: { readonly ours: Moment; readonly empty: Moment }[] = [];
  for (let pair = 0; pair <= PAIRS; pair++) {
    // Who comes first changes, so that neither always follows the other.
    const first = pair % 2 === 0 ? await interactiveAfter(ours, browser) : undefined;
    const second = await interactiveAfter(empty, browser);
    pairs.push({ ours: first ?? (await interactiveAfter(ours, browser)), empty: second });
  }
  const counted = pairs.slice(1);
  const middle = (page: "ours" | "empty", time: keyof Moment) =>
    median(counted.map((pair) => pair[page][time]));
  return {
    ours: middle("ours", "undisturbed"),
    empty: middle("empty", "undisturbed"),
    ratio: middle("ours", "undisturbed") / middle("empty", "undisturbed"),
    oursByClock: middle("ours", "byClock"),
    emptyByClock: middle("empty", "byClock"),
  };
}

function interactiveAfter(site: Site, browser: Browser): Promise<Moment> {
  return withVisit(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(probe, WATCHED);
    // Told by the page itself: to ask it from here would keep the thread busy that is being watched.
    const watched = page.waitForEvent("console", (message) => message.text() === "watched");
    await browser.startTracing(page, {
      categories: ["disabled-by-default-devtools.timeline", "blink.user_timing"],
    });
    await page.goto(site.address, { waitUntil: "commit" });
    await watched;
    const moment = momentIn(await stopTrace(browser));
    await expectAnswer(page);
    return moment;
  });
}

/**
 * Marks as usable, on either page, the moment at which the button is in the document and has React's handler, the
 * frame that shows it has been made, and the thread is free for the next task, which could be a click. Both pages are
 * rendered by their script, not by a server, so there is no time at which a button is seen and does not answer.
 */
function probe(watched: number): void {
  const isLive = (element: Element): boolean =>
    Object.entries(element).some(([key, value]) => key.startsWith("__reactProps$") && "onClick" in value);
  const look = new MutationObserver(() => {
    const button = document.querySelector("button.play-now");
    if (button === null || !isLive(button)) return;
    look.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark("usable");
        setTimeout(() => console.info("watched"), watched);
      }),
    );
  });
  look.observe(document, { childList: true, subtree: true });
}

/** In ms since the navigation began. */
interface Moment {
  readonly byClock: number;
  /** Without the time in which the main thread had work and waited for a processor, or for another process. */
  readonly undisturbed: number;
}

/**
 * Interactive is the moment at which the button is usable and no long task comes after it, else the end of the last
 * one: a click before would be answered only then. So what a page puts off to look early counts as well. What the
 * thread itself worked makes a task long, and what it waited for others is taken off the time: this machine may be
 * busy with other things, and the larger page would be hit harder.
 */
function momentIn(events: readonly TraceEvent[]): Moment {
  const usable = events.find(({ name }) => name === "usable");
  const start = events.findLast(({ name, ts }) => name === "navigationStart" && ts < (usable?.ts ?? 0));
  if (usable === undefined || start === undefined) throw new Error("The trace does not tell of the page");
  const tasks = outermost(
    besides(events, usable).filter(({ name, ts }) => name === "RunTask" && ts >= start.ts),
  );
  const last = tasks.findLast(({ tdur = 0 }) => tdur > LONG);
  const end = Math.max(usable.ts, (last?.ts ?? 0) + (last?.dur ?? 0));
  const waited = tasks
    .filter(({ ts, dur = 0 }) => ts + dur <= end)
    .reduce((sum, { dur = 0, tdur = 0 }) => sum + dur - tdur, 0);
  return { byClock: (end - start.ts) / 1000, undisturbed: (end - start.ts - waited) / 1000 };
}

/** What was called interactive has to be: a click is answered, there by another text, here by another address. */
async function expectAnswer(page: Page): Promise<void> {
  await page.locator("button.play-now").click();
  await page.waitForFunction(
    () => location.hash !== "" || document.querySelector("button.play-now")?.textContent === "Played",
  );
}
