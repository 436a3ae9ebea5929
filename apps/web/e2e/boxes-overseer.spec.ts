import type { Page } from "@playwright/test";
import { asked } from "./boxes-scenes.ts";
import { sitDownAs } from "./catacombs.ts";
import { heroBoard, piece } from "./met-catacombs.ts";
import { expect, expectAxeClean, test } from "./page.ts";

/** What the rarer cards of Soloth and Vermin ask of an Overseer, answered by keys alone. */

const log = (page: Page) => page.locator(".log").first();
const prompt = (page: Page) => page.locator(".foot-prompt");
const choices = (page: Page) => page.locator(".foot-choices .button");

async function sit(page: Page, name: keyof typeof asked): Promise<void> {
  const { seat, match } = asked[name];
  await sitDownAs(page, match(), { [seat]: "" });
}

test("SOL-DECAY-02 the Overseer says on its disc who regenerates by the Touch of Decay", async ({ page }) => {
  await sit(page, "decay");
  await expect(prompt(page)).toContainText(/Touché de décrépitude\s: qui se régénère\s\?/);
  await expect(choices(page)).toHaveText(["L’Orc 1", "L’Orc 2", "Non"]);
  await expect(piece(page, "orc-2")).toContainText("1 point de vie");
  await page.locator('[data-piece="orc-2"]').press("Enter");
  await expect(piece(page, "orc-2")).toContainText("2 points de vie");
  await expect(piece(page, "orc-1")).toContainText("1 point de vie");
  await expect(log(page)).toContainText(/L’Orc 2.*régénère/);
});

test("the Orc Warchief drives an Orc, which strikes at once", async ({ page }) => {
  await sit(page, "drive");
  await expect(prompt(page)).toContainText(/Quel Orc frappe aussitôt\s\?/);
  await expect(choices(page)).toHaveText(["L’Orc 1", "L’Orc 2", "Non"]);
  await expectAxeClean(page);
  await page.locator('[data-piece="orc-2"]').press("Enter");
  await page.locator("[data-task=flick]").waitFor();
  await page.locator('[data-piece="orc-2"]').focus();
  await page.keyboard.press("e");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText(/L’Orc 2.*(touche|personne)/);
});

test("the Shapeshifter takes the shape that is chosen for it, and the log names it", async ({ page }) => {
  await sit(page, "shape");
  await expect(prompt(page)).toContainText(/Quelle forme prend le Métamorphe\s\?/);
  await expectAxeClean(page);
  const archer = page.getByRole("button", { name: /^Archer squelette\s: Missile$/ });
  await expect(page.getByRole("button", { name: /^Orc\s: Coup de poing$/ })).toBeVisible();
  await archer.press("Enter");
  await expect(page.locator("[data-task=place]")).toBeVisible();
  await expect(log(page)).toContainText(/Métamorphe.*Archer squelette/);
});

test("SOL-HUNTER-15 what the reserve lacks the Overseer takes back from the Witch Hunter, in numbers", async ({
  page,
}) => {
  await sit(page, "take-stored");
  await expect(prompt(page)).toContainText(/La réserve ne suffit pas\s: combien de pions/);
  await expect(choices(page)).toHaveText(["0", "1"]);
  const hunter = heroBoard(page, "Chasseur de sorcières").first();
  await expect(hunter).toContainText("1 × Donjon (vert), 1 × Morts-vivants (gris)");
  await page.getByRole("button", { name: "1", exact: true }).press("Enter");
  await expect(hunter).not.toContainText("Donjon");
  await expect(hunter).toContainText("1 × Morts-vivants (gris)");
  await expect(prompt(page)).not.toContainText("La réserve ne suffit pas");
});

test("by the Summoning Ritual a monster is exchanged for a better one before it comes in", async ({
  page,
}) => {
  await sit(page, "ritual");
  await expect(prompt(page)).toContainText(/Rituel d’invocation\s: quel monstre échanger\s\?/);
  await expectAxeClean(page);
  await expect(choices(page)).toHaveText(["Minotaure", "Troll", "Orc", "Non"]);
  await page.getByRole("button", { name: "Orc", exact: true }).press("Enter");
  await expect(prompt(page)).toContainText(/Contre lequel\s\?/);
  await page.getByRole("button", { name: "Goule", exact: true }).press("Enter");
  await expect(prompt(page)).toContainText("Rituel d’invocation");
  await page.getByRole("button", { name: "Non", exact: true }).press("Enter");
  await expect(log(page)).toContainText(/rituel\s: Goule/i);
});
