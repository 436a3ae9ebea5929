import type { Page } from "@playwright/test";
import { type onShelf, pullBack, replay } from "./matches.ts";

/** A screen of the page, and how one comes to it. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly language?: "en-GB";
  /** The match that lies on the device already; the address of its table is `#/play/picture`. */
  readonly shelf?: keyof typeof onShelf;
  readonly prepare?: (page: Page, phone: boolean) => Promise<void>;
}

const play = "#/play/picture";

export const screens: readonly Screen[] = [
  { name: "home", address: "#/" },
  { name: "home-en", address: "#/", language: "en-GB" },
  { name: "setup", address: "#/new/conquest" },
  { name: "tutorial", address: "#/learn/conquest", prepare: learn },
  { name: "table", address: play, shelf: "start", prepare: sit },
  { name: "card", address: play, shelf: "middle", prepare: raiseCard },
  { name: "aim", address: play, shelf: "aimed", prepare: aim },
  { name: "aim-en", address: play, shelf: "aimed", prepare: aim, language: "en-GB" },
  { name: "log", address: play, shelf: "aimed", prepare: openLog },
  { name: "rule-sheet", address: play, shelf: "aimed", prepare: lookUp },
  { name: "help", address: play, shelf: "middle", prepare: open("Aide") },
  { name: "settings", address: play, shelf: "middle", prepare: open("Réglages") },
  { name: "share", address: play, shelf: "middle", prepare: open("Partager") },
  { name: "hand-over", address: play, shelf: "two at one screen", prepare: dialog },
  { name: "end", address: play, shelf: "end", prepare: dialog },
  { name: "catacombs", address: play, shelf: "fight", prepare: fight },
  { name: "catacombs-hero", address: play, shelf: "fight", prepare: readBoard },
  { name: "catacombs-shop", address: play, shelf: "shop", prepare: shop },
  { name: "soloth-frozen", address: play, shelf: "frozen", prepare: fight },
  { name: "vermin-swarm", address: play, shelf: "swarmed", prepare: fight },
  { name: "vermin-poison", address: play, shelf: "poisoned", prepare: fight },
  { name: "vermin-devoured", address: play, shelf: "devoured", prepare: fight },
  { name: "soloth-altar", address: play, shelf: "altar", prepare: bargain("offrande") },
  { name: "soloth-armour", address: play, shelf: "armour", prepare: lies },
  { name: "vermin-cure", address: play, shelf: "cure", prepare: bargain("guérison") },
  { name: "vermin-flight", address: play, shelf: "flight", prepare: lies },
  { name: "vermin-muster", address: play, shelf: "muster", prepare: muster },
  { name: "catacombs-setup", address: "#/new/catacombs" },
  { name: "catacombs-setup-boxes", address: "#/new/catacombs/soloth" },
  { name: "dark-reign", address: play, shelf: "quest", prepare: below },
  { name: "dark-reign-en", address: play, shelf: "quest", prepare: below, language: "en-GB" },
  { name: "dark-reign-sheet", address: play, shelf: "quest", prepare: readSheet },
  { name: "dark-reign-sheet-en", address: play, shelf: "quest", prepare: readSheet, language: "en-GB" },
  { name: "dark-reign-attack", address: play, shelf: "quest", prepare: weigh },
  { name: "dark-reign-help", address: play, shelf: "quest", prepare: readHelp },
  { name: "dark-reign-setup", address: "#/new/dark-reign" },
  { name: "replay", address: replay.address, prepare: watch },
  { name: "open-replay", address: "#/replay" },
  { name: "rules", address: "#/rules" },
  { name: "book", address: "#/rules/catacombs" },
  { name: "chapter", address: "#/rules/catacombs/wounds", prepare: painted },
  { name: "search", address: "#/rules/catacombs/wounds?q=comment+blesser+un+monstre", prepare: painted },
  { name: "example", address: "#/try/CAT-EX-02", prepare: sit },
  { name: "rule", address: "#/rules/CON-WALL-04" },
  { name: "credits", address: "#/credits" },
];

/** The table lies still, and nothing of it is marked because the keys happen to be there. */
async function sit(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator(".hand-lit, [data-task=flick], [data-task=place]").first().waitFor();
  await page.locator("h1").focus();
}

/** All pictures of a chapter are there. */
async function painted(page: Page): Promise<void> {
  await page.locator(".still[data-painted]").nth(2).waitFor();
}

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

/** Something is asked, and the board lies still. */
async function lies(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator(".foot-asks").waitFor();
  await page.locator("h1").focus();
}

async function muster(page: Page): Promise<void> {
  await page.locator(".mustering").waitFor();
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

async function shop(page: Page): Promise<void> {
  await page.locator(".stall").waitFor();
  await page.locator("h1").focus();
}

/** The lesson at its first flick, which is shown. */
async function learn(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  for (let step = 1; step < 5; step++) {
    await page.locator(`.coach[data-step="${step}"]`).waitFor();
    await page.locator(".coach-choices > .button").click();
  }
  await page.locator(".coach[data-step='5']").waitFor();
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

async function dialog(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.getByRole("dialog").waitFor();
}

async function watch(page: Page): Promise<void> {
  await page.getByRole("slider").first().fill(String(replay.at));
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator("h1").focus();
}
