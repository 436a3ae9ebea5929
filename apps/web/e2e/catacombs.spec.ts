import type { Page } from "@playwright/test";
import { beBrisk, expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";

/** The Heroes against a bot, at the question of where to stand. */
async function enterCatacombs(page: Page): Promise<void> {
  await beBrisk(page);
  await open(page, "#/new/catacombs");
  await page.getByText("Avancé").click();
  await page.getByLabel("Graine").fill("catacombs");
  await page.getByRole("button", { name: "À table" }).first().click();
  await page.getByRole("button", { name: "Placer les 4 comme proposé" }).waitFor();
}

/** All Heroes and monsters stand, and the first Hero may act. */
async function takePlaces(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Placer les 4 comme proposé" }).click();
  await page.getByRole("button", { name: "L’Elfe : Coup de poing" }).waitFor();
}

test("the box opens its set-up; a person has the Heroes, a bot is the Overseer", async ({ page }) => {
  await open(page, "");
  await page.getByRole("link", { name: "Catacombs — Jouer", exact: true }).click();
  await expect(page).toHaveURL(/#\/new\/catacombs$/);
  await expect(page.getByLabel("Qui joue Maître des catacombes")).toHaveValue("adept");
  await expectAxeClean(page);
});

test("a Hero is flicked by keyboard, the log names the rules, and a reload finds the same moment", async ({
  page,
  isMobile,
}) => {
  await enterCatacombs(page);
  await takePlaces(page);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "L’Elfe : Coup de poing" }).press("Enter");
  const elf = page.locator("[data-task=flick]");
  await elf.waitFor();
  await page.getByRole("button", { name: /Elfe/ }).first().press("Enter");
  await page.keyboard.press("Enter");
  const barbarian = page.getByRole("button", { name: "Le Barbare", exact: true });
  await barbarian.waitFor();
  await barbarian.press("Enter");
  await expect(page.getByRole("button", { name: "Le Barbare : Folie Furieuse" })).toBeVisible();
  await expect(page.getByRole("button", { name: "L’Elfe : Coup de poing" })).toHaveCount(0);
  if (isMobile) await page.getByRole("button", { name: "Journal" }).click();
  await expect(page.getByRole("button", { name: "CAT-ATK-01" }).first()).toBeAttached();
  await page.reload();
  await barbarian.waitFor();
  await expect(page.getByRole("button", { name: "L’Elfe : Coup de poing" })).toHaveCount(0);
});

test("the Overseer's bots take their turn, and the Heroes are asked again", { tag: "@table" }, async ({
  page,
}) => {
  await enterCatacombs(page);
  await takePlaces(page);
  await page.getByRole("button", { name: "Fin du tour" }).click();
  await expect(page.getByText(/Manche 2/).first()).toBeAttached({ timeout: 60_000 });
  await page.getByRole("button", { name: /Fin du tour/ }).waitFor({ timeout: 60_000 });
});
