import type { Page } from "@playwright/test";
import { play, type Screen } from "./screen.ts";

/** Le Règne Sombre. */
export const questScreens: readonly Screen[] = [
  { name: "dark-reign", address: play, shelf: "quest", prepare: below },
  { name: "dark-reign-en", address: play, shelf: "quest", prepare: below, language: "en-GB" },
  { name: "dark-reign-lay-out", address: play, shelf: "laying", prepare: below },
  { name: "dark-reign-master", address: play, shelf: "master", prepare: below },
  { name: "dark-reign-sheet", address: play, shelf: "quest", prepare: readSheet },
  { name: "dark-reign-sheet-en", address: play, shelf: "quest", prepare: readSheet, language: "en-GB" },
  { name: "dark-reign-attack", address: play, shelf: "quest", prepare: weigh },
  { name: "dark-reign-help", address: play, shelf: "quest", prepare: readHelp },
  { name: "dark-reign-town", address: play, shelf: "town", prepare: inTown },
  { name: "dark-reign-briefing", address: play, shelf: "briefing", prepare: briefed },
  { name: "dark-reign-found", address: play, shelf: "door", prepare: discover },
  { name: "dark-reign-ambush", address: play, shelf: "ambush", prepare: walkInto },
  { name: "dark-reign-lesson", address: "#/learn/dark-reign", prepare: taught },
  { name: "dark-reign-end", address: play, shelf: "won", prepare: ended },
  { name: "dark-reign-end-en", address: play, shelf: "won", prepare: ended, language: "en-GB" },
  { name: "dark-reign-setup", address: "#/new/dark-reign" },
];

/** The catacombs are drawn, and it is one's turn. */
async function below(page: Page): Promise<void> {
  await page.locator(".grid-board[aria-busy=false]").waitFor();
  await page.locator(".foot-asks").waitFor();
  await page.locator("h1").focus();
}

/** The sheet of whoever is asked. */
async function readSheet(page: Page): Promise<void> {
  await below(page);
  await page.keyboard.press("i");
  await page.locator(".dr-sheet").waitFor();
}

async function readHelp(page: Page): Promise<void> {
  await below(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Aide" }).last().click();
  await page.locator(".dr-help").waitFor();
}

/** Both attacks with their chances. */
async function weigh(page: Page): Promise<void> {
  await below(page);
  await page.locator("[data-deed=strike]").click();
  await page.locator(".dr-pair").first().waitFor();
}

/** Somebody is in town. */
async function inTown(page: Page): Promise<void> {
  await page.locator(".town .errand").first().waitFor();
  await page.locator("h1").focus();
}

/** The introduction is read. */
async function briefed(page: Page): Promise<void> {
  await page.locator(".briefing").waitFor();
}

/** The door is opened; what is said of it stays for the picture. */
async function discover(page: Page): Promise<void> {
  await opened(page, "found");
}

async function walkInto(page: Page): Promise<void> {
  await opened(page, "ambush");
}

/** Time stands still from the moment on: its words last two seconds, and a picture is taken when the machine has time for it. */
async function opened(page: Page, kind: string): Promise<void> {
  await below(page);
  await page.clock.install();
  await page.locator("[data-deed=open]").click();
  const moment = page.locator(`.dr-discovery[data-kind=${kind}]`);
  await moment.waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 200));
  await moment.evaluate((words) => {
    words.style.animation = "none";
    words.style.opacity = "1";
  });
}

/** The lesson at its first step, which is shown. */
async function taught(page: Page): Promise<void> {
  await page.locator(".grid-board[aria-busy=false]").waitFor();
  await page.locator(".coach-choices > .button").click();
  await page.locator(".coach[data-step='2']").waitFor();
}

/** The last page. */
async function ended(page: Page): Promise<void> {
  await page.locator(".quest-end").waitFor();
}
