import type { Page } from "@playwright/test";

/** Has Chromium draw by WebGL, imitated by the processor. */
export const cardSwitches = [
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

/** The page draws by WebGL only where a card does the work: here it is told that the imitation is one. */
export async function pretendCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, wish?: object) {
      return Reflect.apply(getContext, this, [kind, { ...wish, failIfMajorPerformanceCaveat: false }]);
    } as typeof getContext;
    const { getParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const value: unknown = getParameter.call(this, name);
      return typeof value === "string" && /swiftshader/i.test(value) ? "A card" : value;
    };
  });
}
