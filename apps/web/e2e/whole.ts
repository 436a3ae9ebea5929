import type { Page } from "@playwright/test";
import { boardOf, question, shotOf, storedMatch } from "./conquest.ts";
import { expect } from "./page.ts";

/** From here to the end of a match of Conquest, by keys alone. */
export async function playByKeys(page: Page): Promise<void> {
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
    await goneOn(page, number);
  }
}

/** The same by mouse, every target chosen on its disc and every projectile pulled from where it lies. */
export async function playByMouse(page: Page): Promise<void> {
  for (let asked = await question(page); asked !== undefined; asked = await question(page)) {
    const { number } = (await storedMatch(page)).page;
    if (asked === "hand") {
      await page
        .locator(".hand-lit")
        .first()
        .click({ position: { x: 20, y: 20 } });
      await page.locator(".hand-play").click();
    } else if ((await page.locator("[data-task=choose]").count()) > 0) {
      const { x, y } = await targetOf(page);
      await page.mouse.click(x, y);
    } else if (asked === "buttons") await page.locator(".foot-choices .button").last().click();
    else {
      const { disc, pulled } = await pullOf(page);
      await page.mouse.move(disc.x, disc.y);
      await page.mouse.down();
      await page.mouse.move(pulled(far).x, pulled(far).y, { steps: 4 });
      await page.mouse.up();
    }
    await goneOn(page, number);
    await page.mouse.move(4, 400);
  }
}

/** The same with a finger. */
export async function playByTouch(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  for (let asked = await question(page); asked !== undefined; asked = await question(page)) {
    if (asked === "hand") {
      const { number } = (await storedMatch(page)).page;
      const card = page.locator(".hand-lit").first();
      // Now and then the browser makes no click of a tap that follows a drag at once; a person taps again.
      await expect(async () => {
        await card.tap({ position: { x: 20, y: 20 } });
        await expect(page.locator(".hand-raised")).toHaveCount(1, { timeout: 1_000 });
      }).toPass();
      await page.locator(".hand-play").tap();
      await goneOn(page, number);
      await expect(page.locator(".hand-raised")).toHaveCount(0);
    } else if (asked === "buttons") await page.locator(".foot-choices .button").last().tap();
    else {
      const { number } = (await storedMatch(page)).page;
      const { disc, pulled } = await pullOf(page);
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [disc] });
      for (const by of [30, 70, 130])
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [pulled(by)] });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await goneOn(page, number);
    }
  }
}

/** In pixels: out of the circle of a projectile, also where it is pulled right across its shooter. */
const far = 240;

type Point = { readonly x: number; readonly y: number };

/** The disc that may be flicked, on the screen, and where a hand is that has pulled it back by so many pixels. */
async function pullOf(page: Page): Promise<{ readonly disc: Point; pulled(by: number): Point }> {
  const board = await boardOf(page);
  const { from, towards } = shotOf(board);
  const disc = board.at(from.x, from.y);
  const ahead = board.at(from.x + towards.x, from.y + towards.y);
  const mm = Math.hypot(ahead.x - disc.x, ahead.y - disc.y);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const along = (way: 1 | -1) => (by: number) => ({
    x: disc.x - way * ((ahead.x - disc.x) / mm) * by,
    y: disc.y - way * ((ahead.y - disc.y) / mm) * by,
  });
  // A hand does not leave the window: who lies at its edge is pulled the other way.
  const { x, y } = along(1)(far);
  const isInside = x > 2 && x < width - 2 && y > 2 && y < height - 2;
  return { disc, pulled: along(isInside ? 1 : -1) };
}

/** A piece that may be chosen, on the screen. */
async function targetOf(page: Page): Promise<Point> {
  const { match, view, at } = await boardOf(page);
  const [option] = match.decision?.kind === "choose" ? match.decision.options : [];
  const disc = view.discs.find(({ id }) => id === option?.id);
  if (disc === undefined) throw new Error("nothing to choose in the arena");
  return at(disc.x, disc.y);
}

async function goneOn(page: Page, number: number): Promise<void> {
  await expect.poll(async () => (await storedMatch(page)).page.number).toBeGreaterThan(number);
}
