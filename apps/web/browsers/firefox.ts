import { launch } from "puppeteer-core";
import type { Browser } from "./browser.ts";

/** Stock Firefox, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    timeout: 90_000,
    protocolTimeout: 90_000,
  });
  const page = await browser.newPage();
  return {
    async goTo(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (expression) => page.evaluate(expression),
    async drag(pointer, [first, ...others]) {
      if (first === undefined) return;
      const { mouse, touchscreen } = page;
      if (pointer === "finger") {
        await touchscreen.touchStart(first.x, first.y);
        for (const { x, y } of others) await touchscreen.touchMove(x, y);
        await touchscreen.touchEnd();
      } else {
        await mouse.move(first.x, first.y);
        await mouse.down();
        for (const { x, y } of others) await mouse.move(x, y);
        await mouse.up();
      }
    },
    key: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    close: () => browser.close(),
  };
}
