// Takes the pictures of docs/images/: every screen, on a table and on a phone. Build the page first.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { linkOf, Match, playBot, xoroshiro } from "@ossuaire/kernel";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { preview } from "vite";
import { findBrowser } from "../../tools/browser.ts";

const folder = join(import.meta.dirname, "..", "..", "docs", "images");

const sizes = {
  table: { width: 1600, height: 1000 },
  phone: { width: 390, height: 844 },
} as const;

/** A match of two bots, to be watched. */
const match = Match.start(conquest, { options: defaultOptions, seed: "pictures", undo: "free" });
const bots = { sword: conquestBot("adept"), skull: conquestBot("novice") };
const chance = xoroshiro.fromSeed("pictures");
while (match.decision !== undefined) playBot(match, bots, chance);

const pictures: readonly {
  readonly name: string;
  readonly path: string;
  readonly locale: string;
  /** What is done on the page before its picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}[] = [
  { name: "home", path: "#/", locale: "fr-FR" },
  { name: "home-en", path: "#/", locale: "en-GB" },
  { name: "rules", path: "#/rules", locale: "fr-FR" },
  { name: "rule", path: "#/rules/CON-WALL-04", locale: "fr-FR" },
  { name: "credits", path: "#/credits", locale: "fr-FR" },
  { name: "setup", path: "#/new/conquest", locale: "fr-FR" },
  { name: "table", path: "#/new/conquest", locale: "fr-FR", prepare: sitDown },
  { name: "aim", path: "#/new/conquest", locale: "fr-FR", prepare: aim },
  { name: "hand-over", path: "#/new/conquest", locale: "fr-FR", prepare: handOver },
  { name: "rule-sheet", path: "#/new/conquest", locale: "fr-FR", prepare: lookUp },
  { name: "replay", path: `#/replay/${linkOf(match)}`, locale: "fr-FR", prepare: watch },
];

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
  { name, path, locale, prepare }: Picture,
  size: keyof typeof sizes,
): Promise<void> {
  const context = await browser.newContext({
    viewport: sizes[size],
    locale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}${path}`);
  await page.locator("h1").first().waitFor();
  await page.locator("html[data-wood=laid][data-paper=laid]").waitFor();
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  // Wood grain is what PNG is worst at: 256 colours make a picture a third of its size.
  const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 });
  await picture.toFile(join(folder, `${name}-${size}.png`));
  await context.close();
}

/** The same match every time, at the first card. */
async function sitDown(page: Page): Promise<void> {
  await page.getByText("Avancé").click();
  await page.getByLabel("Graine").fill("alpha");
  await page.getByRole("button", { name: "À table" }).click();
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator(".hand-lit").first().waitFor();
  await page.locator("h1").focus();
  await page.waitForTimeout(500);
}

async function aim(page: Page): Promise<void> {
  await sitDown(page);
  await page.locator(".hand-lit").nth(2).press("Enter");
  await page.locator("[data-task=flick]").waitFor();
  for (const key of ["ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"])
    await page.keyboard.press(key);
  await page.waitForTimeout(500);
}

async function handOver(page: Page): Promise<void> {
  await page.getByLabel("Qui joue Crâne").selectOption("person");
  await page.getByLabel("Nom").nth(0).fill("Ada");
  await page.getByLabel("Nom").nth(1).fill("Bruno");
  await page.getByText("Avancé").click();
  await page.getByLabel("Graine").fill("alpha");
  await page.getByRole("button", { name: "À table" }).click();
  await page.getByRole("dialog").waitFor();
}

async function lookUp(page: Page): Promise<void> {
  await aim(page);
  await page.locator(".foot .rule-link").first().click();
  await page.locator(".rule-sheet .rule-text").waitFor();
}

async function watch(page: Page): Promise<void> {
  await page.getByRole("slider").fill(String(Math.round(match.page.number / 2)));
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.waitForTimeout(500);
}
