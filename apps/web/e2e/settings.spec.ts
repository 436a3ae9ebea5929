import type { Page } from "@playwright/test";
import { onShelf } from "../pictures/matches.ts";
import { enterCatacombs, takePlaces } from "./catacombs.ts";
import { clippedIn } from "./clipped.ts";
import { sitDown } from "./conquest.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { putOnShelf } from "./shelf.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: /Réglages|Settings/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("ossuaire.settings") ?? "");

test("all settings are at home, count at once, and are remembered", async ({ page }) => {
  await open(page, "");
  await page.getByRole("button", { name: "Réglages" }).click();
  await expectAxeClean(page);
  const title = page.getByRole("heading", { name: "Réglages" });
  const before = await title.boundingBox();
  await sheet(page).getByLabel("Taille du texte").selectOption("150");
  const after = await title.boundingBox();
  expect((after?.height ?? 0) / (before?.height ?? 1)).toBeCloseTo(1.5, 1);
  await sheet(page).getByLabel("Contraste").selectOption("more");
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "more");
  await expectAxeClean(page);
  await sheet(page).getByLabel("Aide à la visée").selectOption("none");
  await sheet(page).getByLabel("Allure des autres").selectOption("slow");
  await sheet(page).getByLabel("Sons").check();
  await sheet(page).getByLabel("Volume").fill("35");
  for (const one of [
    '"text":150',
    '"contrast":"more"',
    '"guide":"none"',
    '"pace":"slow"',
    '"volume":35',
    '"muted":false',
  ])
    expect(await stored(page)).toContain(one);
  await sheet(page).getByLabel("Langue").selectOption("en");
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "more");
  await expectNoSidewaysScroll(page);
});

test("letters of twice the size stay within the window, on every page and at the table", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript(() => {
    if (location.protocol === "http:")
      localStorage.setItem("ossuaire.settings", JSON.stringify({ pace: "at-once", muted: true, text: 200 }));
  });
  for (const address of [
    "",
    "#/rules",
    "#/rules/SOL-VERDICT-14",
    "#/new/catacombs",
    "#/credits",
    "#/replay",
  ]) {
    await open(page, address);
    for (const [width, height] of smaller) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page);
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await enterCatacombs(page);
  await takePlaces(page);
  // The table is laid as one of half the size is; the board gives way, and is still flicked where it is seen.
  const board = await page.locator(".board-view").boundingBox();
  expect(board?.height).toBeGreaterThan(300);
  expect(board?.width).toBeLessThan(720);
  expect((await page.locator(".foot-choices .button").first().boundingBox())?.height).toBeGreaterThanOrEqual(
    88,
  );
  for (const name of ["fight", "shop", "middle"] as const) {
    if (name !== "fight") await lay(page, name);
    for (const [width, height] of smaller) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page);
      expect.soft(await clippedIn(page), `${name}, ${width} × ${height}`).toEqual([]);
    }
  }
});

const smaller = [
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const;

async function lay(page: Page, name: "shop" | "middle"): Promise<void> {
  await putOnShelf(page, { id: name, ...onShelf[name] });
  await open(page, `#/play/${name}`);
  await page.locator(".board-view[data-drawn], .stall").waitFor();
}

test.describe("with the colours of the system alone", () => {
  test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

  /**
   * Letters are painted in the colour that the browser forces. Axe asks what they are filled with, and is told the colour of
   * the style sheets: so what is painted is said there as well.
   */
  const expectAxeCleanAsPainted = async (page: Page) => {
    await page.evaluate(() => {
      const painted = [...document.querySelectorAll<HTMLElement>("body *")].map(
        (one) => [one, getComputedStyle(one).color] as const,
      );
      for (const [one, colour] of painted) one.style.setProperty("-webkit-text-fill-color", colour);
    });
    await expectAxeClean(page);
  };

  const border = (page: Page, part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return borderTopStyle === "none" ? 0 : Number.parseFloat(borderTopWidth);
      });

  test("tokens, bars and what is chosen keep a line, and life is a number", async ({ page }) => {
    await sitDown(page, { seed: "forced", health: "8" });
    await expect(page.locator(".play-seats .token").first()).toBeVisible();
    expect(await border(page, ".play-seats .token")).toBeGreaterThanOrEqual(1);
    await expect(page.locator(".team-pool").first()).toContainText("8");
    const lit = page.locator(".hand-lit").first();
    await expect(lit).toBeVisible();
    expect(await lit.evaluate((card) => getComputedStyle(card).outlineStyle)).toBe("solid");
    await expectAxeCleanAsPainted(page);

    await enterCatacombs(page);
    await takePlaces(page);
    await expect(page.locator(".play-seats .life-count").first()).toHaveText("♥ 8/8");
    expect(await border(page, ".play-seats .life-bar")).toBeGreaterThanOrEqual(1);
    await page.locator(".play-seats [aria-pressed]").first().click();
    const chosen = page.locator('.play-seats [aria-pressed="true"]');
    expect(await chosen.evaluate((one) => getComputedStyle(one).outlineWidth)).toBe("3px");
    await expectAxeCleanAsPainted(page);

    await open(page, "");
    for (const part of [".panel", ".box", ".door"]) expect(await border(page, part)).toBeGreaterThan(0);
    await expectAxeCleanAsPainted(page);
  });
});

test.describe("on a device that asks for more contrast", () => {
  test.use({ contextOptions: { reducedMotion: "reduce", contrast: "more" } });

  test("the page wears it, unless somebody wants candle-light", async ({ page }) => {
    await open(page, "");
    await expect(page.locator("html")).toHaveAttribute("data-contrast", "more");
    await expectAxeClean(page);
    await page.getByRole("button", { name: "Réglages" }).click();
    await sheet(page).getByLabel("Contraste").selectOption("usual");
    await expect(page.locator("html")).toHaveAttribute("data-contrast", "usual");
  });
});
