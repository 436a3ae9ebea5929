import type { Page } from "@playwright/test";
import { question } from "./conquest.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, test as here } from "./page.ts";
import { type Publication, publish, second } from "./publication.ts";

const test = here.extend<{ readonly site: Publication }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
  site: async ({}, use) => {
    const site = await publish();
    await use(site);
    await site.close();
  },
});

const offer = (page: Page) => page.getByRole("region", { name: "Une nouvelle version est prête" });
const button = (page: Page, name: string) => offer(page).getByRole("button", { name });
const settings = (page: Page) => page.getByRole("dialog", { name: "Réglages" });

/** As somebody who comes back to the tab after a while. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Réglages" }).click();
  await expect(settings(page)).toBeVisible();
}

test.describe("where the page is kept on the device", { tag: "@long" }, () => {
  test.use({ serviceWorkers: "allow" });

  /** The first version, with everything put away. */
  async function visit(page: Page, { address }: Publication): Promise<void> {
    await page.goto(address);
    await expect(page.getByText("on peut jouer hors connexion")).toBeVisible();
  }

  test("a new version is offered, and loaded when one says so", async ({ page, site }) => {
    await visit(page, site);
    await page.getByRole("link", { name: "Règles", exact: true }).click();
    await page.getByRole("link", { name: "La pichenette" }).click();
    site.publishSecond();
    await comeBack(page);
    await expect(offer(page)).toBeVisible();
    await expect(page.locator(second)).toHaveCount(0);
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
    await button(page, "Recharger").click();
    await expect(page.locator(second)).toBeAttached();
    await expect(page).toHaveURL(/#\/rules\/flick$/);
    await expect(page.locator("#FLK-UNIT-01")).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  test("at a table one may wait: what the old version fetches late is there", async ({ page, site }) => {
    await visit(page, site);
    await page.getByRole("button", { name: /Jouer tout de suite/ }).click();
    await question(page);
    site.publishSecond();
    await comeBack(page);
    await expect(offer(page)).toContainText("Vous reprendrez où vous en êtes.");
    await expectAxeClean(page);
    await button(page, "Plus tard").click();
    await expect(offer(page)).toHaveCount(0);
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    await openSettings(page);
    await page.keyboard.press("Escape");
    await menu.click();
    await page.getByRole("link", { name: "Règles", exact: true }).click();
    await expect(page).toHaveURL(/#\/rules\/catacombs/);
    await page.locator(".contents a").first().waitFor();
    await expect(page.locator(second)).toHaveCount(0);
  });

  test("who leaves a table finds the new version outside", async ({ page, site }) => {
    await visit(page, site);
    await page.getByRole("button", { name: /Jouer tout de suite/ }).click();
    await question(page);
    site.publishSecond();
    await comeBack(page);
    await expect(offer(page)).toBeVisible();
    await page.getByRole("link", { name: /Ossuaire/ }).click();
    await expect(page.locator(second)).toBeAttached();
    await expect(page.getByRole("article")).toHaveCount(5);
  });

  test("a page opened anew is the new one, once that is ready", async ({ page, site }) => {
    await visit(page, site);
    site.publishSecond();
    await comeBack(page);
    await expect(offer(page)).toBeVisible();
    await page.reload();
    await expect(page.locator(second)).toBeAttached();
    await expect(page.getByText("on peut jouer hors connexion")).toBeVisible();
  });

  test("what is begun in another tab stays, and finds its own screens", async ({ page, site, context }) => {
    await visit(page, site);
    const other = await context.newPage();
    await other.goto(`${site.address}#/new/conquest`);
    await other.getByLabel("Nom").first().fill("Aliénor");
    site.publishSecond();
    await comeBack(page);
    await button(page, "Recharger").click();
    await expect(page.locator(second)).toBeAttached();
    await expect(offer(other)).toContainText("Ce qui est commencé sur cette page sera à refaire.");
    await openSettings(other);
    await other.keyboard.press("Escape");
    await expect(other.getByLabel("Nom").first()).toHaveValue("Aliénor");
    await button(other, "Recharger").click();
    await expect(other.locator(second)).toBeAttached();
  });
});

test.describe("where nothing is kept on the device", { tag: "@long" }, () => {
  test.use({ provoked: /404|Failed to fetch|Loading module|dynamically imported|preload/i });

  test("a screen fetched after a publication opens", async ({ page, site }) => {
    await page.goto(site.address);
    site.publishSecond();
    await page.getByRole("link", { name: "Règles", exact: true }).click();
    await page.getByRole("link", { name: "La pichenette" }).click();
    await expect(page.locator("#FLK-UNIT-01")).toBeVisible();
    await expect(page.locator(second)).toBeAttached();
  });

  test("a table opened after a publication stands", async ({ page, site }) => {
    await page.goto(site.address);
    site.publishSecond();
    await page.getByRole("button", { name: /Jouer tout de suite/ }).click();
    expect(await question(page)).toBeDefined();
  });

  test("a table whose dealer is gone opens with the new version", async ({ page, site }) => {
    await page.goto(site.address);
    await page.getByRole("button", { name: /Jouer tout de suite/ }).click();
    await question(page);
    await page.goto(`${site.address}#/`);
    site.publishSecond();
    await page.getByRole("button", { name: /Jouer tout de suite/ }).click();
    await expect(page.locator(second)).toBeAttached();
    expect(await question(page)).toBeDefined();
  });

  test("a sheet that is gone leaves the form behind it as it is", async ({ page, site }) => {
    await page.goto(`${site.address}#/new/conquest`);
    await page.getByLabel("Nom").first().fill("Aliénor");
    site.publishSecond();
    await openSettings(page);
    await expect(settings(page)).toContainText("n’a pas pu s’ouvrir");
    await page.keyboard.press("Escape");
    await expect(offer(page)).toBeVisible();
    await expect(page.getByLabel("Nom").first()).toHaveValue("Aliénor");
  });
});
