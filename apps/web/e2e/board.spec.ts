import { fighting } from "@ossuaire/catacombs/testing";
import { aiming } from "@ossuaire/conquest/testing";
import type { CDPSession, Page } from "@playwright/test";
import { discsOf, sitDownAt } from "./catacombs.ts";
import { boardOf, question, shotOf, sitDown, sitDownAtDuel, storedMatch } from "./conquest.ts";
import { expect, test } from "./page.ts";

/** Goes on by keys until a disc may be flicked. */
async function untilFlick(page: Page): Promise<void> {
  await sitDown(page, { seed: "board" });
  for (;;) {
    const asked = await question(page);
    const { number } = (await storedMatch(page)).page;
    if (asked === "board" && (await page.locator("[data-task=flick]").count()) > 0) return;
    if (asked === "board") await page.getByRole("button", { name: "Poser ici" }).press("Enter");
    else if (asked === "hand") await page.locator(".hand-lit").first().press("Enter");
    else await page.locator(".foot-choices .button").last().press("Enter");
    await expect.poll(async () => (await storedMatch(page)).page.number).toBeGreaterThan(number);
  }
}

async function pageNumber(page: Page): Promise<number> {
  return (await storedMatch(page)).page.number;
}

test("the board is told in words, and so is an aim by keys; Escape takes it back", async ({ page }) => {
  await untilFlick(page);
  const before = await pageNumber(page);
  const lit = page.locator('[data-piece][aria-disabled="false"]').first();
  await expect(lit).toHaveText(/^Épée \d, en .+, à \d+\s[mc]m d.+, à jouer$/);
  await lit.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(page.locator(".board [aria-live]")).toHaveText(
    /^Direction \d+\sheures?, [\d,]+°, puissance 51\s%\./,
  );
  await expect(page.locator(".board-gauge")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".board-gauge")).toHaveCount(0);
  // The first Enter only takes aim.
  await page.keyboard.press("Enter");
  await expect(page.locator(".board-gauge")).toBeVisible();
  expect(await pageNumber(page)).toBe(before);
  await page.keyboard.press("Enter");
  await expect.poll(() => pageNumber(page)).toBeGreaterThan(before);
});

test("the name of a disc gives way to the line along which keys aim, to whatever hour", {
  tag: "@narrow",
}, async ({ page }) => {
  await sitDownAt(page, fighting({ at: { thief: [200, 160], "orc-1": [400, 60] } }).match);
  const room = await discsOf(page);
  await expectNameAside(page, "thief", room.at(room.piece("thief")));
  await sitDownAtDuel(page, aiming("move", { at: { s1: [200, 180], c1: [500, 250] } }).match);
  await expectNameAside(page, "s1", (await boardOf(page)).at(200, 180));
});

/** Once round, by keys: where the arrow and the first dots are seen, and where the hand would be, there is no name. */
async function expectNameAside(
  page: Page,
  piece: string,
  disc: { readonly x: number; readonly y: number },
): Promise<void> {
  const said = page.locator(".board > [aria-live]");
  const degreesIn = (words: string | null) => Number(/([\d,]+)°/.exec(words ?? "")?.[1]?.replace(",", "."));
  await page.locator(`[data-piece="${piece}"]`).focus();
  await page.keyboard.press("ArrowUp");
  await expect(said).toHaveText(/°/);
  const first = degreesIn(await said.textContent());
  for (let turn = 0; turn < 12; turn++) {
    await expect(async () => {
      const degrees = degreesIn(await said.textContent());
      expect(degrees).toBe((first + turn * 30) % 360);
      const tag = await page.locator(".name-tag").boundingBox();
      if (tag === null) throw new Error("nobody is named");
      const [x, y] = [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)];
      const covered = [-60, -50, -40, -30, 30, 40, 50, 60].filter((far) => {
        const [across, down] = [disc.x + x * far - tag.x, disc.y + y * far - tag.y];
        return across > 0 && across < tag.width && down > 0 && down < tag.height;
      });
      expect(covered, `at ${degrees}°`).toEqual([]);
    }).toPass({ timeout: 5_000 });
    for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Escape");
}

test("a pull that returns to the disc, or meets Escape, is no flick", async ({ page }) => {
  await untilFlick(page);
  const board = await boardOf(page);
  const disc = board.at(shotOf(board).from.x, shotOf(board).from.y);
  for (const end of ["back", "escape"]) {
    await page.mouse.move(disc.x, disc.y);
    await page.mouse.down();
    await page.mouse.move(disc.x + 90, disc.y + 60, { steps: 4 });
    await expect(page.locator(".board-gauge")).toBeVisible();
    if (end === "back") await page.mouse.move(disc.x, disc.y, { steps: 4 });
    else await page.keyboard.press("Escape");
    await expect(page.locator(".board-gauge")).toHaveCount(0);
    await page.mouse.up();
  }
  expect(await pageNumber(page)).toBe(board.match.page.number);
});

test("a disc that was tapped may be pulled from anywhere", async ({ page }) => {
  await untilFlick(page);
  const board = await boardOf(page);
  const { from } = shotOf(board);
  const disc = board.at(from.x, from.y);
  const far = board.at(from.x < 305 ? 500 : 110, 177);
  await page.mouse.click(disc.x, disc.y);
  await page.mouse.move(far.x, far.y);
  await page.mouse.down();
  await page.mouse.move(far.x, far.y + 90, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => pageNumber(page)).toBeGreaterThan(board.match.page.number);
});

test("the wheel looks closer, a double click sees the whole board again", async ({ page }) => {
  await untilFlick(page);
  const { at } = await boardOf(page);
  const middle = at(305, 20);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -600);
  await expect(page.locator(".board-view[data-near]")).toBeVisible();
  await page.mouse.dblclick(middle.x, middle.y);
  await expect(page.locator(".board-view[data-near]")).toHaveCount(0);
});

test("two fingers look closer, and never flick", { tag: "@phone" }, async ({ page }) => {
  await untilFlick(page);
  const board = await boardOf(page);
  const { from } = shotOf(board);
  const disc = board.at(from.x, from.y);
  const other = board.at(305, 177);
  const finger = await page.context().newCDPSession(page);
  await touch(finger, "touchStart", [disc]);
  await touch(finger, "touchMove", [{ x: disc.x + 10, y: disc.y + 50 }]);
  await touch(finger, "touchStart", [{ x: disc.x + 10, y: disc.y + 50 }, other]);
  for (const by of [15, 30, 45, 60])
    await touch(finger, "touchMove", [
      { x: disc.x + 10, y: disc.y + 50 + by },
      { x: other.x, y: other.y - by },
    ]);
  await touch(finger, "touchEnd", []);
  await expect(page.locator(".board-view[data-near]")).toBeVisible();
  expect(await pageNumber(page)).toBe(board.match.page.number);
});

async function touch(
  finger: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  points: readonly { readonly x: number; readonly y: number }[],
): Promise<void> {
  const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
  await finger.send("Input.dispatchTouchEvent", { type, touchPoints });
}
