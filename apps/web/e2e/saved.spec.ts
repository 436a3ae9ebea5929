import type { Page } from "@playwright/test";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { keysOnShelf, linesOf, putRecords } from "./shelf.ts";

async function openWith(page: Page, records: readonly (readonly [string, unknown])[]): Promise<void> {
  await open(page, "#/credits");
  await putRecords(page, records);
  await open(page, "");
}

const lines = (count: number) => linesOf(count).map((line) => [`line/${line.id}`, line] as const);

test("ten matches: six are seen at once, and all can be reached", async ({ page }) => {
  await openWith(page, lines(10));
  const matches = page.getByRole("link", { name: /coups/ });
  await expect(matches).toHaveCount(6);
  // The latest is the one to go on with; the lesson has made room for it, and stands among the doors.
  await expect(page.getByRole("region", { name: "À la conquête des catacombes" })).toContainText("101 coups");
  await expect(page.getByRole("link", { name: "Continuer" })).toHaveAttribute("href", "#/play/match-1");
  await expect(page.getByRole("link", { name: /Première fois/ })).toBeVisible();
  await page.getByRole("button", { name: "Montrer 4 autres parties" }).press("Enter");
  await expect(matches).toHaveCount(10);
  // Whoever asked for more by keyboard goes on from there.
  await expect(page.getByRole("link", { name: /107 coups/ })).toBeFocused();
  await expect(page.getByRole("link", { name: /107 coups/ })).toBeInViewport({ ratio: 0.95 });
  await expect(page.getByRole("link", { name: /110 coups/ })).toBeVisible();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "En montrer moins" }).click();
  await expect(matches).toHaveCount(6);
});

test("a match that was deleted can be brought back, by keyboard too", async ({ page }) => {
  await openWith(page, [...lines(3), ["match/match-2", { anything: true }]]);
  const second = page.getByRole("listitem").filter({ hasText: "102 coups" });
  await second.getByRole("button", { name: "Effacer" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Partie effacée." })).toBeAttached();
  const undo = page.getByRole("button", { name: "Annuler" });
  await expect(undo).toBeFocused();
  expect((await keysOnShelf(page)).filter((key) => key.endsWith("/match-2"))).toEqual([]);
  await expectAxeClean(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /102 coups/ })).toBeVisible();
  await expect(second.getByRole("button", { name: "Effacer" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Partie remise en place." })).toBeAttached();
  expect(await keysOnShelf(page)).toEqual(expect.arrayContaining(["line/match-2", "match/match-2"]));
  // Left alone, it is gone for good.
  await second.getByRole("button", { name: "Effacer" }).click();
  await expect(undo).toBeVisible();
  await open(page, "");
  await expect(page.getByRole("link", { name: /coups/ })).toHaveCount(2);
});

test("what is stored and is no line is set aside, and the shelf stays in use", async ({ page }) => {
  const [line] = linesOf(1);
  const broken = [
    { ...line, sitters: [null] },
    { ...line, sitters: "nobody" },
    { ...line, changed: Number.NaN },
    { ...line, changed: 1e300 },
    { ...line, answers: {} },
    { ...line, game: null },
    { id: "broken-6" },
    null,
    "line",
  ].map(
    (value, n) =>
      [
        `line/broken-${n}`,
        value === null || typeof value === "string" ? value : { ...value, id: `broken-${n}` },
      ] as const,
  );
  await openWith(page, [...broken, ["line/other", { ...line, id: "elsewhere" }], ...lines(1)]);
  await expect(page.getByRole("link", { name: /101 coups/ })).toHaveCount(1);
  await expect(page.getByRole("article")).toHaveCount(5);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("link", { name: /101 moves/ })).toBeVisible();
});
