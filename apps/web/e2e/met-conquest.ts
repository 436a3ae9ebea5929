import type { View } from "@ossuaire/conquest";
import type { Locator, Page } from "@playwright/test";
import { boardOf } from "./conquest.ts";
import { type Colour, lightnessOf, pixelsOf } from "./eyes.ts";

export const team = (page: Page, name: "Épée" | "Crâne") =>
  page.getByRole("region", { name, exact: true }).first();
export const said = (page: Page) => page.locator(".board > [aria-live]");
export const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`);
export const figures = (within: Locator) =>
  within.locator("path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d") ?? ""));

/** How light the board is, by places in mm. */
export async function lightOn(page: Page): Promise<(x: number, y: number) => number> {
  const { at } = await coloursOn(page);
  return (x, y) => lightnessOf(at(x, y));
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

/** What goes round the floor, above, to the right, below and to the left: a mat's hem has stitches in gold, a wall is a beam of wood. */
export async function sidesOn(page: Page): Promise<readonly ("wall" | "hem" | "nothing")[]> {
  const { at } = await coloursOn(page);
  const sides: readonly ((along: number, far: number) => Colour)[] = [
    (along, far) => at(610 * along, -far),
    (along, far) => at(610 + far, 355 * along),
    (along, far) => at(610 * along, 355 + far),
    (along, far) => at(-far, 355 * along),
  ];
  return sides.map((side) => {
    const line = (far: number) => Array.from({ length: 100 }, (_, n) => side(0.05 + n * 0.009, far));
    const golden = [2.5, 2.75, 3, 3.25, 3.5].map(
      (far) => line(far).filter(([red, , blue]) => red > 110 && red - blue > 50).length,
    );
    if (Math.max(...golden) > 40) return "hem";
    return line(4).reduce((sum, [red]) => sum + red / 100, 0) > 60 ? "wall" : "nothing";
  });
}

/** The colours of the board as it is on the screen, by places in mm. */
export async function coloursOn(
  page: Page,
): Promise<{ readonly view: View; at(x: number, y: number): Colour }> {
  const { view, at } = await boardOf(page);
  const pixel = await pixelsOf(page);
  return { view, at: (x, y) => pixel(at(x, y)) };
}
