import { readFileSync } from "node:fs";
import { writeCampaign } from "@ossuaire/dark-reign";
import { layQuest, openQuest, over } from "./dark-reign.ts";
import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, speak, test } from "./page.ts";

test("REG-QUEST-03, REG-VERDICT-54 at the end the objective comes to light with its number, score, gold, XP and every secret", {
  tag: "@narrow",
}, async ({ page }) => {
  await openQuest(page, over(true, { side: "nest" }));
  const end = page.getByRole("dialog", { name: "La quête est gagnée" });
  await expect(end).toBeVisible();
  await expect(seen(end, /Refermer le couvercle du puits/).first()).toBeVisible();
  await expect(seen(end, /Difficulté du test.: 1/)).toBeVisible();
  await expect(seen(end, /Débarrasser la crypte de ses araignées/)).toBeVisible();
  await expect(seen(end, "37", { exact: true })).toBeVisible();
  await expect(seen(end, /Restés cachés.*pointes/i)).toBeVisible();
  const svein = end.getByRole("row", { name: /^Svein/ });
  await expect(svein).toContainText("vivant");
  await expect(svein).toContainText("+50");
  await expect(svein).toContainText("+137");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await end.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByRole("button", { name: /image/i }).last()).toBeEnabled();
  await page.keyboard.press("Escape");
  await speak(page, "en");
  await expect(page.getByRole("dialog", { name: "The quest is won" })).toContainText(
    "Close the lid of the well",
  );
});

test("a quest that is lost says why, and who died", async ({ page }) => {
  await openQuest(page, over(false));
  const end = page.getByRole("dialog", { name: "La quête est perdue" });
  await expect(seen(end, /ne tient debout/)).toBeVisible();
  await expect(end.getByRole("row", { name: /^Svein/ })).toContainText("mort");
});

test("a campaign of two quests with the town between: kept on the device, taken along, brought back", async ({
  page,
}) => {
  await open(page, "#/new/dark-reign");
  await page.getByRole("radio", { name: /^La campagne/ }).check();
  for (const hero of ["Aude", "Liutgarde", "Ozanne"])
    await page.getByRole("checkbox", { name: new RegExp(`^${hero}`) }).click();
  await page.getByRole("textbox", { name: "Un autre nom pour Svein" }).fill("Ragnar");
  await page.getByRole("button", { name: "À table" }).first().click();
  const town = page.getByRole("region", { name: "En ville" });
  await expect(town.getByRole("heading", { name: "Ragnar passe en ville" })).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";

  // The first quest is won meanwhile.
  const won = over(true, { roster: { heroes: [], won: [] }, names: { svein: "Ragnar" } });
  await open(page, "#/new/dark-reign");
  await expect(page.getByRole("link", { name: "Reprendre la quête en cours" })).toBeVisible();
  await layQuest(page, won, id);
  await page.goto(`/#/play/${id}`);
  const end = page.getByRole("dialog", { name: "La quête est gagnée" });
  await expect(seen(end, /1.quête gagnée sur 4/)).toBeVisible();
  await expect(end.getByRole("row", { name: /^Ragnar/ })).toContainText("vivant");
  const taking = page.waitForEvent("download");
  await end.getByRole("button", { name: "Emporter" }).click();
  const file = readFileSync(await (await taking).path(), "utf8");
  await end.getByRole("link", { name: /^Quête suivante.*Le fabuleux trésor/ }).click();

  // The next one opens by way of the town, with what was kept.
  await expect(page.getByRole("radio", { name: /Le fabuleux trésor/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Un autre nom pour Ragnar" })).toHaveValue("");
  await expect(seen(page.locator(".party-hero", { hasText: "Ragnar" }), /50 XP, 187.écus/)).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole("button", { name: "À table" }).first().click();
  await expect(page.locator(".town-means")).toContainText(/187.écus/);
  await page.getByRole("button", { name: "Quitter la ville" }).click();
  await expect(page.getByRole("dialog", { name: "Le fabuleux trésor" })).toBeVisible({ timeout: 30_000 });

  // Forgotten and brought back by its file; a stranger's file changes nothing.
  await open(page, "#/new/dark-reign");
  const lines = page.locator(".campaigns li");
  await expect(lines).toHaveCount(1);
  await page.getByRole("button", { name: "Oublier" }).click();
  await expect(lines).toHaveCount(0);
  const input = page.locator(".campaigns input[type=file]");
  await input.setInputFiles({
    name: "other.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"a":1}'),
  });
  await expect(seen(page, /n’est pas une campagne du Règne Sombre/)).toBeVisible();
  await expect(lines).toHaveCount(0);
  await input.setInputFiles({ name: "mine.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(/1.quête gagnée sur 4.*Ragnar/);
  expect(file).toBe(writeCampaign(JSON.parse(file).roster));
});
