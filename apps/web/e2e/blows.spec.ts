import { linkOf } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { enterCatacombs, takePlaces } from "./catacombs.ts";
import { question, sitDown } from "./conquest.ts";
import { duelWithWounds } from "./duel.ts";
import { expect, open, test } from "./page.ts";

/** Plays on by keys until the other side has a card on the table. */
async function untilTheirTurn(page: Page): Promise<void> {
  for (let deed = 0; deed < 20; deed++) {
    if ((await page.getByRole("button", { name: "Passer" }).count()) > 0) return;
    const asked = await question(page);
    if (asked === "hand") await page.locator(".hand-lit").first().press("Enter");
    else if (asked === "buttons")
      await page.locator(".foot-asks .foot-choices .button").last().press("Enter");
    else {
      const piece = page.locator('[data-piece][aria-disabled="false"]').first();
      await piece.press("Enter");
      if ((await page.locator("[data-task=flick]").count()) > 0) await piece.press("Enter");
    }
    await page.waitForTimeout(100);
  }
}

async function choosePace(page: Page, pace: string): Promise<void> {
  await page.addInitScript((chosen) => {
    if (location.protocol === "http:")
      localStorage.setItem("ossuaire.settings", JSON.stringify({ pace: chosen, muted: true }));
  }, pace);
}

test.describe("a blow", () => {
  test.use({ moving: true });

  const { match, wounds } = duelWithWounds();

  test("is seen at the disc and in the row, is said once, and leaves its track on the board", async ({
    page,
  }) => {
    await open(page, `#/replay/${linkOf(match)}`);
    await page.locator(".board-view[data-drawn]").waitFor();
    await page.getByLabel("Vitesse").selectOption("4");
    await page.getByRole("slider").fill(String(wounds - 1));
    await page.getByRole("button", { name: "Un coup en avant" }).click();
    const sign = page.locator(".blow-hurt").first();
    await expect(sign).toHaveText(/^−\d$/);
    await expect(page.locator(".blow-row").first()).toHaveText(/^blessé−\d$/);
    await expect(page.locator(".caption")).toContainText(/frappe .*−\d/);
    await expect(page.locator("[aria-live=polite]", { hasText: /frappe .*−\d/ })).toHaveCount(1);
    // It goes by itself, and nothing is left of it.
    await expect(page.locator(".blow, .blow-row")).toHaveCount(0);
    // Leafing shows where everything is, not how it came there.
    await page.getByRole("button", { name: "Un coup en arrière" }).click();
    await expect(page.locator(".blow, .caption")).toHaveCount(0);
  });
});

test("step by step the others go on when they are told to, by button and by key, and a turn can be seen again", {
  tag: "@long",
}, async ({ page }) => {
  await choosePace(page, "step");
  await enterCatacombs(page);
  await takePlaces(page);
  const next = page.getByRole("button", { name: "Suite" });
  const again = page.getByRole("button", { name: "Revoir" });
  // Whoever passes over Heroes who could act is asked once more.
  await page.getByRole("button", { name: /Fin du tour/ }).dblclick();
  // Each deed is named before it is done, and nothing happens meanwhile.
  await next.click();
  const caption = page.locator(".caption");
  await expect(caption).toContainText("Coup de poing");
  await next.waitFor();
  const first = await caption.textContent();
  await page.waitForTimeout(1500);
  await expect(caption).toHaveText(first ?? "");
  await page.locator("body").press("Enter");
  await expect(caption).not.toHaveText(first ?? "");
  while ((await page.getByRole("button", { name: /Fin du tour/ }).count()) === 0) {
    if ((await next.count()) > 0) await next.click();
    await page.waitForTimeout(50);
  }
  // Once more, without asking anything; any key ends it, and what the turn has cost stands there.
  await expect(again).toBeEnabled();
  await page.locator("body").press("r");
  await expect(page.getByText("On revoit le tour")).toBeVisible();
  await expect(page.getByRole("button", { name: /Fin du tour/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /Fin du tour/ })).toBeVisible();
  await expect(caption).toContainText(/Le Maître|Rien n’a été perdu/);
  await again.click();
  await expect(page.getByText("On revoit le tour")).toBeVisible();
  await page.locator(".play-board").click();
  await expect(page.getByText("On revoit le tour")).toHaveCount(0);
});

test("skipping leaves the sum of the turn", async ({ page }) => {
  await choosePace(page, "slow");
  await enterCatacombs(page);
  await takePlaces(page);
  // Whoever passes over Heroes who could act is asked once more.
  await page.getByRole("button", { name: /Fin du tour/ }).dblclick();
  // The first monster is named; then all of it at once.
  await expect(page.locator(".caption")).toContainText("Coup de poing");
  await expect(async () => {
    await page.getByRole("button", { name: "Passer" }).click({ timeout: 500 });
    await expect(page.getByRole("button", { name: /Fin du tour/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator(".caption")).toContainText(/Le Maître|Rien n’a été perdu/);
});

test("the other side's card lies large on the table, with the step in hand, and goes after its last", {
  tag: ["@both", "@long"],
}, async ({ page }) => {
  await choosePace(page, "slow");
  await sitDown(page, { seed: "reload", health: "8" });
  await untilTheirTurn(page);
  const card = page.getByRole("complementary", { name: /^Crâne joue .*, étape par étape$/ });
  await expect(card).toBeVisible();
  await expect(card.locator("[aria-current=step]")).toBeVisible();
  // Whoever has armour is asked for it meanwhile.
  const goOn = page
    .getByRole("button", { name: "Passer" })
    .or(page.getByRole("button", { name: "Encaisser" }));
  await expect(async () => {
    if ((await goOn.count()) > 0) await goOn.first().click({ timeout: 500 });
    await expect(card).toHaveCount(0, { timeout: 3000 });
  }).toPass();
});

test("the pace is chosen at the table, and is remembered with what was chosen under its former name", async ({
  page,
}) => {
  await sitDown(page, { seed: "reload" });
  await question(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog");
  // The page of a test wants results at once, and says so as it was said before.
  await expect(menu.getByRole("radio", { name: "tout de suite" })).toBeChecked();
  await menu.getByText("pas à pas").click();
  await menu.getByText("Sons").click();
  await page.reload();
  await question(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("radio", { name: "pas à pas" })).toBeChecked();
  await menu.getByRole("button", { name: "Réglages" }).click();
  await expect(page.getByLabel("Allure des autres")).toHaveValue("step");
  await expect(page.getByLabel("Sons")).toBeChecked();
  await expect(page.getByLabel("Volume")).toHaveValue("80");
});
