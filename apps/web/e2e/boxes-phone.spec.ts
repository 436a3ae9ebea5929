import { infested } from "@ossuaire/catacombs/testing";
import { asked } from "./boxes-scenes.ts";
import { discsOf, sitDownAs } from "./catacombs.ts";
import { expect, expectNoSidewaysScroll, test } from "./page.ts";

test.describe("rats under a thumb", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the smallest disc is taken by a thumb that misses it; who comes nearer stays near, flick after flick", async ({
    page,
  }) => {
    const at = {
      barbarian: [200, 160],
      "sewer-rat-1": [300, 160],
      "sewer-rat-2": [330, 200],
      "sewer-rat-3": [330, 120],
    } as const;
    await sitDownAs(page, infested({ phase: "overseer", at }).match, { "seat-1": "" });
    await page.locator("[data-task=choose]").waitFor();
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    const tapAt = async (x: number, y: number) => {
      await touch("touchStart", { x, y });
      await touch("touchEnd");
    };
    const { piece, at: onScreen } = await discsOf(page);
    const rat = onScreen(piece("sewer-rat-1"));
    // Beside it, by more than its own width.
    await tapAt(rat.x - 18, rat.y);
    await expect(page.getByRole("button", { name: /Rat d’égout 1.: Coup de poing/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    // Nearer, by two fingers where nothing lies.
    const [x, y] = [rat.x + 80, rat.y + 200];
    await touch("touchStart", { x: x - 10, y }, { x: x + 10, y });
    for (const apart of [20, 35, 50]) await touch("touchMove", { x: x - apart, y }, { x: x + apart, y });
    await touch("touchEnd");
    const near = page.locator(".board-view[data-near]");
    await expect(near).toBeVisible();
    const before = (await discsOf(page)).match.page.number;
    await page.locator('[data-piece="sewer-rat-1"]').press("Enter");
    await page.getByRole("button", { name: /Rat d’égout 1.: Coup de poing/ }).press("Enter");
    await page.locator("[data-task=flick]").waitFor();
    await page.locator('[data-piece="sewer-rat-1"]').press("Enter");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await discsOf(page)).match.page.number).toBeGreaterThan(before + 1);
    await expect(near).toBeVisible();
  });
});

test.describe("asked on a phone", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("of three answers in a row none hides the question or its rule", async ({ page }) => {
    const { match, seat } = asked.ward;
    await sitDownAs(page, match(), { [seat]: "" });
    const rule = page.locator(".foot-asks .rule-link");
    await expect(rule).toBeInViewport({ ratio: 1 });
    // Not under the buttons either.
    const [words, choices] = [page.locator(".foot-words"), page.locator(".foot-choices")];
    const bottom = async (part: typeof rule) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    expect(await bottom(rule)).toBeLessThanOrEqual((await bottom(words)) + 1);
    expect(await bottom(words)).toBeLessThanOrEqual((await choices.boundingBox())?.y ?? 0);
  });
});
