import type { Page } from "@playwright/test";
import { unfoldReel } from "../../e2e/reel.ts";
import puzzles from "../../src/games/catacombs/puzzles.json" with { type: "json" };
import { replay } from "../matches.ts";
import type { Screen } from "./screen.ts";
import { dialog, fanOut } from "./waits.ts";

const puzzleAddress = `#/puzzles/catacombs/${puzzles.veins[0]?.puzzles[0]?.id}`;

/** Puzzles, practice, replays and what is done with them. */
export const studyScreens: readonly Screen[] = [
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
  { name: "example", address: "#/try/CAT-EX-02", prepare: tryOut },
];

/** A puzzle is set. */
async function posed(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator(".puzzle-aim:not(:empty)").waitFor();
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

async function watch(page: Page): Promise<void> {
  await page.getByRole("slider").first().fill(String(replay.at));
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator("h1").focus();
}
