import type { Locator, Page } from "@playwright/test";
import { test } from "./nim.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open } from "./page.ts";
import { putOnShelf } from "./shelf.ts";

// One build of the page serves them all.
test.describe.configure({ mode: "default" });

const foot = (page: Page) => page.getByRole("region", { name: /La question|The question/ });
const log = (page: Page) => page.getByRole("log").first();

/** Sits down against a bot that always takes one. */
async function sitDown(page: Page, matches: number): Promise<void> {
  await page.goto("about:blank");
  await putOnShelf(page, {
    id: "heap",
    invitation: {
      game: "nim",
      options: { matches },
      seed: "heap",
      undo: "free",
      sitters: { alice: { kind: "person", name: "" }, bob: { kind: "bot", name: "", level: "novice" } },
    },
    snapshot: undefined,
  });
  await page.goto("/#/play/heap");
}

/** Takes as many as the question says in its button of that name. */
async function take(page: Page, name: string): Promise<void> {
  await foot(page).getByRole("button", { name, exact: true }).click();
}

async function expectLines(lines: Locator, said: readonly string[]): Promise<void> {
  await expect(lines).toHaveText(said.map((line) => new RegExp(line.replace(/[()]/g, "\\$&"))));
}

test("a game that the page does not know is played to its end by its box, and watched again", async ({
  page,
}) => {
  await sitDown(page, 7);
  await expect(foot(page)).toContainText("Reste 7 allumettes");
  await expect(foot(page)).toContainText("Combien d’allumettes prenez-vous ?");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await foot(page)
    .getByRole("button", { name: /NIM-TURN-01/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("prend une, deux ou trois allumettes");
  await page.keyboard.press("Escape");
  await take(page, "2 allumettes");
  await expect(foot(page)).toContainText("Reste 4 allumettes");
  await take(page, "3 allumettes");
  const end = page.getByRole("dialog", { name: "Fin de la partie" });
  await expect(end).toContainText("Alice gagne.");
  await end.getByRole("link", { name: "Revoir la partie" }).click();
  const moment = page.getByRole("slider");
  await expect(moment).toHaveAttribute("max", "4");
  await moment.fill("4");
  await expectLines(log(page).getByRole("listitem"), [
    "Alice prend 2\u00a0allumettes (reste 5)",
    "Bob prend 1\u00a0allumette (reste 4)",
    "Alice prend 3\u00a0allumettes (reste 1)",
    "Bob prend 1\u00a0allumette (reste 0)",
  ]);
  await moment.fill("1");
  await expect(log(page).getByRole("listitem")).toHaveCount(1);
});

test("it is taken from the shelf, set up and played in English by the keyboard alone", async ({ page }) => {
  await open(page, "");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("link", { name: "Nim — Play" }).press("Enter");
  await page.getByLabel("number of matches").selectOption("7");
  await page.getByLabel("Bob: who plays?").selectOption({ label: "Computer — Novice" });
  await page.getByRole("button", { name: "To the table" }).first().press("Enter");
  await foot(page).getByRole("button", { name: "3 matches" }).press("Enter");
  await expect(foot(page)).toContainText("Left: 3 matches");
  await foot(page).getByRole("button", { name: "2 matches" }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Alice wins.");
});
