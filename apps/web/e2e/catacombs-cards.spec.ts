import {
  allMonsters,
  allSpells,
  cardWords,
  ground,
  heroCard,
  itemOf,
  lordOf,
  monsterOf,
} from "@ossuaire/catacombs";
import { fighting } from "@ossuaire/catacombs/testing";
import type { Locator, Page } from "@playwright/test";
import { fit, toScreen } from "../src/board/camera.ts";
import { enterCatacombs, sitDownAt, takePlaces } from "./catacombs.ts";
import { backgroundOf, seen } from "./eyes.ts";
import { heroBoard } from "./met-catacombs.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, test } from "./page.ts";

/** In the first room: a Spider and two Zombies; the Elf has articles and trophies, the Familiar is there. Barbarian and Lord have spent something. */
async function fight(page: Page): Promise<void> {
  const { match } = fighting({
    at: { "crypt-spider-1": [420, 200], "zombie-1": [380, 250], "zombie-2": [440, 280], familiar: [60, 270] },
    heroes: {
      elf: { items: ["long-quiver", "map"], gold: 300, trophies: ["orc", "orc"], life: 5 },
      barbarian: { tracks: { rage: 1 } },
      wizard: { items: ["familiar"] },
    },
    life: { sorcerer: 3 },
  });
  await sitDownAt(page, match);
  await page.getByRole("button", { name: "L’Elfe : Coup de poing" }).waitFor();
}

/** Opens a card by keyboard, and finds it. */
async function read(opener: Locator, name: string): Promise<Locator> {
  await opener.press("Enter");
  const sheet = opener.page().getByRole("dialog", { name, exact: true });
  await expect(sheet).toBeVisible();
  return sheet;
}

const board = (page: Page, name: string) =>
  page.getByRole("button", { name: `${name} : lire la carte` }).first();

test("CAT-COMP-20 a Hero's board shows life, gold, actions, articles and trophies", {
  tag: "@narrow",
}, async ({ page, isMobile }) => {
  await fight(page);
  const glance = heroBoard(page, "Elfe").first();
  await expect(seen(glance, "♥ 5/8")).toBeVisible();
  // On a phone the purse is read on the card.
  if (!isMobile) await expect(seen(glance, "300 or", { exact: true })).toBeVisible();
  const sheet = await read(board(page, "Elfe"), "Elfe");
  await expect(seen(sheet, "♥ 5/8")).toBeVisible();
  for (const words of ["300", "Tir à l’arc", heroCard("elf").text.fr])
    await expect(seen(sheet, words, { exact: true })).toBeVisible();
  for (const item of ["long-quiver", "map"]) await expect(seen(sheet, itemOf(item).text.fr)).toBeVisible();
  await expect(seen(sheet.getByRole("button"), "2 × Orc")).toBeVisible();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(board(page, "Elfe")).toBeFocused();
});

test("CAT-COMP-29 the Barbarian's board shows his rages, and what they do", async ({ page }) => {
  await fight(page);
  await expect(seen(heroBoard(page, "Barbare").first(), "Folie Furieuse : 1")).toBeVisible();
  const sheet = await read(board(page, "Barbare"), "Barbare");
  await expect(seen(sheet, "1 (3 au plus)")).toBeVisible();
  await expect(sheet.locator(".attacks", { hasText: /4 × Coup de poing.*à la chaîne/ })).toBeVisible();
});

test("CAT-HERO-17 the Wizard's deck lies open: every spell, its text, and how many are left", async ({
  page,
}) => {
  await fight(page);
  const wizard = await read(board(page, "Magicien"), "Magicien");
  const book = await read(wizard.getByRole("button", { name: "reste 12 sur 12" }), "Le livre de sorts");
  for (const { name, text } of allSpells()) {
    await expect(book).toContainText(name.fr);
    await expect(book).toContainText(text.fr);
  }
  await expectAxeClean(page);
  // One card after the other is put down, however fast.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("CAT-ALLY-22 an Ally's card says what it is good for", async ({ page }) => {
  await fight(page);
  const wizard = await read(board(page, "Magicien"), "Magicien");
  const ally = await read(wizard.getByRole("button", { name: "Familier" }), "Familier");
  for (const hint of [
    "Envoyez-le devant",
    "gardez le Magicien derrière son Bouclier",
    "aident les autres Héros",
  ])
    await expect(seen(ally, hint)).toBeVisible();
  await expect(seen(ally, "sans dégât", { exact: true })).toBeVisible();
});

test("CAT-PHASE-09 a hand stays on a monster of the board, and its card is read", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  await fight(page);
  const box = await page.locator(".board-view").boundingBox();
  if (box === null) throw new Error("the board is not on the screen");
  const { x, y } = toScreen(fit(ground, box), { x: 420, y: 200 });
  // Twice: the first time the card is still to be fetched.
  for (let time = 0; time < 2; time++) {
    await page.mouse.move(box.x + x, box.y + y);
    await page.mouse.down();
    const sheet = page.getByRole("dialog", { name: "Araignée des cryptes" });
    await expect(seen(sheet, "300 or", { exact: true })).toBeVisible();
    await page.mouse.up();
    await page.waitForTimeout(300);
    await sheet.getByRole("button", { name: "Fermer" }).click();
    await expect(sheet).toHaveCount(0);
  }
  // Of every kind the card lies open beside the board, where there is room for that.
  if (isMobile) return;
  const here = page.getByRole("list", { name: "Dans cette salle" }).first();
  for (const [row, name] of [
    [/Araignée/, "Araignée des cryptes"],
    [/Zombie/, "Zombie"],
  ] as const) {
    await expect(seen(here, row)).toBeVisible();
    const sheet = await read(here.getByRole("button", { name: row }), name);
    await expect(seen(sheet.locator(".attacks").first(), "Coup de poing").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  }
});

test("CAT-COMP-21 the Lord's board shows life, minions, the wandering monster and his own rules", async ({
  page,
}) => {
  await fight(page);
  const { minions, text, traits } = lordOf("sorcerer");
  const sheet = await read(board(page, "Sorcier"), "Sorcier");
  for (const words of ["♥ 3/4", text.fr, traits[0]?.text.fr ?? "nothing"])
    await expect(seen(sheet, words)).toBeVisible();
  for (const { monster, count } of minions)
    await expect(seen(sheet.getByRole("button"), `${count} × ${monsterOf(monster).name.fr}`)).toBeVisible();
  const wanderer = sheet.getByText(cardWords.wanderingText.fr);
  await expect(seen(sheet, cardWords.wanderingText.fr)).toBeVisible();
  await expect(seen(wanderer, "Zombie", { exact: true }).and(page.getByRole("button"))).toBeVisible();
  await expectAxeClean(page);
});

test("CAT-COMP-25 the Spider's webs do no damage: on her card and in the help", async ({ page }) => {
  await fight(page);
  const lord = await read(board(page, "Sorcier"), "Sorcier");
  const spider = await read(lord.getByRole("button", { name: /Araignée/ }), "Araignée des cryptes");
  const told = /2 × Missile\s*étourdissante\s*sans dégât/;
  const expectTold = async (within: Locator) => {
    const webs = within.locator(".attack", { hasText: told });
    for (const words of ["Missile", "étourdissante", "sans dégât"])
      await expect(seen(webs, words, { exact: true })).toBeVisible();
  };
  await expectTold(spider);
  for (const words of ["2 points de vie", "300 or"])
    await expect(seen(spider, words, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Aide", exact: true }).last().click();
  const lines = page.locator(".help-monsters li");
  await expect(lines).toHaveCount(allMonsters().length);
  const line = lines.filter({ hasText: "Araignée" });
  await expectTold(line);
  await expect(seen(line, "2 points de vie, 300 or")).toBeVisible();
  await expectAxeClean(page);
  await lines.getByRole("button", { name: "Troll" }).press("Enter");
  await expect(seen(page.getByRole("dialog", { name: "Troll" }), /^Régénération/).first()).toBeVisible();
});

test("CAT-MOD-03 the Critical modifier is shown in red, and always with its name", async ({ page }) => {
  await fight(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Aide", exact: true }).last().click();
  // Where it is explained, and in the attacks of a monster.
  for (const within of [".help-lines", ".help-monsters"]) {
    const chip = page.locator(`${within} .modifier`, { hasText: "critique" }).first();
    await expect(seen(chip, "critique")).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await backgroundOf(chip);
    expect(red, within).toBeGreaterThan(2 * Math.max(green, blue));
  }
});

test("CAT-MOD-07 the stunning modifier is shown in blue, and opens its rule", async ({ page }) => {
  await fight(page);
  const sheet = await read(board(page, "Sorcier"), "Sorcier");
  const chip = sheet.locator(".modifier", { hasText: "étourdissante" });
  await expect(seen(chip, "étourdissante")).toBeVisible();
  const [red = 0, , blue = 0] = await backgroundOf(chip);
  expect(blue).toBeGreaterThan(2 * red);
  await sheet.getByRole("button", { name: "étourdissante" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Règle CAT-MOD-05" }).locator(".rule-text")).not.toBeEmpty();
});

test("CAT-ROOM-03 an open Room card shows name, level, board, monsters, wanderers and exits", {
  tag: "@both",
}, async ({ page }) => {
  await enterCatacombs(page);
  await takePlaces(page);
  await page.locator(".way-open").press("Enter");
  const sheet = await read(
    page.locator(".map").getByRole("button", { name: "Antichambre de Sarhlat : lire la carte" }),
    "Antichambre de Sarhlat",
  );
  await expect(sheet.getByRole("heading", { name: "Antichambre de Sarhlat" })).toBeVisible();
  for (const words of ["Niveau 0", "Les Cavernes de jade"]) await expect(seen(sheet, words)).toBeVisible();
  for (const discs of ["1 × Troll", "2 × Zombie"])
    await expect(seen(sheet.getByRole("button"), discs)).toBeVisible();
  for (const exit of ["N", "E", "S", "O"]) await expect(seen(sheet, exit, { exact: true })).toBeVisible();
  await expect(sheet).toContainText("au nord, à l’est, au sud, à l’ouest");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
});

test("CAT-COMP-20 every deed tells what it does, also to those who listen", async ({ page }) => {
  await fight(page);
  await expect(page.getByRole("button", { name: "L’Elfe : Tir à l’arc" })).toHaveAccessibleDescription(
    /Missile.*2,5\scm/,
  );
  for (const words of ["Coup de poing", "Tir à l’arc", "1 dégât"])
    await expect(seen(page.locator(".deed"), words).first()).toBeVisible();
  await page.getByRole("button", { name: "Le Magicien", exact: true }).press("Enter");
  for (const deed of await page.locator(".deed").all())
    await expect(deed).toHaveAccessibleDescription(/.{8}/);
  await expect(
    page.getByRole("button", { name: "Le Magicien : Boule de feu, depuis le Familier" }),
  ).toBeVisible();
  const card = await read(page.getByRole("button", { name: "Lire la carte : le Magicien" }), "Magicien");
  await expect(card).toContainText("Le livre de sorts");
});

test("CAT-SETUP-11 the supply shows bank, decks, reserve, trophies, rooms and unused boards", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await fight(page);
  if (isMobile) await page.getByRole("button", { name: "Journal" }).click();
  const sheet = await read(page.getByRole("button", { name: /^Réserve/ }).last(), "La réserve");
  for (const words of ["12 000", "9 cartes", "12 à jouer", "Les Cavernes de jade"])
    await expect(seen(sheet, words).first()).toBeVisible();
  for (const discs of ["4 × Zombie", "2 × Orc"])
    await expect(seen(sheet.getByRole("button"), discs)).toBeVisible();
  await expectAxeClean(page);
});
