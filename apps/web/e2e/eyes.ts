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

/** From 0 to 255, as eyes weigh the colours. */
export function lightnessOf([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How many sharp edges are seen within a disc, by places in mm: a figure has many, a bare disc only shades off. */
export function edgesIn(
  light: (x: number, y: number) => number,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): number {
  const reach = radius * 0.55;
  let edges = 0;
  for (let across = -reach; across < reach; across++)
    for (let down = -reach; down < reach; down++)
      if (Math.abs(light(x + across, y + down) - light(x + across + 1, y + down)) > 40) edges++;
  return edges;
}

/** The window as it is seen, by places in pixels; a board that is still being lit is waited for. */
export async function pixelsOf(page: Page): Promise<(place: { x: number; y: number }) => Colour> {
  await page
    .locator(".board-canvas")
    .evaluateAll((boards) =>
      Promise.all(boards.flatMap((board) => board.getAnimations().map(({ finished }) => finished))),
    );
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ x, y }) => {
    const start = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
}
