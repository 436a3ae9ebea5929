import { below, mastersTurn, openQuest, sitDownAtQuest } from "./dark-reign.ts";
import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, speak, test } from "./page.ts";

const introductions = {
  well: ["Dératisation", /tavernier/, /boirez un mois sans payer/],
  gold: ["Le fabuleux trésor", /Maximus/, /un trésor est caché/],
  clock: ["Voyage dans l’ombre", /inquisiteurs/, /Ne traînez pas/],
  orb: ["L’orbe solaire", /hameau/, /Un ogre l’a emporté/],
} as const;

const titles = {
  well: "REG-QWELL-01, REG-QUEST-02, REG-QUEST-03 the introduction of the first quest is read first, and tells nothing of the objective",
  gold: "REG-QGOLD-01, REG-QUEST-02, REG-QUEST-03 the introduction of the second",
  clock: "REG-QCLOCK-01, REG-QUEST-02, REG-QUEST-03 the introduction of the third",
  orb: "REG-QORB-01, REG-QUEST-02, REG-QUEST-03 the introduction of the fourth",
} as const;

for (const quest of ["well", "gold", "clock", "orb"] as const)
  test(titles[quest], async ({ page }) => {
    await openQuest(page, below(["svein"], "briefed", { quest }));
    const [title, ...words] = introductions[quest];
    const leaf = page.getByRole("dialog", { name: title });
    await expect(leaf).toBeVisible();
    for (const one of words) await expect(seen(leaf, one)).toBeVisible();
    // REG-VERDICT-54: neither its place nor its numbers.
    await expect(page.locator("body")).not.toContainText(
      /test de Force depuis|trois coffres|manche 11|Laboratoire du magicien|Voie sans issue/,
    );
    await leaf.getByRole("button", { name: "Descendre" }).click();
    await expect(leaf).toBeHidden();
  });

test("REG-QUEST-01 the MJ, who has the description, is not told to find the objective out", async ({
  page,
}) => {
  await sitDownAtQuest(page, mastersTurn(), ["mj"]);
  await page.getByRole("button", { name: /Relire l’introduction/ }).click();
  const leaf = page.getByRole("dialog", { name: "Dératisation" });
  await expect(seen(leaf, /vous seul le connaissez/)).toBeVisible();
  await expect(leaf).not.toContainText("à vous de comprendre");
});

test("REG-QUEST-01 the introduction is read again on demand, in both languages, and the heroes’ view has no description", {
  tag: "@narrow",
}, async ({ page }) => {
  await openQuest(page, below(["svein"], "briefed"));
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  const leaf = page.getByRole("dialog", { name: "Dératisation" });
  await expect(leaf).toBeHidden();
  await page.getByRole("button", { name: /Relire l’introduction/ }).click();
  await expect(leaf.getByRole("button", { name: "Retour au jeu" })).toBeFocused();
  await expect(seen(leaf, /tavernier/)).toBeVisible();
  await expect(leaf).not.toContainText(/Objectif :/);
  await expectNoSidewaysScroll(page);
  await speak(page, "en");
  await expect(seen(page.getByRole("dialog", { name: "Rat catching" }), /tavern keeper/)).toBeVisible();
});
