import type { Page } from "@playwright/test";
import { expect } from "./page.ts";
import type { Means } from "./quest-hands.ts";

type Square = { readonly x: number; readonly y: number };
type Spot = Square;

/** With the mouse alone: squares are pressed where they are seen; what is out of view is dragged into it. */
export function byMouse(page: Page): Means {
  const press = async (who: string, from: Square, to: Square): Promise<void> => {
    const spot = await inView(page, who, from, to, async (grip, drop) => {
      await page.mouse.move(grip.x, grip.y);
      await page.mouse.down();
      await page.mouse.move(drop.x, drop.y, { steps: 3 });
      await page.mouse.up();
    });
    await page.mouse.click(spot.x, spot.y);
  };
  return {
    press: (selector) => page.locator(selector).first().click(),
    go: press,
    pick: press,
    lay: (order) =>
      laid(page, order, async (grip, drop) => {
        await page.mouse.move(grip.x, grip.y);
        await page.mouse.down();
        await page.mouse.move(drop.x, drop.y, { steps: 4 });
        await page.mouse.up();
      }),
  };
}

/** With a finger. */
export function byTouch(page: Page): Means {
  const press = async (who: string, from: Square, to: Square): Promise<void> => {
    const touch = await page.context().newCDPSession(page);
    const spot = await inView(page, who, from, to, async (grip, drop) => {
      const send = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly Spot[]) =>
        touch.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
      await send("touchStart", [grip]);
      await send("touchMove", [{ x: (grip.x + drop.x) / 2, y: (grip.y + drop.y) / 2 }]);
      await send("touchMove", [drop]);
      await send("touchEnd", []);
    });
    await touch.detach();
    await page.touchscreen.tap(spot.x, spot.y);
  };
  return {
    press: (selector) => page.locator(selector).first().tap(),
    go: press,
    pick: press,
    async lay(order) {
      const touch = await page.context().newCDPSession(page);
      const send = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly Spot[]) =>
        touch.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
      await laid(page, order, async (grip, drop) => {
        await send("touchStart", [grip]);
        await send("touchMove", [{ x: (grip.x + drop.x) / 2, y: (grip.y + drop.y) / 2 }]);
        await send("touchMove", [drop]);
        await send("touchEnd", []);
      });
      await touch.detach();
    },
  };
}

const ways: Readonly<Record<string, string>> = {
  "-1,-1": "Home",
  "0,-1": "ArrowUp",
  "1,-1": "PageUp",
  "-1,0": "ArrowLeft",
  "1,0": "ArrowRight",
  "-1,1": "End",
  "0,1": "ArrowDown",
  "1,1": "PageDown",
};

/** By keys alone: to the board by its focus, from square to square by looking, to everything else by tabbing. */
export function byKeys(page: Page): Means {
  const look = async (_who: string, from: Square, to: Square): Promise<void> => {
    await tabTo(page, ".grid-view");
    for (let { x, y } = from; x !== to.x || y !== to.y; ) {
      const [across, down] = [Math.sign(to.x - x), Math.sign(to.y - y)];
      await page.keyboard.press(`Shift+${ways[`${across},${down}`]}`);
      x += across;
      y += down;
    }
    await page.keyboard.press("Enter");
  };
  return {
    async press(selector) {
      await tabTo(page, selector);
      await page.keyboard.press("Enter");
    },
    async go(who, from, to) {
      const way = ways[`${to.x - from.x},${to.y - from.y}`];
      if (way === undefined) return await look(who, from, to);
      await tabTo(page, ".grid-view");
      await page.keyboard.press(way);
    },
    pick: look,
    async lay(order) {
      for (const [place, id] of order.entries()) {
        await tabTo(page, portraitOf(id));
        for (let at = await placeOf(page, id); at > place; at--) await page.keyboard.press("ArrowLeft");
      }
    },
  };
}

const portraitOf = (id: string): string => `[data-order="${id}"]`;

async function placeOf(page: Page, id: string): Promise<number> {
  const row = await page
    .locator("[data-order]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-order")));
  return row.indexOf(id);
}

/** Each portrait is dragged to its place, from the first to the last. */
async function laid(
  page: Page,
  order: readonly string[],
  drag: (grip: Spot, drop: Spot) => Promise<void>,
): Promise<void> {
  const middle = async (place: number): Promise<Spot> => {
    const box = await page.locator("[data-order]").nth(place).boundingBox();
    if (box === null) throw new Error(`no portrait lies in place ${place}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await expect(page.locator("[data-order]").first()).toBeVisible();
  for (const [place, id] of order.entries()) {
    const at = await placeOf(page, id);
    if (at !== place) await drag(await middle(at), await middle(place));
    await expect.poll(() => placeOf(page, id)).toBe(place);
  }
}

/** As far as the key of tabs has to be pressed; whoever is there already presses nothing. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((sought) => document.activeElement?.matches(sought) ?? false, selector);
  await expect(page.locator(selector).first()).toBeAttached();
  for (let n = 0; n < 200; n++) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no key leads to ${selector}`);
}

/** Where a square is seen; dragged to the middle, if something lies over it or it is out of the view. */
async function inView(
  page: Page,
  who: string,
  from: Square,
  to: Square,
  drag: (grip: Spot, drop: Spot) => Promise<void>,
): Promise<Spot> {
  for (let n = 0; n < 6; n++) {
    await drawn(page);
    const { spot, middle, isFree } = await seenAt(page, who, from, to);
    if (isFree) return spot;
    const far = { x: clamp(middle.x - spot.x), y: clamp(middle.y - spot.y) };
    await drag(
      { x: middle.x - far.x / 2, y: middle.y - far.y / 2 },
      { x: middle.x + far.x / 2, y: middle.y + far.y / 2 },
    );
  }
  throw new Error(`the square ${to.x}, ${to.y} cannot be brought into view`);
}

const clamp = (by: number): number => Math.sign(by) * Math.min(140, Math.abs(by));

/** On a busy machine a drag is done before it is seen: nobody points at what has not been drawn. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

async function seenAt(page: Page, who: string, from: Square, to: Square) {
  return await page.evaluate(
    ({ piece, across, down }) => {
      const view = document.querySelector(".grid-view")?.getBoundingClientRect();
      const box = document.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect();
      if (view === undefined || box === undefined) throw new Error(`${piece} is not on the board`);
      const spot = { x: box.x + box.width * (across + 0.5), y: box.y + box.width * (down + 0.5) };
      const hit = document.elementFromPoint(spot.x, spot.y);
      const isFree = hit !== null && hit.closest(".grid-view") !== null && hit.closest(".grid-over") === null;
      return { spot, middle: { x: view.x + view.width / 2, y: view.y + view.height / 2 }, isFree };
    },
    { piece: who, across: to.x - from.x, down: to.y - from.y },
  );
}
