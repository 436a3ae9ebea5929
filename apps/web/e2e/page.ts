import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

type Table = {
  /** What the browser may complain of in this test, because the test causes it. */
  readonly provoked: RegExp | undefined;
  /**
   * Things move, as for somebody who has asked for nothing. All other tests want to see results, not movement, and the
   * browser has less to paint.
   */
  readonly moving: boolean;
  readonly quiet: undefined;
};

/** Every test fails when the browser complains, even about something that the test does not look at. */
export const test = base.extend<Table>({
  // What a test sees comes from the server, unless it is about what stays without one.
  serviceWorkers: ["block", { scope: "test" }],
  provoked: [undefined, { option: true }],
  moving: [false, { option: true }],
  contextOptions: async ({ moving }, use) => {
    await use(moving ? {} : { reducedMotion: "reduce" });
  },
  quiet: [
    async ({ page, provoked, moving }, use) => {
      if (!moving) await beBrisk(page);
      const complaints = await complaintsOf(page);
      await use(undefined);
      expect(complaints.filter((complaint) => !provoked?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** All that the browser will complain of on this page, one after the other. */
export async function complaintsOf(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Our own doing, see above.
    if (message.text() !== "Service Worker registration blocked by Playwright")
      complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  // Not everything that the policy forbids reaches the console by itself.
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`against the policy: ${effectiveDirective}, ${blockedURI}`),
    ),
  );
  return complaints;
}

/**
 * Opens an address of the page and waits until it can be read. By way of an empty page: between two addresses that
 * differ only after `#` the document stays, and the heading of the page before would be taken for the new one.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`/${address}`);
  await page.locator("h1").waitFor({ state: "attached" });
}

/** The page as a house serves it, on plain http and not from this device: without what browsers lend to secure pages only. */
export async function plainHttp(context: BrowserContext, baseURL = ""): Promise<string> {
  const plain = "http://table.test";
  await context.route(`${plain}/**`, async (route) => {
    const url = route.request().url().replace(plain, baseURL);
    // The server hangs up a connection that was idle for 5 seconds, now and then just when it is used again.
    const response = await route.fetch({ url, maxRetries: 2 });
    await route.fulfill({ response });
  });
  return `${plain}/`;
}

/**
 * As somebody who wants to see results, not movement. The page of a test is so from the start; pages that it opens in
 * another context are not.
 *
 * @public
 */
export async function beBrisk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Also runs on the empty page between two addresses, which may store nothing.
    if (location.protocol !== "http:" || localStorage.getItem("ossuaire.settings") !== null) return;
    localStorage.setItem("ossuaire.settings", JSON.stringify({ speed: "instant", muted: true }));
  });
}

export async function expectAxeClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Not `innerWidth`: a phone makes that as wide as what does not fit, and shows everything smaller.
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** As if it had been chosen in another tab: without a visit of its own. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(
    (newValue) => dispatchEvent(new StorageEvent("storage", { key: "ossuaire.language", newValue })),
    language,
  );
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}
