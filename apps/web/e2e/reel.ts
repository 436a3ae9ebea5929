import type { Page } from "@playwright/test";

/** Where the reel has no room for all of it: what else can be done with a page comes out over the board. */
export async function unfoldReel(page: Page): Promise<void> {
  await page.locator(".reel-parts").waitFor();
  const more = page.locator(".reel-more");
  if (await more.isVisible()) await more.click();
}
