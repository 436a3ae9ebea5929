import { conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { linkOf, Match, playBot, xoroshiro } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, speak, test } from "./page.ts";
import { unfoldReel } from "./reel.ts";

/** Aims at the next target by keys, and flicks. */
async function flickAtNext(page: Page, disc: RegExp): Promise<void> {
  const piece = page.getByRole("button", { name: disc });
  await piece.focus();
  await piece.press("e");
  await piece.press("Enter");
}

test("an exercise is done by keys, marked out of ten, and the own best is kept", { tag: "@narrow" }, async ({
  page,
}) => {
  await open(page, "#/practice/straight");
  await expect(page.getByRole("heading", { level: 2, name: /Le tir droit/ })).toBeVisible();
  const status = page.locator(".marks-words");
  await expect(status).toContainText("Pichenette 1 sur 10");
  for (let made = 1; made <= 9; made++) {
    await flickAtNext(page, /^Disque 1/);
    await expect(status).toContainText(`Pichenette ${made + 1} sur 10 · ${made} au but`);
  }
  // The last one goes the other way.
  const disc = page.getByRole("button", { name: /^Disque 1/ });
  await disc.press("Escape");
  for (let turn = 0; turn < 12; turn++) await disc.press("ArrowLeft");
  await disc.press("Enter");
  await expect(status).toContainText("Pas cette fois. 9 sur 10 Votre meilleur résultat.");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Encore une fois" }).click();
  await expect(status).toContainText("Pichenette 1 sur 10");
  await page.reload();
  await expect(page.locator(".exercise[aria-current]")).toContainText("9/10");
});

test("the fan says in words what is easy, and shows it", { tag: "@narrow" }, async ({ page }) => {
  await open(page, "#/practice/bank");
  await page.getByRole("button", { name: "Montrer l’éventail" }).click();
  const place = page.getByRole("button", {
    name: /Cible 1, par le mur .* fois sur 10 pour une main exercée/,
  });
  await expect(place).toBeVisible();
  await expect(page.locator(".fan-legend")).toContainText("fait ce qui est demandé");
  await place.click();
  await expect(place).toHaveAttribute("aria-pressed", "true");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await speak(page, "en");
  await expect(page.getByRole("button", { name: /in 10 for a trained hand/ })).toBeVisible();
});

test("on the free board things are laid out, flicked and taken back; it is found as it was left", {
  tag: "@narrow",
}, async ({ page }) => {
  await open(page, "#/practice");
  const pieces = page.locator("[data-piece]");
  await expect(pieces).toHaveCount(5);
  await page.getByRole("button", { name: "Disposer" }).click();
  await page.getByRole("button", { name: "une cible" }).click();
  const target = page.getByRole("button", { name: /^Cible 3/ });
  await target.focus();
  await target.press("ArrowUp");
  await target.press("Enter");
  await expect(pieces).toHaveCount(6);
  // By pointer it is taken up again, and taken away.
  await target.focus();
  await target.press("Enter");
  await page.getByRole("button", { name: "L’enlever" }).click();
  await expect(pieces).toHaveCount(5);
  const wall = page.getByRole("button", { name: "gauche", exact: true });
  await expect(wall).toHaveAttribute("aria-pressed", "true");
  await wall.click();
  await expect(wall).toHaveAttribute("aria-pressed", "false");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Vider le plateau" }).click();
  await expect(pieces).toHaveCount(0);
  await page.getByRole("button", { name: "Un pas en arrière" }).click();
  await expect(pieces).toHaveCount(5);
  await page.getByRole("button", { name: "Tirer", exact: true }).click();
  const disc = page.getByRole("button", { name: /^Disque 1/ });
  const before = await disc.textContent();
  await flickAtNext(page, /^Disque 1/);
  await expect(disc).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Un pas en arrière" }).click();
  await expect(disc).toHaveText(before ?? "");
  await page.reload();
  await page.getByRole("button", { name: "Disposer" }).click();
  await expect(page.getByRole("button", { name: "gauche", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  // Sent as a link it is the same board; a link that holds none says so.
  await page.getByRole("button", { name: "Partager" }).click();
  const address = await page.getByRole("dialog").getByRole("textbox").inputValue();
  await open(page, address.slice(address.indexOf("#")));
  await expect(pieces).toHaveCount(5);
  await expect(disc).toHaveText(before ?? "");
  await open(page, "#/practice/board/bm8gYm9hcmQ");
  await expect(page.getByText("Ce lien ne contient aucun plateau")).toBeVisible();
});

test("the room is offered at home, and an unknown exercise says so", async ({ page }) => {
  await open(page, "");
  await page.getByRole("link", { name: "Salle d’entraînement" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Salle d’entraînement");
  await open(page, "#/practice/nowhere");
  await expect(page.getByText("Cet exercice n’existe pas.")).toBeVisible();
});

const match = Match.start(conquest, {
  options: { ...defaultOptions, health: 2 },
  seed: "replay",
  undo: "free",
});
const bots = { sword: conquestBot("novice"), skull: conquestBot("novice") };
const chance = xoroshiro.fromSeed("bots");
while (match.decision !== undefined) playBot(match, bots, chance);

test("a flick of a replay is made otherwise, again and again, and the match is still there", {
  tag: "@narrow",
}, async ({ page }) => {
  await open(page, `#/replay/${linkOf(match)}`);
  await unfoldReel(page);
  await page.getByRole("button", { name: "Tirer autrement" }).click();
  const foot = page.getByRole("region", { name: "Et si on avait tiré autrement ?" });
  const back = foot.getByRole("button", { name: "Revenir à la partie" });
  await expect(back).toBeVisible();
  await foot.getByRole("button", { name: "Montrer l’éventail" }).click();
  await expect(foot.getByText("On essaie toutes les pichenettes…")).toBeHidden();
  await expect(foot.locator(".fan-legend li").first()).toBeVisible();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  const disc = page.locator('[data-piece][aria-disabled="false"]').first();
  for (const way of ["ArrowLeft", "ArrowRight"]) {
    await disc.focus();
    await disc.press("Enter");
    await disc.press(way);
    await disc.press("Enter");
    await expect(foot.getByText("Voici ce qui se serait passé")).toBeVisible();
    await expect(foot.locator(".otherwise-lines li").first()).toBeVisible();
    await foot.getByRole("button", { name: "Une autre pichenette" }).click();
    await expect(foot.getByText("Voici ce qui se serait passé")).toBeHidden();
  }
  const asked = match.answers.findIndex(({ answer }) => answer.kind === "flick");
  await back.click();
  const slider = page.getByRole("slider", { name: "Moment de la partie" });
  await expect(slider).toHaveValue(String(asked));
  await expect(slider).toHaveAttribute("max", String(match.page.number));
});

test("a match is played on from any moment, as a branch that says where it comes from", async ({ page }) => {
  const origin = `#/replay/${linkOf(match)}`;
  const at = match.answers.findIndex(({ answer }) => answer.kind === "flick");
  await open(page, origin);
  const slider = page.getByRole("slider", { name: "Moment de la partie" });
  await slider.fill(String(at));
  await page.getByRole("button", { name: "Continuer à partir d’ici" }).click();
  const sheet = page.getByRole("dialog", { name: "Continuer à partir d’ici" });
  await expect(sheet).toContainText(`après le coup ${at}`);
  await expectAxeClean(page);
  await sheet.getByRole("button", { name: "Continuer la partie" }).click();
  await expect(page).toHaveURL(/#\/play\//);
  // The same flick is asked for, and what was answered before cannot be taken back.
  await expect(page.locator("[data-task=flick]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Annuler", exact: true })).toBeDisabled();
  const disc = page.locator('[data-piece][aria-disabled="false"]').first();
  await disc.focus();
  await disc.press("Enter");
  await disc.press("ArrowLeft");
  await disc.press("Enter");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Partager" }).click();
  const address = await page.getByRole("dialog").getByRole("textbox").inputValue();
  await open(page, address.slice(address.indexOf("#")));
  await expect(page.getByText(`Variante d’une autre partie, après le coup ${at}`)).toBeVisible();
  await open(page, "");
  await expect(page.getByText(`variante après le coup ${at}`).first()).toBeVisible();
  await open(page, origin);
  await page.getByRole("button", { name: "Continuer à partir d’ici" }).click();
  const tree = page.getByRole("region", { name: "Variantes de cette partie" });
  await expect(tree.getByRole("link")).toHaveCount(1);
  await tree.getByRole("link").click();
  await expect(page).toHaveURL(/#\/play\//);
});
