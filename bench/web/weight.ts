import type { Browser, Page } from "@playwright/test";
import { withVisit } from "./chromium.ts";
import { sitAtQuest } from "./quest.ts";
import { sitAt } from "./sit.ts";
import type { File, Site } from "./site.ts";

/** kB (1,000 bytes) that a first visitor fetches. */
export interface Weight {
  readonly js: number;
  readonly all: number;
}

export interface Weights {
  readonly home: Weight;
  /** Home and the first table in all. */
  readonly table: Weight;
  /** Home and a table of Catacombs. */
  readonly catacombs: Weight;
  /** The same with both expansions in the match. */
  readonly catacombsAll: Weight;
  /** Home and a quest of Le Règne Sombre. */
  readonly darkReign: Weight;
}

export async function weigh(site: Site, browser: Browser): Promise<Weights> {
  const home = await withVisit(browser, async (page) => {
    site.fetched();
    await goHome(site, page);
    return site.fetched();
  });
  const atTable = (game: Parameters<typeof sitAt>[2]) =>
    weighAfter(site, browser, (page) => sitAt(site, page, game));
  return {
    home: weightOf(home),
    table: await atTable("conquest"),
    catacombs: await atTable("catacombs"),
    catacombsAll: await atTable("catacombs-all"),
    darkReign: await weighQuest(site, browser),
  };
}

/** Home and a quest of Le Règne Sombre alone. */
export function weighQuest(site: Site, browser: Browser): Promise<Weight> {
  return weighAfter(site, browser, (page) => sitAtQuest(site, page));
}

function weighAfter(site: Site, browser: Browser, sit: (page: Page) => Promise<void>): Promise<Weight> {
  return withVisit(browser, async (page) => {
    site.fetched();
    await goHome(site, page);
    await sit(page);
    await page.waitForLoadState("networkidle");
    return weightOf(site.fetched());
  });
}

async function goHome(site: Site, page: Page): Promise<void> {
  await page.goto(site.address);
  await page.locator(".play-now").waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
}

function weightOf(files: readonly File[]): Weight {
  const kb = (some: readonly File[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return { js: kb(files.filter(({ path }) => path.endsWith(".js"))), all: kb(files) };
}
