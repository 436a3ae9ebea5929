import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Words for eyes. Those that are only heard lie somewhere on the page too, and are visible to the browser. */
export function seen(
  within: Page | Locator,
  words: string | RegExp,
  options: { readonly exact?: boolean } = {},
): Locator {
  const page = "goto" in within ? within : within.page();
  return within.getByText(words, options).and(page.locator(":not(.unseen, .unseen *)"));
}

export type Colour = readonly [red: number, green: number, blue: number];

/** What it is filled with. */
export function backgroundOf(shown: Locator): Promise<readonly number[]> {
  return shown.evaluate((one) => getComputedStyle(one).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
}

/** The window as it is seen now, by places in pixels. */
export async function pixelsOf(page: Page): Promise<(place: { x: number; y: number }) => Colour> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ x, y }) => {
    const start = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
}
