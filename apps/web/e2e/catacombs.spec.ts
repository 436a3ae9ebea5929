import { enterCatacombs, takePlaces } from "./catacombs.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";

test("the box opens its set-up; a person has the Heroes, a bot is the Overseer", async ({ page }) => {
  await open(page, "");
  await page.getByRole("link", { name: "Catacombs — Jouer", exact: true }).click();
  await expect(page).toHaveURL(/#\/new\/catacombs$/);
  await expect(page.getByLabel("Maître des catacombes : qui joue")).toHaveValue("adept");
  await expectAxeClean(page);
});

test("a Hero is flicked by keyboard, the log names the rules, and a reload finds the same moment", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await enterCatacombs(page);
  await takePlaces(page);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "L’Elfe : Coup de poing" }).press("Enter");
  const elf = page.locator("[data-task=flick]");
  await elf.waitFor();
  await page.locator("[data-piece=elf]").press("Enter");
  await page.keyboard.press("Enter");
  const barbarian = page.getByRole("button", { name: "Le Barbare", exact: true });
  await barbarian.waitFor();
  await barbarian.press("Enter");
  await expect(page.getByRole("button", { name: "Le Barbare : Folie Furieuse" })).toBeVisible();
  await expect(page.getByRole("button", { name: "L’Elfe : Coup de poing" })).toHaveCount(0);
  if (isMobile) await page.getByRole("button", { name: "Journal" }).click();
  await page.getByRole("button", { name: "Tout déplier" }).last().click();
  await expect(
    page
      .getByRole("log")
      .last()
      .getByRole("button", { name: /CAT-ATK-01/ })
      .first(),
  ).toBeVisible();
  await page.reload();
  await barbarian.waitFor();
  await expect(page.getByRole("button", { name: "L’Elfe : Coup de poing" })).toHaveCount(0);
});

test("the Overseer's bots take their turn, and the Heroes are asked again", async ({ page }) => {
  await enterCatacombs(page);
  await takePlaces(page);
  const end = page.getByRole("button", { name: /Fin du tour/ });
  await expect(end).toContainText("4 peuvent encore agir");
  await end.click();
  await expect(end).toContainText("Encore une fois");
  await end.click();
  await expect(page.getByText(/Manche 2/).first()).toBeAttached({ timeout: 60_000 });
  await page.getByRole("button", { name: /Fin du tour/ }).waitFor({ timeout: 60_000 });
});
