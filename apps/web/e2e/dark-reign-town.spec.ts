import { type DarkReign, darkReign, defaultOptions } from "@ossuaire/dark-reign";
import { Match } from "@ossuaire/kernel";
import { openQuest } from "./dark-reign.ts";
import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, speak, test } from "./page.ts";

/** The first of these heroes is in town, richer than usual. */
function inTown(heroes: readonly string[]): Match<DarkReign> {
  const options = { ...defaultOptions, heroes };
  const { state } = Match.start(darkReign, { options, seed: "town", undo: "free" });
  const position = structuredClone(state);
  for (const { hero } of position.characters)
    if (hero !== undefined) Object.assign(hero, { ecus: 300, xp: 90 });
  return Match.start(darkReign, { options, seed: "town", undo: "free", position });
}

test("REG-SHEET-02, REG-COMP-11 in town one buys, sells, wears and hands over, and écus, XP and load are told", {
  tag: "@narrow",
}, async ({ page }) => {
  await openQuest(page, inTown(["svein", "aude"]));
  const town = page.getByRole("region", { name: "En ville" });
  const means = town.locator(".town-means");
  await expect(means).toContainText("300 écus");
  await expect(means).toContainText("90 XP");
  await expect(means).toContainText("charge 11 sur 100");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);

  // REG-TOWN-01: bought, and one carries more.
  await town.getByRole("button", { name: "Acheter — Dague" }).click();
  await expect(means).toContainText("280 écus");
  await expect(means).toContainText("charge 14 sur 100");
  // REG-VERDICT-71: what is too dear says so, with its rule.
  const spear = town.locator(".errand", { has: page.getByRole("heading", { name: /^Lance\b/ }) });
  await expect(seen(spear, /pas assez d’écus/)).toBeVisible();
  await expect(spear.getByRole("button", { name: /REG-VERDICT-71/ })).toBeVisible();
  await expect(spear.getByRole("button", { name: /Acheter/ })).toHaveCount(0);

  // REG-VERDICT-22, REG-TOWN-27: one's own things, the strongbox among them.
  await town.getByRole("button", { name: "Bazar" }).click();
  await town.getByRole("button", { name: "Acheter — Coffre-fort" }).click();
  await town.getByRole("button", { name: "Vos affaires" }).click();
  await town.getByRole("button", { name: "Mettre au coffre-fort — Potion de soin" }).click();
  await expect(means).toContainText("charge 13 sur 100");
  await town.getByRole("button", { name: "Vendre (10 écus) — Dague" }).click();
  await expect(means).toContainText("190 écus");
  await town.getByRole("button", { name: "Remettre des écus à Aude" }).click();
  await town.getByRole("slider").fill("40");
  await town.getByRole("button", { name: "Remettre", exact: true }).click();
  await expect(means).toContainText("150 écus");

  // REG-XP-05: what one level more would change.
  await town.getByRole("button", { name: "S’entraîner" }).click();
  const force = town.locator(".errand", { hasText: "Force 5" });
  await expect(seen(force, /test de difficulté 3.*%/)).toBeVisible();
  await force.getByRole("button", { name: "Augmenter — Force" }).click();
  await expect(means).toContainText("30 XP");
  await expect(means).toContainText("sur 110");

  await town.getByRole("button", { name: "Quitter la ville" }).click();
  await expect(town.getByRole("heading", { name: "Aude passe en ville" })).toBeVisible();
  await expect(means).toContainText("340 écus");
  await speak(page, "en");
  await expect(page.getByRole("heading", { name: "Aude visits the town" })).toBeVisible();
  // The way out of town is in sight on a phone that lies on its side.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole("button", { name: "Leave the town" })).toBeInViewport({ ratio: 1 });
});

test("the way down shows who carries too much, and lets nobody go so", async ({ page }) => {
  const match = inTown(["ozanne"]);
  const position = structuredClone(match.state);
  for (let n = 0; n < 3; n++)
    position.things.push({ id: `heavy-${n}`, card: "chain-mail", at: { kind: "carried", by: "ozanne" } });
  const { options, seed } = match.terms;
  await openQuest(page, Match.start(darkReign, { options, seed, undo: "free", position }));
  const town = page.getByRole("region", { name: "En ville" });
  await expect(seen(town.locator(".town-down"), /de trop/)).toBeVisible();
  await expect(seen(town.locator(".town-leave"), /Trop chargé pour descendre/)).toBeVisible();
  await expect(town.getByRole("button", { name: "Quitter la ville" })).toBeDisabled();
  await expectAxeClean(page);
});
