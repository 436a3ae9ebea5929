import { conquest, tutorial } from "@ossuaire/conquest";
import { Match, sightOf } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { fit, toScreen } from "../src/board/camera.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { kept, reached, skipTo } from "./taught.ts";

const steps = tutorial.chapters.flatMap((chapter) => chapter.steps);

const name = "conquest";

async function beginLesson(page: Page): Promise<void> {
  await open(page, "#/learn/conquest");
  await page.locator(".board-view[data-drawn]").waitFor();
  await reached(page, 0);
}

/** The shown flick of the open step: pulled back from the disc with a mouse, perhaps the wrong way round. */
async function pullBack(page: Page, turned: 1 | -1): Promise<void> {
  const { at, answers } = await kept(page, name);
  const match = Match.start(conquest, tutorial.terms());
  for (const { seat, answer } of answers) match.submit(seat, answer);
  const exercise = steps[at]?.exercise;
  const shown = exercise?.by === "learner" ? exercise.show(sightOf(match, exercise.seat)) : undefined;
  const disc = shown?.kind === "flick" && match.state.discs.find(({ id }) => id === shown.piece);
  const box = await page.locator(".board-view").boundingBox();
  if (shown?.kind !== "flick" || !disc || box === null) throw new Error("nothing to flick");
  const camera = fit({ length: 610, width: 355 }, box);
  const [from, ahead] = [disc, { x: disc.x + shown.vx / 10, y: disc.y + shown.vy / 10 }].map((place) =>
    toScreen(camera, place),
  );
  if (from === undefined || ahead === undefined) return;
  const way = { x: ahead.x - from.x, y: ahead.y - from.y };
  const share = (turned * 110) / Math.hypot(way.x, way.y);
  await page.mouse.move(box.x + from.x, box.y + from.y);
  await page.mouse.down();
  await page.mouse.move(box.x + from.x - way.x * share, box.y + from.y - way.y * share, { steps: 4 });
  await page.mouse.up();
}

test.describe("the lesson", () => {
  test("CON-TUTO-01 to 15 are led through from the shelf, and on to a first match", async ({ page }) => {
    test.slow();
    await open(page, "");
    await page.getByRole("link", { name: /^Apprendre — À la conquête/ }).click();
    await reached(page, 0);
    await expect(page.getByRole("status").filter({ hasText: "Bienvenue dans l’arène" })).toBeVisible();
    await expect(page.locator(".coach-count")).toHaveText(`1 sur ${tutorial.chapters.length}`);
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
    await skipTo(page, name, steps.length - 1);
    await page.getByRole("button", { name: "Montrez-moi" }).click();
    const end = page.getByRole("dialog", { name: "Vous savez jouer" });
    await expect(end).toContainText("Après un mur, plus rien ne blesse");
    await expectAxeClean(page);
    await end.getByRole("button", { name: "Jouer ma première partie" }).click();
    await expect(page).toHaveURL(/#\/play\//);
    await page.locator(".board-view[data-drawn]").waitFor();
    await expect(page.locator(".play-seats").getByText("Novice").first()).toBeAttached();
  });

  test("CON-TUTO-02 by mouse: a card, a miss that is taken back, and the blow", async ({ page }) => {
    await beginLesson(page);
    await skipTo(page, name, 3);
    // Only the card of the rulebook can be played.
    await expect(page.locator(".hand-lit")).toHaveCount(1);
    await page.locator(".hand-lit").click({ position: { x: 20, y: 20 } });
    await page.locator(".hand-play").click();
    await reached(page, 4);
    await skipTo(page, name, 6);
    await pullBack(page, -1);
    await expect(page.getByRole("status").filter({ hasText: "Pas tout à fait" })).toBeVisible();
    await expectAxeClean(page);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Troisième tir" })).toBeVisible();
    await pullBack(page, 1);
    await reached(page, 7);
    await expect(page.locator(".log-lost").first()).toContainText("−1 (7)");
  });

  test("CON-TUTO-02 by keyboard: the focus is always where the lesson goes on", async ({ page }) => {
    await beginLesson(page);
    for (let at = 0; at < 3; at++) {
      await reached(page, at);
      await expect(page.getByRole("button", { name: "Suite" })).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await reached(page, 3);
    await expect(page.locator(".hand-lit")).toBeFocused();
    await page.keyboard.press("Enter");
    for (const at of [4, 5, 6]) {
      await reached(page, at);
      await expect(page.locator(".play-board [data-piece]:focus")).toBeAttached();
      // The aim that is shown is the one that Enter takes.
      await expect
        .poll(async () => {
          if ((await kept(page, name)).at > at) return true;
          await page.keyboard.press("Enter");
          return (await kept(page, name)).at > at;
        })
        .toBe(true);
    }
    await reached(page, 7);
    await expect(page.getByRole("button", { name: "Suite" })).toBeFocused();
  });

  test("is left and gone on with, and can be begun again", async ({ page }) => {
    await beginLesson(page);
    await skipTo(page, name, 8);
    const before = await kept(page, name);
    await page.reload();
    await reached(page, 8);
    expect(await kept(page, name)).toEqual(before);
    await expect(page.getByRole("status").filter({ hasText: "Chaque tour finit" })).toBeVisible();
    await open(page, "");
    await page.getByRole("link", { name: /^Reprendre la leçon — À la conquête/ }).click();
    await reached(page, 8);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Recommencer" }).click();
    await reached(page, 0);
    await open(page, "");
    await expect(page.getByRole("link", { name: /^Apprendre — À la conquête/ })).toBeVisible();
  });

  test("speaks both languages, and opens the rules it names", { tag: "@both" }, async ({ page }) => {
    await beginLesson(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "English" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("status").filter({ hasText: "Welcome to the arena" })).toBeVisible();
    await page.getByRole("button", { name: "Rule CON-TUTO-01" }).click();
    await expect(
      page.getByRole("dialog", { name: "Rule CON-TUTO-01" }).locator(".rule-text"),
    ).not.toBeEmpty();
  });

  test("the coach never lies over the board", { tag: "@narrow" }, async ({ page }) => {
    await beginLesson(page);
    await skipTo(page, name, 4);
    const board = await page.locator(".board-view").boundingBox();
    const coach = await page.locator(".coach").boundingBox();
    if (board === null || coach === null) throw new Error("something is not on the screen");
    expect(isApart(board, coach)).toBe(true);
    expect(board.height).toBeGreaterThan(380);
    // With the shots of a card in it, nothing of its head lies over anything else.
    await page.locator(".coach-head .shot").first().waitFor();
    const head = page.locator(".coach-head > *").filter({ visible: true });
    const boxes = await Promise.all((await head.all()).map((part) => part.boundingBox()));
    const parts = boxes.filter((part) => part !== null);
    expect(parts.length).toBeGreaterThan(2);
    for (const [n, part] of parts.entries()) {
      expect(parts.slice(n + 1).every((other) => isApart(part, other))).toBe(true);
      expect(part.x + part.width).toBeLessThan(coach.x + coach.width - 4);
    }
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
  });
});

type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Above, below or beside each other, to a pixel. */
function isApart(one: Part, other: Part): boolean {
  const isBefore = (a: Part, b: Part) => a.x + a.width <= b.x + 1 || a.y + a.height <= b.y + 1;
  return isBefore(one, other) || isBefore(other, one);
}

test.describe("without a wish for stillness", () => {
  test.use({ moving: true });

  test("the flick is seen, and may be skipped", async ({ page }) => {
    await open(page, "#/learn/conquest");
    await skipTo(page, name, 4);
    await page.getByRole("button", { name: "Montrez-moi" }).click();
    await page.getByRole("button", { name: "Passer" }).click();
    await reached(page, 5);
  });
});
