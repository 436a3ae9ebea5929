import { tutorial } from "@ossuaire/catacombs";
import type { Page } from "@playwright/test";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { onShelf } from "./shelf.ts";
import { byMouse, type Point, type Pull, pullOf, reached } from "./taught.ts";

const steps = tutorial.chapters.flatMap((chapter) => chapter.steps);
const aim = (page: Page) => page.getByRole("region", { name: "Le but" });

async function byFinger(page: Page, [from, to]: Pull): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    hand.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  for (const share of [0.4, 0.8, 1])
    await touch("touchMove", { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await touch("touchEnd");
}

/** A round of the lesson, from home to its end; a Hero is pulled in one movement, though the match asks twice. */
async function learn(page: Page, pull: (page: Page, way: Pull) => Promise<void>) {
  await open(page, "");
  await page.getByRole("link", { name: "C’est parti" }).click();
  await page.locator(".board-view[data-drawn]").waitFor();
  await reached(page, 0);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Suite" }).click();
  for (const step of [1, 3]) {
    await reached(page, step);
    await pull(page, await pullOf(page, "catacombs", tutorial, step));
    await reached(page, step + 2);
  }
  await page.getByRole("button", { name: "Suite" }).click();
  await reached(page, 6);
  // Two presses within three seconds, as slow as this machine may be.
  const end = page.getByRole("button", { name: /^Fin du tour/ });
  await end.dispatchEvent("click");
  await end.dispatchEvent("click");
  for (const step of [7, 8, 9, 10]) {
    await reached(page, step);
    await page.getByRole("button", { name: "Suite" }).click();
  }
  await expect(page.getByRole("dialog", { name: "Vous savez jouer" })).toContainText("coup de poing");
  await expectAxeClean(page);
}

test("sixty seconds by mouse, and on to a first match against a novice that says its aim", async ({
  page,
}) => {
  test.slow();
  await learn(page, byMouse);
  await page.getByRole("button", { name: "Jouer ma première partie" }).last().click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(aim(page).getByRole("alert")).toContainText("abattent le Seigneur");
  expect((await onShelf(page)).invitation).toMatchObject({
    game: "catacombs",
    sitters: { "seat-1": { kind: "bot", level: "novice" }, "seat-2": { kind: "person" } },
  });
  await expectAxeClean(page);
  await aim(page).getByRole("button", { name: "Compris" }).click();
  await expect(aim(page)).toHaveCount(0);
  // Once read it is not said again.
  await page.reload();
  await page.locator(".board-view[data-drawn]").waitFor();
  await expect(aim(page)).toHaveCount(0);
});

test("the aim of a first match leaves with the first answer: the next question is about discs it would lie upon", async ({
  page,
}) => {
  await open(page, "");
  await page.getByRole("button", { name: /^Jouer tout de suite/ }).click();
  await expect(aim(page)).toBeVisible();
  await page.getByRole("button", { name: /^Placer les 4/ }).click();
  await expect(aim(page)).toHaveCount(0);
});

test("sixty seconds by finger", { tag: "@phone" }, async ({ page }) => {
  test.slow();
  await learn(page, byFinger);
});

test("sixty seconds by keys: the focus is always where the lesson goes on", async ({ page }) => {
  test.slow();
  await open(page, "#/learn/catacombs");
  await page.locator(".board-view[data-drawn]").waitFor();
  for (const [at, { exercise }] of steps.entries()) {
    await reached(page, at);
    if (exercise?.by !== "learner") {
      await expect(page.getByRole("button", { name: "Suite" })).toBeFocused();
      await page.keyboard.press("Enter");
    } else if (exercise.pulls) {
      // What the Hero can do stands with the coach: the question is answered there, not by being shown.
      await expect(page.getByRole("button", { name: /^(Le Barbare|L’Elfe) : Coup de poing/ })).toBeFocused();
      await expect(page.locator(".coach .deed")).toHaveCount(1);
      await page.keyboard.press("Enter");
    } else if (exercise.options?.[0] === "pass") {
      await expect(page.getByRole("button", { name: /^Fin du tour/ })).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    } else {
      await expect(page.locator('.play-board [data-piece][aria-disabled="false"]')).toBeFocused();
      // The flick that is shown is the aim with which keys begin: one press takes it, the next lets go.
      await expect(page.getByText("Entrée reprend la visée proposée")).toBeAttached();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    }
  }
  await expect(page.getByRole("dialog", { name: "Vous savez jouer" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Jouer ma première partie" }).last()).toBeFocused();
});

test("the deed of a Hero whose disc is pressed can be chosen beside it and with the coach", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "#/learn/catacombs");
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.getByRole("button", { name: "Suite" }).click();
  await reached(page, 1);
  const [disc] = await pullOf(page, "catacombs", tutorial, 1);
  await page.touchscreen.tap(disc.x, disc.y);
  await expect(page.locator(".ring [data-deed]")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAxeClean(page);
  await page.locator(".coach").getByRole("button", { name: "Le Barbare : Coup de poing" }).tap();
  await reached(page, 2);
});

test("the lesson can be shown, left, taken up again, and speaks English", async ({ page }) => {
  await open(page, "#/learn/catacombs");
  await page.locator(".board-view[data-drawn]").waitFor();
  await reached(page, 0);
  await page.getByRole("button", { name: "Suite" }).click();
  for (const step of [1, 2]) {
    await reached(page, step);
    await page.getByRole("button", { name: "Montrez-moi" }).click();
  }
  await reached(page, 3);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Quitter la leçon" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await page
    .getByRole("link", { name: /Go on learning/ })
    .first()
    .click();
  await reached(page, 3);
  await expect(page.getByRole("status").filter({ hasText: "The same gesture strikes" })).toBeVisible();
});

test("play now meets a novice until a match has been won here, then an adept", {
  tag: ["@both", "@long"],
}, async ({ page }) => {
  const level = async () => {
    await page.getByRole("button", { name: /Jouer tout de suite/ }).click();
    await page.locator(".board-view[data-drawn]").waitFor();
    return (await onShelf(page)).invitation.sitters["seat-1"];
  };
  await open(page, "");
  await expect(page.getByText("Votre adversaire est novice.")).toBeVisible();
  expect(await level()).toMatchObject({ level: "novice" });
  await expect(aim(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  // What was played is there to be gone on with, by its board.
  await open(page, "");
  await expect(page.locator(".continue .position")).toBeVisible();
  await expect(page.locator(".continue .vitals")).toContainText("♥ 12");
  await expectAxeClean(page);
  const records = (won: boolean) => ({ "catacombs heroes": [{ match: "a", won, figures: {} }] });
  for (const won of [false, true]) {
    await page.evaluate(
      (text) => localStorage.setItem("ossuaire.records", text),
      JSON.stringify(records(won)),
    );
    await open(page, "");
    expect(await level()).toMatchObject({ level: won ? "adept" : "novice" });
  }
  await expect(aim(page)).toHaveCount(0);
});
