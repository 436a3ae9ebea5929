import type { Browser, CDPSession } from "@playwright/test";
import { median } from "../figures.ts";
import { withVisit } from "./chromium.ts";
import type { Site } from "./site.ts";

/** Visits that count; one before them warms browser and server up. */
const VISITS = 5;

/**
 * Processor seconds of all processes of the browser, from an empty page by way of home to the first question at a table.
 * What the machine does for others is not in it, and what threads beside the main one do is: painting above all.
 */
export async function visitCost(site: Site, browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const costs: number[] = [];
  for (let visit = 0; visit <= VISITS; visit++) {
    const cost = await withVisit(browser, async (page) => {
      const before = await processorTimes(session);
      await page.goto(site.address);
      await page.locator(".play-now").click();
      await page.locator(".board-view[data-drawn]").waitFor();
      await page.locator(".hand-lit, .foot-asks").first().waitFor();
      const after = await processorTimes(session);
      return [...after].reduce((sum, [process, time]) => sum + time - (before.get(process) ?? 0), 0);
    });
    if (visit > 0) costs.push(cost);
  }
  return median(costs);
}

/** Seconds that each process of the browser has worked since it began. */
async function processorTimes(session: CDPSession): Promise<ReadonlyMap<number, number>> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
}
