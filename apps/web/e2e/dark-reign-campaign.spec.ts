import { type DarkReignOptions, sideQuestName, sideQuests } from "@ossuaire/dark-reign";
import type { Page } from "@playwright/test";
import { begun, questThatEnds, short } from "./company.ts";
import { layQuest, over } from "./dark-reign.ts";
import { seen } from "./eyes.ts";
import { byMouse } from "./hands.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, speak, test } from "./page.ts";
import { playQuest } from "./whole-quest.ts";

/** A campaign is begun at the form, with these heroes; the name of its match. */
async function beginCampaign(page: Page, heroes: readonly string[]): Promise<string> {
  await open(page, "#/new/dark-reign");
  await page.getByRole("radio", { name: /^La campagne/ }).check();
  for (const hero of ["Svein", "Aude", "Liutgarde", "Ozanne"])
    if (!heroes.includes(hero)) await page.getByRole("checkbox", { name: new RegExp(`^${hero}`) }).click();
  await page.getByRole("button", { name: "À table" }).first().click();
  await expect(page.getByRole("region", { name: "En ville" })).toBeVisible({ timeout: 30_000 });
  return page.url().split("/").at(-1) ?? "";
}

test("home offers the quest that is on, then the next one of a campaign, and nothing once it is forgotten", {
  tag: "@narrow",
}, async ({ page }) => {
  await open(page, "");
  const campaigns = page.getByRole("region", { name: "Vos campagnes" });
  await expect(campaigns).toHaveCount(0);
  const id = await beginCampaign(page, ["Svein"]);

  await open(page, "");
  await expect(seen(campaigns, /^Quête en cours\s: Dératisation/)).toBeVisible();
  await expect(seen(campaigns, /0\squête gagnée sur 4/)).toBeVisible();
  await campaigns.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`#/play/${id}$`));
  await expect(page.getByRole("region", { name: "En ville" })).toBeVisible();

  await page.goto("about:blank");
  await layQuest(page, over(true, { roster: { heroes: [], won: [] } }), id);
  await page.goto(`/#/play/${id}`);
  const end = page.getByRole("dialog", { name: "La quête est gagnée" });
  await expect(end.getByRole("link", { name: /^Quête suivante/ })).toBeVisible();
  await open(page, "");
  await expect(seen(campaigns, /1\squête gagnée sur 4, Svein/)).toBeVisible();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await speak(page, "en");
  const yours = page.getByRole("region", { name: "Your campaigns" });
  await expect(seen(yours, /^Next quest: The fabulous treasure/)).toBeVisible();
  await speak(page, "fr");
  await campaigns.getByRole("link", { name: /^Quête suivante/ }).click();
  await expect(page.getByRole("radio", { name: /Le fabuleux trésor/ })).toBeChecked();

  await open(page, "#/new/dark-reign");
  await page.getByRole("button", { name: "Oublier" }).click();
  await open(page, "");
  await expect(campaigns).toHaveCount(0);
});

for (const side of sideQuests)
  test(`the secondary quest “${side}” is chosen at the form and begun: the MJ knows its aim, the heroes nothing of it`, async ({
    page,
  }) => {
    await open(page, "#/new/dark-reign");
    await page.getByRole("button", { name: "Vous êtes le Maître de Jeu" }).click();
    await page.getByLabel(/^Quête secondaire/).selectOption(side);
    const town = page.getByRole("checkbox", { name: "Passer d’abord en ville" });
    if (await town.isChecked()) await town.uncheck();
    await page.getByRole("button", { name: "À table" }).first().click();
    const name = sideQuestName(side).fr;
    await expect(seen(page.locator(".dr-notes"), new RegExp(name)).first()).toBeVisible({ timeout: 30_000 });

    await open(page, "#/new/dark-reign");
    await page.getByRole("button", { name: "Vous jouez tous les héros" }).click();
    await page.getByLabel(/^Quête secondaire/).selectOption(side);
    if (await town.isChecked()) await town.uncheck();
    await page.getByRole("button", { name: "À table" }).first().click();
    await page.getByRole("button", { name: "Descendre" }).click({ timeout: 30_000 });
    await expect(page.locator(".foot-title")).toBeVisible();
    await expect(page.locator("body")).not.toContainText(name);
  });

test("a campaign: the first quest is played and won, its survivors go to town, and the second begins with them", {
  tag: "@long",
}, async ({ page }) => {
  test.setTimeout(600_000);
  const id = await beginCampaign(page, ["Svein", "Aude", "Liutgarde", "Ozanne"]);
  const options: DarkReignOptions = { ...short, roster: { heroes: [], won: [] } };
  const match = questThatEnds(options, "well", 2);
  await page.goto("about:blank");
  await layQuest(page, begun(match.terms.options, match.terms.seed), id);
  await page.goto(`/#/play/${id}`);
  await playQuest(page, match, byMouse(page));
  expect(match.state.ended?.why).toBe("well");

  const end = page.getByRole("dialog", { name: "La quête est gagnée" });
  await end.getByRole("link", { name: /^Quête suivante.*Le fabuleux trésor/ }).click();
  await page.getByRole("button", { name: "À table" }).first().click();
  const town = page.getByRole("region", { name: "En ville" });
  const means = town.locator(".town-means");
  await expect(means).toContainText(/[1-9]\d* XP/);
  const before = (await means.textContent()) ?? "";
  await town.getByRole("button", { name: "Apothicaire" }).click();
  await town.getByRole("button", { name: /^Acheter — Remède/ }).click({ timeout: 20_000 });
  await expect(means).not.toHaveText(before);
  // The others are led by the computer, and go through the town by themselves.
  await town.getByRole("button", { name: "Quitter la ville" }).click({ timeout: 20_000 });
  const briefing = page.getByRole("dialog", { name: "Le fabuleux trésor" });
  await expect(briefing).toBeVisible({ timeout: 60_000 });
  await briefing.getByRole("button", { name: "Descendre" }).click();
  await expect(page.locator(".dr-steps")).toContainText("Manche 1");
  await expect(page.locator(".foot-asks")).toBeAttached();
});
