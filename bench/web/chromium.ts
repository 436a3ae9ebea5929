import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { noBrowser, provideBrowser } from "../../tools/browser.ts";

/** Without a graphics card, as on the machines that run the browser tests. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = provideBrowser();
  if (executablePath === undefined) throw new Error(noBrowser);
  const args = ["--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-gpu"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * A first visit: nothing is cached. The service worker is kept away. It comes after the page stands, and what it then
 * puts away for later (everything, all books of rules among it) is neither waited for nor weighed.
 */
export async function withVisit<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const viewport = { width: 1600, height: 1000 };
  const context = await browser.newContext({ viewport, serviceWorkers: "block", ...options });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
