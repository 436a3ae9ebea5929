import type { Page } from "@playwright/test";
import { type Company, duel, type Friend, layTable, listenTo, onPhone, play, sit, test } from "./online.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll } from "./page.ts";
import type { TableServer } from "./server.ts";

// Servers are killed here, and links tried that open nothing.
test.use({ provoked: /WebSocket connection|ERR_|status of 4(01|09)/ });

/** From the set-up to the board: one in French at a desk, one in English on a phone. */
async function gather(page: Page, server: TableServer, company: Company): Promise<readonly [Friend, Friend]> {
  const ada = listenTo(page);
  await page.goto(`${server.address}#/friends`);
  const game = page.getByRole("link", { name: "À la conquête des catacombes" });
  await expect(game).toBeVisible();
  await expectAxeClean(page);
  await game.click();
  await page.getByLabel("Santé").selectOption("1");
  // Whoever comes from there has a friend on the next seat already.
  await expect(page.getByLabel("Crâne\u00a0: qui joue")).toHaveValue("elsewhere");
  await page.getByLabel("Nom").first().fill("Ada");
  await page.getByLabel("Allure").selectOption("week");
  await page.getByText("Avancé").click();
  await page.getByLabel("Graine").fill("friends");
  await page.getByLabel("Annuler un coup").selectOption("consent");
  await expectAxeClean(page);
  await page.getByRole("button", { name: "À table" }).last().click();
  const link = await page.getByRole("textbox", { name: "Lien pour Crâne" }).inputValue();
  await expect(page.getByText("place libre")).toBeVisible();
  await expect(page.getByText("7 jours par décision").first()).toBeVisible();
  await expectAxeClean(page);

  const bob = await company.friend({ locale: "en-GB", ...onPhone });
  await bob.page.goto(link);
  await expect(bob.page.getByText("your seat is Skull")).toBeVisible();
  // The secret is out of the address at once.
  await expect(bob.page).toHaveURL(/#\/at\/[a-z0-9]{12}$/);
  await expectAxeClean(bob.page);
  await expectNoSidewaysScroll(bob.page);
  await bob.page.getByLabel("Your name at this table").fill("Ada");
  await bob.page.getByRole("button", { name: "Sit down" }).click();
  await expect(bob.page.getByRole("alert")).toHaveText("Somebody at this table already has this name.");
  await bob.page.getByLabel("Your name at this table").fill("Bob");
  await bob.page.getByRole("button", { name: "Sit down" }).click();
  await expect(bob.page.getByText("You are seated.")).toBeVisible();
  await expectAxeClean(bob.page);
  await expectNoSidewaysScroll(bob.page);
  await expect(page.getByText("Bob")).toBeVisible();
  await page.getByRole("button", { name: /^Commencer/ }).click();
  for (const one of [page, bob.page]) await expect(one).toHaveURL(/#\/online\//);
  return [ada, bob];
}

test("whoever presses twice, because the server is slow, lays one table", async ({ page, server }) => {
  let laid = 0;
  await page.route("**/api/tables", async (route) => {
    laid++;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(`${server.address}#/new/conquest?with=friends`);
  await expect(page.getByLabel("Crâne\u00a0: qui joue")).toHaveValue("elsewhere");
  await page.getByRole("button", { name: "À table" }).last().dblclick();
  await expect(page.getByRole("textbox", { name: "Lien pour Crâne" })).toBeVisible();
  expect(laid).toBe(1);
});

test("two friends come to a board by an invitation link, one in French at a desk, one in English on a phone; a reload and a killed server take nothing from them", async ({
  page,
  server,
  company,
}) => {
  test.slow();
  const friends = await gather(page, server, company);
  const [ada, bob] = friends;
  await play(friends, 4);
  await bob.page.reload();
  await expect.poll(() => bob.heard().number).toBe(ada.heard().number);
  await server.restart();
  await play(friends, 3);

  // Whoever is gone is missed, and no longer when they are back.
  const home = await bob.page.evaluate(() => location.href.replace("online", "at"));
  await bob.page.goto("about:blank");
  await expect(page.getByText("Bob n’est pas à table en ce moment.")).toBeVisible();
  await bob.page.goto(home);
  await expect(page.getByText("Bob n’est pas à table en ce moment.")).toHaveCount(0);
  await expect(bob.page).toHaveURL(/#\/online\//);
});

test("two friends play a duel to its end, and again with the same people", { tag: "@long" }, async ({
  page,
  server,
  company,
}) => {
  test.setTimeout(900_000);
  const friends = await gather(page, server, company);
  const [, bob] = friends;
  await play(friends, 400);
  for (const one of friends) await expect(one.page.locator(".end")).toBeVisible();
  await page.getByRole("button", { name: "Encore une, avec les mêmes" }).click();
  await expect(page.locator(".play")).toBeVisible();
  await bob.page.getByRole("dialog").getByRole("button", { name: "To the new table" }).click();
  await expect(bob.page.locator(".end")).toHaveCount(0);
  await play(friends, 3);
});

test("a name that is no table, a link that was used and a link of another table open nothing, and say so", async ({
  page,
  server,
  company,
}) => {
  await page.goto(`${server.address}#/at/aaaaaaaaaaaa`);
  await expect(page.getByRole("alert")).toContainText("Cette table n’existe pas");

  const [one, other] = [await layTable(server, duel), await layTable(server, duel)];
  const bob = await company.friend();
  await sit(bob, one.linkTo("skull"), "Bob");
  await page.goto(one.linkTo("skull"));
  await expect(page.getByRole("alert")).toContainText("il a déjà servi");
  await page.goto("about:blank");
  await page.goto(`${server.address}#/at/${one.id}/${other.invitations["skull"]}`);
  await expect(page.getByRole("alert")).toContainText("il appartient à une autre table");
  await expectAxeClean(page);
});

test("whoever laid a table sends somebody away, has the computer sit and get up, and clears it all away", async ({
  page,
  server,
  company,
}) => {
  await page.goto(`${server.address}#/new/conquest?with=friends`);
  await expect(page.getByLabel("Crâne\u00a0: qui joue")).toHaveValue("elsewhere");
  await page.getByLabel("Nom").first().fill("Ada");
  await page.getByRole("button", { name: "À table" }).last().click();
  const field = page.getByRole("textbox", { name: "Lien pour Crâne" });
  const link = await field.inputValue();
  const bob = await company.friend({ locale: "en-GB", ...onPhone });
  await sit(bob, link, "Bob");
  await page.getByRole("button", { name: "Libérer cette place\u00a0: Crâne" }).click();
  await expect(bob.page.getByRole("alert")).toContainText("does not open this table");
  await expect(field).not.toHaveValue(link);
  await page.getByRole("button", { name: "Confier à l’ordinateur\u00a0: Crâne" }).click();
  await expect(field).toHaveCount(0);
  await page.getByRole("button", { name: "Libérer cette place\u00a0: Crâne" }).click();
  await expect(field).toBeVisible();
  await expectAxeClean(page);
  await sit(bob, await field.inputValue(), "Bob");
  await expect(page.getByText("Bob")).toBeVisible();
  // In a low window too the word to begin is in view, without a scroll.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 1280, height: 560 });
  await expect(page.getByRole("button", { name: /^Commencer/ })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });

  await page.getByRole("button", { name: "Débarrasser cette table" }).click();
  const sheet = page.getByRole("dialog", { name: "Débarrasser cette table\u00a0?" });
  await expect(sheet.getByRole("button", { name: "La garder" })).toBeFocused();
  await expectAxeClean(page);
  await sheet.getByRole("button", { name: "La débarrasser" }).click();
  await expect(page).toHaveURL(/#\/friends$/);
  await expect(bob.page.getByRole("alert")).toContainText("has cleared it away");
  await expect(page.getByRole("region", { name: "Vos parties" })).toContainText("Aucune table encore");
});
