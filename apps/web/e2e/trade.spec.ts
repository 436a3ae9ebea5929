import { heroCard, itemOf } from "@ossuaire/catacombs";
import type { Page } from "@playwright/test";
import { offer, sitDownAt, visiting } from "./catacombs.ts";
import { seen } from "./eyes.ts";
import { reading } from "./met-catacombs.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, test } from "./page.ts";

const articles = (page: Page) =>
  page.getByRole("list", { name: "Les articles du Marchand" }).getByRole("listitem");
const stall = (page: Page) => page.locator(".stall");
const counter = (page: Page) => page.locator(".stall-counter");
const purse = (page: Page, hero: string) =>
  page.getByRole("list", { name: "Les bourses" }).getByRole("listitem").filter({ hasText: hero });

test("CAT-COMP-27 at the Merchant every article shows effect, users and price before it is bought", {
  tag: "@narrow",
}, async ({ page }) => {
  await sitDownAt(page, visiting("merchant"));
  await expect(page.getByRole("region", { name: "Chez Izchak le Marchand" })).toBeVisible();
  await expect(articles(page)).toHaveCount(offer.length);
  for (const [place, id] of offer.entries()) {
    const { name, text, price, heroes } = itemOf(id);
    const article = articles(page).nth(place);
    const users = heroes?.map((hero) => heroCard(hero).name.fr) ?? ["tous les Héros"];
    for (const words of [name.fr, `${price} or`, ...users])
      await expect(seen(article, words).last()).toBeVisible();
    await article.getByRole("button").click();
    await expect(seen(counter(page), text.fr)).toBeVisible();
    // And on the card itself.
    await reading(
      counter(page).getByRole("button", { name: name.fr, exact: true }),
      name.fr,
      async (card) => {
        for (const words of [text.fr, `${price} or`, users.join(", ")])
          await expect(seen(card, words).first()).toBeVisible();
      },
    );
  }
  await expect(articles(page).filter({ hasText: "Grande hache" })).toContainText("le Barbare est mort");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
});

test("CAT-MERCH-08 by mouse: who carries it, who pays out of which purse, and what is left, before anybody commits", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await sitDownAt(page, visiting("merchant"));
  await articles(page).nth(1).getByRole("button").click();
  await expect(counter(page).getByRole("radio", { name: /Elfe/ })).toBeDisabled();
  await expect(counter(page).getByRole("radio", { name: /Voleur/ })).toBeChecked();
  await counter(page)
    .getByRole("radio", { name: /Plein prix/ })
    .check();
  await expect(counter(page)).toContainText("bourse 800, reste 100");
  await counter(page)
    .getByRole("radio", { name: /Moitié prix/ })
    .check();
  await expect(counter(page)).toContainText("bourse 800, reste 400");
  await expect(counter(page)).toContainText("400 sur 400 or");
  const buy = counter(page).getByRole("button", { name: /Acheter/ });
  await counter(page).getByRole("button", { name: "Le Voleur : 100 de moins" }).click();
  await expect(counter(page)).toContainText("Il manque 100 pièces d’or.");
  await expect(buy).toBeDisabled();
  await counter(page).getByRole("button", { name: "L’Elfe : 100 de plus" }).click();
  await expect(counter(page)).toContainText("bourse 300, reste 200");
  await expect(buy).toHaveText(/400\sor, pour le Voleur/);
  await buy.click();
  await expect(articles(page)).toHaveCount(offer.length - 1);
  await expect(stall(page)).toContainText("il en reste un.");
  if (isMobile) return;
  await expect(purse(page, "Voleur")).toContainText("500 or");
  await expect(purse(page, "Elfe")).toContainText("200 or");
});

test("CAT-MERCH-05 by keyboard: two articles at half price, and how many are left", async ({ page }) => {
  await sitDownAt(page, visiting("merchant"));
  await expect(stall(page)).toContainText("il en reste deux.");
  for (const [name, left] of [
    ["Breuvage de soin", "il en reste un."],
    ["Carte", "sont déjà vendus"],
  ] as const) {
    await articles(page).filter({ hasText: name }).getByRole("button").focus();
    await page.keyboard.press("Enter");
    await counter(page).getByRole("radio", { name: /Elfe/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(counter(page).getByRole("radio", { name: /Voleur/ })).toBeChecked();
    await counter(page)
      .getByRole("button", { name: /Acheter/ })
      .press("Enter");
    await expect(stall(page)).toContainText(left);
  }
  await expect(purse(page, "Voleur")).toContainText("500 or");
  await articles(page).first().getByRole("button").press("Enter");
  await expect(counter(page)).not.toContainText("Moitié prix");
});

test("CAT-RULING-57 whoever is asked to pay sees for what, for whom, at which price, and what is left", async ({
  page,
}) => {
  const match = visiting("merchant");
  match.submit("seat-2", { kind: "choose", option: "thief:poisoned-knife" });
  await sitDownAt(page, match);
  await expect(counter(page)).toContainText(
    "Couteau empoisonné, pour le Voleur : 700 pièces d’or, il en manque 700. Le Voleur peut en donner 700.",
  );
  await counter(page).getByRole("button", { name: "Le Voleur : 100 de moins" }).press("Enter");
  await expect(counter(page)).toContainText("bourse 800, reste 200");
  await counter(page)
    .getByRole("button", { name: /Donner/ })
    .press("Enter");
  await expect(counter(page)).toContainText("il en manque 100. L’Elfe peut en donner 100.");
  await counter(page)
    .getByRole("button", { name: /Donner/ })
    .press("Enter");
  await expect(articles(page)).toHaveCount(offer.length - 1);
});

test("CAT-RULING-60 whoever leaves can think better of it; then the visit is over", async ({ page }) => {
  await sitDownAt(page, visiting("merchant"));
  await page.getByRole("button", { name: "Quitter" }).press("Enter");
  await expect(page.getByRole("button", { name: "Rester encore" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForTimeout(5500);
  await articles(page).first().getByRole("button").press("Enter");
  await expect(counter(page)).toContainText(itemOf("map").text.fr);
  await page.getByRole("button", { name: "Quitter" }).click();
  await page.getByRole("button", { name: "Partir tout de suite" }).click();
  await expect(stall(page)).toHaveCount(0);
});

test("CAT-HEAL-03 the Healer's services say what they do before they are paid", { tag: "@both" }, async ({
  page,
}) => {
  await sitDownAt(page, visiting("healer"));
  const services = page.getByRole("list", { name: "Les services du Guérisseur" }).getByRole("listitem");
  await expect(services).toHaveCount(2);
  await services.nth(1).getByRole("button").press("Enter");
  await expect(counter(page)).toContainText("revient avec 2 points de vie");
  await expect(services.nth(1)).toContainText("1 000 or");
  await services.nth(0).getByRole("button").press("Enter");
  await expect(counter(page)).toContainText("regagne 1 point de vie");
  await expect(counter(page).getByRole("radio", { name: /Elfe.*♥ 5 → 6/ })).toBeChecked();
  await expect(counter(page)).toContainText("bourse 300, reste 0");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await counter(page)
    .getByRole("button", { name: /Demander/ })
    .press("Enter");
  await expect(counter(page).getByRole("radio", { name: /Elfe.*♥ 6 → 7/ })).toBeChecked();
});
