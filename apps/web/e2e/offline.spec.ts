import type { Page } from "@playwright/test";
import { question } from "./conquest.ts";
import { expect, open, test } from "./page.ts";

test.use({ serviceWorkers: "allow" });

const promise = (page: Page) => page.getByText("Tout est sur l’appareil : on peut jouer hors connexion.");

/** All that a person may want to do without a network. */
async function useEverything(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Jouer tout de suite/ }).click();
  await question(page);
  const match = new URL(page.url()).hash.split("/").at(-1) ?? "";
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Réglages" }).click();
  await expect(page.getByRole("dialog", { name: "Réglages" })).toBeVisible();
  await page.keyboard.press("Escape");
  await follow(page, `#/replay/saved/${match}`);
  await expect(page.locator(".board-view[data-drawn]")).toBeVisible();
  // With both expansions, which are fetched only then.
  await follow(page, "#/new/catacombs/soloth");
  await page.getByRole("checkbox", { name: "La Horde de Vermine", exact: true }).check();
  await page.getByRole("button", { name: "À table" }).first().click();
  await page.getByRole("button", { name: "Placer les 4 comme proposé" }).click();
  await expect(page.locator("[data-piece=paladin]")).toHaveAttribute("aria-disabled", "false");
  for (const lesson of ["conquest", "catacombs/course", "soloth", "vermin"]) {
    await follow(page, `#/learn/${lesson}`);
    await expect(page.locator(".coach")).toBeVisible();
    await expect(page.locator(".board-view[data-drawn]")).toBeVisible();
  }
  await follow(page, "#/puzzles/day");
  await expect(page.locator(".puzzle-aim")).not.toBeEmpty();
  await follow(page, "#/practice/bank");
  await page.getByRole("button", { name: "Montrer l’éventail" }).click();
  await expect(page.getByRole("button", { name: /pour une main exercée/ }).first()).toBeVisible();
  await follow(page, "#/rules/CON-WALL-04");
  await expect(page.locator("#CON-WALL-04")).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("#CON-WALL-04")).toContainText("wall");
  await page.getByRole("button", { name: "Français" }).click();
  await follow(page, "#/");
  await expect(page.getByRole("article")).toHaveCount(5);
}

/** On the very same page, as a link does. */
async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

/** Until the page says so, and not a moment longer. */
async function untilPromised(page: Page): Promise<void> {
  await open(page, "");
  await expect(promise(page)).toBeVisible();
}

test("as soon as the page says so, it needs no network", async ({ page, context }) => {
  await untilPromised(page);
  await context.setOffline(true);
  await useEverything(page);
});

test("nor does it after a reload", { tag: "@long" }, async ({ page, context }) => {
  await untilPromised(page);
  await context.setOffline(true);
  await page.reload();
  await expect(promise(page)).toBeVisible();
  await useEverything(page);
});

test.describe("where nothing can be kept", () => {
  test.use({ serviceWorkers: "block" });

  test("the page promises nothing", async ({ page }) => {
    await open(page, "");
    await page.evaluate(() => new Promise((done) => setTimeout(done, 2000)));
    await expect(promise(page)).toHaveCount(0);
  });
});
