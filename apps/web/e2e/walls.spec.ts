import { boardOf, readLayout, walled } from "@ossuaire/study";
import type { Page } from "@playwright/test";
import { fit, toScreen } from "../src/board/camera.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, speak, test } from "./page.ts";

const board = boardOf({ rims: walled });

/** How the board was left on the device. */
async function kept(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem("ossuaire.practice.board"));
  const layout = readLayout(JSON.parse(stored ?? "null"));
  if (layout === undefined) throw new Error("no board was kept");
  return (id: string) => layout.pieces.find((piece) => piece.id === id);
}

type Spot = { readonly x: number; readonly y: number };

/** From where the board is looked at, and where on the screen it is. */
async function camera(page: Page) {
  const box = await page.locator(".board-view").boundingBox();
  if (box === null) throw new Error("the board is not on the screen");
  return { ...fit(board, box), left: box.x, top: box.y };
}

/** Where a place of the board is on the screen. */
async function spotOf(page: Page, place: Spot): Promise<Spot> {
  const { left, top, ...seen } = await camera(page);
  const { x, y } = toScreen(seen, place);
  return { x: left + x, y: top + y };
}

interface Hand {
  tap(at: Spot): Promise<void>;
  drag(from: Spot, to: Spot): Promise<void>;
}

const mouse = (page: Page): Hand => ({
  tap: ({ x, y }) => page.mouse.click(x, y),
  async drag(from, to) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  },
});

const finger = (page: Page): Hand => ({
  tap: ({ x, y }) => page.touchscreen.tap(x, y),
  async drag(from, to) {
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly Spot[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
    await send("touchStart", [from]);
    await send("touchMove", [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await send("touchMove", [to]);
    await send("touchEnd", []);
    await touch.detach();
  },
});

/** Lays a wall across the way of the first disc, flicks it there, and takes the wall away again. */
async function wallInTheWay(page: Page, hand: Hand): Promise<void> {
  await open(page, "#/practice");
  await page.getByRole("button", { name: "Disposer" }).click();
  await page.getByRole("button", { name: "un mur" }).click();
  // As the board is seen, across the way of the disc: upright, or level where the board stands upright.
  const slider = page.getByRole("slider", { name: "Direction" });
  const turned = (await camera(page)).turned;
  const box = await slider.boundingBox();
  if (box === null) throw new Error("there is nothing to turn it with");
  await hand.tap({ x: box.x + (turned ? 3 : box.width * 0.516), y: box.y + box.height / 2 });
  await expect(slider).toHaveAttribute("aria-valuetext", turned ? "à l’horizontale" : "à la verticale");
  await hand.drag(await spotOf(page, { x: 260, y: 240 }), await spotOf(page, { x: 240, y: 200 }));
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Poser ici" }).click();
  expect((await kept(page))("wall-1")).toMatchObject({ turn: 16, x: expect.closeTo(240, -0.5) });

  await page.getByRole("button", { name: "Tirer", exact: true }).click();
  await hand.drag(await spotOf(page, { x: 110, y: 200 }), await spotOf(page, { x: 20, y: 200 }));
  await expect.poll(async () => (await kept(page))("disc-1")?.x).not.toBe(110);
  // It did not come through, and was not kept by the wall either.
  expect((await kept(page))("disc-1")?.x).toBeLessThan(215);
  await page.getByRole("button", { name: "Un pas en arrière" }).click();
  await expect.poll(async () => (await kept(page))("disc-1")?.x).toBe(110);

  // It is taken up by its end as well.
  await page.getByRole("button", { name: "Disposer" }).click();
  await hand.tap(await spotOf(page, { x: 240, y: 245 }));
  await page.getByRole("button", { name: "L’enlever" }).click();
  expect((await kept(page))("wall-1")).toBeUndefined();
}

test("a wall is laid, flicked against and taken away by mouse", ({ page }) =>
  wallInTheWay(page, mouse(page)));

test("a wall is laid, flicked against and taken away by finger", { tag: "@phone" }, ({ page }) =>
  wallInTheWay(page, finger(page)),
);

test("a wall is laid and turned by keys, and told", { tag: "@narrow" }, async ({ page }) => {
  await open(page, "#/practice");
  await page.getByRole("button", { name: "Disposer" }).press("Enter");
  await page.getByLabel("Taille").selectOption("petite");
  await page.getByRole("button", { name: "un mur" }).press("Enter");
  const slider = page.getByRole("slider", { name: "Direction" });
  await slider.press("Home");
  for (let step = 0; step < 8; step++) await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "descend vers la droite, 45°");
  const wall = page.getByRole("button", { name: /^Mur 1/ });
  await expect(wall).toHaveText(/descend vers la droite, 45°, à placer/);
  // Over the obstacle it is refused, with the reason.
  await expect(page.getByText("La place est déjà prise.")).toBeVisible();
  await wall.focus();
  for (let step = 0; step < 12; step++) await wall.press("ArrowUp");
  // What is said of it on its way is what stands in the list: how far its nearest end or face is.
  const live = page.locator(".board > [aria-live=polite]");
  await expect(async () => expect(await wall.textContent()).toContain(await live.textContent())).toPass();
  await expect(live).toContainText("Obstacle 1");
  await expectAxeClean(page);
  await wall.press("Enter");
  await expect(wall).toHaveText(/descend vers la droite, 45°, à choisir/);
  await expectNoSidewaysScroll(page);
  // It is found as it was left, turned further, and left as it was after all.
  await page.reload();
  await speak(page, "en");
  await page.getByRole("button", { name: "Lay out" }).press("Enter");
  const again = page.getByRole("button", { name: /^Wall 1/ });
  await again.press("Enter");
  await page.getByRole("slider", { name: "Direction" }).press("ArrowRight");
  await expect(again).toHaveText(/falling to the right, 51°/);
  await page.getByRole("button", { name: "Leave it as it was" }).press("Enter");
  await expect(again).toHaveText(/falling to the right, 45°/);
});
