import { darkReign, defaultOptions } from "@ossuaire/dark-reign";
import { Match } from "@ossuaire/kernel";
import type { Browser, Page } from "@playwright/test";
import { laidWith, putOnShelf } from "../../apps/web/e2e/shelf.ts";
import { median } from "../figures.ts";
import { withChromium, withVisit } from "./chromium.ts";
import { type Frame, scriptsPerFrame } from "./scripts.ts";
import type { Site } from "./site.ts";
import { stopTrace } from "./trace.ts";

/** Walks before the first that counts, those that a trace covers, and the frames that have to be seen. */
const WARM_UP = 4;
const WALKS = 8;
const FRAMES = 150;
const MOST_TRACES = 8;

/** Visits of four clicks each. */
const VISITS = 3;

/** Sits down at a quest, below, where Svein alone is asked. */
export async function sitAtQuest(site: Site, page: Page): Promise<void> {
  const options = { ...defaultOptions, heroes: ["svein"], town: false };
  const match = Match.start(darkReign, { options, seed: "bench", undo: "free" });
  while (match.decision !== undefined && match.decision.prompt !== "act") {
    const { decision } = match;
    const [seat = ""] = decision.seats;
    if (decision.kind === "place") match.submit(seat, { kind: "place", spots: decision.suggestion });
    else if (decision.kind === "choose")
      match.submit(seat, { kind: "choose", option: decision.options.at(-1)?.id ?? "" });
  }
  const sitters = {
    svein: { kind: "person", name: "" },
    mj: { kind: "bot", name: "", level: "novice" },
  } as const;
  // The shelf belongs to the address.
  if (page.url() === "about:blank") await page.goto(site.address);
  await putOnShelf(page, { id: "bench", ...laidWith("dark-reign", match, sitters) });
  await page.goto("about:blank");
  await page.goto(`${site.address}#/play/bench`);
  await page.locator(".grid-board[aria-busy=false]").waitFor();
  await page.locator(".foot-asks").waitFor();
}

/** Scripts of the main thread per frame while eight figures walk in ten zones, in ms. */
export function watchWalks(site: Site): Promise<{ readonly median: number; readonly count: number }> {
  return withChromium((browser) =>
    withVisit(browser, async (page) => {
      await page.goto(site.address);
      await page.locator(".grid-board[aria-busy=false]").waitFor();
      const walked = async (more: number): Promise<void> => {
        const seen = await page.evaluate(() => performance.getEntriesByName("walk").length);
        await page.waitForFunction(
          (count) => performance.getEntriesByName("walk").length >= count,
          seen + more,
          { polling: 100, timeout: 120_000 },
        );
      };
      await walked(WARM_UP);
      const frames: Frame[] = [];
      for (let trace = 0; trace < MOST_TRACES && frames.length < FRAMES; trace++) {
        await browser.startTracing(page, { categories: ["devtools.timeline"] });
        await walked(WALKS);
        frames.push(...scriptsPerFrame(await stopTrace(browser)));
      }
      return { median: median(frames.map(({ busy }) => busy)), count: frames.length };
    }),
  );
}

/** From a click on a square to the frame in which the first step towards it begins, in ms, median. */
export async function clickToStep(site: Site, browser: Browser): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++)
    await withVisit(browser, async (page) => {
      await sitAtQuest(site, page);
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      for (let step = 0; step < 4; step++) times.push(await stepAfterClick(page, step % 2 === 0 ? 1 : -1));
    });
  return median(times);
}

async function stepAfterClick(page: Page, across: number): Promise<number> {
  const svein = page.locator(".grid-points [data-piece=svein]");
  await svein.scrollIntoViewIfNeeded();
  const box = await svein.boundingBox();
  if (box === null) throw new Error("Svein is not on the screen");
  const stepped = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const row = document.querySelector(".grid-points [data-piece=svein]")?.closest("li");
        let clicked = 0;
        const up = (): void => {
          clicked = performance.now();
        };
        document.addEventListener("pointerup", up, { once: true, capture: true });
        const look = new MutationObserver(() => {
          look.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - clicked));
        });
        if (row) look.observe(row, { attributes: true, attributeFilter: ["style"] });
      }),
  );
  await page.mouse.click(box.x + box.width * (0.5 + across), box.y + box.height / 2);
  return await stepped;
}
