import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";

test("Le Règne Sombre is opened at home, set up, and its first deed done", async ({ page }) => {
  await open(page, "");
  await page.getByRole("link", { name: "Le Règne Sombre — Jouer", exact: true }).click();
  await expect(page).toHaveURL(/#\/new\/dark-reign$/);
  await page.getByLabel("Quête", { exact: true }).selectOption({ label: "L’orbe solaire" });
  for (const hero of ["Svein", "Aude", "Liutgarde", "Ozanne"])
    await expect(page.getByRole("checkbox", { name: hero, exact: true })).toBeChecked();
  await expectAxeClean(page);
  await page.getByRole("button", { name: "À table" }).first().click();
  const foot = page.getByRole("region", { name: "La question" });
  await expect(foot).toContainText("Svein", { timeout: 30_000 });
  await expectNoSidewaysScroll(page);
});
