import type { View } from "@ossuaire/conquest";
import type { Locator, Page } from "@playwright/test";
import { boardOf } from "./conquest.ts";
import { type Colour, pixelsOf } from "./eyes.ts";

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

/** CON-COMP-08: how many corners have the brass nail by which two walls are held together. */
export async function nailsOn(page: Page): Promise<number> {
  const { at } = await coloursOn(page);
  const isNailed = ([x, y]: readonly [number, number]) =>
    Array.from({ length: 11 * 11 }, (_, n) =>
      at(x - 2.5 + (n % 11) / 2, y - 2.5 + Math.floor(n / 11) / 2),
    ).some(([red, , blue]) => red > 170 && red - blue > 70);
  const corners = [
    [-5.5, -5.5],
    [615.5, -5.5],
    [-5.5, 360.5],
    [615.5, 360.5],
  ] as const;
  return corners.filter(isNailed).length;
}

/** The colours of the board as it is on the screen, by places in mm. */
export async function coloursOn(
  page: Page,
): Promise<{ readonly view: View; at(x: number, y: number): Colour }> {
  const { view, at } = await boardOf(page);
  const pixel = await pixelsOf(page);
  return { view, at: (x, y) => pixel(at(x, y)) };
}
