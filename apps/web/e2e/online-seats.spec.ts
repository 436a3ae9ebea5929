import { catacombsLid, sharedAmong } from "@ossuaire/catacombs";
import { defaultOptions } from "@ossuaire/conquest";
import type { Page } from "@playwright/test";
import { short } from "./company.ts";
import { answer, duel, type Friend, layTable, listenTo, onPhone, sit, test } from "./online.ts";
import { expect, expectAxeClean } from "./page.ts";

/** Presses whatever of this is there to be pressed. */
async function press(page: Page, name: RegExp): Promise<boolean> {
  const button = page.getByRole("button", { name }).filter({ visible: true }).first();
  if ((await button.count()) === 0 || !(await button.isEnabled())) return false;
  await button.click();
  return true;
}

async function sameFor(friends: readonly Friend[]): Promise<void> {
  await expect.poll(() => new Set(friends.map(({ heard }) => heard().number)).size).toBe(1);
}

test("a couple on one screen hands it over, against a friend elsewhere who sees no cover", async ({
  page,
  server,
  company,
}) => {
  test.slow();
  const options = { ...defaultOptions, health: 1, players: 3, alone: "sword" };
  const sitters = { sword: { kind: "friend" }, c1: { kind: "friend" }, c2: { kind: "friend" } } as const;
  const table = await layTable(server, { ...duel, options, sitters });
  const couple = listenTo(page);
  await sit(couple, table.linkTo("c1"), "Cléo");
  await page.goto("about:blank");
  await sit(couple, table.linkTo("c2"), "Dag");
  const ada = await company.friend();
  await sit(ada, table.linkTo("sword"), "Ada");
  await table.begin();
  await expect(page).toHaveURL(/#\/online\//);
  const cover = page.getByRole("dialog", { name: /c’est à vous/ });
  const covered = new Set<string>();
  for (let count = 0; count < 60 && covered.size < 2; count++) {
    await sameFor([couple, ada]);
    const asks = (one: Page) => one.locator(".foot-asks");
    await expect
      .poll(async () => (await cover.or(asks(page)).count()) + (await asks(ada.page).count()))
      .toBeGreaterThan(0);
    if ((await cover.count()) > 0) {
      covered.add((await cover.getByRole("heading").textContent()) ?? "");
      await expectAxeClean(page);
      await cover.getByRole("button").click();
      await expect(cover).toHaveCount(0);
    }
    const one = (await asks(page).count()) > 0 ? couple : ada;
    await expect(asks(one.page)).toBeAttached();
    const { number } = one.heard();
    await answer(one.page);
    for (const friend of [couple, ada])
      await expect.poll(() => friend.heard().number).toBeGreaterThan(number);
  }
  expect([...covered].toSorted().join()).toMatch(/Cléo.*Dag/);
  await expect(ada.page.getByRole("dialog")).toHaveCount(0);
});

test("three seats of a Catacombs room, each in a browser of their own", async ({ server, company }) => {
  const options = { ...catacombsLid.usual, parties: sharedAmong(catacombsLid.usual.parties.flat(), "3") };
  const sitters = {
    "seat-1": { kind: "friend" },
    "seat-2": { kind: "friend" },
    "seat-3": { kind: "friend" },
  } as const;
  const table = await layTable(server, { ...duel, game: "catacombs", options, sitters });
  const friends = [await company.friend(), await company.friend(), await company.friend()] as const;
  const [overseer, first, second] = friends;
  for (const [i, name] of ["Sami", "Ada", "Bob"].entries()) {
    const friend = friends[i];
    if (friend !== undefined) await sit(friend, table.linkTo(`seat-${i + 1}`), name);
  }
  await expect(overseer.page.getByText("Bob")).toBeVisible();
  await table.begin();
  // The room is turned up, and everybody takes their places as the table proposes, until a Hero may act.
  const deeds = ({ page }: Friend) =>
    page.getByRole("button", { name: /Coup de poing/ }).filter({ visible: true });
  await expect(async () => {
    for (const { page } of friends) await press(page, /^Explorer|comme proposé$/);
    expect((await deeds(first).count()) + (await deeds(second).count())).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await sameFor(friends);
  expect(overseer.heard().number).toBeGreaterThan(1);
  await expect(deeds(overseer)).toHaveCount(0);
});

test("an MJ lays the first zone of Le Règne Sombre for a hero elsewhere, who sees none of the notes; both come to the second round", async ({
  server,
  company,
}) => {
  test.slow();
  const options = { ...short, heroes: ["svein"] };
  const sitters = { svein: { kind: "friend" }, mj: { kind: "friend" } } as const;
  const table = await layTable(server, { ...duel, game: "dark-reign", undo: "free", options, sitters });
  const [mj, hero] = [await company.friend(), await company.friend({ locale: "en-GB" })];
  await sit(mj, table.linkTo("mj"), "Inès");
  await sit(hero, table.linkTo("svein"), "Bob");
  await table.begin();
  for (const { page } of [mj, hero]) await page.locator(".grid-board[aria-busy=false]").waitFor();
  await expect(mj.page.getByText("Carnet du MJ")).toBeVisible();
  await expect(hero.page.getByText("Carnet du MJ").or(hero.page.getByText("Secret aim"))).toHaveCount(0);
  const round = hero.page.locator(".dr-steps > b");
  await expect(async () => {
    for (const { page } of [mj, hero])
      await press(
        page,
        /^(Disposez pour moi|C’est disposé|Jouez-les tous pour moi|Fin d|End|Begin|Commencer|Close|Fermer)/,
      );
    await expect(round).toContainText(/2/, { timeout: 500 });
  }).toPass({ timeout: 120_000 });
  await sameFor([mj, hero]);
});

/** The server does what it is asked and its reply is lost; if the line is cut then, so is all that is asked until it is back. */
async function loseReply(page: Page, path: string, isCut = false) {
  const asked: string[] = [];
  const line = { asked, isCut: false };
  await page.route("**/api/tables/**", async (route) => (line.isCut ? route.abort() : route.continue()));
  await page.route(path, async (route) => {
    asked.push(route.request().postData() ?? "");
    if (asked.length > 1) return await route.fallback();
    await route.fetch();
    line.isCut = isCut;
    await route.abort();
  });
  return line;
}

test.describe("where a reply is lost", () => {
  test.use({ provoked: /ERR_FAILED|401/ });

  test("whoever sits down by a link presses once more when the line is back, or opens the page again, and sits there once", async ({
    server,
    company,
  }) => {
    const table = await layTable(server, duel);
    const [ada, bob] = [await company.friend(), await company.friend({ locale: "en-GB" })];
    const line = await loseReply(ada.page, "**/api/tables/*/seat", true);
    await ada.page.goto(table.linkTo("sword"));
    await ada.page.getByLabel("Votre nom à cette table").fill("Ada");
    const button = ada.page.getByRole("button", { name: "S’asseoir" });
    await button.click();
    await expect(ada.page.getByRole("alert")).toContainText("Le serveur n’a pas pu le faire");
    line.isCut = false;
    await button.click();
    await expect(ada.page.locator(".room")).toContainText("Vous êtes assis");
    expect(line.asked).toHaveLength(2);
    expect(line.asked[1]).toBe(line.asked[0]);
    // Bob gives up, and comes back by his link, which is spent.
    const other = await loseReply(bob.page, "**/api/tables/*/seat", true);
    await bob.page.goto(table.linkTo("skull"));
    await bob.page.getByLabel("Your name at this table").fill("Bob");
    await bob.page.getByRole("button", { name: "Sit down" }).click();
    await expect(bob.page.getByRole("alert")).toContainText("The server could not do it");
    await bob.page.goto("about:blank");
    other.isCut = false;
    await bob.page.goto(table.linkTo("skull"));
    await expect(bob.page.locator(".room")).toContainText("You are seated");
    await expect(bob.page).not.toHaveURL(new RegExp(table.invitations["skull"] ?? ""));
    expect(other.asked).toHaveLength(1);
    await table.begin();
    for (const { page } of [ada, bob]) await expect(page).toHaveURL(/#\/online\//);
  });

  test("whoever comes by the lobby, or brings a seat to another device, sees where they sit by themselves", async ({
    server,
    company,
  }) => {
    // Once Ada sits there it stands in no list any more.
    const sitters = { sword: { kind: "friend" }, skull: { kind: "bot", level: "novice" } } as const;
    const table = await layTable(server, { ...duel, open: true, sitters });
    const [ada, phone] = [await company.friend(), await company.friend(onPhone)];
    // No seat is left then, and with it goes the form: the table itself tells that somebody has sat down.
    const line = await loseReply(ada.page, "**/api/tables/*/join", true);
    await ada.page.goto(`${server.address}#/at/${table.id}`);
    await ada.page.getByLabel("Votre nom à cette table").fill("Ada");
    await ada.page.getByRole("button", { name: /^Prendre cette place/ }).click();
    await expect(ada.page.getByText("Ada")).toBeVisible();
    line.isCut = false;
    await table.giveBot("skull", "adept");
    await expect(ada.page.locator(".room")).toContainText("Vous êtes assis");
    const link = await table.freshLink("sword");
    const other = await loseReply(phone.page, "**/api/tables/*/seat");
    await phone.page.goto(link);
    await phone.page.getByRole("button", { name: "Amener ma place ici" }).tap();
    await expect(phone.page.locator(".room")).toContainText("Vous êtes assis");
    expect(other.asked).toHaveLength(1);
    await expect(ada.page.getByRole("alert")).toContainText("Ce lien n’ouvre pas cette table");
  });
});
