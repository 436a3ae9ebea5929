import type { Page } from "@playwright/test";
import { unfoldReel } from "../e2e/reel.ts";
import puzzles from "../src/games/catacombs/puzzles.json" with { type: "json" };
import { type onShelf, pullBack, replay } from "./matches.ts";
import { invitedAddress, roomAddress, tableAddress } from "./online.ts";

/** A screen of the page, and how one comes to it. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly language?: "en-GB";
  /** The match that lies on the device already; the address of its table is `#/play/picture`. */
  readonly shelf?: keyof typeof onShelf;
  /** There is a server behind the page, and friends are at it. */
  readonly online?: true;
  readonly prepare?: (page: Page, phone: boolean) => Promise<void>;
}

const play = "#/play/picture";
const puzzleAddress = `#/puzzles/catacombs/${puzzles.veins[0]?.puzzles[0]?.id}`;

export const screens: readonly Screen[] = [
  { name: "home", address: "#/" },
  { name: "home-en", address: "#/", language: "en-GB" },
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
  { name: "home-tables", address: "#/", online: true, prepare: hasTables },
  { name: "friends", address: "#/friends", online: true, prepare: hasTables },
  { name: "friends-en", address: "#/friends", online: true, prepare: hasTables, language: "en-GB" },
  { name: "waiting-room", address: roomAddress, online: true, prepare: hasTables },
  { name: "invited", address: invitedAddress, online: true },
  { name: "talk", address: tableAddress, online: true, prepare: talk },
  { name: "replay", address: replay.address, prepare: watch },
  { name: "otherwise", address: replay.address, prepare: flickOtherwise },
  { name: "branch", address: replay.address, prepare: playOn },
  { name: "study-analysis", address: replay.analysis, prepare: lookedAt },
  {
    name: "study-analysis-en",
    address: replay.analysis,
    prepare: lookedAt,
    language: "en-GB",
  },
  { name: "study-film", address: replay.address, prepare: filmIt },
  { name: "study-film-en", address: replay.address, prepare: filmIt, language: "en-GB" },
  { name: "open-replay", address: "#/replay" },
  { name: "practice", address: "#/practice", prepare: layOut },
  { name: "exercise", address: "#/practice/bank", prepare: fanOut },
  { name: "puzzles", address: "#/puzzles" },
  { name: "puzzle", address: puzzleAddress, prepare: posed },
  { name: "exercise-en", address: "#/practice/pair", prepare: fanOut, language: "en-GB" },
  { name: "rules", address: "#/rules" },
  { name: "book", address: "#/rules/catacombs" },
  { name: "chapter", address: "#/rules/catacombs/wounds", prepare: painted },
  { name: "search", address: "#/rules/catacombs/wounds?q=comment+blesser+un+monstre", prepare: painted },
  { name: "example", address: "#/try/CAT-EX-02", prepare: tryOut },
  { name: "rule", address: "#/rules/CON-WALL-04" },
  { name: "credits", address: "#/credits" },
];

/** The table lies still, and nothing of it is marked because the keys happen to be there. */
async function sit(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator(".hand-lit, [data-task=flick], [data-task=place]").first().waitFor();
  await page.locator("h1").focus();
}

/** The server has said how one's tables stand. */
async function hasTables(page: Page, phone: boolean): Promise<void> {
  await page.locator(".lobby-row").first().waitFor({ state: "attached" });
  if (phone && (await page.locator(".lay").count()) > 0)
    await page.getByRole("button", { name: /^(Ouvertes|Open)$/ }).click();
  await page.locator("h1").focus();
}

/** What people say to each other beside the match. */
async function talk(page: Page): Promise<void> {
  await sit(page);
  await page.getByRole("button", { name: /^La tablée/ }).click();
  await page.getByRole("dialog").waitFor();
}

/** All pictures of a chapter are there. */
async function painted(page: Page): Promise<void> {
  await page.locator(".still[data-painted]").nth(2).waitFor();
}

/** A puzzle is set. */
async function posed(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator(".puzzle-aim:not(:empty)").waitFor();
  await page.locator("h1").focus();
}

/** All that the disc can do lies around it, and its best places are told. */
async function fanOut(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.getByRole("button", { name: /éventail|the fan/ }).click();
  await page.locator(".fan-place").first().waitFor();
  await page.locator("h1").focus();
}

/** The free board while it is laid out, with a wall on it. */
async function layOut(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.getByRole("button", { name: "Disposer" }).click();
  await page.getByRole("button", { name: "un mur" }).click();
  await page.getByRole("slider").fill("26");
  await page.getByRole("button", { name: /^Mur 1/ }).focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "Poser ici" }).click();
  await page.getByRole("button", { name: "Vider le plateau" }).waitFor();
  await page.locator("h1").focus();
}

/** A flick of a match that is watched again, with its fan. */
async function flickOtherwise(page: Page): Promise<void> {
  await watch(page);
  await unfoldReel(page);
  await page.getByRole("button", { name: "Tirer autrement" }).click();
  await fanOut(page);
}

async function playOn(page: Page): Promise<void> {
  await watch(page);
  await unfoldReel(page);
  await page.getByRole("button", { name: "Continuer à partir d’ici" }).click();
  await dialog(page);
}

async function lookedAt(page: Page): Promise<void> {
  await page.locator('.analysis-status[data-found="2"]').waitFor();
  await page.locator("h1").focus();
}

async function filmIt(page: Page): Promise<void> {
  await watch(page);
  await unfoldReel(page);
  await page.getByRole("button", { name: "Film", exact: true }).click();
  await page.locator(".film-status[data-frames]").waitFor();
}

/** An example lies on the board, to be shown or played. */
async function tryOut(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.getByRole("button", { name: "Montrez-moi" }).waitFor();
  await page.locator("h1").focus();
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

async function opened(page: Page, kind: string): Promise<void> {
  await below(page);
  await page.locator("[data-deed=open]").click();
  const moment = page.locator(`.dr-discovery[data-kind=${kind}]`);
  await moment.waitFor();
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
  await led(5)(page);
  await page.locator("[data-task=flick]").waitFor();
}

/** A lesson at this step; the coach has done all that comes before it. */
function led(to: number) {
  return async (page: Page): Promise<void> => {
    await page.locator(".board-view[data-drawn]").waitFor();
    for (let step = 1; step < to; step++) {
      await page.locator(`.coach[data-step="${step}"]`).waitFor();
      await page.locator(".coach-choices > .button").click();
    }
    await page.locator(`.coach[data-step="${to}"]`).waitFor();
    // Nothing stands at the discs any more.
    await page.locator(".blow").first().waitFor({ state: "detached" });
  };
}

/** The armour is not used: a card is drawn out of the fan. */
async function corrode(page: Page): Promise<void> {
  await lies(page);
  await page.getByRole("button", { name: "Non", exact: true }).click();
  await page.getByRole("button", { name: "Rester ici" }).click();
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
