import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, speak, test } from "./page.ts";

test("Le Règne Sombre is opened at home and begun: two presses to the first step", async ({ page }) => {
  await open(page, "");
  await page.getByRole("link", { name: "Le Règne Sombre — Jouer", exact: true }).click();
  await expect(page).toHaveURL(/#\/new\/dark-reign$/);
  await page.getByRole("button", { name: "À table" }).first().click();
  const foot = page.getByRole("region", { name: "La question" });
  await expect(foot).toContainText("Svein", { timeout: 30_000 });
  await expectNoSidewaysScroll(page);
});

test("what one choice rules out says why: quests of a campaign, a fifth hero, blunted traps", {
  tag: "@narrow",
}, async ({ page }) => {
  await open(page, "#/new/dark-reign");
  const start = page.getByRole("button", { name: "À table" }).first();
  for (const hero of ["Svein", "Aude", "Liutgarde", "Ozanne"])
    await expect(page.getByRole("checkbox", { name: new RegExp(`^${hero}`) })).toBeChecked();
  // REG-ROLE-03: a fifth stays at home, until one of the four does.
  const richilde = page.getByRole("checkbox", { name: /^Richilde/ });
  await expect(richilde).toHaveAccessibleDescription(/Quatre héros au plus/);
  await richilde.press("Space");
  await expect(richilde).not.toBeChecked();
  await page.getByRole("checkbox", { name: /^Aude/ }).click();
  await richilde.click();
  await expect(richilde).toBeChecked();
  const recommended = page.getByRole("button", { name: "La compagnie conseillée" });
  await expect(recommended).toHaveAttribute("aria-pressed", "false");
  await recommended.click();
  await expect(page.getByRole("checkbox", { name: /^Aude/ })).toBeChecked();
  await expect(richilde).not.toBeChecked();

  // REG-ROLE-02: one person plays them all.
  await page.getByRole("button", { name: "Vous jouez tous les héros" }).click();
  await expect(page.getByLabel(/^Qui joue Ozanne/)).toHaveValue("person");
  await page.getByRole("button", { name: "Vous êtes le Maître de Jeu" }).click();
  await expect(page.getByLabel(/^Qui joue Ozanne/)).toHaveValue("adept");
  await expect(page.getByLabel(/^Qui est le Maître de Jeu/)).toHaveValue("person");

  // REG-SHEET-01: a name of the player's own invention, as far as it can be read.
  const name = page.getByRole("textbox", { name: "Un autre nom pour Ozanne" });
  await name.fill("7 <b>");
  await expect(page.getByText(/«.Nom du héros.».*commence par une lettre/).first()).toBeVisible();
  await expect(start).toBeDisabled();
  await name.fill("Merlin le Gris");
  await expect(start).toBeEnabled();
  await expect(page.getByRole("checkbox", { name: /^Merlin le Gris/ })).toBeChecked();
  await expect(page.getByLabel(/^Qui joue Merlin le Gris/)).toHaveValue("adept");

  // REG-LEVEL-01.
  const blunted = page.getByRole("checkbox", { name: "Pièges émoussés" });
  await blunted.check();
  await page.getByRole("radio", { name: /^Héros/ }).check();
  await expect(blunted).not.toBeChecked();
  await expect(blunted).toHaveAccessibleDescription(/réservés au niveau Novice.*REG-LEVEL-01/);

  // REG-VERDICT-61.
  await page.getByRole("radio", { name: /L’orbe solaire/ }).check();
  await page.getByRole("radio", { name: /^La campagne/ }).check();
  await expect(page.getByRole("radio", { name: /Dératisation/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Passer d’abord en ville" })).toBeChecked();
  const gold = page.getByRole("radio", { name: /Le fabuleux trésor/ });
  await expect(gold).toHaveAccessibleDescription(/gagnée la quête.*Dératisation.*REG-VERDICT-61/);
  await expect(seen(page, /gagnée la quête.*Dératisation/).first()).toBeVisible();
  await expect(start).toBeEnabled();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await speak(page, "en");
  await expect(seen(page, "The recommended party", { exact: true })).toBeVisible();
});
