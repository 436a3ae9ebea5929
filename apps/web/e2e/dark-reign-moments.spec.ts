import type { Page } from "@playwright/test";
import { onShelf } from "../pictures/matches.ts";
import { seen } from "./eyes.ts";
import { expect, open, speak, test } from "./page.ts";
import { putOnShelf } from "./shelf.ts";

const windows = [
  [1600, 1000],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

/** Svein opens the door at which he stands; the moment that comes of it lasts as long as it is looked at. */
async function throughTheDoor(page: Page, name: "door" | "ambush", kind: string): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    if (location.protocol !== "http:") return;
    localStorage.setItem("ossuaire.settings", JSON.stringify({ pace: "normal", muted: true }));
  });
  await putOnShelf(page, { id: "laid", ...onShelf[name] });
  await open(page, "#/play/laid");
  await page.locator(".grid-board[aria-busy=false]").waitFor();
  await page.locator("[data-deed=open]").press("Enter");
  const moment = page.locator(`.dr-discovery[data-kind=${kind}]`);
  await moment.waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 200));
  await moment.evaluate((words) => {
    words.style.animation = "none";
    words.style.opacity = "1";
  });
}

/** All that tells something over the board, and which of it lies one over the other. */
function overlapping(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const over =
      ".dr-told, .dr-discovery > *, .dr-unforeseen, .dr-unforeseen-again, .dr-way, .dr-offers, .dr-asked, .grid-beside, .grid-map, .grid-back, .caption";
    const told = [...document.querySelectorAll(`.play-board :is(${over})`)]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => ({ name: one.className || one.textContent, box: one.getBoundingClientRect() }));
    return told.flatMap(({ name, box }, n) =>
      told
        .slice(n + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });
}

for (const [name, kind, words] of [
  ["door", "found", /découvre une nouvelle zone/],
  ["ambush", "ambush", /Embuscade\s!/],
] as const)
  test(`nothing lies over the words of a moment, in any window: ${kind}`, async ({ page }) => {
    await throughTheDoor(page, name, kind);
    const moment = page.locator(".dr-discovery");
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      for (const language of ["en", "fr"]) {
        await speak(page, language);
        await expect(moment.locator("b")).toBeInViewport({ ratio: 1 });
        expect.soft(await overlapping(page), `${width} × ${height}, ${language}`).toEqual([]);
      }
    }
    await expect(seen(moment, words).first()).toBeVisible();
    // The Imprévu gives way to it, and is there again when it is over.
    const again = page.locator(".dr-unforeseen-again");
    if (kind === "found") await expect(again).toBeHidden();
    await page.clock.resume();
    await page.keyboard.press("Shift");
    await expect(moment).toHaveCount(0);
    if (kind === "found") await expect(again).toBeVisible();
  });
