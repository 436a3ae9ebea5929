import { test as base, expect, type Page } from "@playwright/test";
import { beBrisk } from "./page.ts";

/** A test that looks at the screen of a visit; where several do, each leaves it as it was. */
type Look = (title: string, see: (page: Page) => Promise<void>) => void;

/**
 * One visit for many tests: a screen is opened once, and each test looks for something else on it. A page costs seconds of
 * processor, a look hardly any.
 */
export function visit(
  name: string,
  arrive: (page: Page) => Promise<void>,
  looks: (look: Look) => void,
): void {
  base.describe(name, () => {
    // In their order and in one worker; one that fails does not keep the others from looking.
    base.describe.configure({ mode: "default" });
    let opened: Page | undefined;
    const complaints: string[] = [];
    base.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
      const page = await context.newPage();
      opened = page;
      page.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        if (message.text() !== "Service Worker registration blocked by Playwright")
          complaints.push(message.text());
      });
      page.on("pageerror", ({ message }) => complaints.push(message));
      await beBrisk(page);
      await arrive(page);
    });
    base.afterAll(async () => {
      await opened?.context().close();
      expect(complaints).toEqual([]);
    });
    looks((title, see) => {
      base(title, async () => {
        if (opened === undefined) throw new Error("nobody has arrived");
        await see(opened);
      });
    });
  });
}
