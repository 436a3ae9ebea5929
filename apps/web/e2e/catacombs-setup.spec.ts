import { allHeroes } from "@ossuaire/catacombs";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { onShelf } from "./shelf.ts";

/** The set-up for three, with the fields that give each Hero a player. */
async function agreeForThree(page: Page): Promise<Locator> {
  await open(page, "#/new/catacombs");
  await page.getByLabel("Nombre de joueurs").selectOption("3");
  return page.getByRole("group", { name: "Qui joue quel Héros" });
}

test("CAT-PLAYER-09 before the match the Heroes are listed from easiest to hardest, with what they are good at", {
  tag: "@both",
}, async ({ page }) => {
  const heroes = await agreeForThree(page);
  await expect(heroes.locator("label")).toHaveText(["Elfe", "Barbare", "Voleur", "Magicien"]);
  for (const { text } of allHeroes()) await expect(heroes).toContainText(text.fr);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
});

test("CAT-PLAYER-08 players choose their Heroes; a split that is not allowed is refused with words", async ({
  page,
}) => {
  const heroes = await agreeForThree(page);
  await heroes.getByLabel("Elfe").selectOption("party-2");
  await expect(page.getByRole("alert")).toContainText("partagés 4, 2 + 2");
  const start = page.getByRole("button", { name: "À table" }).first();
  await expect(start).toBeDisabled();
  await expectAxeClean(page);
  await heroes.getByLabel("Barbare").selectOption("party-1");
  await expect(page.getByRole("alert")).toBeEmpty();
  await start.click();
  const party = page.getByRole("region", { name: "Héros, joueur 1" });
  await expect(party.getByRole("heading", { level: 3 })).toHaveText(["Magicien", "Barbare"]);
});

test("CAT-RULING-95 whoever opens the table chooses the Healer card", async ({ page }) => {
  await open(page, "#/new/catacombs");
  const healer = page.getByLabel("Le Guérisseur", { exact: true });
  await expect(healer.locator("option")).toHaveText(["Vysara la Guérisseuse", "Althéa la Guérisseuse"]);
  await healer.selectOption("Althéa la Guérisseuse");
  await page.getByRole("button", { name: "À table" }).first().click();
  await page.locator(".board-view[data-drawn]").waitFor();
  const { invitation } = await onShelf(page);
  expect(invitation.options).toMatchObject({ healer: "althea" });
});
