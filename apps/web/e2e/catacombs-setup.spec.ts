import { readFile } from "node:fs/promises";
import { allHeroes, defaultOptions, readScenario, writeScenario } from "@ossuaire/catacombs";
import type { Locator, Page } from "@playwright/test";
import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { onShelf } from "./shelf.ts";

/** The set-up for three, with the fields that give each Hero a player. */
async function agreeForThree(page: Page): Promise<Locator> {
  await open(page, "#/new/catacombs");
  await page.getByLabel("Nombre de joueurs").selectOption("3");
  return page.getByRole("group", { name: "Qui joue quel Héros" });
}

test("CAT-PLAYER-09 before the match the Heroes are listed from easiest to hardest, with what they are good at", {
  tag: "@both",
}, async ({ page }) => {
  const heroes = await agreeForThree(page);
  await expect(heroes.locator("label")).toHaveText(["Elfe", "Barbare", "Voleur", "Magicien"]);
  for (const { text } of allHeroes()) await expect(seen(heroes, text.fr)).toBeVisible();
  // One below the other, as they are listed.
  const places = await Promise.all((await heroes.locator("label").all()).map((one) => one.boundingBox()));
  const order = places.map((place) => (place?.y ?? 0) * 10_000 + (place?.x ?? 0));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
});

test("CAT-PLAYER-08 players choose their Heroes; a split that is not allowed is refused with words", async ({
  page,
}) => {
  const heroes = await agreeForThree(page);
  await heroes.getByLabel("Elfe").selectOption("party-2");
  await expect(page.getByRole("alert")).toContainText("partagés 4, 2 + 2");
  const start = page.getByRole("button", { name: "À table" }).first();
  await expect(start).toBeDisabled();
  await expectAxeClean(page);
  await heroes.getByLabel("Barbare").selectOption("party-1");
  await expect(page.getByRole("alert")).toBeEmpty();
  await start.click();
  const party = page.getByRole("region", { name: "Héros, joueur 1" });
  await expect(party.getByRole("heading", { level: 3 })).toHaveText(["Magicien", "Barbare"]);
});

test("CAT-RULING-95 whoever opens the table chooses the Healer card", async ({ page }) => {
  await open(page, "#/new/catacombs");
  const healer = page.getByLabel("Le Guérisseur", { exact: true });
  await expect(healer.locator("option")).toHaveText(["Vysara la Guérisseuse", "Althéa la Guérisseuse"]);
  await healer.selectOption("Althéa la Guérisseuse");
  await page.getByRole("button", { name: "À table" }).first().click();
  await page.locator(".board-view[data-drawn]").waitFor();
  const { invitation } = await onShelf(page);
  expect(invitation.options).toMatchObject({ healer: "althea" });
});

/** How long a game it will be, and how hard. */
const prospect = (page: Page, words: string) => seen(page, words).and(page.locator(".prospect"));

test("CAT-LAYOUT-13 the form tells how long the basic game takes; more rooms make it longer and harder, fewer shorter", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, "#/new/catacombs");
  await expect(prospect(page, "30 à 60 minutes, la difficulté de la partie de base")).toBeVisible();
  await page.getByLabel("Salles de niveau 1").selectOption("5");
  await expect(prospect(page, "50 à 95 minutes, plus difficile")).toBeVisible();
  await page.getByLabel("Un second Guérisseur").check();
  await page.getByLabel("Salles de niveau 1").selectOption("0");
  await expect(prospect(page, "plus facile")).toBeVisible();
  await expect(page.getByRole("alert").last()).toBeEmpty();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "À table" }).first().click();
  await page.locator(".board-view[data-drawn]").waitFor();
  expect((await onShelf(page)).invitation.options).toMatchObject({ more: [0, -2, 0], secondHealer: true });
});

test("CAT-VMAZE-20 the size of the labyrinth is chosen, and its length and difficulty are told", async ({
  page,
}) => {
  await open(page, "#/new/catacombs");
  await page.getByLabel("La disposition des salles").selectOption("labyrinth");
  await expect(prospect(page, "90 à 120 minutes, plus difficile")).toBeVisible();
  await page.getByLabel("La taille du labyrinthe").selectOption("4");
  await expect(prospect(page, "45 à 60 minutes")).toBeVisible();
  // The choice of rooms counts as well as their number.
  for (const [rooms, difficulty] of [
    [["krhlot", "lalothost-crypts", "tomb-of-kings"], "plus difficile"],
    [["ashata", "colonnade-of-chaos", "forbidden-ossuary"], "plus facile"],
  ] as const) {
    const [one, two, three] = rooms;
    const row = ["bholoth-cemetery", one, "izchak", two, "vysara", three, "lair"];
    const maze = row.map((card, x) => ({ card, x, y: 0 }));
    await page.locator("input[type=file]").setInputFiles(fileOf(writeScenario({ ...scenario, maze })));
    await expect(prospect(page, difficulty)).toBeVisible();
  }
  await page.getByRole("button", { name: "Jouer sans scénario" }).click();
  await page.getByRole("button", { name: "À table" }).first().click();
  await page.locator(".board-view[data-drawn]").waitFor();
  expect((await onShelf(page)).invitation.options).toMatchObject({ layout: "labyrinth", mazeRooms: 4 });
});

const scenario = {
  intro: { fr: "La nuit tombe.", en: "Night falls." },
  rooms: {},
  maze: [
    { card: "bholoth-cemetery", x: 0, y: 0 },
    { card: "izchak", x: 1, y: 0 },
    { card: "vysara", x: 2, y: 0 },
    { card: "the-armoury", x: 0, y: 1 },
    { card: "lair", x: 3, y: 0 },
  ],
};

const fileOf = (text: string) => ({
  name: "scenario.json",
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

test("CAT-VMAZE-08 whoever opens a labyrinth with a room that nobody can reach is warned, and not stopped", async ({
  page,
}) => {
  await open(page, "#/new/catacombs");
  await page.locator("input[type=file]").setInputFiles(fileOf(writeScenario(scenario)));
  await expect(seen(page, "Aucun chemin ne mène à : L’Armurerie")).toBeVisible();
  await expect(page.getByText("La nuit tombe.")).toBeVisible();
  await expect(page.getByLabel("La disposition des salles")).toHaveValue("labyrinth");
  await expectAxeClean(page);
  await page.getByRole("button", { name: "À table" }).first().click();
  await page.locator(".board-view[data-drawn]").waitFor();
  expect((await onShelf(page)).invitation.options).toMatchObject({ scenario });
});

test("CAT-VMAZE-22 a labyrinth is built, saved to a file, and opened again as it was; a bad file is refused and changes nothing", async ({
  page,
}) => {
  await open(page, "#/new/catacombs");
  await page.getByLabel("La disposition des salles").selectOption("labyrinth");
  await page.getByLabel("La taille du labyrinthe").selectOption("5");
  await page.getByRole("button", { name: "Bâtir un labyrinthe à garder" }).click();
  await expect(seen(page, "Son labyrinthe a 8 cartes.")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Garder dans un fichier" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  const read = readScenario(saved, defaultOptions);
  if (!read.ok) throw new Error(read.words.en);

  await open(page, "#/new/catacombs");
  const picker = page.locator("input[type=file]");
  await picker.setInputFiles(fileOf(saved));
  await expect(seen(page, "Son labyrinthe a 8 cartes.")).toBeVisible();
  await picker.setInputFiles(fileOf("once upon a time"));
  const alert = page.getByRole("alert").filter({ hasText: "Ce fichier ne convient pas" });
  await expect(alert).toContainText("n’est pas un scénario de cette table");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This file will not do" })).toContainText(
    "is no scenario of this table",
  );
  await expect(seen(page, "Its labyrinth has 8 cards.")).toBeVisible();
  await page.locator(".setup-start .button").click();
  await page.locator(".board-view[data-drawn]").waitFor();
  expect((await onShelf(page)).invitation.options).toMatchObject({ scenario: read.options.scenario });
});
