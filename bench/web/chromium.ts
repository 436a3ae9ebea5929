import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { noBrowser, provideBrowser } from "../../tools/browser.ts";

/** `card`: WebGL, imitated by the processor. `no card`: none, as on the machines that run the browser tests. */
export type Graphics = "card" | "no card";

const switches: Readonly<Record<Graphics, readonly string[]>> = {
  "no card": ["--disable-gpu"],
  card: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
};

export async function withChromium<T>(
  graphics: Graphics,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const executablePath = provideBrowser();
  if (executablePath === undefined) throw new Error(noBrowser);
  const args = ["--no-sandbox", "--no-first-run", "--disable-background-networking", ...switches[graphics]];
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

/** The page draws by WebGL only where a card does the work: here it is told that the imitation is one. */
export async function pretendCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, wish?: object) {
      return Reflect.apply(getContext, this, [kind, { ...wish, failIfMajorPerformanceCaveat: false }]);
    } as typeof getContext;
    const { getParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const value: unknown = getParameter.call(this, name);
      return typeof value === "string" && /swiftshader/i.test(value) ? "A card" : value;
    };
  });
}
