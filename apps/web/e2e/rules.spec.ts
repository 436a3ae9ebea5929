import type { Locator, Page } from "@playwright/test";
import { sitDown } from "./conquest.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";

const search = (page: Page) => page.getByRole("textbox");

test("a link to a rule opens its chapter there and points at it", { tag: "@both" }, async ({ page }) => {
  await open(page, "#/rules/CON-WALL-04");
  const rule = page.locator("#CON-WALL-04");
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
  await expect(rule).toHaveClass(/rule-pointed/);
  await expect(page).toHaveTitle("CON-WALL-04 — À la conquête des catacombes — Ossuaire");
  await expect(page.getByRole("heading", { level: 1, name: "Toucher et blesser" })).toBeAttached();
});

test("sources and cross-notes stand behind a mark, and lead on", async ({ page }) => {
  await open(page, "#/rules/CON-WALL-04");
  const rule = page.locator("#CON-WALL-04");
  await expect(rule).not.toContainText(/R-27|→/);
  const mark = rule.getByRole("button", { name: "Source et notes : CON-WALL-04" });
  // By pointer, by keys, and away again.
  await mark.hover();
  await expect(rule.getByRole("link", { name: "R-27" })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(rule.getByRole("link", { name: "R-27" })).toBeHidden();
  await mark.focus();
  await expect(mark).toHaveAttribute("aria-expanded", "true");
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await expect(mark).toHaveAttribute("aria-expanded", "false");
  await mark.click();
  await rule.getByRole("link", { name: "R-27" }).click();
  await expect(page).toHaveURL(/#\/rules\/CON-RULING-27$/);
  await expect(page.locator("#CON-RULING-27")).toBeInViewport();
  await page.goBack();
  await expect(page.locator("#CON-WALL-04")).toHaveClass(/rule-pointed/);
});

test("a note stays on the paper of its rule: beside a table, and in letters of twice the size", async ({
  page,
}) => {
  await sitDown(page, { seed: "note" });
  await page.locator(".foot-asks .rule-link").first().click();
  await expectOnPaper(page.getByRole("dialog"));
  await page.evaluate(() => localStorage.setItem("ossuaire.settings", JSON.stringify({ text: 200 })));
  for (const [width, height] of [
    [1280, 720],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "#/rules/CON-WALL-04");
    await expectOnPaper(page.locator(".sheet"), page.locator("#CON-WALL-04"));
    await expectNoSidewaysScroll(page);
  }
});

async function expectOnPaper(paper: Locator, rule = paper): Promise<void> {
  await rule.getByRole("button", { name: /^Source et notes/ }).focus();
  const [note, sheet] = [await rule.locator(".note-leaf").boundingBox(), await paper.boundingBox()];
  if (note === null || sheet === null) throw new Error("no note is open");
  expect(note.x).toBeGreaterThanOrEqual(sheet.x);
  expect(note.x + note.width).toBeLessThanOrEqual(sheet.x + sheet.width);
}

test("the link of a rule leads back to it after reading on", async ({ page }) => {
  await open(page, "#/rules/CON-WALL-04");
  const rule = page.locator("#CON-WALL-04");
  const number = rule.locator(".rule-number");
  await number.click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(rule).not.toBeInViewport();
  await number.dispatchEvent("click");
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

test("a book opens with its chapters; one leafs, or goes by the contents", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  await open(page, "#/rules/conquest");
  const book = page.getByRole("article");
  await expect(book.getByRole("listitem")).toHaveCount(10);
  await book.getByRole("link", { name: "Les cristaux" }).click();
  await expect(page).toHaveURL(/#\/rules\/conquest\/crystals$/);
  await expect(page.getByRole("heading", { level: 1, name: "Les cristaux" })).toBeFocused();
  await page.getByRole("link", { name: /8 L’armure/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "L’armure" })).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: "Chapitres" }).click();
  const chapters = page.getByRole("navigation", { name: "Chapitres" });
  await chapters.getByRole("link", { name: "Toucher et blesser" }).click();
  await expect(page).toHaveURL(/#\/rules\/conquest\/wounds$/);
  if (isMobile) await expect(chapters.getByRole("link").first()).toBeHidden();
  else
    await expect(chapters.getByRole("link", { name: "Toucher et blesser" })).toHaveAttribute(
      "aria-current",
      "page",
    );
});

test("a chapter: pictures by the board's painters, points, the whole text beneath", {
  tag: "@narrow",
}, async ({ page }) => {
  await open(page, "#/rules/catacombs/wounds");
  await expect(page.locator(".still[data-painted]")).toHaveCount(3);
  const pushed = page.getByRole("img", { name: /poussé contre l’Orc 2, zéro/ });
  await expect(pushed).toBeVisible();
  // Really painted: not all of one colour.
  const colours = await pushed.evaluate((canvas: HTMLCanvasElement) => {
    const pen = canvas.getContext("2d");
    const row = pen?.getImageData(0, canvas.height / 2, canvas.width, 1).data ?? [];
    return new Set(row).size;
  });
  expect(colours).toBeGreaterThan(40);
  // Wherever a mark stands, its leaf stays in the window.
  for (const mark of await page.locator(".point .note-mark").all()) {
    await mark.focus();
    await expectNoSidewaysScroll(page);
  }
  const first = page.locator(".point").first();
  await expect(first.locator(".point-margin a").first()).toHaveText("HIT-02");
  await expect(page.locator("#CAT-HIT-02")).toHaveCount(0);
  await page.getByText("Le texte entier, 42 règles").click();
  await expect(page.locator("#CAT-HIT-02")).toBeVisible();
  await page.getByText("Le texte entier, 42 règles").click();
  await first.getByRole("link", { name: "HIT-02" }).click();
  await expect(page.locator("#CAT-HIT-02")).toBeFocused();
});

test("a player's question is answered beside the page, and the answer opens in its place", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await open(page, "#/rules/conquest");
  await search(page).fill("comment gagner");
  await expect(page.getByRole("status")).toContainText("Aussi cherché");
  const results = page.locator(".result");
  await expect(results.first()).toContainText("la réponse");
  await expect(results.first()).toContainText("Videz la réserve de santé");
  await expect(page.locator("mark").first()).toHaveText("Gagner");
  await expect(page).toHaveURL(/q=comment\+gagner/);
  await page.reload();
  await expect(search(page)).toHaveValue("comment gagner");
  await results.first().click();
  await expect(page).toHaveURL(/#\/rules\/conquest\/goal\/1\?q=comment\+gagner$/);
  await expect(page.locator("#point-1")).toBeFocused();
  await expect(page.locator("#point-1")).toBeInViewport();
  // On a phone there is room for the page alone; elsewhere both are seen.
  await expect(results.first()).toBeVisible({ visible: !isMobile });
  await page.getByRole("button", { name: "Effacer" }).click();
  await expect(results).toHaveCount(0);
  await search(page).fill("epuisment");
  await expect(results.first()).toContainText("Épuisement");
});

test("a search through all the books leads on into one", async ({ page }) => {
  await open(page, "#/rules");
  await search(page).fill("mur de feu");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^Catacombs\s: \d+$/);
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

test("the language changes in the middle of a chapter", async ({ page }) => {
  await open(page, "#/rules/CON-WALL-04");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hitting and wounding" })).toBeAttached();
  const rule = page.locator("#CON-WALL-04");
  await expect(rule).toContainText("rebounded from a wall");
  await rule.getByRole("button", { name: /Source and notes/ }).focus();
  await expect(rule).toContainText("rulebook, §Mat");
  await expect(page.locator(".reader-sheet")).toHaveAttribute("lang", "en");
});

test("a book that is not written for players yet is its catalogue, in the same frame", async ({ page }) => {
  await open(page, "#/rules/flick");
  await expect(page.locator(".rule").first()).toBeVisible();
  await expect(page.locator(".point")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Chapitres" }).getByRole("link").first()).toBeVisible();
});

test("an expansion has a book of what it adds, with pictures and examples of its own cards", async ({
  page,
}) => {
  await open(page, "#/rules/soloth");
  const chapters = page.getByRole("article").getByRole("listitem");
  await expect(chapters).toHaveCount(9);
  await chapters.getByRole("link", { name: "La Princesse des glaces" }).click();
  await expect(page.locator(".still[data-painted]")).toHaveCount(2);
  await expect(page.getByRole("img", { name: /l’Orc est gelé/ })).toBeVisible();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await search(page).fill("glaçon");
  await expect(page.locator(".result").first()).toContainText(/gelé|glaçons/);
  await open(page, "#/rules/SOL-THAW-11");
  await page.locator("#SOL-THAW-11").getByRole("link", { name: "Essayer sur un plateau" }).click();
  await page.locator(".board-view[data-drawn]").waitFor();
  const orc = page.locator("[data-piece=orc-1]");
  await expect(orc).toContainText("gelé");
  await page.getByRole("button", { name: "Montrez-moi" }).click();
  await expect(orc).not.toContainText("gelé");
});

test("CAT-EX-02 is tried on a board: shown as told, taken back, and played otherwise", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, "#/rules/CAT-EX-02");
  const example = page.locator("#CAT-EX-02");
  await expect(example).toBeFocused();
  await example.getByRole("link", { name: "Essayer sur un plateau" }).click();
  await expect(page.locator(".board-view[data-drawn]")).toBeVisible();
  const orc = page.locator("[data-piece=orc-1]");
  await expect(orc).toHaveAccessibleName(/2 points de vie/);
  // All of it is read without scrolling.
  expect(
    await page.locator(".try-words").evaluate((words) => words.scrollHeight - words.clientHeight),
  ).toBeLessThan(2);
  await page.getByRole("button", { name: "Montrez-moi" }).click();
  await expect(orc).toHaveAccessibleName(/blessé/);
  await expect(page.locator("[data-piece=skeleton-warrior-1]")).toHaveCount(0);
  await page.getByRole("button", { name: "Reprendre le coup" }).click();
  await page.getByRole("button", { name: "Reprendre le coup" }).click();
  await expect(page.getByRole("button", { name: "Reprendre le coup" })).toHaveCount(0);
  await expect(page.locator("[data-piece=skeleton-warrior-1]")).toBeAttached();
  await expect(orc).not.toHaveAccessibleName(/blessé/);
  await page.getByRole("button", { name: /Fin du tour/ }).click();
  await page.getByRole("button", { name: /Fin du tour/ }).click();
  await expect(page.getByRole("button", { name: "Reprendre le coup" })).toBeVisible();
  await page.getByRole("link", { name: "Retour à la règle" }).click();
  await expect(page.locator("#CAT-EX-02")).toBeVisible();
});

test("CON-TUTO-08 begins where the turns before it have left the arena", async ({ page }) => {
  await open(page, "#/try/CON-TUTO-08");
  await expect(page.locator(".board-view[data-drawn]")).toBeVisible();
  await expect(page.getByRole("region", { name: "Exemple." })).toContainText("Béhémoth");
  await expectAxeClean(page);
  await page.getByRole("button", { name: "Montrez-moi" }).click();
  await expect(page.getByRole("button", { name: "Reprendre le coup" })).toBeVisible();
  await expect(page.getByText(/Épée 5, Crâne 7, banque 12/).first()).toBeAttached();
  await open(page, "#/try/CON-TUTO-99");
  await expect(page.getByText("Ce couloir ne mène nulle part")).toBeVisible();
});

test("beside the table a rule is told in players' words first", async ({ page }) => {
  await open(page, "#/learn/conquest");
  await page.getByRole("button", { name: "Suite" }).click();
  await page.getByRole("button", { name: "Règle CON-HEALTH-01" }).click();
  const sheet = page.getByRole("dialog", { name: "Règle CON-HEALTH-01" });
  await expect(sheet.locator("p").first()).toContainText("8 jetons par équipe");
  await expect(sheet.locator(".rule-text")).toContainText("Par défaut");
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
