import type { Page } from "@playwright/test";
import { pullBack } from "../matches.ts";
import { play, type Screen } from "./screen.ts";
import { dialog, fanOut, led, sit } from "./waits.ts";

/** Catacombs Conquest. */
export const conquestScreens: readonly Screen[] = [
  { name: "setup", address: "#/new/conquest" },
  { name: "tutorial", address: "#/learn/conquest", prepare: learn },
  { name: "table", address: play, shelf: "start", prepare: sit },
  { name: "card", address: play, shelf: "middle", prepare: raiseCard },
  { name: "aim", address: play, shelf: "aimed", prepare: aim },
  { name: "aim-en", address: play, shelf: "aimed", prepare: aim, language: "en-GB" },
  { name: "fan", address: play, shelf: "guided", prepare: fanOut },
  { name: "log", address: play, shelf: "aimed", prepare: openLog },
  { name: "rule-sheet", address: play, shelf: "aimed", prepare: lookUp },
  { name: "help", address: play, shelf: "middle", prepare: open("Aide") },
  { name: "settings", address: play, shelf: "middle", prepare: open("Réglages") },
  { name: "share", address: play, shelf: "middle", prepare: open("Partager") },
  { name: "hand-over", address: play, shelf: "two at one screen", prepare: dialog },
  { name: "end", address: play, shelf: "end", prepare: dialog },
];

/** The lesson at its first flick, which is shown. */
async function learn(page: Page): Promise<void> {
  await led(5)(page);
  await page.locator("[data-task=flick]").waitFor();
}

async function raiseCard(page: Page, phone: boolean): Promise<void> {
  await sit(page);
  const card = page.locator(".hand-lit").nth(1);
  if (phone) await card.tap({ position: { x: 20, y: 20 } });
  else await card.click({ position: { x: 20, y: 20 } });
}

async function aim(page: Page): Promise<void> {
  await sit(page);
  await pullBack(page);
  await page.locator(".board-gauge").waitFor();
}

async function openLog(page: Page, phone: boolean): Promise<void> {
  await sit(page);
  if (phone) await page.getByRole("button", { name: "Journal" }).click();
}

async function lookUp(page: Page, phone: boolean): Promise<void> {
  await openLog(page, phone);
  await page.getByRole("button", { name: "Tout déplier" }).filter({ visible: true }).click();
  await page
    .getByRole("log")
    .last()
    .getByRole("button", { name: /^Règle/ })
    .last()
    .click();
  await page.locator(".rule-sheet .rule-text").waitFor();
}

/** Something that stands in the menu of the table. */
function open(name: string) {
  return async (page: Page): Promise<void> => {
    await sit(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name }).last().click();
    await page.getByRole("dialog").last().waitFor();
  };
}
