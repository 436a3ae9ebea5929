import { fighting } from "@ossuaire/catacombs/testing";
import type { Page } from "@playwright/test";
import { discsOf, enterCatacombs, sitDownAt } from "./catacombs.ts";
import { expect, test } from "./page.ts";

const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`);
const said = (page: Page) => page.locator(".board > [aria-live]");

test("by ear: where everybody is from whom one plays, and a key that aims at the next enemy and back", async ({
  page,
}) => {
  const at = { elf: [260, 60], thief: [260, 250], "orc-1": [330, 60], "orc-2": [260, 180] } as const;
  await sitDownAt(page, fighting({ at }).match);
  await piece(page, "elf").focus();
  // The one who plays is told by its neighbours, all others from there, by the clock and the gap between the rims.
  await expect(piece(page, "elf")).toHaveText(/^L’Elfe, en haut, à \d\scm .+, à choisir$/);
  await expect(piece(page, "orc-1")).toHaveText(/^L’Orc 1, 3\sheures, 5\scm, en haut à droite/);
  await expect(piece(page, "orc-2")).toHaveText(/^L’Orc 2, 6\sheures, 10\scm, au centre/);
  await expect(page.getByRole("application")).toHaveAccessibleDescription(/E vise l’ennemi suivant/);
  await page.keyboard.press("e");
  const first =
    /^Vers l’Orc 1\. Direction 3\sheures, 90°, puissance 50\s%\. Touche d’abord l’Orc 1, à 5\scm\.$/;
  await expect(said(page)).toHaveText(first);
  await page.keyboard.press("e");
  await expect(said(page)).toHaveText(
    /^Vers l’Orc 2\. Direction 6\sheures, 180°.+ Touche d’abord l’Orc 2, à 10\scm\.$/,
  );
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toHaveText(/^Direction 6\sheures, 185°/);
  await page.keyboard.press("Shift+E");
  await expect(said(page)).toHaveText(first);
  // From another Hero it is another hour.
  await piece(page, "thief").focus();
  await page.keyboard.press("Escape");
  await expect(piece(page, "orc-2")).toHaveText(/^L’Orc 2, 12\sheures/);
  await piece(page, "elf").focus();
  const { answers } = (await discsOf(page)).match;
  await page.keyboard.press("e");
  await page.keyboard.press("Enter");
  await expect(piece(page, "orc-1")).toContainText("face blessée");
  expect((await discsOf(page)).match.answers.length).toBe(answers.length + 2);
});

test("by ear: what is placed is said to be placed, and tells where it is after every step", async ({
  page,
}) => {
  await enterCatacombs(page);
  const placed = page.locator('[data-piece][aria-disabled="false"]');
  await expect(placed).toHaveText(/, à placer$/);
  const before = await placed.textContent();
  await placed.focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowDown");
  await expect(placed).not.toHaveText(before ?? "");
  // The list says the same as what is read out on the way.
  await expect(async () => {
    const text = (await said(page).textContent()) ?? "";
    expect(text).not.toBe("");
    await expect(placed).toContainText(text, { timeout: 100 });
  }).toPass();
});
