import { type Catacombs, ground } from "@ossuaire/catacombs";
import { afterFight, fighting, newCampaign, placeAll } from "@ossuaire/catacombs/testing";
import type { Match } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { fit, toScreen } from "../src/board/camera.ts";
import { enterCatacombs, sitDownAt, takePlaces } from "./catacombs.ts";
import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, test } from "./page.ts";

const intro = { fr: "La nuit tombe. Une cloche sonne.", en: "Night falls. A bell rings." };
const graves = { fr: "Des tombes ouvertes.", en: "Open graves." };

/** North above: from the start there are four ways; into the Armoury, to the south, none leads. */
const maze = [
  { card: "bholoth-cemetery", x: 0, y: 0 },
  { card: "the-outer-bailey", x: -1, y: 0 },
  { card: "phoitar", x: 0, y: -1 },
  { card: "hidden-passageway", x: 1, y: 0 },
  { card: "izchak", x: 2, y: 0 },
  { card: "vysara", x: 2, y: 1 },
  { card: "the-armoury", x: 0, y: 1 },
  { card: "lair", x: 3, y: 0 },
];

/** The Heroes have cleared the first room of that labyrinth, and are asked which way they explore. */
function atCrossing(): Match<Catacombs> {
  const game = newCampaign({ layout: "labyrinth", scenario: { intro, rooms: {}, maze } });
  for (const seat of game.match.seats) game.choose("accept", seat);
  game.choose("explore");
  placeAll(game);
  const after = afterFight(game);
  after.choose("explore");
  return after.match;
}

/** They are asked which of two rooms they enter. */
function atFork(): Match<Catacombs> {
  const game = newCampaign({ layout: "branching" }, "fork");
  game.choose("explore");
  placeAll(game);
  const after = afterFight(game);
  after.choose("explore");
  return after.match;
}

const map = (page: Page) => page.getByRole("dialog", { name: "La carte", exact: true });

test("the way stands in the bar as dots with signs; only the present room has its name, and a press opens the map", {
  tag: "@both",
}, async ({ page }) => {
  await enterCatacombs(page);
  await takePlaces(page);
  const way = page.getByRole("button", { name: /^Antichambre de Sarhlat ?, 1 sur 7 : ouvrir la carte$/ });
  await expect(way.locator(".way-dot")).toHaveCount(6);
  await expect(way.locator(".way-sign")).toHaveCount(3);
  await expect(way.locator(".way-name")).toHaveText(["Antichambre de Sarhlat"]);
  await way.press("Enter");
  const rooms = map(page).getByRole("listitem");
  await expect(rooms).toHaveCount(7);
  await expect(rooms.nth(0)).toContainText("les Héros y sont, visitée une fois");
  await expect(rooms.nth(1)).toContainText("Salle 2, niveau 1");
  await expect(rooms.nth(2)).toContainText("Salle 3, le Marchand");
  await expect(map(page)).not.toContainText("undefined");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(map(page)).toHaveCount(0);
  await expect(way).toBeFocused();
});

test("CAT-VBRANCH-10 the map opens when there are two rooms to choose from; a press on one enters it", async ({
  page,
}) => {
  await sitDownAt(page, atFork());
  const cards = map(page).locator("[data-lit]");
  await expect(cards).toHaveCount(2);
  // The foot has the same, and stays.
  await expect(page.locator(".foot-choices .button")).toHaveCount(2);
  await expectAxeClean(page);
  const chosen = await cards.nth(1).locator(".map-name").textContent();
  // Anywhere on the card, not only on its button.
  await cards.nth(1).click({ position: { x: 20, y: 40 } });
  await expect(map(page)).toHaveCount(0);
  await expect(page.locator(".way-name")).toHaveText(chosen ?? "");
  await page.locator(".way-open").click();
  await expect(map(page).locator("[data-passed]")).toContainText("salle laissée de côté");
});

test("CAT-VBRANCH-10 by keys as well: the focus is on a room, arrows change it, Enter enters", async ({
  page,
}) => {
  await sitDownAt(page, atFork());
  const enter = map(page).getByRole("button", { name: /^Entrer : / });
  await expect(enter).toHaveCount(2);
  await expect(enter.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(enter.last()).toBeFocused();
  const name = (await enter.last().getAttribute("aria-label"))?.replace(/^Entrer\s: /, "") ?? "";
  await page.keyboard.press("Enter");
  await expect(page.locator(".way-name")).toHaveText(name, { ignoreCase: true });
});

test("CAT-VMAZE-09 CAT-VMAZE-11 in the labyrinth a way is chosen on its grid; a door that does not match is marked", {
  tag: "@narrow",
}, async ({ page }) => {
  await sitDownAt(page, atCrossing());
  await expect(map(page).locator("[data-lit]")).toHaveCount(4);
  const here = map(page).locator("[data-here]");
  await expect(here).toContainText("porte sud vers une carte");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await map(page).getByRole("button", { name: "Au sud : carte inconnue" }).click();
  // Face down again, and not forgotten.
  await expect(here).toContainText("porte sud sans porte en face");
  await expect(here.locator(".map-door-S")).toHaveAttribute("data-leads", "shut");
  await expect(map(page).getByRole("listitem").filter({ hasText: "L’Armurerie" })).toContainText(
    "vue, puis refermée",
  );
  await expect(map(page).locator("[data-lit]")).toHaveCount(3);
  await map(page).getByRole("button", { name: "Au nord : carte inconnue" }).click();
  await expect(page.locator(".way-name")).toHaveText("Phoitar");
});

test("CAT-VMAZE-09 by keys: arrows lead to the card that lies there, Enter goes", async ({ page }) => {
  await sitDownAt(page, atCrossing());
  await expect(map(page).getByRole("button", { name: "À l’ouest : carte inconnue" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(map(page).getByRole("button", { name: "Au nord : carte inconnue" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(map(page).getByRole("button", { name: "À l’est : carte inconnue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".way-name")).toHaveText("Passage dérobé", { ignoreCase: true });
  await page.locator(".way-open").press("Enter");
  const start = map(page).getByRole("listitem").filter({ hasText: "Cimetière de Bholoth" });
  await expect(start).toContainText("visitée une fois");
});

test("CAT-VCAMP-01 the Camp Tracker lies where all can see it, with its marker", { tag: "@both" }, async ({
  page,
}) => {
  const { match } = fighting({
    options: { camping: true },
    state: { camp: 2 },
    at: { "orc-1": [420, 200] },
  });
  await sitDownAt(page, match);
  await page
    .getByRole("button", { name: "Bivouac : case 2 sur 8, ensuite étoile : une attaque" })
    .press("Enter");
  const spaces = map(page).locator(".camp-track li");
  await expect(spaces).toHaveText([/Départ/, /^1/, /^1/, /Étoile/, /^2/, /Étoile/, /^2/, /Étoile/, /^3/]);
  // For the eyes a sign each, in the same order.
  const signs = spaces.locator("> :not(.unseen)");
  await expect(signs).toHaveText(["•", "1", "1", "★", "2", "★", "2", "★", "3"]);
  for (const sign of await signs.all()) await expect(sign).toBeVisible();
  await expect(spaces.nth(2)).toHaveAttribute("aria-current", "step");
  await expect(spaces.nth(2)).toContainText("le marqueur est ici");
});

test("CAT-VSTORY-01 a scenario's introduction is read before it is accepted, and that of a room on entering it", {
  tag: "@both",
}, async ({ page }) => {
  const rooms = { "bholoth-cemetery": { intro: graves } };
  const game = newCampaign({ layout: "labyrinth", scenario: { intro, rooms, maze } });
  game.choose("accept", "seat-1");
  await sitDownAt(page, game.match);
  const story = page.getByRole("region", { name: "L’histoire" });
  await expect(seen(story, intro.fr)).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole("button", { name: "Accepter" }).click();
  await expect(seen(story, graves.fr)).toBeVisible();
  await expect(story.getByRole("heading", { name: "Cimetière de Bholoth" })).toBeVisible();
  await story.getByRole("button", { name: "Continuer" }).click();
  await expect(story).toHaveCount(0);
});

test("CAT-SETUP-10 the board can be turned half round; words, hand and keys follow, and the match remembers", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  const { match } = fighting({ at: { elf: [40, 280], "orc-1": [420, 60] } });
  await sitDownAt(page, match);
  const elf = page.locator("[data-piece=elf]");
  // On a phone the left edge lies at the bottom.
  const [before, after] = isMobile
    ? [/en bas à droite/, /en haut à gauche/]
    : [/en bas à gauche/, /en haut à droite/];
  await expect(elf).toHaveText(before);
  const turn = page.getByRole("button", { name: "Tourner le plateau d’un demi-tour" });
  await turn.click();
  await expect(turn).toHaveAttribute("aria-pressed", "true");
  await expect(elf).toHaveText(after);
  await expectAxeClean(page);
  await page.reload();
  await page.locator(".board-view[data-drawn]").waitFor();
  await expect(elf).toHaveText(after);
  // The disc is taken where it is seen.
  const box = await page.locator(".board-view").boundingBox();
  if (box === null) throw new Error("there is no board");
  const barbarian = match.state.fight?.pieces.find(({ id }) => id === "barbarian") ?? { x: 0, y: 0 };
  const { x, y } = toScreen(fit(ground, box, true), barbarian);
  await page.mouse.click(box.x + x, box.y + y);
  await expect(page.getByRole("button", { name: "Le Barbare : Folie Furieuse" })).toBeVisible();
  // By key it goes back, and an aim to the right is one to the right as seen.
  await elf.press("t");
  await expect(elf).toHaveText(before);
});

test("CAT-SETUP-10 arrows move a piece as it is seen, on a turned board as well", async ({ page }) => {
  await enterCatacombs(page);
  await page.getByRole("button", { name: "Tourner le plateau d’un demi-tour" }).click();
  await page.locator('[data-piece][aria-disabled="false"]').focus();
  const said = page.locator(".board > [aria-live]");
  const press = async (key: string) => {
    for (let time = 0; time < 40; time++) await page.keyboard.press(key);
  };
  // The Heroes begin at the right edge now: to the right is away from the obstacles.
  await press("ArrowRight");
  await expect(said).toHaveText("en bas à droite, à 11 cm de l’obstacle");
  await press("ArrowLeft");
  await expect(said).toHaveText("en bas à droite, à 7 cm de l’obstacle");
});
