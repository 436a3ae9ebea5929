import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, speak, test } from "./page.ts";

test("the book of Le Règne Sombre answers a player, chapter by chapter, and keeps the MJ’s chapter folded", {
  tag: "@narrow",
}, async ({ page, isMobile }) => {
  await open(page, "#/rules/dark-reign");
  const chapters = page.getByRole("article").getByRole("listitem");
  await expect(chapters).toHaveCount(17);
  await expectAxeClean(page);
  const search = page.getByLabel(/^Chercher dans/);
  await search.fill("mon sac est trop lourd");
  const results = page.locator(".result");
  await expect(results.first()).toContainText("la réponse");
  await expect(results.first()).toContainText(/Trop chargé\s?\?/);
  await results.first().click();
  await expect(page).toHaveURL(/#\/rules\/dark-reign\/hero\/\d+\?q=/);
  await expect(page.locator(".point-pointed")).toBeInViewport();
  await expect(seen(page.locator(".point-pointed"), /dix fois Force plus Endurance/)).toBeVisible();

  // A rule of a decision stands in the chapter that it belongs to; a page goes by its number.
  await open(page, "#/rules/REG-RULING-84");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blessures, feu et poison");
  await expect(page.locator("#REG-RULING-84")).toBeFocused();
  await expect(page.locator("#REG-RULING-84")).toContainText("Décision.");
  await expectNoSidewaysScroll(page);

  // REG-QUEST-01: no search comes upon the objective, and the chapter of the MJ shows it to whoever unfolds it.
  await open(page, "#/rules/dark-reign?q=fermer%20le%20puits");
  await expect(page.locator(".result").or(page.getByText("Aucune règle ne parle de")).first()).toBeVisible();
  await expect(page.locator(".result").filter({ hasText: /QWELL|ZONE-/ })).toHaveCount(0);
  await open(page, "#/rules/dark-reign/master");
  await expect(seen(page, /Qui joue un héros referme le livre/)).toBeVisible();
  await expect(page.locator("#REG-QWELL-02")).toHaveCount(0);
  await expectAxeClean(page);
  await page.getByText(/^Le texte entier, \d+ règles$/).click();
  await expect(page.locator("#REG-QWELL-02")).toBeAttached();
  if (isMobile) return;
  await speak(page, "en");
  await expect(seen(page, /Whoever plays a hero closes the book here/)).toBeVisible();
});

test("beside the table of a quest a rule is told in players’ words first", async ({ page }) => {
  await open(page, "#/learn/dark-reign");
  await page.getByRole("button", { name: "Règle REG-ACT-01" }).first().click();
  const leaf = page.getByRole("dialog", { name: "Règle REG-ACT-01" });
  await expect(seen(leaf, /Presque tout coûte 1.P\.Action/)).toBeVisible();
  await expect(leaf.locator(".rule-text")).toContainText("chaque action a un coût fixe");
});
