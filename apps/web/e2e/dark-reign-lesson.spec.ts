import { expect, expectAxeClean, expectNoSidewaysScroll, open, speak, test } from "./page.ts";

test("the first quest is taught: by keys, by hand and by the coach; it can be left and taken up", {
  tag: "@narrow",
}, async ({ page }) => {
  await open(page, "");
  await expect(page.locator('a[href="#/learn/dark-reign"]').first()).toBeAttached();
  await open(page, "#/learn/dark-reign");
  const coach = page.locator(".coach");
  const next = page.locator(".coach-choices > .button");
  await expect(coach).toContainText("4 P.Action");
  await next.click();
  // A step by its arrow; the bar offers nothing that the coach did not ask for.
  await expect(coach).toContainText("flèche droite");
  await expect(page.locator("[data-deed]")).toHaveCount(0);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  const board = page.getByRole("application", { name: "Le plateau" });
  await board.press("ArrowRight");
  await expect(coach).toContainText("Svein part en courant");
  // A run with the pointer: chosen first, then one press, both of its squares.
  await page.locator("[data-deed=run]").click();
  const box = await page.locator("[data-piece=svein]").boundingBox();
  if (box === null) throw new Error("Svein is not on the screen");
  await page.mouse.click(box.x + box.width * 2.5, box.y + box.width * 0.5);
  await expect(coach).toContainText("en diagonale");
  await board.press("PageUp");
  await expect(coach).toContainText("Il reste 1 P.Action");

  // Left and taken up again; said in the other language.
  await page.reload();
  await expect(coach).toContainText("Il reste 1 P.Action");
  await speak(page, "en");
  await expect(coach).toContainText("There is 1 P.Action left");
  await speak(page, "fr");
  await next.click();

  // The coach does the blocking; then the learner sees the chances and strikes.
  await next.click();
  await expect(coach).toContainText("un pas vers l’ouest");
  await next.click();
  await expect(coach).toContainText("Svein est libre");
  await next.click();
  await next.click();
  await expect(page.locator("[data-deed]")).toHaveCount(1);
  await page.keyboard.press("1");
  const strike = page.getByRole("button", { name: /^Attaquer le groupe de rats \(1 P\.Action\)/ });
  await expect(strike).toContainText(/\d+\s% de blesser/);
  await strike.click();
  await expect(coach).toContainText("un rat de moins");
  await expect(page.locator(".dr-purse")).not.toContainText(" 0 écus");

  // The rest as the coach shows it, up to the lid.
  const end = page.getByRole("dialog", { name: "Vous savez jouer" });
  for (let step = 0; step < 25 && (await end.count()) === 0; step++) {
    await expect(next).not.toHaveText("Passer");
    await next.click();
    await expect(next.or(end).first()).toBeVisible();
  }
  await expect(end).toContainText("Un test lance le dé de puissance");
  await expectAxeClean(page);
});
