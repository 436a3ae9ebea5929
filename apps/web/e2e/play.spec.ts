import type { Page } from "@playwright/test";
import { question, sitDown, storedMatch } from "./conquest.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { playByKeys, playByMouse, playByTouch } from "./whole.ts";

test.describe("a whole match against a novice", () => {
  const end = (page: Page) => page.getByRole("dialog", { name: /^Vous avez (gagné|perdu)$/ });

  test("by keyboard alone", async ({ page }) => {
    await sitDown(page, { seed: "keys" });
    await playByKeys(page);
    await expect(end(page)).toContainText("Cartes jouées");
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("by mouse, on a laptop", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await sitDown(page, { seed: "mouse" });
    await playByMouse(page);
    await expect(end(page)).toBeVisible();
  });

  test("by touch", { tag: "@phone" }, async ({ page }) => {
    await sitDown(page, { seed: "touch" });
    await playByTouch(page);
    await expect(end(page)).toBeVisible();
  });
});

test("axe finds nothing on the table, nothing is too small, nothing scrolls sideways", {
  tag: "@both",
}, async ({ page }) => {
  await sitDown(page, { seed: "axe" });
  await question(page);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  for (const [width, height] of [
    [844, 390],
    [1024, 768],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
  }
});

test("a reload in the middle of a decision asks the same again", async ({ page }) => {
  await sitDown(page, { seed: "reload" });
  await question(page);
  const before = await storedMatch(page);
  const prompt = await page.locator(".foot-prompt").textContent();
  await page.reload();
  await question(page);
  await expect(page.locator(".foot-prompt")).toHaveText(prompt ?? "");
  expect((await storedMatch(page)).hash()).toBe(before.hash());
  // And it is on the shelf at home.
  await open(page, "");
  await page
    .getByRole("link", { name: /À la conquête.*coups?/ })
    .first()
    .click();
  await question(page);
  await expect(page.locator(".foot-prompt")).toHaveText(prompt ?? "");
});

test("the language changes in the middle of a match, and nothing else does", { tag: "@both" }, async ({
  page,
}) => {
  await sitDown(page, { seed: "reload" });
  await question(page);
  const before = await storedMatch(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("region", { name: "The question" })).toBeVisible();
  await expect(page.locator(".hand-card").first()).toBeVisible();
  expect((await storedMatch(page)).hash()).toBe(before.hash());
});

test("two at one screen hand over the device, and no hand is seen on the way", async ({ page }) => {
  await sitDown(page, { seed: "two", skull: "person", names: ["Ada", "Bruno"] });
  const cover = page.getByRole("dialog", { name: /c’est à vous/ });
  const first = (await storedMatch(page)).decision?.seats[0];
  await expect(cover).toContainText(first === "sword" ? "Ada" : "Bruno");
  await expect(page.locator(".hand-card")).toHaveCount(0);
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await expect(cover).toBeVisible();
  await cover.getByRole("button").click();
  await expect(page.locator(".hand-card").first()).toBeVisible();
  // Until the turn is over the device stays in the same hands.
  for (let turn = 0; turn < 40; turn++) {
    const match = await storedMatch(page);
    if (match.decision?.seats[0] !== first) break;
    const asked = await question(page);
    await expect(cover).toHaveCount(0);
    if (asked === "hand") await page.locator(".hand-lit").first().press("Enter");
    else if (asked === "buttons") await page.locator(".foot-choices .button").last().press("Enter");
    else {
      const piece = page.locator('[data-piece][aria-disabled="false"]').first();
      await piece.press("Enter");
      if ((await page.locator("[data-task=flick]").count()) > 0) await piece.press("Enter");
    }
    await expect.poll(async () => (await storedMatch(page)).page.number).toBeGreaterThan(match.page.number);
  }
  await expect(cover).toContainText(first === "sword" ? "Bruno" : "Ada");
  await expect(page.locator(".hand-card")).toHaveCount(0);
});

test("a rule of the log opens beside the table", { tag: "@both" }, async ({ page, isMobile }) => {
  await sitDown(page, { seed: "reload" });
  await question(page);
  if (isMobile) await page.getByRole("button", { name: "Journal" }).click();
  const log = page.getByRole("log").last();
  await log.getByRole("button", { name: /commence/ }).click();
  await log.getByRole("button", { name: /Règle CON-ORDER-01/ }).click();
  const sheet = page.getByRole("dialog", { name: "Règle CON-ORDER-01" });
  await expect(sheet.locator(".rule-text")).not.toBeEmpty();
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("what taught nobody anything is taken back", async ({ page }) => {
  await sitDown(page, { seed: "layout", agreeObstacles: true });
  const before = await storedMatch(page);
  await page.getByRole("button", { name: "Proposer" }).click();
  await expect.poll(async () => (await storedMatch(page)).page.number).toBe(before.page.number + 1);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(async () => (await storedMatch(page)).hash()).toBe(before.hash());
  await expect(page.getByRole("button", { name: "Proposer" })).toBeVisible();
});

test("settings are remembered", async ({ page }) => {
  await sitDown(page, { seed: "reload" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Réglages" }).click();
  await expectAxeClean(page);
  await page.getByLabel("Aide à la visée").selectOption("full-path");
  expect(await page.evaluate(() => localStorage.getItem("ossuaire.settings"))).toContain("full-path");
});

test.describe("a bug of ours", () => {
  test.use({ provoked: /provoked by the test/ });

  test("says that the match is safe, and a reload goes on with it", async ({ page }) => {
    await sitDown(page, { seed: "reload" });
    await question(page);
    const before = await storedMatch(page);
    const [worker] = page.workers().filter((one) => one.url().includes("table.worker"));
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error("provoked by the test");
      });
    });
    await expect(page.getByRole("alert")).toContainText("La partie est sauve");
    await expectAxeClean(page);
    await page.getByRole("button", { name: "Recharger" }).click();
    await question(page);
    expect((await storedMatch(page)).hash()).toBe(before.hash());
  });
});
