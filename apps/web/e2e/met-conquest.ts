import type { View } from "@ossuaire/conquest";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { boardOf } from "./conquest.ts";

export const team = (page: Page, name: "Épée" | "Crâne") =>
  page.getByRole("region", { name, exact: true }).first();
export const said = (page: Page) => page.locator(".board > [aria-live]");
export const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`);
export const figures = (within: Locator) =>
  within.locator("path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d") ?? ""));

/** How light the board is, by places in mm. */
export async function lightOn(page: Page): Promise<(x: number, y: number) => number> {
  const { at } = await coloursOn(page);
  return (x, y) => {
    const [red, green, blue] = at(x, y);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
}

export type Colour = readonly [red: number, green: number, blue: number];

/** The colours of the board as it is on the screen, by places in mm. */
export async function coloursOn(
  page: Page,
): Promise<{ readonly view: View; at(x: number, y: number): Colour }> {
  const { view, at } = await boardOf(page);
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    view,
    at(x, y) {
      const place = at(x, y);
      const start = (Math.round(place.y) * info.width + Math.round(place.x)) * info.channels;
      return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
    },
  };
}
