// Takes the pictures of docs/images/: every screen, on a table and on a phone. Build the page first.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { preview } from "vite";
import { findBrowser } from "../../tools/browser.ts";

const folder = join(import.meta.dirname, "..", "..", "docs", "images");

const sizes = {
  table: { width: 1600, height: 1000 },
  phone: { width: 390, height: 844 },
} as const;

const pictures = [
  { name: "home", path: "#/", locale: "fr-FR" },
  { name: "home-en", path: "#/", locale: "en-GB" },
  { name: "rules", path: "#/rules", locale: "fr-FR" },
  { name: "rule", path: "#/rules/CON-WALL-04", locale: "fr-FR" },
  { name: "credits", path: "#/credits", locale: "fr-FR" },
] as const;

type Picture = (typeof pictures)[number];

const server = await preview({ root: import.meta.dirname, preview: { port: 0, host: "localhost" } });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? "",
  args: ["--no-sandbox", "--disable-gpu"],
});
mkdirSync(folder, { recursive: true });
for (const picture of pictures) {
  await take(browser, picture, "table");
  await take(browser, picture, "phone");
}
await browser.close();
await server.close();

async function take(
  browser: Browser,
  { name, path, locale }: Picture,
  size: keyof typeof sizes,
): Promise<void> {
  const context = await browser.newContext({ viewport: sizes[size], locale, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}${path}`);
  await page.locator("h1").first().waitFor();
  await page.locator("html[data-wood=laid][data-paper=laid]").waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Wood grain is what PNG is worst at: 256 colours make a picture a third of its size.
  const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 });
  await picture.toFile(join(folder, `${name}-${size}.png`));
  await context.close();
}
