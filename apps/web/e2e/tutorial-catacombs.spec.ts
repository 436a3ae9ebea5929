import { firstRoom, solothLesson, verminLesson } from "@ossuaire/catacombs/lessons";
import type { Page } from "@playwright/test";
import { stopsOf } from "../src/tutorial/lesson.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { onShelf } from "./shelf.ts";
import { boardOn, byMouse, kept, pullOf, reached, skipTo } from "./taught.ts";

const name = "catacombs.course";
const stops = stopsOf(firstRoom);
const spots = { elf: [60, 60], barbarian: [60, 140], thief: [60, 220], wizard: [26, 100] } as const;

const says = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
/** The first step of a chapter, counted from 0. */
const opening = (chapter: number) => stops.findIndex((stop) => stop.chapter === chapter);

async function begin(page: Page): Promise<void> {
  await open(page, "#/learn/catacombs/course");
  await page.locator(".board-view[data-drawn]").waitFor();
  await reached(page, 0);
}

/** Opens a chapter by its title. */
async function turnTo(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Chapitres" }).click();
  await page.getByRole("button", { name: title }).click();
}

test("the first room by mouse: from the shelf to a room that is set up, a move and a blow", async ({
  page,
}) => {
  test.slow();
  await open(page, "");
  await page.getByRole("link", { name: /^Apprendre — Catacombs/ }).click();
  await reached(page, 0);
  await expect(says(page, "Bienvenue dans les catacombes")).toBeVisible();
  await expect(page.locator(".coach-count")).toHaveText(`1 sur ${firstRoom.chapters.length}`);
  await expectAxeClean(page);
  await skipTo(page, name, 2);
  const board = await boardOn(page);
  for (const [x, y] of Object.values(spots)) {
    const spot = board.at({ x, y });
    await page.mouse.click(spot.x, spot.y);
  }
  await skipTo(page, name, opening(1) + 1);
  for (const step of [1, 3].map((later) => opening(1) + later)) {
    await reached(page, step);
    await byMouse(page, await pullOf(page, name, firstRoom, step));
    await reached(page, step + 2);
  }
  await expect(says(page, "son pion est retourné")).toBeVisible();
  // What was done last can be done again.
  await page.getByRole("button", { name: "Encore" }).click();
  await reached(page, opening(1) + 4);
});

test("the first room by keys: the focus is always where the lesson goes on", async ({ page }) => {
  test.slow();
  await begin(page);
  for (const [at, { step }] of stops.slice(0, opening(2)).entries()) {
    await reached(page, at);
    const { exercise } = step;
    if (exercise?.by !== "learner") {
      await expect(page.getByRole("button", { name: "Suite" })).toBeFocused();
      await page.keyboard.press("Enter");
    } else if (exercise.pulls) {
      await expect(page.getByRole("button", { name: /^Le (Voleur|Barbare) : Coup de poing/ })).toBeFocused();
      await page.keyboard.press("Enter");
    } else {
      // A Hero is put down, or lets go, where it is proposed.
      await expect(page.locator(".play-board [data-piece]:focus")).toBeAttached();
      await expect
        .poll(async () => {
          if ((await kept(page, name)).at > at) return true;
          await page.keyboard.press("Enter");
          return (await kept(page, name)).at > at;
        })
        .toBe(true);
    }
  }
  await reached(page, opening(2));
});

test("a chapter is left and taken up again, any other is opened from the list, and it speaks English", async ({
  page,
}) => {
  await begin(page);
  await turnTo(page, "La Boule de feu");
  await skipTo(page, name, opening(5) + 2);
  const before = await kept(page, name);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Quitter la leçon" }).click();
  await page.getByRole("link", { name: /^Reprendre la leçon — Catacombs/ }).click();
  await reached(page, opening(5) + 2);
  expect(await kept(page, name)).toEqual(before);
  await turnTo(page, "Chez le Marchand");
  await reached(page, opening(9));
  await page.getByRole("button", { name: "Suite" }).click();
  await reached(page, opening(9) + 1);
  // The stall stands where the board was; the one purchase that is asked for can be made.
  await page.getByRole("button", { name: /Grande hache/ }).click();
  await expectAxeClean(page);
  await page.getByRole("button", { name: /^Acheter/ }).click();
  await reached(page, opening(9) + 2);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await page.keyboard.press("Escape");
  await expect(says(page, "The axe is the Barbarian’s")).toBeVisible();
});

test("the first room by finger, on a phone: nothing lies over anything", { tag: "@phone" }, async ({
  page,
}) => {
  await begin(page);
  await expectNoSidewaysScroll(page);
  await skipTo(page, name, 2);
  const board = await boardOn(page);
  const [x, y] = spots.elf;
  const spot = board.at({ x, y });
  await page.touchscreen.tap(spot.x, spot.y);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  const buttons = await Promise.all(
    (await page.locator(".coach button:visible").all()).map((one) => one.boundingBox()),
  );
  for (const [i, one] of buttons.entries())
    for (const other of buttons.slice(i + 1))
      if (one && other)
        expect(
          one.x + one.width <= other.x + 1 ||
            other.x + other.width <= one.x + 1 ||
            one.y + one.height <= other.y + 1 ||
            other.y + other.height <= one.y + 1,
        ).toBe(true);
  await expectRuleBeneathWords(page);
  await expectAllInReach(page);
  await turnTo(page, "La Boule de feu");
  await reached(page, opening(5));
  await expect(page.locator(".coach .deed:visible")).toHaveCount(1);
  await expectRuleBeneathWords(page);
  await page.getByRole("button", { name: /^Le Magicien : Boule de feu/ }).tap();
  await reached(page, opening(5) + 1);
});

/** Words, rules and buttons of a step are seen whole and lie under nothing: a finger meets them. */
async function expectAllInReach(page: Page): Promise<void> {
  const hidden = await page.locator(".coach").evaluate((coach) => {
    const frame = coach.getBoundingClientRect();
    const parts = [...coach.querySelectorAll(".coach-words p, .coach-rules .rule-link, button")];
    return parts
      .filter((part) => part.checkVisibility() && !part.classList.contains("unseen"))
      .filter((part) => {
        const { left, right, top, bottom, height } = part.getBoundingClientRect();
        const isWhole = top >= frame.top - 1 && bottom <= frame.bottom + 1 && right <= innerWidth + 1;
        const ends = [left + 6, right - 6].map((x) => document.elementFromPoint(x, top + height / 2));
        return !isWhole || ends.some((met) => !met || !(part.contains(met) || met.contains(part)));
      })
      .map(({ textContent }) => textContent);
  });
  expect(hidden).toEqual([]);
}

/** Every step shows its rule, and says nothing over it. */
async function expectRuleBeneathWords(page: Page): Promise<void> {
  const rule = page.locator(".coach-rules .rule-link").first();
  await expect(rule).toBeVisible();
  const words = await page.locator(".coach-words p").first().boundingBox();
  const beneath = await rule.boundingBox();
  expect(beneath?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0) - 2);
}

test("on a tablet held upright the coach has the whole width, and the words stand above their rules", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await begin(page);
  await skipTo(page, name, 5);
  await expectRuleBeneathWords(page);
  expect((await page.locator(".coach").boundingBox())?.width).toBeGreaterThan(760);
  await expect(page.locator(".play-log")).toBeVisible();
  const board = await page.locator(".play-board").boundingBox();
  expect(board?.width).toBeGreaterThan(620);
  await expectNoSidewaysScroll(page);
});

test("the small boxes teach what is new with them, and fetch it then", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "");
  await page.getByRole("link", { name: /^Apprendre — Caverne de Soloth/ }).waitFor();
  expect(asked.filter((url) => /lesson|course|moves/.test(url))).toEqual([]);
  await page.getByRole("link", { name: /^Apprendre — Caverne de Soloth/ }).click();
  await reached(page, 0);
  await expect(says(page, "quatre Héros")).toBeVisible();
  await expectAxeClean(page);
  await skipTo(page, "soloth", 4);
  await expect(says(page, "Gelé")).toBeVisible();
  await open(page, "#/learn/vermin");
  await skipTo(page, "vermin", 2);
  await expect(page.getByText("poison 5 sur 8").first()).toBeAttached();
});

const whole = {
  course: { address: "#/learn/catacombs/course", kept: name, lesson: firstRoom, options: {} },
  soloth: { address: "#/learn/soloth", kept: "soloth", lesson: solothLesson, options: { boxes: ["soloth"] } },
  vermin: { address: "#/learn/vermin", kept: "vermin", lesson: verminLesson, options: { boxes: ["vermin"] } },
} as const;

for (const [id, { address, kept: key, lesson, options }] of Object.entries(whole)) {
  test(`${id} is led through to its end, and on to a match against a novice`, {
    tag: ["@long", "@both"],
  }, async ({ page }) => {
    test.slow();
    await open(page, address);
    await walk(page, key, lesson);
    const end = page.getByRole("dialog", { name: "Vous savez jouer" });
    await expect(end.getByRole("listitem")).toHaveCount(lesson.learned.length);
    await expect(end.getByRole("link", { name: "Salle d’entraînement" })).toBeVisible();
    await expectAxeClean(page);
    await end.getByRole("button", { name: /Ma première catacombe|Jouer avec cette boîte/ }).click();
    await expect(page).toHaveURL(/#\/play\//);
    await page.locator(".board-view[data-drawn]").waitFor();
    expect((await onShelf(page)).invitation).toMatchObject({
      game: "catacombs",
      options,
      sitters: { "seat-1": { kind: "bot", level: "novice" }, "seat-2": { kind: "person" } },
    });
  });

  test(`${id} on a phone that is held across: of every step all is in reach`, {
    tag: ["@long", "@phone"],
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, address);
    await walk(page, key, lesson);
  });
}

/** From step to step, as the coach would have it; in each all can be read and pressed. */
async function walk(
  page: Page,
  key: string,
  lesson: (typeof whole)[keyof typeof whole]["lesson"],
): Promise<void> {
  for (const [step] of stopsOf(lesson).entries()) {
    await skipTo(page, key, step);
    await expectAllInReach(page);
  }
  await page.locator(".coach-choices > .button").click();
}
