import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { linesOf, putRecords } from "./shelf.ts";

const boxes = [
  "Catacombs",
  "À la conquête des catacombes",
  "Le Règne Sombre",
  "Caverne de Soloth",
  "Horde de Vermine",
] as const;

test("the shelf speaks French to a French browser", async ({ page }) => {
  await open(page, "");
  await expect(page).toHaveTitle("Ossuaire — la table des Catacombes");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("article")).toHaveCount(5);
});

test.describe("in an English browser", () => {
  test.use({ locale: "en-GB" });

  test("the shelf speaks English", async ({ page }) => {
    await open(page, "");
    await expect(page).toHaveTitle("Ossuaire — the Catacombs table");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("link", { name: "Catacombs Conquest — Play" })).toBeVisible();
  });
});

test("the language changes at once and is remembered", async ({ page }) => {
  await open(page, "");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle("Ossuaire — the Catacombs table");
  await expect(page.getByRole("link", { name: /^Cavern of Soloth/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /^Cavern of Soloth/ })).toBeVisible();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.getByRole("link", { name: /^Caverne de Soloth/ })).toBeVisible();
});

test("the box of Conquest opens its set-up", async ({ page }) => {
  await open(page, "");
  await page.getByRole("link", { name: "À la conquête des catacombes — Jouer", exact: true }).click();
  await expect(page).toHaveURL(/#\/new\/conquest$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the box of an expansion opens the set-up of its game, with itself on the table", async ({ page }) => {
  for (const [cover, id, name] of [
    ["Caverne de Soloth", "soloth", "La Caverne de Soloth"],
    ["Horde de Vermine", "vermin", "La Horde de Vermine"],
  ] as const) {
    await open(page, "");
    await page.getByRole("link", { name: `${cover} — Jouer`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#/new/catacombs/${id}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByLabel(name, { exact: true })).toBeChecked();
  }
  await open(page, "#/new/catacombs/attic");
  await expect(page.getByRole("heading", { name: "Ce couloir ne mène nulle part" })).toBeVisible();
});

/** The windows that home is laid out for. */
const windows = [
  [1600, 1000],
  [1280, 720],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const;

test("to play and to learn, or to go on, are seen without scrolling, on a table all boxes too, and nothing lies over anything", async ({
  page,
}) => {
  for (const kept of [false, true]) {
    if (kept)
      await putRecords(
        page,
        linesOf(2).map((line) => [`line/${line.id}`, line] as const),
      );
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await open(page, "");
      const second = kept ? "Continuer" : "C’est parti";
      await expect(page.getByRole("button", { name: /Jouer tout de suite/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("link", { name: second })).toBeInViewport({ ratio: 1 });
      if (width >= 1280)
        for (const part of await page.locator(".shelf-board, .door").all())
          await expect(part).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      const boxes = await Promise.all(
        [".header-tagline", ".header-menu"].map((part) => page.locator(part).boundingBox()),
      );
      const [tagline, menu] = boxes;
      if (tagline && menu)
        expect(tagline.x + tagline.width <= menu.x || tagline.y + tagline.height <= menu.y + 1).toBe(true);
    }
    // Nothing is said of matches and replays where there are none.
    await expect(page.getByRole("heading", { name: "Parties sur cet appareil" })).toHaveCount(kept ? 1 : 0);
    await expect(page.getByRole("heading", { name: "Rediffusions", exact: true })).toHaveCount(0);
    await expectAxeClean(page);
  }
});

test("every box can be played", async ({ page }) => {
  await open(page, "");
  for (const name of boxes)
    await expect(page.getByRole("link", { name: `${name} — Jouer`, exact: true })).toHaveCount(1);
  for (const link of await page.getByRole("link").all()) await expect(link).toHaveAttribute("href", /^#\//);
});

test("an address that leads nowhere says so", async ({ page }) => {
  await open(page, "#/cellar");
  await expect(page.getByRole("heading", { name: "Ce couloir ne mène nulle part" })).toBeVisible();
  await page.getByRole("link", { name: "Retour à l’étagère" }).click();
  await expect(page.getByRole("article")).toHaveCount(5);
});

test("the credits name the fonts, the drawings and their licences", async ({ page }) => {
  await open(page, "#/credits");
  for (const name of ["Lorc", "Delapouite", "CC BY 3.0", "Cinzel", "EB Garamond", "IM Fell English", "OFL"]) {
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
  }
});

test("wood and parchment are there from the start, as files", async ({ page }) => {
  await open(page, "");
  const widths = await page.evaluate(() => {
    const backgrounds = ["", "::before"].flatMap((part) =>
      [...document.querySelectorAll("*")].map((element) => getComputedStyle(element, part).backgroundImage),
    );
    const files = new Set(backgrounds.flatMap((background) => background.match(/http[^"]+\.webp/g) ?? []));
    return Promise.all(
      [...files].map(async (file) => {
        const picture = new Image();
        picture.src = file;
        await picture.decode();
        return picture.naturalWidth;
      }),
    );
  });
  expect(widths.toSorted((a, b) => a - b)).toEqual([960, 1024]);
});
