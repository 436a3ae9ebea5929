import { cardSwitches, pretendCard } from "./card.ts";
import { expect, open, test } from "./page.ts";

test.use({
  viewport: { width: 700, height: 500 },
  launchOptions: async ({ launchOptions }, use) => {
    const args = (launchOptions.args ?? []).filter((arg) => arg !== "--disable-gpu");
    await use({ ...launchOptions, args: [...args, ...cardSwitches] });
  },
});

test("with a graphics card the board is drawn by WebGL", async ({ page }) => {
  // The card is only imitated here.
  test.slow();
  await pretendCard(page);
  await open(page, "");
  await page.getByRole("button", { name: /Jouer tout de suite/ }).click();
  await page.locator(".board-view[data-drawn]").waitFor({ timeout: 200_000 });
  const byWebGL = await page
    .locator(".board-view canvas")
    .first()
    .evaluate((canvas) => canvas instanceof HTMLCanvasElement && canvas.getContext("webgl2") !== null);
  expect(byWebGL).toBe(true);
});
