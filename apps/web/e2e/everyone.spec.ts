import type { Locator, Page } from "@playwright/test";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { visit } from "./visit.ts";

// The shortest book stands for all: axe looks at every line.
const screens = {
  home: "",
  library: "#/rules",
  "book for players": "#/rules/conquest",
  chapter: "#/rules/catacombs/wounds",
  "search in a chapter": "#/rules/catacombs/wounds?q=blesser",
  book: "#/rules/flick",
  rule: "#/rules/FLK-DISC-02",
  "search in a book": "#/rules/flick?q=mur",
  "search everywhere": "#/rules?q=mur",
  "unknown rule": "#/rules/FLK-DISC-99",
  "unknown book": "#/rules/nonsense",
  credits: "#/credits",
  "set-up": "#/new/conquest",
  "set-up of an unknown game": "#/new/chess",
  "open a replay": "#/replay",
  "broken replay": "#/replay/broken",
  "unknown match": "#/play/nowhere",
  "friends without a server": "#/friends",
  puzzles: "#/puzzles",
  "unknown puzzle": "#/puzzles/conquest/nonsense",
  "practice room": "#/practice",
  "unknown exercise": "#/practice/nonsense",
  lost: "#/cellar",
} as const;

/** Windows between and beyond the two that every screen is visited in, among them a phone held across. */
const windows = [
  { width: 844, height: 390 },
  { width: 320, height: 640 },
  { width: 1024, height: 768 },
  { width: 1180, height: 700 },
] as const;

visit(
  "every screen",
  (page) => open(page, screens.credits),
  (look) => {
    for (const [name, address] of Object.entries(screens))
      look(
        `${name}: axe finds nothing, nothing scrolls sideways, no text is smaller than 14.5 px @narrow`,
        async (page) => {
          await turnTo(page, address);
          await expectAxeClean(page);
          await expectNoSidewaysScroll(page);
          expect(await smallestText(page)).toBeGreaterThanOrEqual(14.5);
          const size = page.viewportSize();
          if (size === null || size.width < 400) return;
          for (const other of windows) {
            await page.setViewportSize(other);
            await expectNoSidewaysScroll(page);
          }
          await page.setViewportSize(size);
        },
      );
  },
);

/** Goes on in the same document, by way of a screen whose heading no other has. */
async function turnTo(page: Page, address: string): Promise<void> {
  const goTo = (hash: string) => page.evaluate((there) => location.assign(there), hash || "#");
  await goTo(screens.credits);
  await page.getByRole("heading", { level: 1, name: "Crédits" }).waitFor();
  if (address === screens.credits) return;
  await goTo(address);
  await page.locator("h1", { hasNotText: "Crédits" }).waitFor({ state: "attached" });
}

/** The size of the smallest text that is seen, in px. */
function smallestText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes: number[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (walker.currentNode.textContent?.trim() && element?.checkVisibility()) {
        sizes.push(Number.parseFloat(getComputedStyle(element).fontSize));
      }
    }
    return Math.min(...sizes);
  });
}

test("the book of Conquest does not scroll sideways in any window", async ({ page }) => {
  await open(page, "#/rules/conquest");
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });

  test("axe finds nothing on the shelf and in a book", async ({ page }) => {
    for (const address of [screens.home, screens.book]) {
      await open(page, address);
      await expectAxeClean(page);
    }
  });
});

/** As often as it takes, but not for ever. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    if (await wanted.evaluate((link) => link === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

test("by keyboard alone: from the shelf to a rule", async ({ page }) => {
  await open(page, "");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("button", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await skip.focus();
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Règles" }));
  await page.keyboard.press("Enter");
  await tabTo(
    page,
    page
      .getByRole("main")
      .getByRole("link", { name: /^Le Règne Sombre/ })
      .first(),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.getByRole("textbox").focus();
  await page.keyboard.type("monstre");
  await expect(page.locator("mark").first()).toBeVisible();
  const found = page.locator(".found .result").first();
  await tabTo(page, found);
  const id = await found.locator(".result-rules").textContent();
  await page.keyboard.press("Enter");
  await expect(page.locator(`#${id}`)).toBeFocused();
});

test("the focus is seen on every link and button of the shelf", async ({ page }) => {
  await open(page, "");
  const stops = (await page.getByRole("link").count()) + (await page.getByRole("button").count());
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const ringed = await page.evaluate(() => {
      const focused = document.activeElement;
      const ring = (element: Element, part?: string) =>
        getComputedStyle(element, part).outlineStyle === "solid";
      return (
        focused !== null &&
        (ring(focused) || ring(focused, "::after") || ring(focused.closest("article") ?? focused))
      );
    });
    expect(ringed, `stop ${stop + 1}`).toBe(true);
  }
});

test("for who wants no movement nothing takes time to move", async ({ page }) => {
  await open(page, "");
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .map((element) => getComputedStyle(element).transitionDuration)
      .filter((times) => times.split(", ").some((time) => time !== "0s")),
  );
  expect(moving).toEqual([]);
});
