// npm run pictures [-- NAME …]: builds the page and takes a picture of each screen in four windows. Those of a table and of a
// phone are kept in docs/images/; those of a laptop and of a tablet are there to be looked at, in .reports/pictures/.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { build, type InlineConfig, preview } from "vite";
import { noBrowser, provideBrowser } from "../../tools/browser.ts";
import { putOnShelf } from "./e2e/shelf.ts";
import { onShelf } from "./pictures/matches.ts";
import { meetOnline } from "./pictures/online.ts";
import { saveIfChanged } from "./pictures/save.ts";
import type { Screen } from "./pictures/screens/screen.ts";
import { screens } from "./pictures/screens.ts";

const house = join(import.meta.dirname, "..", "..");
const kept = join(house, "docs", "images");
const seen = join(house, ".reports", "pictures");

const devices: Readonly<
  Record<"table" | "laptop" | "tablet" | "phone", BrowserContextOptions & { readonly folder: string }>
> = {
  table: { folder: kept, viewport: { width: 1600, height: 1000 } },
  laptop: { folder: seen, viewport: { width: 1280, height: 720 } },
  tablet: { folder: seen, viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { folder: kept, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !screens.some((screen) => screen.name === name));
const executablePath = provideBrowser();
if (unknown.length > 0)
  fail(`No such screen: ${unknown.join(", ")}. ${screens.map(({ name }) => name).join(" ")}`);
if (executablePath === undefined) fail(noBrowser);

// In a folder of its own: the page that somebody may be playing from `dist` stays as it is.
const outDir = mkdtempSync(join(tmpdir(), "ossuaire-pictures-"));
const config: InlineConfig = {
  root: import.meta.dirname,
  logLevel: "warn",
  build: { outDir, emptyOutDir: true },
};
await build(config);
const server = await preview({ ...config, preview: { port: 0, host: "localhost" } });
// Always the same address, because a link to share shows it.
const home = "http://ossuaire.localhost/";
const port = new URL(server.resolvedUrls?.local[0] ?? home).port;
const browser = await chromium.launch({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    `--host-resolver-rules=MAP ossuaire.localhost:80 localhost:${port}`,
  ],
});
mkdirSync(seen, { recursive: true });
let failures = 0;
for (const screen of screens) {
  if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
  for (const device of ["table", "laptop", "tablet", "phone"] as const) {
    try {
      await take(browser, screen, device);
    } catch (error) {
      failures += 1;
      console.error(`${screen.name}-${device}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
await browser.close();
await server.close();
rmSync(outDir, { recursive: true, force: true });
process.exit(failures === 0 ? 0 : 1);

async function take(browser: Browser, screen: Screen, device: keyof typeof devices): Promise<void> {
  const { folder, ...window } = devices[device];
  const context = await browser.newContext({
    ...window,
    baseURL: home,
    locale: screen.language ?? "fr-FR",
    // Nothing moves, so a picture does not depend on its moment.
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    if (screen.shelf !== undefined) await putOnShelf(page, { id: "picture", ...onShelf[screen.shelf] });
    if (screen.online) await meetOnline(page);
    await page.goto(home + screen.address);
    await page.locator("h1").first().waitFor({ state: "attached" });
    // Wood and parchment come as files.
    await page.waitForLoadState("networkidle");
    await screen.prepare?.(page, device === "phone" || device === "tablet");
    await page.evaluate(() => document.fonts.ready);
    const name = `${screen.name}-${device}.webp`;
    if (await saveIfChanged(await atRest(page), join(folder, name))) console.log(name);
  } finally {
    await context.close();
  }
}

/** On a busy machine a page may still be drawing: it rests once two pictures in a row are the same. */
async function atRest(page: Page): Promise<Buffer> {
  let before: Buffer | undefined;
  for (let look = 0; look < 20; look++) {
    await page.waitForTimeout(400);
    const now = await page.screenshot({ animations: "disabled" });
    if (before?.equals(now)) return now;
    before = now;
  }
  throw new Error("the page does not come to rest");
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
