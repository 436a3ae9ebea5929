import { boardOf, question, shotOf, sitDown, storedMatch } from "./conquest.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";

test.describe("a whole match against a novice", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("by keyboard alone", { tag: "@table" }, async ({ page }) => {
    await sitDown(page, { seed: "keys" });
    for (let asked = await question(page); asked !== undefined; asked = await question(page)) {
      const { number } = (await storedMatch(page)).page;
      // The focus is where the answer is given: nothing has to be looked for.
      const here = { board: ".play-board", hand: ".hand", buttons: ".foot-choices" }[asked];
      await expect(page.locator(`${here} :focus`)).toBeAttached();
      if (asked === "board" && (await page.locator("[data-task=flick]").count()) > 0) {
        await page.keyboard.press("ArrowUp");
        for (let turn = 0; turn < number % 7; turn++) await page.keyboard.press("ArrowRight");
      }
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await storedMatch(page)).page.number).toBeGreaterThan(number);
    }
    await expect(page.getByRole("dialog", { name: "Fin de la partie" })).toContainText("l’emporte");
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("by mouse", { tag: "@table" }, async ({ page }) => {
    await sitDown(page, { seed: "mouse" });
    for (let asked = await question(page); asked !== undefined; asked = await question(page)) {
      if (asked === "hand")
        await page
          .locator(".hand-lit")
          .first()
          .click({ position: { x: 20, y: 20 } });
      else if (asked === "buttons") await page.locator(".foot-choices .button").last().click();
      else if ((await page.locator("[data-task=place]").count()) > 0)
        await page.getByRole("button", { name: "Poser ici" }).click();
      else {
        const board = await boardOf(page);
        const { from, towards } = shotOf(board);
        const disc = board.at(from.x, from.y);
        const ahead = board.at(from.x + towards.x, from.y + towards.y);
        const mm = Math.hypot(ahead.x - disc.x, ahead.y - disc.y);
        await page.mouse.move(disc.x, disc.y);
        await page.mouse.down();
        const back = {
          x: disc.x - ((ahead.x - disc.x) / mm) * 150,
          y: disc.y - ((ahead.y - disc.y) / mm) * 150,
        };
        await page.mouse.move(back.x, back.y, { steps: 4 });
        await page.mouse.up();
        await expect
          .poll(async () => (await storedMatch(page)).page.number)
          .toBeGreaterThan(board.match.page.number);
      }
      await page.mouse.move(4, 400);
    }
    await expect(page.getByRole("dialog", { name: "Fin de la partie" })).toBeVisible();
  });

  test("by touch", { tag: "@phone" }, async ({ page }) => {
    await sitDown(page, { seed: "touch" });
    const touch = await page.context().newCDPSession(page);
    for (let asked = await question(page); asked !== undefined; asked = await question(page)) {
      if (asked === "hand") {
        const card = page.locator(".hand-lit").first();
        await card.tap({ position: { x: 20, y: 20 } });
        await expect(page.locator(".hand-raised")).toHaveCount(1);
        await card.tap({ position: { x: 40, y: 60 } });
      } else if (asked === "buttons") await page.locator(".foot-choices .button").last().tap();
      else if ((await page.locator("[data-task=place]").count()) > 0)
        await page.getByRole("button", { name: "Poser ici" }).tap();
      else {
        const board = await boardOf(page);
        const { from, towards } = shotOf(board);
        const disc = board.at(from.x, from.y);
        const ahead = board.at(from.x + towards.x, from.y + towards.y);
        const mm = Math.hypot(ahead.x - disc.x, ahead.y - disc.y);
        const pulled = (by: number) => [
          { x: disc.x - ((ahead.x - disc.x) / mm) * by, y: disc.y - ((ahead.y - disc.y) / mm) * by },
        ];
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [disc] });
        for (const by of [30, 70, 110])
          await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: pulled(by) });
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        await expect
          .poll(async () => (await storedMatch(page)).page.number)
          .toBeGreaterThan(board.match.page.number);
      }
    }
    await expect(page.getByRole("dialog", { name: "Fin de la partie" })).toBeVisible();
  });
});

test("axe finds nothing on the table, nothing is too small, nothing scrolls sideways", async ({ page }) => {
  await sitDown(page, { seed: "axe" });
  await question(page);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  for (const [width, height] of [
    [844, 390],
    [1024, 768],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
  }
});

test("in a smaller window everything above the board can be reached", { tag: "@table" }, async ({ page }) => {
  await sitDown(page, { seed: "reload" });
  await question(page);
  for (const width of [1599, 1440, 1280, 1180]) {
    await page.setViewportSize({ width, height: 720 });
    for (const button of await page.locator(".play-top").locator("a, button").all()) {
      const box = (await button.isVisible()) ? await button.boundingBox() : null;
      if (box) expect(box.x + box.width, (await button.textContent()) ?? "").toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Réglages" })).toBeVisible();
});

test("a reload in the middle of a decision asks the same again", async ({ page }) => {
  await sitDown(page, { seed: "reload" });
  await question(page);
  const before = await storedMatch(page);
  const prompt = await page.locator(".foot-prompt").textContent();
  await page.reload();
  await question(page);
  await expect(page.locator(".foot-prompt")).toHaveText(prompt ?? "");
  expect((await storedMatch(page)).hash()).toBe(before.hash());
  // And it is on the shelf at home.
  await open(page, "");
  await page
    .getByRole("link", { name: /À la conquête.*coups?/ })
    .first()
    .click();
  await question(page);
  await expect(page.locator(".foot-prompt")).toHaveText(prompt ?? "");
});

test("the language changes in the middle of a match, and nothing else does", async ({ page, isMobile }) => {
  await sitDown(page, { seed: "reload" });
  await question(page);
  const before = await storedMatch(page);
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "English" }).click();
  if (isMobile) await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("region", { name: "The question" })).toBeVisible();
  await expect(page.locator(".hand-card").first()).toBeVisible();
  expect((await storedMatch(page)).hash()).toBe(before.hash());
});

test("two at one screen hand over the device, and no hand is seen on the way", async ({ page }) => {
  await sitDown(page, { seed: "two", skull: "person", names: ["Ada", "Bruno"] });
  const cover = page.getByRole("dialog", { name: /c’est à vous/ });
  const first = (await storedMatch(page)).decision?.seats[0];
  await expect(cover).toContainText(first === "sword" ? "Ada" : "Bruno");
  await expect(page.locator(".hand-card")).toHaveCount(0);
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await expect(cover).toBeVisible();
  await cover.getByRole("button").click();
  await expect(page.locator(".hand-card").first()).toBeVisible();
  // Until the turn is over the device stays in the same hands.
  for (let turn = 0; turn < 40; turn++) {
    const match = await storedMatch(page);
    if (match.decision?.seats[0] !== first) break;
    const asked = await question(page);
    await expect(cover).toHaveCount(0);
    if (asked === "hand") await page.locator(".hand-lit").first().press("Enter");
    else if (asked === "buttons") await page.locator(".foot-choices .button").last().press("Enter");
    else {
      const piece = page.locator('[data-piece][aria-disabled="false"]').first();
      await piece.press("Enter");
      if ((await page.locator("[data-task=flick]").count()) > 0) await piece.press("Enter");
    }
    await expect.poll(async () => (await storedMatch(page)).page.number).toBeGreaterThan(match.page.number);
  }
  await expect(cover).toContainText(first === "sword" ? "Bruno" : "Ada");
  await expect(page.locator(".hand-card")).toHaveCount(0);
});

test("a rule of the log opens beside the table", async ({ page, isMobile }) => {
  await sitDown(page, { seed: "reload" });
  await question(page);
  if (isMobile) await page.getByRole("button", { name: "Journal" }).click();
  await page
    .getByRole("log")
    .last()
    .getByRole("button", { name: /Règle CON-ORDER-01/ })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: "Règle CON-ORDER-01" });
  await expect(sheet.locator(".rule-text")).not.toBeEmpty();
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("what taught nobody anything is taken back", async ({ page }) => {
  await sitDown(page, { seed: "layout", agreeObstacles: true });
  const before = await storedMatch(page);
  await page.getByRole("button", { name: "Proposer" }).click();
  await expect.poll(async () => (await storedMatch(page)).page.number).toBe(before.page.number + 1);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(async () => (await storedMatch(page)).hash()).toBe(before.hash());
  await expect(page.getByRole("button", { name: "Proposer" })).toBeVisible();
});

test("settings are remembered", async ({ page, isMobile }) => {
  await sitDown(page, { seed: "reload" });
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Réglages" }).click();
  await expectAxeClean(page);
  await page.getByLabel("Aide à la visée").selectOption("full-path");
  expect(await page.evaluate(() => localStorage.getItem("ossuaire.settings"))).toContain("full-path");
});

test.describe("a bug of ours", () => {
  test.use({ provoked: /provoked by the test/ });

  test("says that the match is safe, and a reload goes on with it", async ({ page }) => {
    await sitDown(page, { seed: "reload" });
    await question(page);
    const before = await storedMatch(page);
    const [worker] = page.workers().filter((one) => one.url().includes("table.worker"));
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error("provoked by the test");
      });
    });
    await expect(page.getByRole("alert")).toContainText("La partie est sauve");
    await expectAxeClean(page);
    await page.getByRole("button", { name: "Recharger" }).click();
    await question(page);
    expect((await storedMatch(page)).hash()).toBe(before.hash());
  });
});
