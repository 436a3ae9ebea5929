import {
  agreeingWords,
  boxLids,
  type CatacombsOptions,
  heroCard,
  optionTexts,
} from "@ossuaire/catacombs/all";
import { expect, type Page } from "@playwright/test";
import { seen } from "./eyes.ts";
import { expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { onShelf } from "./shelf.ts";
import { visit } from "./visit.ts";

const hero = (page: Page, id: string) =>
  page.getByRole("checkbox", { name: heroCard(id).name.fr, exact: true });
const box = (page: Page, id: keyof typeof boxLids) =>
  page.getByRole("checkbox", { name: boxLids[id].name.fr, exact: true });
const field = (page: Page, option: keyof CatacombsOptions) =>
  page.getByLabel(optionTexts[option].name.fr, { exact: true });
const party = (page: Page) => page.getByLabel(agreeingWords.party.fr, { exact: true });

const pairs = [
  ["SOL-HERO-04", "barbarian", "paladin"],
  ["SOL-HERO-05", "elf", "ice-princess"],
  ["SOL-HERO-06", "thief", "witch-hunter"],
  ["SOL-HERO-07", "wizard", "sorceress"],
] as const;

visit(
  "the form with Cavern of Soloth",
  (page) => open(page, "#/new/catacombs/soloth"),
  (look) => {
    look(
      "SOL-HERO-02 its four Heroes are offered together, as the party that is recommended",
      async (page) => {
        await expect(party(page).locator("option:checked")).toHaveText(
          /Princesse des glaces, Paladin, Chasseur de sorcières, Sorcière \(conseillée\)/,
        );
        await party(page).selectOption({ index: 1 });
        for (const [, base, other] of pairs) {
          await expect(hero(page, base)).toBeChecked();
          await expect(hero(page, other)).not.toBeChecked();
        }
        await party(page).selectOption({ index: 0 });
      },
    );

    for (const [rule, base, other] of pairs)
      look(`${rule} the exchange is suggested beside both, and one press makes it`, async (page) => {
        for (const [one, two] of [
          [base, other],
          [other, base],
        ] as const) {
          await expect(hero(page, one)).not.toBeChecked();
          const { fr } = agreeingWords.exchange(two);
          const exchange = page.getByRole("button", { name: `${heroCard(one).name.fr} — ${fr}` });
          await expect(seen(exchange.locator(".."), fr)).toBeVisible();
          await exchange.click();
          await expect(hero(page, one)).toBeChecked();
          await expect(hero(page, two)).not.toBeChecked();
          // Also beside whoever has come along.
          await expect(seen(page.locator(".setup-suggested"), fr)).toBeVisible();
        }
      });

    look("SOL-HERO-03 any four of eight: a fifth is grey and says why, three are refused", async (page) => {
      await expect(hero(page, "elf")).toHaveAttribute("aria-disabled", "true");
      await expect(hero(page, "elf")).toHaveAccessibleDescription(/CAT-PLAYER-03/);
      await hero(page, "elf").press("Space");
      await expect(hero(page, "elf")).not.toBeChecked();
      await hero(page, "sorceress").press("Space");
      await expect(page.getByRole("alert")).toContainText("CAT-PLAYER-03");
      await expect(page.getByRole("button", { name: "À table" }).first()).toBeDisabled();
      await hero(page, "elf").press("Space");
      await expect(page.getByRole("alert")).toBeEmpty();
      await expect(party(page).locator("option:checked")).toHaveText(agreeingWords.mixed.fr);
      await party(page).selectOption({ index: 0 });
    });

    look("SOL-RULING-19 purple drops are grey for a Lord who has none, with the reason", async (page) => {
      const drops = field(page, "drops");
      await expect(drops.locator("option:disabled")).toHaveCount(2);
      await expect(drops).toHaveAccessibleDescription(/SOL-LORD-01/);
      await expect(field(page, "lord").locator("optgroup")).toHaveCount(2);
      await field(page, "lord").selectOption("hydra");
      await expect(drops.locator("option:disabled")).toHaveCount(0);
      await drops.selectOption("4");
      await field(page, "lord").selectOption("dragon");
      await expect(drops).toHaveValue("0");
    });
  },
);

test("SOL-VERDICT-07 with both boxes all is agreed on in the form, and the table is laid with it; a box that goes takes all of it along", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, "#/new/catacombs/vermin");
  // VER-VERDICT-01: its own Healer, unless there is a second one.
  await expect(field(page, "healer").locator("option:disabled")).toHaveCount(2);
  await expect(field(page, "healer")).toHaveAccessibleDescription(/VER-VERDICT-01/);
  await expect(field(page, "secondHealer")).toHaveAccessibleDescription(/CAT-VHEALER-02/);
  await field(page, "passages").check();
  await box(page, "soloth").check();
  await expect(field(page, "rooms")).toHaveAccessibleDescription(/VER-SETUP-02/);
  await field(page, "rooms").selectOption("soloth");
  await field(page, "altar").check();
  await field(page, "lord").selectOption("shapeshifter");
  await field(page, "drops").selectOption("2");
  await page.getByLabel("Nombre de joueurs").selectOption("5");
  await page.getByRole("button", { name: `Elfe — ${agreeingWords.exchange("ice-princess").fr}` }).click();
  await field(page, "layout").selectOption("branching");
  await field(page, "secondHealer").check();
  await field(page, "healer").selectOption("althea");
  for (const option of [
    "heroesLast",
    "fairPlacement",
    "wanderers",
    "camping",
    "withoutMap",
    "exchange",
  ] as const)
    await field(page, option).check();
  await expect(page.getByRole("alert").last()).toBeEmpty();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "À table" }).first().click();
  await page.locator(".board-view[data-drawn]").waitFor();
  const { options } = (await onShelf(page)).invitation;
  expect(options).toEqual({
    boxes: ["soloth", "vermin"],
    rooms: ["soloth"],
    altar: true,
    drops: 2,
    passages: true,
    lord: "shapeshifter",
    healer: "althea",
    parties: [["elf"], ["paladin"], ["witch-hunter"], ["sorceress"]],
    layout: "branching",
    more: [0, 0, 0],
    secondHealer: true,
    mazeRooms: 9,
    withoutMap: true,
    heroesLast: true,
    fairPlacement: true,
    wanderers: true,
    camping: true,
    exchange: true,
  });
});

test("without a box nothing of one is agreed on: the options are those of a base match", async ({ page }) => {
  await open(page, "#/new/catacombs/soloth");
  // What is taught is taught whole, and of the boxes that are ticked.
  await expect(page.getByRole("link", { name: /^Première fois/ })).toHaveAttribute(
    "href",
    "#/learn/catacombs/course",
  );
  const taught = page.getByRole("link", { name: /^Apprenez ce qu’apporte/ });
  await expect(taught).toHaveText([/Caverne de Soloth/]);
  await expect(taught).toHaveAttribute("href", "#/learn/soloth");
  await field(page, "altar").check();
  await field(page, "lord").selectOption("queen-of-the-underworld");
  await box(page, "vermin").check();
  await box(page, "soloth").uncheck();
  await expect(taught).toHaveText([/Horde de Vermine/]);
  await box(page, "vermin").uncheck();
  await expect(field(page, "lord")).toHaveValue("sorcerer");
  await expect(taught).toHaveCount(0);
  await page.getByRole("button", { name: "À table" }).first().click();
  await page.locator(".board-view[data-drawn]").waitFor();
  const { options } = (await onShelf(page)).invitation;
  expect(Object.keys(options as object).toSorted()).toEqual(
    [
      ...["camping", "exchange", "fairPlacement", "healer", "heroesLast", "layout", "lord", "mazeRooms"],
      ...["more", "parties", "secondHealer", "wanderers", "withoutMap"],
    ].toSorted(),
  );
});

test("VER-VERDICT-02 rooms that the piles do not hold are grey, and a layout that has become too long is refused", async ({
  page,
}) => {
  await open(page, "#/new/catacombs");
  await page.getByLabel("Salles de niveau 0").selectOption("4");
  await box(page, "vermin").check();
  await expect(page.getByLabel("Salles de niveau 0").locator("option:disabled")).toHaveText(["4"]);
  await expect(page.getByRole("alert")).toContainText("CAT-RULING-86");
  await expect(page.getByRole("button", { name: "À table" }).first()).toBeDisabled();
  await page.getByLabel("Salles de niveau 0").selectOption("3");
  await expect(page.getByRole("alert")).toBeEmpty();
});
