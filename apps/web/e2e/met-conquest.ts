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
  const { at } = await boardOf(page);
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const place = at(x, y);
    return data[(Math.round(place.y) * info.width + Math.round(place.x)) * info.channels] ?? 0;
  };
}
