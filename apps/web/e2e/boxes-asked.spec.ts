import { referenceWords } from "@ossuaire/catacombs";
import type { Page } from "@playwright/test";
import { answerHere } from "./asked.ts";
import { asked, firstRoom } from "./boxes-scenes.ts";
import { matchOf, sitDownAs } from "./catacombs.ts";
import { seen } from "./eyes.ts";
import { heroBoard, piece } from "./met-catacombs.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, test } from "./page.ts";

/** What the cards of Soloth and Vermin ask, answered by a person; mostly the Overseer, whom the form gives to a bot. */

const log = (page: Page) => page.locator(".log").first();
const prompt = (page: Page) => page.locator(".foot-prompt");
const lastAnswer = async (page: Page) => (await matchOf(page)).match.answers.at(-1)?.answer;

async function sit(page: Page, name: keyof typeof asked): Promise<void> {
  const { seat, match } = asked[name];
  await sitDownAs(page, match(), { [seat]: "" });
}

test("VER-FEAR-02 the Overseer says on the disc who flees, and flicks him wherever he likes; a reload in the middle keeps both questions", async ({
  page,
}) => {
  await sit(page, "flight");
  await expect(prompt(page)).toContainText("Terreur : quel Héros faire fuir");
  await page.reload();
  await expect(prompt(page)).toContainText("Terreur : quel Héros faire fuir");
  await expect(page.locator(".foot-choices .button")).toHaveText(["L’Elfe", "Le Voleur", "Non"]);
  await piece(page, "thief").press("Enter");
  await expect.poll(() => lastAnswer(page)).toEqual({ kind: "choose", option: "thief" });
  await page.locator("[data-task=flick]").waitFor();
  await page.reload();
  await page.locator("[data-task=flick]").waitFor();
  await piece(page, "thief").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(() => lastAnswer(page)).toMatchObject({ kind: "flick", piece: "thief" });
  await expect(log(page)).toContainText(/fuite/);
});

test("SOL-RESURRECT-04 the Overseer puts the Phoenix back where he likes, by keys; a reload in the middle asks again", async ({
  page,
}) => {
  // The Heroes' turn goes on with a person, who waits.
  await sitDownAs(page, asked["place-returned"].match(), { "seat-1": "Ada", "seat-2": "Bruno" });
  await expect(prompt(page)).toContainText("Placez le monstre qui revient");
  await page.reload();
  await expect(prompt(page)).toContainText("Placez le monstre qui revient");
  await page.locator("[data-task=place]").waitFor();
  await page.locator('[data-piece="phoenix-1"]').focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(() => lastAnswer(page)).toMatchObject({ kind: "place" });
  await expect(piece(page, "phoenix-1")).toContainText("2 points de vie");
  await expect(log(page)).toContainText("renaît");
});

test("SOL-PALADIN-12 a reload in the middle of the armour question asks it again, with all that hangs on it", async ({
  page,
}) => {
  await sit(page, "ward");
  for (const _ of ["before", "after"]) {
    await expect(seen(prompt(page), "Monstre de rouille 1 : −1 point de vie, Corrosion.")).toBeVisible();
    await expect(page.locator(".foot-choices .button")).toHaveText(["Armure", /Amulette/, "Non"]);
    // Nothing is told before it is answered: neither that it does harm nor that it does none.
    await expect(log(page)).toContainText("Monstre de rouille");
    await expect(log(page).locator(".log-nothing, .log-lost")).toHaveCount(0);
    await expect(log(page)).not.toContainText(/sans dégât|ignore/);
    await page.reload();
  }
  await page.getByRole("button", { name: "Armure", exact: true }).press("Enter");
  await expect(log(page)).toContainText("ignore l’attaque : Armure");
  await expect(seen(heroBoard(page, "Paladin").first(), "Armure : 1")).toBeVisible();
});

test("SOL-SLAVE-01, SOL-SLAVE-04 a slave is ordered by keys: on its disc, by its ring of deeds, or beside the board; then the log names it", async ({
  page,
}) => {
  await sit(page, "slave-acts");
  await expect(prompt(page)).toContainText("L’esclave agit aussitôt");
  // All that it can do lies beside the board, and the only answer that is nobody’s deed is a button.
  const deeds = page.locator(".deeds .deed-acts");
  await expect(deeds).toHaveText([/Archer squelette.*Coup de poing/, /Archer squelette.*Missile/]);
  await expect(deeds.first()).toBeFocused();
  await expect(page.locator(".foot-choices .button")).toHaveText(["Non"]);
  await expectAxeClean(page);
  const archer = page.locator('[data-piece="skeleton-archer-1"]');
  await expect(archer).toHaveAttribute("aria-disabled", "false");
  await archer.press("Enter");
  const ring = page.locator(".ring-deed");
  await expect(ring).toHaveCount(2);
  await page.locator('[data-deed="skeleton-archer-1:melee"]').press("Enter");
  await expect.poll(() => lastAnswer(page)).toEqual({ kind: "choose", option: "skeleton-archer-1:melee" });
  await page.locator("[data-task=flick]").waitFor();
  await archer.focus();
  await page.keyboard.press("e");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText(/Archer squelette.*esclave de l’Homme-lézard/);
});

test("VER-WANDER-10, VER-WANDER-01 while a room is set up the Reference card is one press away, and each symbol is replaced on its own", async ({
  page,
}) => {
  await sit(page, "wandering-vermin");
  await expect(prompt(page)).toContainText("quels symboles deviennent de la Vermine");
  // On a leaf over the board: so many of each, no more than the card allows, and what comes for the rest.
  const leaf = page.locator(".mustering");
  await expect(leaf.getByRole("button", { name: /3 × Rat d’égout\s: un de plus/ })).toBeFocused();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Aide", exact: true }).last().click();
  const reference = page.getByRole("dialog").last().getByRole("region", { name: referenceWords.title.fr });
  for (const line of [/Rat d’égout.*4.*3/, /Crâne de sang.*1/])
    await expect(seen(reference, line)).toBeVisible();
  await page.keyboard.press("Escape");
  const viper = leaf.getByRole("button", { name: /Vipère de fosse\s: un de plus/ });
  await viper.press("Enter");
  await expect(leaf.locator("p[role=status]")).toHaveText(/1 sur 2\. Pour le reste\s: 1\s×\sZombie\.$/);
  await expect(viper).toHaveAttribute("aria-disabled", "true");
  await viper.press("Enter");
  await expect(leaf.getByRole("listitem").filter({ hasText: "Vipère" }).locator("output")).toHaveText("1");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Valider" }).press("Enter");
  await expect(log(page)).toContainText(/la Vermine erre ici.*Vipère de fosse/i);
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });

  test("VER-FEAR-02 the flight is asked and told in English too", async ({ page }) => {
    await sit(page, "flight");
    await expect(prompt(page)).toContainText("Fear: which Hero is made to flee?");
    await expect(page.locator(".foot-choices .button")).toHaveText(["The Elf", "The Thief", "No"]);
    await expect(page.locator("body")).not.toContainText(/Terreur|Crâne/);
    await expectAxeClean(page);
  });
});

/** SOL-VERDICT-27, VER-VERDICT-20: what the log has told once it is answered. */
const told: { readonly [Name in keyof typeof asked]?: string } = {
  "place-returned": "renaît",
  retaliate: "libéré",
  "put-down": "1 rat",
};

test.describe("whatever the boxes ask of an Overseer can be answered by keys alone", () => {
  for (const name of Object.keys(asked) as (keyof typeof asked)[])
    test(name, { tag: "@long" }, async ({ page }) => {
      await sit(page, name);
      const { seat } = asked[name];
      await expectAxeClean(page);
      await expectNoSidewaysScroll(page);
      expect((await answerHere(page, [seat]))?.prompt).toBe(name);
      await expect(log(page)).toContainText(told[name] ?? "");
    });
});

test("three at one screen with all boxes play their first room by keys", { tag: "@long" }, async ({
  page,
}) => {
  test.setTimeout(900_000);
  const people = { "seat-1": "Ada", "seat-2": "Bruno", "seat-3": "Chloé" };
  await sitDownAs(page, firstRoom(), people);
  const seats = new Set<string>();
  while ((await matchOf(page)).view.fight !== undefined) {
    const question = await answerHere(page, Object.keys(people));
    if (question === undefined) break;
    for (const seat of question.seats) seats.add(seat);
  }
  expect([...seats].toSorted()).toEqual(Object.keys(people));
  expect((await matchOf(page)).view.fight).toBeUndefined();
  await expect(page.locator("body")).not.toContainText(/undefined|\[object/);
});
