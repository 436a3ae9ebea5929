import { expect, test } from "@playwright/test";
import { bundleOf } from "../../../tools/bundle.ts";

test("FLK-DET-02 a stored set of flicks comes out bit for bit, in the browser", async ({ page }) => {
  await page.goto("/");
  const script = await bundleOf("@ossuaire/flick/testing");
  expect(await page.evaluate(`${script}; bundle.strayFlicks()`)).toEqual([]);
});
