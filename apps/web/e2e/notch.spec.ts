import type { Page } from "@playwright/test";
import { enterCatacombs } from "./catacombs.ts";
import { question, sitDown } from "./conquest.ts";
import { expect, expectNoSidewaysScroll, open, test } from "./page.ts";

/** Held upright and across: what a telephone's notch and its bar for going home take of the screen. */
const holds = [
  { name: "upright", width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { name: "across", width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
] as const;

type Insets = Readonly<Record<"top" | "right" | "bottom" | "left", number>>;

/** What the page is told of the screen, told by the test: Chromium on a table has no notch. */
async function notch(page: Page, insets: Insets): Promise<void> {
  await page.evaluate((sides) => {
    for (const [side, length] of Object.entries(sides))
      document.documentElement.style.setProperty(`--inset-${side}`, `${length}px`);
  }, insets);
}

/** All that can be hit in the strips that the screen does not show; what only carries the rest may reach there. */
async function expectNothingUnder(page: Page, insets: Insets): Promise<void> {
  const found = () =>
    page.evaluate(({ top, right, bottom, left }) => {
      const bare = "html, body, #page, .frame-table, .frame-main, .play, dialog";
      const hit = new Set<string>();
      const { innerWidth: width, innerHeight: height } = window;
      for (let x = 2; x < width; x += 7)
        for (let y = 2; y < height; y += 7) {
          if (x > left && x < width - right && y > top && y < height - bottom) continue;
          const there = document.elementFromPoint(x, y);
          if (there !== null && !there.matches(bare))
            hit.add(`${there.localName}.${there.getAttribute("class")}`);
        }
      return [...hit];
    }, insets);
  await expect.poll(found).toEqual([]);
}

for (const { name, width, height, insets } of holds)
  test.describe(`nothing lies under the notch of a telephone held ${name}`, { tag: "@phone" }, () => {
    test.use({ viewport: { width, height } });

    test("at home and in the book of rules", async ({ page }) => {
      await open(page, "");
      await notch(page, insets);
      await expectNothingUnder(page, { ...insets, bottom: 0 });
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expectNothingUnder(page, { ...insets, top: 0 });
      await open(page, "#/rules/CON-SHOT-01");
      await page.locator("#CON-SHOT-01").waitFor();
      await notch(page, insets);
      // What scrolls passes below the notch; what stays in view keeps clear of it.
      await expect
        .poll(async () => (await page.locator(".reader-side").boundingBox())?.y)
        .toBeGreaterThanOrEqual(insets.top);
      await expectNothingUnder(page, { ...insets, top: 0, bottom: 0 });
    });

    test("at a table of Conquest, and on what is laid over it", async ({ page }) => {
      await sitDown(page, { seed: "notch", skull: "person", names: ["Ada", "Bruno"] });
      await notch(page, insets);
      await expectNothingUnder(page, insets);
      await page.locator(".cover .button").click();
      await question(page);
      await expectNothingUnder(page, insets);
      await expectNoSidewaysScroll(page);
      for (const leaf of ["Menu", "Journal"]) {
        await page.getByRole("button", { name: leaf }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectNothingUnder(page, insets);
        await page.keyboard.press("Escape");
      }
    });

    test("at a table of Catacombs", async ({ page }) => {
      await enterCatacombs(page);
      await notch(page, insets);
      await expectNothingUnder(page, insets);
      await expectNoSidewaysScroll(page);
    });
  });
