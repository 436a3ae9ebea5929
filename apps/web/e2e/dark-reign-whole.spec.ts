import { type DarkReignOptions, playLevels, quests, sideQuests, usualLength } from "@ossuaire/dark-reign";
import type { Page } from "@playwright/test";
import { begun, questThatEnds, short } from "./company.ts";
import { sitDownAtQuest } from "./dark-reign.ts";
import { byKeys, byMouse, byTouch } from "./hands.ts";
import { expect, test } from "./page.ts";
import type { Means } from "./quest-hands.ts";
import { playQuest } from "./whole-quest.ts";

/** From the first step to the last, with a seed that lets an adept end it so. */
async function playToEnd(page: Page, options: DarkReignOptions, why: string, means: Means): Promise<void> {
  const match = questThatEnds(options, why, 2);
  await sitDownAtQuest(page, begun(match.terms.options, match.terms.seed));
  await playQuest(page, match, means);
  expect(match.state.ended?.why).toBe(why);
}

test.describe("a whole quest", { tag: "@long" }, () => {
  test.setTimeout(1_800_000);

  test("the first is won by mouse", async ({ page }) => {
    await playToEnd(page, short, "well", byMouse(page));
    await expect(page.getByRole("dialog")).toContainText("Le couvercle retombe");
  });

  test("the fourth is won by keys alone", async ({ page }) => {
    await playToEnd(page, { ...short, quest: "orb" }, "orb", byKeys(page));
    await expect(page.getByRole("dialog")).toContainText("orbe");
  });

  test("the third is lost by the clock, with a finger on a phone", { tag: "@phone" }, async ({ page }) => {
    await playToEnd(page, { ...short, quest: "clock", level: "hero" }, "too-late", byTouch(page));
    await expect(page.getByRole("dialog")).toContainText("Les inquisiteurs");
  });

  for (const quest of quests)
    for (const level of playLevels)
      test(`${quest} at ${level} is begun, and its first round played by mouse`, async ({ page }) => {
        const side = sideQuests[playLevels.indexOf(level)];
        const options = { ...short, quest, level, length: usualLength(quest), ...(side && { side }) };
        const match = begun(options, `${quest} ${level}`);
        await sitDownAtQuest(page, begun(options, match.terms.seed));
        await playQuest(page, match, byMouse(page), { round: 2 });
        await expect(page.locator(".foot-asks")).toBeAttached({ timeout: 60_000 });
        await expect(page.locator("body")).not.toContainText(/undefined|\[object/);
      });
});
