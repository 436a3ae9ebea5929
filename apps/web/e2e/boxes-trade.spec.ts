import { allItems, heroCard, itemOf } from "@ossuaire/catacombs/all";
import { visiting, withSoloth } from "@ossuaire/catacombs/testing";
import type { Page } from "@playwright/test";
import { onShelf } from "../pictures/matches.ts";
import { forAllFirst } from "./boxes-scenes.ts";
import { matchOf, sitDownAs, sitDownAt } from "./catacombs.ts";
import { heroBoard } from "./met-catacombs.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { putOnShelf } from "./shelf.ts";

/** What the boxes let Merchant, Healer and Altar sell: bought at the counter, and what is asked besides at the foot. */

const withVermin = { boxes: ["vermin"], healer: "maireya" } as const;
const shelf = (page: Page, name: string) => page.getByRole("list", { name }).getByRole("listitem");
const counter = (page: Page) => page.locator(".stall-counter");
const poison = async (page: Page, hero: string) => (await matchOf(page)).view.heroes[hero]?.poison;

for (const [kind, wares] of [
  ["merchant", "Les articles du Marchand"],
  ["healer", "Les services du Guérisseur"],
] as const)
  test(`VER-CURE-04 the cure is sold by the ${kind}: for whom, for 400, and which card, on the page`, {
    tag: "@both",
  }, async ({ page }) => {
    const heroes = {
      elf: { poison: ["poison-3-2", "poison-2-1"], gold: 300 },
      thief: { gold: 500 },
      wizard: { life: 0, poison: ["poison-1-1"] },
    };
    await sitDownAt(page, visiting(kind, { options: withVermin, offer: ["map"], heroes }).match);
    const cure = shelf(page, wares).filter({ hasText: "Guérison d’un poison" });
    await expect(cure).toContainText(/400\sor/);
    await cure.getByRole("button").press("Enter");
    await expect(counter(page)).toContainText("Une carte Poison du Héros est défaussée");
    // The living who are poisoned, with what is in their blood; nobody else.
    await expect(counter(page).getByRole("radio", { name: /Elfe poison 5 sur 8/ })).toBeChecked();
    for (const other of [/Voleur/, /Magicien/])
      await expect(counter(page).getByRole("radio", { name: other })).toBeDisabled();
    await expect(counter(page)).toContainText("bourse 300, reste 0");
    await expect(counter(page)).toContainText("bourse 500, reste 400");
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
    await counter(page)
      .getByRole("button", { name: /Demander/ })
      .press("Enter");
    await expect(page.locator(".foot-prompt")).toContainText("Quelle carte Poison défausser");
    await page.getByRole("button", { name: "Poison 3" }).press("Enter");
    await expect.poll(() => poison(page, "elf")).toEqual(["poison-2-1"]);
    // VER-RULING-27: again, as long as there is gold.
    await cure.getByRole("button").press("Enter");
    await expect(counter(page).getByRole("radio", { name: /Elfe poison 2 sur 8/ })).toBeChecked();
  });

test("VER-CURE-04 without Vermin nobody is offered a cure", async ({ page }) => {
  await sitDownAt(page, visiting("merchant", { offer: ["map"], heroes: { elf: { gold: 900 } } }).match);
  await expect(shelf(page, "Les articles du Marchand")).toHaveCount(1);
});

test("SOL-MERCHANT-06, SOL-MERCHANT-08 at Beeble’s all is paid in full, and one more card is seen for 100, again and again", async ({
  page,
}) => {
  const offer = allItems({ boxes: ["soloth"] })
    .slice(0, 10)
    .map(({ id }) => id);
  const heroes = { paladin: { gold: 500 }, sorceress: { gold: 100 } };
  await sitDownAt(page, visiting("merchant", { options: withSoloth, offer, heroes }).match);
  const articles = shelf(page, "Les articles du Marchand");
  await expect(articles).toHaveCount(11);
  await expect(page.locator(".seals")).toHaveText("Ici, chaque article se paie plein prix.");
  const look = articles.filter({ hasText: "Voir une carte de plus" });
  await expect(look).toContainText(/100\sor · pour tous/);
  for (const more of [1, 2]) {
    await look.getByRole("button").click();
    await expect(counter(page)).toContainText("on peut l’acheter aussitôt");
    await expect(counter(page).getByRole("radio")).toHaveCount(0);
    await counter(page)
      .getByRole("button", { name: /La retourner/ })
      .click();
    await expect(articles).toHaveCount(11 + more);
  }
  const { view } = await matchOf(page);
  expect(view.offer).toHaveLength(12);
  const shown = itemOf(view.offer.at(-1) ?? "");
  await expect(articles.filter({ hasText: shown.name.fr })).toHaveCount(1);
});

test.describe("the Altar of Soloth", () => {
  const altar = { ...withSoloth, altar: true } as const;
  test("SOL-ALTAR-04 to 08: an offering out of several purses, the card for all to see, refused, then accepted for a Hero", {
    tag: "@both",
  }, async ({ page }) => {
    const heroes = { paladin: { gold: 700 }, sorceress: { gold: 300 } };
    const game = visiting("altar", { options: altar, heroes, state: { equipment: [...forAllFirst] } });
    await sitDownAt(page, game.match);
    await expect(page.getByRole("region", { name: "L’Autel de Soloth" })).toBeVisible();
    const offering = shelf(page, "Ce que l’Autel demande").getByRole("button");
    await expect(offering).toContainText(/500\sor · pour tous/);
    await offering.press("Enter");
    await expect(counter(page)).toContainText("L’Autel n’offre qu’un équipement par partie.");
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
    for (const answer of ["Refuser", "Accepter"]) {
      if (answer === "Accepter") await offering.press("Enter");
      await counter(page)
        .getByRole("button", { name: /Faire l’offrande/ })
        .press("Enter");
      await expect(page.locator(".foot-prompt")).toContainText("Accepter cet équipement");
      const { view } = await matchOf(page);
      const { name, text } = itemOf(view.offer.at(-1) ?? "");
      await expect(counter(page).locator(".gift")).toContainText(name.fr);
      await expect(counter(page).locator(".gift")).toContainText(text.fr);
      await expectAxeClean(page);
      await page.getByRole("button", { name: answer, exact: true }).press("Enter");
      if (answer === "Refuser") continue;
      await expect(page.locator(".foot-prompt")).toContainText("Quel Héros le reçoit");
      await page
        .locator(".foot-choices")
        .getByRole("button", { name: new RegExp(heroCard("paladin").name.fr) })
        .press("Enter");
      await expect.poll(async () => (await matchOf(page)).view.gifted).toBe(true);
    }
    // SOL-ALTAR-09: there is no second gift, and the way leads on.
    await expect(shelf(page, "Ce que l’Autel demande")).toContainText("l’Autel a déjà donné");
    await page.getByRole("button", { name: "Quitter" }).press("Enter");
    await page.getByRole("button", { name: "Partir tout de suite" }).press("Enter");
    await expect(page.locator(".stall")).toHaveCount(0);
  });

  test("SOL-VERDICT-10 two players: each says what his Heroes give, and each votes; a reload in the middle keeps all of it", async ({
    page,
  }) => {
    const parties = [
      ["ice-princess", "paladin"],
      ["witch-hunter", "sorceress"],
    ];
    const heroes = { paladin: { gold: 300 }, sorceress: { gold: 300 } };
    const { match } = visiting("altar", {
      options: { ...altar, parties },
      heroes,
      state: { equipment: [...forAllFirst] },
    });
    await sitDownAs(page, match, { "seat-2": "Ada", "seat-3": "Bruno" });
    await shelf(page, "Ce que l’Autel demande").getByRole("button").click();
    await expect(counter(page)).toContainText(/Les autres joueurs seront priés de donner 200\spièces d’or/);
    await counter(page)
      .getByRole("button", { name: /Faire l’offrande/ })
      .click();
    await expect(counter(page)).toContainText(/Une offrande\s: 500\spièces d’or, il en manque 200/);
    await page.reload();
    await expect(counter(page)).toContainText(/Une offrande\s: 500\spièces d’or, il en manque 200/);
    await counter(page)
      .getByRole("button", { name: /Donner/ })
      .click();
    for (const _ of ["Ada", "Bruno"]) {
      await expect(page.locator(".gift")).toBeVisible();
      await page.getByRole("button", { name: "Refuser", exact: true }).click();
    }
    await expect(page.locator(".gift")).toHaveCount(0);
    await expect(page.locator(".log").first()).toContainText("retourne sous le paquet");
  });
});

test("SOL-SORC-08 at the Healer’s the Sorceress is asked whether a point is life or magic", async ({
  page,
}) => {
  const heroes = { sorceress: { gold: 300, life: 3, tracks: { magic: 2 } } };
  await sitDownAt(page, visiting("healer", { options: withSoloth, heroes }).match);
  await shelf(page, "Les services du Guérisseur").first().getByRole("button").press("Enter");
  await counter(page)
    .getByRole("button", { name: /Demander/ })
    .press("Enter");
  await expect(page.locator(".foot-prompt")).toContainText("Combien de points vont à la vie");
  await page.locator(".foot-choices").getByRole("button", { name: "0", exact: true }).press("Enter");
  await expect(heroBoard(page, "Sorcière").last()).toContainText("Magie : 3");
});

test("on a phone the place keeps its name and its way out in view, whatever is bought", {
  tag: "@phone",
}, async ({ page }) => {
  await putOnShelf(page, { id: "laid", ...onShelf.cure });
  await open(page, "#/play/laid");
  await page
    .getByRole("button", { name: /guérison/i })
    .first()
    .tap();
  await counter(page)
    .getByRole("button", { name: /Demander/ })
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: /^Chez / })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Quitter" })).toBeInViewport({ ratio: 1 });
});
