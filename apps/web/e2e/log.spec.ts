import type { Locator, Page } from "@playwright/test";
import { onShelf } from "../pictures/matches.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { sitDownAtRecorded } from "./recorded.ts";
import { putOnShelf } from "./shelf.ts";

/** Three Heroes have acted in the last room of the campaign. */
const lastRoom = (page: Page) => sitDownAtRecorded(page, "catacombs/ambush", { "seat-2": "Ada" }, 115);

const rules = (log: Locator) => log.getByRole("button", { name: /^Règle / });

/** Where there is no room for it beside the board, the log lies in a drawer. */
async function logOf(page: Page): Promise<Locator> {
  await page.locator(".board-view[data-drawn]").waitFor();
  const drawer = page.getByRole("button", { name: "Journal", exact: true });
  if (await drawer.isVisible()) await drawer.click();
  return page.getByRole("log").last();
}

test("the log has one line a deed, a sentence to the ear; a press unfolds its steps and rules", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await lastRoom(page);
  const log = await logOf(page);
  await expect(log.getByRole("heading").last()).toHaveText("Manche 1 — les Héros");
  const rage = log.getByRole("button", {
    name: /^Le Barbare, Folie Furieuse : touche le Zombie 2, qui meurt ; /,
  });
  await expect(rage).toContainText("5 tués−2×4");
  await expect(log.getByRole("button", { name: /^L’Elfe, Coup de poing/ }).last()).toContainText("3 tués−1");
  await expect(log.getByRole("button", { name: /^Le Magicien, Missile magique/ }).last()).toContainText(
    "tué",
  );
  await expect(log.getByRole("button", { name: "Le Voleur reçoit 700 pièces d’or." })).toContainText("+700");
  await expect(log.locator(".log-missed").first()).toHaveText("manqué");
  await expect(rules(log)).toHaveCount(0);
  await (isMobile ? rage.tap() : rage.click());
  await expect(rage).toHaveAttribute("aria-expanded", "true");
  const steps = log.locator(".log-steps").getByRole("listitem");
  await expect(steps.filter({ hasText: "Le Barbare touche l’Araignée des cryptes" })).toContainText(
    "CAT-HIT-02",
  );
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await rules(log).first().click();
  await expect(page.getByRole("dialog", { name: "Règle CAT-HERO-10" })).toBeVisible();
  await page.keyboard.press("Escape");
  await rage.press("Enter");
  await expect(rage).toHaveAttribute("aria-expanded", "false");
  await expect(rules(log)).toHaveCount(0);
});

test("by keyboard and by mouse a line shows its rules beside the log, and all of them unfold at once", async ({
  page,
}) => {
  await lastRoom(page);
  const log = await logOf(page);
  const lines = log.locator(".log-line");
  const peek = page.locator(".log-peek");
  await lines.nth(-1).hover();
  await expect(peek).toContainText("L’Elfe touche la Liche CAT-HIT-02");
  await page.locator(".board-view").hover();
  await expect(peek).toHaveCount(0);
  // Tab goes from line to line, Enter unfolds.
  await lines.nth(-2).focus();
  await page.keyboard.press("Tab");
  await expect(lines.nth(-1)).toBeFocused();
  await expect(peek).toContainText("CAT-HIT-12");
  await page.keyboard.press("Enter");
  await expect(peek).toHaveCount(0);
  await expect(lines.nth(-1)).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Tout déplier" }).click();
  await expect(log.locator(".log-line[aria-expanded=false]")).toHaveCount(0);
  // A spell is told once, and whoever is pushed off the board is hit before that.
  await expect(log.getByText("Le Magicien lance Missile magique")).toHaveCount(2);
  await expect(log.getByText("Le Magicien : Missile magique")).toHaveCount(0);
  await page.getByRole("button", { name: "Tout replier" }).click();
  await expect(rules(log)).toHaveCount(0);
});

test("a log in a drawer is the same, in Conquest too", async ({ page }) => {
  await sitDownAtRecorded(page, "conquest/duel", { sword: "Ada" }, 46);
  for (const [width, height] of [
    [820, 1180],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const log = await logOf(page);
    await expect(log.getByRole("heading").last()).toHaveText("Tour 9 — Épée 1");
    const blow = log.getByRole("button", {
      name: /^Crâne 2, combat : touche Épée 2 ; l’équipe de l’Épée perd 1 jeton/,
    });
    await expect(blow).toContainText("−1 (2)");
    await expect(log.getByRole("button", { name: "Crâne 2 avance." }).last()).toContainText("avance");
    await blow.press("Enter");
    await expect(rules(log).first()).toHaveAccessibleName("Règle CON-COMBAT-01");
    await expect(page.locator(".log-peek")).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
  }
});

test("a question names who is to do what, and of several pieces the one that is placed now", async ({
  page,
}) => {
  const title = page.locator(".foot-title");
  await sitDownAtRecorded(page, "catacombs/ambush", { "seat-2": "Ada" }, 103);
  await expect(title).toHaveText("Magicien — Missile magique (2)");
  await sitDownAtRecorded(page, "catacombs/ambush", { "seat-2": "Ada" }, 50);
  await expect(title).toHaveText("Elfe — à placer");
  await page.getByRole("button", { name: "Poser ici" }).click();
  await expect(title).toHaveText("Barbare — à placer");
  await sitDownAtRecorded(page, "conquest/duel", { sword: "Ada" }, 49);
  await expect(title).toHaveText("Épée 1 — missile");
});

test("beside the board no name in the log is cut short, however long", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await putOnShelf(page, { id: "laid", ...onShelf.fight });
  await open(page, "#/play/laid");
  const names = (await logOf(page)).locator(".log-actor");
  await expect(names.filter({ hasText: "Guerrier squelette" })).not.toHaveCount(0);
  const cut = names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(await cut).toBe(0);
});
