import type { Page } from "@playwright/test";
import { boardOf, sitDown, storedMatch } from "./conquest.ts";
import { expect, expectAxeClean, test } from "./page.ts";

/** In this match the first turn is ours, and a card of the hand begins with a missile, from the corner of the arena. */
async function holdMissile(page: Page): Promise<void> {
  await sitDown(page, { seed: "spot-9" });
  await page.getByRole("button", { name: /^Arbalétrier/ }).press("Enter");
  await page.locator("[data-task=place]").waitFor();
}

async function expectRefused(page: Page, why: string, rule: string): Promise<void> {
  const refusal = page.locator(".foot").getByRole("alert");
  await expect(refusal).toContainText(`Ce n’est pas permis\u00a0: ${why}`);
  await refusal.getByRole("button", { name: `Règle ${rule}` }).click();
  await expect(page.getByRole("dialog", { name: `Règle ${rule}` })).toContainText("arène");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("by mouse: the missile stays in its ring, and a spot in the wall is refused with its rule", async ({
  page,
}) => {
  await holdMissile(page);
  const { match, at } = await boardOf(page);
  const drag = async (x: number, y: number) => {
    const from = at(32.5, 60);
    const to = at(x, y);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(4, 45);
  await expect(page.locator(".board-why")).toHaveText("Le pion dépasse du plateau.");
  const place = page.getByRole("button", { name: "Poser ici" });
  // Greyed, and still an answer: whoever tries is told why.
  await expect(place).toHaveAttribute("aria-disabled", "true");
  await place.click({ force: true });
  await expectRefused(page, "Le pion dépasse de l’arène.", "CON-RULING-32");
  await expectAxeClean(page);
  expect((await storedMatch(page)).page.number).toBe(match.page.number);
  // Inside the ring it goes where the hand goes.
  await drag(60, 60);
  await expect(page.locator(".board-why")).toHaveCount(0);
  await place.click();
  await expect.poll(async () => (await storedMatch(page)).page.number).toBe(match.page.number + 1);
  const missile = (await boardOf(page)).view.discs.find(({ id }) => id === "missile");
  const gap = Math.hypot((missile?.x ?? 0) - 32.5, (missile?.y ?? 0) - 32.5) - 12.5 - 6;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(25);
});

test("by mouse: pulled beyond its ring, the missile is placed where it lay and flicked", async ({ page }) => {
  await holdMissile(page);
  const { match, at } = await boardOf(page);
  await expect(page.locator(".board-view button:not(.board-turn)")).toHaveCount(0);
  const [from, to] = [at(32.5, 60), at(150, 200)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expect(page.locator(".board-gauge")).toBeVisible();
  // Back in the ring it is only moved again, and Escape lets go of it.
  await page.mouse.move(from.x + 4, from.y, { steps: 5 });
  await expect(page.locator(".board-gauge")).toHaveCount(0);
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect((await storedMatch(page)).page.number).toBe(match.page.number);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () =>
      (await storedMatch(page)).answers.slice(match.page.number).map(({ answer }) => answer.kind),
    )
    .toEqual(expect.arrayContaining(["place", "flick"]));
  const [placed] = (await storedMatch(page)).answers.slice(match.page.number);
  const [spot] = placed?.answer.kind === "place" ? placed.answer.spots : [];
  expect(Math.hypot((spot?.x ?? 0) - 32.5, (spot?.y ?? 0) - 60)).toBeLessThan(1.5);
});

test("by keyboard: a spot in the wall is refused with its rule", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  await holdMissile(page);
  const { number } = (await storedMatch(page)).page;
  const missile = page.locator("[data-piece=missile]");
  await missile.focus();
  // The corner is at the upper left of a table, at the lower left of a phone; the missile lies towards the others.
  for (let step = 0; step < 30 && (await page.locator(".board-why").count()) === 0; step++)
    await page.keyboard.press(isMobile ? "ArrowLeft" : "ArrowUp");
  await expect(page.locator(".board-why")).toBeVisible();
  await page.keyboard.press("Enter");
  await expectRefused(page, "Le pion dépasse de l’arène.", "CON-RULING-32");
  expect((await storedMatch(page)).page.number).toBe(number);
});
