import { question } from "./conquest.ts";
import { expect, open, test } from "./page.ts";

test.use({ serviceWorkers: "allow" });

test("after the first visit the table stands without a network", async ({ page, context }) => {
  await open(page, "");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // Not before everything has been put away.
    if (active?.state !== "activated")
      await new Promise((done) => active?.addEventListener("statechange", done));
  });
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: /Jouer tout de suite/ }).click();
  await question(page);
  await page.goto("/#/rules/CON-WALL-04");
  await expect(page.locator("#CON-WALL-04")).toBeVisible();
});
