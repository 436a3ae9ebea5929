import type { Page } from "@playwright/test";

/** The table lies still, and nothing of it is marked because the keys happen to be there. */
export async function sit(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator(".hand-lit, [data-task=flick], [data-task=place]").first().waitFor();
  await page.locator("h1").focus();
}

export async function dialog(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.getByRole("dialog").waitFor();
}

/** A lesson at this step; the coach has done all that comes before it. */
export function led(to: number) {
  return async (page: Page): Promise<void> => {
    await page.locator(".board-view[data-drawn]").waitFor();
    for (let step = 1; step < to; step++) {
      await page.locator(`.coach[data-step="${step}"]`).waitFor();
      await page.locator(".coach-choices > .button").click();
    }
    await page.locator(`.coach[data-step="${to}"]`).waitFor();
    // Nothing stands at the discs any more.
    await page.locator(".blow").first().waitFor({ state: "detached" });
  };
}

/** All that the disc can do lies around it, and its best places are told. */
export async function fanOut(page: Page): Promise<void> {
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.getByRole("button", { name: /éventail|the fan/ }).click();
  await page.locator(".fan-place").first().waitFor();
  await page.locator("h1").focus();
}
