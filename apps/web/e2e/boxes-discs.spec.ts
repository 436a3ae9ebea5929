import type { Page } from "@playwright/test";
import { paying, twoHit } from "./boxes-scenes.ts";
import { discsOf, matchOf, sitDownAt } from "./catacombs.ts";
import { heroBoard, piece } from "./met-catacombs.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, test } from "./page.ts";

/** What the boxes let Heroes choose by a disc. */

const log = (page: Page) => page.locator(".log").first();
const prompt = (page: Page) => page.locator(".foot-prompt");

test("SOL-HUNTER-05 an artefact is paid for by picking the discs: each answer is one, with its face and its name", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await sitDownAt(page, paying());
  await expect(prompt(page)).toContainText("Quel monstre paie la prochaine icône");
  const discs = page.locator(".foot-choices .button:has(.emblem)");
  await expect(discs).toHaveText(["Zombie", "Gargouille"]);
  const faces = await discs
    .locator(".emblem path")
    .evaluateAll((all) => all.map((one) => one.getAttribute("d")));
  expect(new Set(faces).size).toBe(2);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  const gargoyle = page.getByRole("button", { name: "Gargouille", exact: true });
  if (isMobile) await gargoyle.tap();
  else await gargoyle.press("Enter");
  await expect
    .poll(async () => (await matchOf(page)).view.heroes["witch-hunter"]?.stored)
    .toEqual(["zombie", "zombie"]);
  await expect(heroBoard(page, "Chasseur de sorcières").first()).toContainText("Bouclier");
});

test("SOL-RULING-25 of two monsters that an Ice Spike has hit the frozen one is chosen by a press on its disc", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await sitDownAt(page, twoHit());
  await expect(prompt(page)).toContainText("Quel monstre est gelé");
  await page.locator("[data-task=choose]").waitFor();
  const { piece: on, at } = await discsOf(page);
  const { x, y } = at(on("orc-2"));
  if (isMobile) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await expect(piece(page, "orc-2")).toContainText("gelé");
  await expect(piece(page, "orc-1")).not.toContainText("gelé");
  await expect(log(page).locator(".log-edge").first()).toHaveText("gelé");
  await expect(log(page)).toContainText("l’Orc 2, qui gèle sous la Pique de glace");
});
