import { allMonsters } from "@ossuaire/catacombs/all";
import { expect, type Locator, type Page } from "@playwright/test";

/** Two players with two Heroes each. */
export const two = [
  ["elf", "barbarian"],
  ["thief", "wizard"],
];

export const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`);
export const overseer = (page: Page) => page.getByRole("region", { name: "Maître des catacombes" }).first();
export const heroBoard = (page: Page, hero: string) =>
  page.locator(".hero-board").filter({ has: page.getByRole("heading", { name: hero }) });

export async function boxOf(seen: Locator) {
  await expect(seen).toBeVisible();
  const box = await seen.boundingBox();
  if (box === null) throw new Error("nothing is seen");
  return box;
}

/** Does something with a leaf that is opened by pressing, and puts it away again. */
export async function reading(
  opener: Locator,
  name: string | RegExp,
  read: (leaf: Locator) => Promise<void>,
) {
  await opener.press("Enter");
  const leaf = opener.page().getByRole("dialog", { name, exact: true });
  await expect(leaf).toBeVisible();
  await read(leaf);
  await opener.page().keyboard.press("Escape");
  await expect(leaf).toHaveCount(0);
}

/** Does something with the map, and folds it again. */
export async function onMap(page: Page, see: (map: Locator) => Promise<void>) {
  await reading(page.locator(".way-open"), "La carte", see);
}

/** The card of the room that the Heroes are in, from the map. */
export async function readRoom(map: Locator, read: (card: Locator) => Promise<void>) {
  const here = map.locator("[data-here]").getByRole("button", { name: /lire la carte$/ });
  const name = ((await here.textContent()) ?? "").trim();
  await reading(here, name, read);
}

/** In the upper right corner of a card. */
export async function expectUpperRight(level: Locator, card: Locator) {
  const [small, large] = [await boxOf(level), await boxOf(card)];
  expect(small.x + small.width / 2).toBeGreaterThan(large.x + large.width * 0.6);
  expect(small.y + small.height / 2).toBeLessThan(large.y + large.height * 0.35);
}

/** In the bestiary of the help: every monster of these boxes, and no two faces alike. */
export async function expectOwnFaces(page: Page, boxes: readonly string[]) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Aide", exact: true }).last().click();
  const help = page.getByRole("dialog").last();
  await expect(help.locator(".help-monsters .emblem").first()).toBeVisible();
  const faces = new Map(
    await help
      .locator(".help-monsters > li")
      .evaluateAll((lines) =>
        lines.map((line): [string | undefined, string | null | undefined] => [
          line.querySelector(".help-name")?.textContent,
          line.querySelector(".emblem path")?.getAttribute("d"),
        ]),
      ),
  );
  const names = allMonsters({ boxes: [...boxes] }).map(({ name }) => name.fr);
  expect([...faces.keys()].toSorted()).toEqual(names.toSorted());
  expect(new Set(faces.values()).size).toBe(names.length);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
