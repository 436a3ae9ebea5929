import type { Page } from "@playwright/test";
import { play, type Screen } from "./screen.ts";
import { led } from "./waits.ts";

/** Catacombs and its expansions. */
export const catacombsScreens: readonly Screen[] = [
  { name: "catacombs", address: play, shelf: "fight", prepare: fight },
  { name: "catacombs-hero", address: play, shelf: "fight", prepare: readBoard },
  { name: "catacombs-shop", address: play, shelf: "shop", prepare: shop },
  { name: "soloth-frozen", address: play, shelf: "frozen", prepare: fight },
  { name: "vermin-swarm", address: play, shelf: "swarmed", prepare: fight },
  { name: "vermin-poison", address: play, shelf: "poisoned", prepare: fight },
  { name: "vermin-devoured", address: play, shelf: "devoured", prepare: fight },
  { name: "soloth-altar", address: play, shelf: "altar", prepare: bargain("offrande") },
  { name: "soloth-armour", address: play, shelf: "armour", prepare: lies },
  { name: "soloth-corrosion", address: play, shelf: "armour", prepare: corrode },
  { name: "soloth-slave", address: play, shelf: "slave", prepare: lies },
  { name: "soloth-payment", address: play, shelf: "payment", prepare: lies },
  { name: "vermin-cure", address: play, shelf: "cure", prepare: bargain("guérison") },
  { name: "vermin-flight", address: play, shelf: "flight", prepare: lies },
  { name: "vermin-muster", address: play, shelf: "muster", prepare: muster },
  { name: "catacombs-lesson", address: "#/learn/catacombs/course", prepare: led(17) },
  { name: "soloth-lesson", address: "#/learn/soloth", prepare: led(5) },
  { name: "vermin-lesson", address: "#/learn/vermin", prepare: led(12) },
  { name: "catacombs-setup", address: "#/new/catacombs" },
  { name: "catacombs-setup-boxes", address: "#/new/catacombs/soloth" },
];

/** The middle of a fight, with the deeds of a Hero to choose from. */
async function fight(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page
    .getByRole("button", { name: /Coup de poing/ })
    .first()
    .waitFor();
  await page.locator("h1").focus();
}

async function readBoard(page: Page): Promise<void> {
  await fight(page);
  await page.locator("[data-choice=barbarian]").filter({ visible: true }).first().click({ button: "right" });
  await page.getByRole("dialog").waitFor();
}

async function shop(page: Page): Promise<void> {
  await page.locator(".stall").waitFor();
  await page.locator("h1").focus();
}

/** A ware of this name is on the counter. */
function bargain(name: string) {
  return async (page: Page): Promise<void> => {
    await shop(page);
    await page
      .getByRole("button", { name: new RegExp(name, "i") })
      .first()
      .click();
    await page.locator(".bargain").waitFor();
  };
}

async function muster(page: Page): Promise<void> {
  await page.locator(".mustering").waitFor();
  await page.locator("h1").focus();
}

/** The armour is not used: a card is drawn out of the fan. */
async function corrode(page: Page): Promise<void> {
  await lies(page);
  await page.getByRole("button", { name: "Non", exact: true }).click();
  await page.getByRole("button", { name: "Rester ici" }).click();
}

/** Something is asked, and the board lies still. */
async function lies(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator(".foot-asks").waitFor();
  await page.locator("h1").focus();
}
