import type { Page } from "@playwright/test";
import { question, sitDown, storedMatch } from "./conquest.ts";
import { beBrisk, expect, expectAxeClean, expectNoSidewaysScroll, plainHttp, test } from "./page.ts";

const inUse = (page: Page) => page.getByRole("heading", { name: "ouverte dans un autre onglet" });
const gone = (page: Page) => page.getByRole("heading", { name: "La partie continue ailleurs" });

/** Answers whatever is asked, by keyboard. */
async function answer(page: Page): Promise<void> {
  const { number } = (await storedMatch(page)).page;
  const asked = await question(page);
  if (asked === "hand") await page.locator(".hand-lit").first().press("Enter");
  else if (asked === "buttons") await page.locator(".foot-choices .button").last().press("Enter");
  else {
    const piece = page.locator('[data-piece][aria-disabled="false"]').first();
    await piece.press("Enter");
    if ((await page.locator("[data-task=flick]").count()) > 0) await piece.press("Enter");
  }
  await expect.poll(async () => (await storedMatch(page)).page.number).toBeGreaterThan(number);
}

/** Two tabs that hand a match to and fro. */
async function handToAndFro(first: Page, second: Page): Promise<void> {
  await question(first);
  await answer(first);
  await question(first);
  const before = await storedMatch(first);
  await beBrisk(second);
  await second.goto(first.url());
  // At once, not after having waited for the other one to go.
  await expect(inUse(second)).toBeVisible({ timeout: 3000 });
  await expectAxeClean(second);
  await expectNoSidewaysScroll(second);
  await question(first);
  await second.getByRole("button", { name: "Jouer plutôt ici" }).click();
  await question(second);
  await expect(gone(first)).toBeVisible();
  await expectAxeClean(first);
  expect((await storedMatch(second)).hash()).toBe(before.hash());
  await answer(second);
  await question(second);
  const after = await storedMatch(second);
  await first.getByRole("button", { name: "La reprendre ici" }).click();
  await question(first);
  await expect(gone(second)).toBeVisible();
  expect((await storedMatch(first)).hash()).toBe(after.hash());
  await answer(first);
}

test.describe("a second tab on the same match", { tag: "@long" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("is told at once, and may take over", async ({ page, context }) => {
    await sitDown(page, { seed: "reload" });
    await handToAndFro(page, await context.newPage());
  });

  test("is told on plain http too, where browsers lend no locks", async ({ page, context, baseURL }) => {
    await page.goto(await plainHttp(context, baseURL));
    expect(await page.evaluate(() => [isSecureContext, "locks" in navigator])).toEqual([false, false]);
    await page.reload();
    await page.goto(`${page.url().split("#")[0]}#/new/conquest`);
    await page.getByRole("button", { name: "À table" }).last().click();
    await handToAndFro(page, await context.newPage());
  });

  test("finds the match free when the first is closed, and a reload waits for nobody", async ({
    page,
    context,
  }) => {
    await sitDown(page, { seed: "reload" });
    for (let time = 0; time < 2; time++) {
      await question(page);
      await page.reload();
    }
    await question(page);
    const address = page.url();
    await page.close();
    const second = await context.newPage();
    await second.goto(address);
    await question(second);
  });

  test("never writes beside the first, even if that one cannot be heard", async ({ page, context }) => {
    await sitDown(page, { seed: "reload" });
    await question(page);
    const second = await context.newPage();
    // As if the first tab were asleep: nobody answers.
    await second.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    await second.goto(page.url());
    await question(second);
    const before = await storedMatch(second);
    await expect(inUse(page)).toHaveCount(0);
    // The first awakes and plays: what it plays is not acknowledged, and it says why.
    const asked = await question(page);
    if (asked === "hand") await page.locator(".hand-lit").first().press("Enter");
    else await page.locator(".foot-choices .button").last().press("Enter");
    await expect(gone(page)).toBeVisible();
    expect((await storedMatch(second)).hash()).toBe(before.hash());
  });
});
