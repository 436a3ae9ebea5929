import type { Page } from "@playwright/test";
import { expect, open, test } from "./page.ts";

const search = (page: Page) => page.getByRole("textbox");

test("a link to a rule opens the book there and points at it", { tag: "@both" }, async ({ page }) => {
  await open(page, "#/rules/CON-WALL-04");
  const rule = page.locator("#CON-WALL-04");
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
  await expect(rule).toHaveClass(/rule-pointed/);
  await expect(page).toHaveTitle("CON-WALL-04 — À la conquête des catacombes — Ossuaire");
});

test("a number in the text leads to its rule, and back again to the place one left", async ({ page }) => {
  await open(page, "#/rules/CON-WALL-04");
  await expect(page.locator("#CON-WALL-04")).toBeInViewport();
  const place = await page.evaluate(() => scrollY);
  await page.locator("#CON-WALL-04").getByRole("link", { name: "R-27" }).click();
  await expect(page).toHaveURL(/#\/rules\/CON-RULING-27$/);
  await expect(page.locator("#CON-RULING-27")).toBeInViewport();
  await page.goBack();
  await expect(page.locator("#CON-WALL-04")).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60);
});

test("the link of a rule leads back to it after reading on", async ({ page }) => {
  await open(page, "#/rules/CON-WALL-04");
  const rule = page.locator("#CON-WALL-04");
  await rule.getByRole("link", { name: "CON-WALL-04" }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(rule).not.toBeInViewport();
  await rule.getByRole("link", { name: "CON-WALL-04" }).dispatchEvent("click");
  await expect(rule).toBeInViewport();
});

test("a rule that does not exist is told kindly, with its neighbours", async ({ page }) => {
  await open(page, "#/rules/CON-WALL-99");
  await expect(page.getByText("Aucune règle ne porte le numéro CON-WALL-99.")).toBeVisible();
  await page.getByRole("status").getByRole("link", { name: "CON-WALL-02" }).click();
  await expect(page.locator("#CON-WALL-02")).toBeFocused();
  await open(page, "#/rules/nonsense");
  await expect(page.getByText("Aucune règle ne porte le numéro NONSENSE.")).toBeVisible();
  await expect(search(page)).toBeVisible();
});

test("words are found in a book whatever their accents", async ({ page }) => {
  await open(page, "#/rules/conquest");
  await search(page).fill("epuisement");
  await expect(page.getByRole("status")).toContainText(/\d+ règles trouvées/);
  await expect(page.locator("mark").first()).toHaveText(/épuisement/i);
  await expect(page).toHaveURL(/q=epuisement/);
  await page.reload();
  await expect(search(page)).toHaveValue("epuisement");
  await page.getByRole("button", { name: "Effacer" }).click();
  await expect(page.locator("#CON-COMP-01")).toBeVisible();
});

test("a rule found opens in its place in the book", async ({ page }) => {
  await open(page, "#/rules/conquest?q=rebondissent");
  await page.getByRole("link", { name: "CON-WALL-02" }).click();
  await expect(page.locator("#CON-WALL-02")).toBeFocused();
  await expect(search(page)).toHaveValue("");
});

test("a search through all the books leads on into one", async ({ page }) => {
  await open(page, "#/rules");
  await search(page).fill("mur de feu");
  await expect(page.getByRole("heading", { level: 2, name: /^Catacombs\s: \d+$/ })).toBeVisible();
  await page.getByRole("link", { name: "Les voir toutes dans ce recueil" }).first().click();
  await expect(page).toHaveURL(/#\/rules\/catacombs\?q=mur\+de\+feu$/);
  await page.getByRole("link", { name: "Chercher dans tous les recueils" }).click();
  await expect(search(page)).toHaveValue("mur de feu");
});

test("a whole number and Enter open the rule", async ({ page }) => {
  await open(page, "#/rules");
  await search(page).fill("con-shot-01");
  await search(page).press("Enter");
  await expect(page.locator("#CON-SHOT-01")).toBeFocused();
});

test("what is nowhere is not found", async ({ page }) => {
  await open(page, "#/rules/flick?q=grenouille");
  await expect(page.getByText("Aucune règle ne parle de")).toContainText("grenouille");
});

test("the language changes in the middle of a book", async ({ page }) => {
  await open(page, "#/rules/CON-WALL-04");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Catacombs Conquest" })).toBeAttached();
  await expect(page.locator("#CON-WALL-04")).toContainText("rebounded from a wall");
  await expect(page.locator("#CON-WALL-04 .rule-source")).toHaveText("§Mat");
  await expect(page.locator(".reader-sheet")).toHaveAttribute("lang", "en");
});

test("a chapter is reached from the table of contents", { tag: "@both" }, async ({ page, isMobile }) => {
  await open(page, "#/rules/conquest");
  if (isMobile) await page.getByRole("button", { name: "Chapitres" }).click();
  const chapters = page.getByRole("navigation", { name: "Chapitres" });
  await chapters.getByRole("link", { name: "Arène et murs" }).click();
  await expect(page).toHaveURL(/#\/rules\/CON-WALL$/);
  await expect(page.getByRole("heading", { name: "Arène et murs" })).toBeInViewport();
  if (isMobile) await expect(chapters.getByRole("link").first()).toBeHidden();
  else
    await expect(chapters.getByRole("link", { name: "Arène et murs" })).toHaveAttribute(
      "aria-current",
      "location",
    );
});

test.describe("without a network", () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test("a book that cannot be fetched leaves the page standing", async ({ page, context }) => {
    await open(page, "#/rules");
    await context.setOffline(true);
    await page.getByRole("link", { name: "La pichenette" }).click();
    await expect(page.getByRole("alert")).toContainText("Quelque chose est tombé de la table.");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.locator("#FLK-UNIT-01")).toBeVisible();
  });
});
