import type { Page } from "@playwright/test";
import { question } from "./conquest.ts";
import { beBrisk, expect, expectAxeClean, expectNoSidewaysScroll, test } from "./page.ts";
import { serveTables, type TableServer } from "./server.ts";

let server: TableServer;

// Servers are killed here, and lines cut.
test.use({ provoked: /WebSocket connection|ERR_/ });

test.beforeAll(async () => {
  server = await serveTables();
});
test.afterAll(() => server.close());

/** What the line has told a page so far: how many answers were given, and whether it is over. */
function listen(page: Page): () => { readonly number: number; readonly over: boolean } {
  let told = { number: -1, over: false };
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type !== "news") return;
      const sights: readonly { readonly outcome?: unknown }[] = Object.values(message.news.sights);
      told = { number: message.news.number, over: sights.some(({ outcome }) => outcome !== undefined) };
    }),
  );
  return () => told;
}

/** Lays a duel for a friend, and gives the link. */
async function invite(page: Page, seed: string): Promise<string> {
  await page.goto(`${server.address}#/new/conquest`);
  await page.getByLabel("Santé").selectOption("1");
  await page.getByLabel("Crâne\u00a0: qui joue").selectOption("Un ami, par un lien");
  await page.getByLabel("Nom").first().fill("Ada");
  await page.getByText("Avancé").click();
  await page.getByLabel("Graine").fill(seed);
  await page.getByLabel("Annuler un coup").selectOption("consent");
  await page.getByRole("button", { name: "À table" }).last().click();
  return await page.getByRole("textbox", { name: "Lien pour Crâne" }).inputValue();
}

/** Whoever is asked answers by keys, so many times or until the end. */
async function play(
  seats: readonly (readonly [Page, ReturnType<typeof listen>])[],
  most: number,
): Promise<void> {
  for (let count = 0; count < most; count++) {
    await expect.poll(() => new Set(seats.map(([, told]) => told().number)).size).toBe(1);
    if (seats.every(([, told]) => told().over)) return;
    const page = await asked(seats.map(([one]) => one));
    const number = seats[0]?.[1]().number ?? 0;
    const kind = await question(page);
    if (kind === "board" && (await page.locator("[data-task=flick]").count()) > 0)
      await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    for (const [, told] of seats) await expect.poll(() => told().number).toBeGreaterThan(number);
  }
}

/** The page on which something can be answered, once the focus is where it is answered. */
async function asked(pages: readonly Page[]): Promise<Page> {
  const found = async () => {
    for (const page of pages) {
      const focus = page.locator(".play-board :focus, .hand :focus, .foot-choices :focus");
      const open = page.locator(
        ".board-view[data-task=flick], .board-view[data-task=place], .hand-lit, .foot-asks .foot-choices .button",
      );
      if ((await open.count()) > 0 && (await focus.count()) > 0) return page;
    }
    return undefined;
  };
  await expect.poll(async () => (await found()) !== undefined).toBe(true);
  const page = await found();
  if (page === undefined) throw new Error("nobody is asked");
  return page;
}

test("two friends play a duel by an invitation link, one in French at a desk, one in English on a phone", async ({
  page,
  browser,
}) => {
  test.slow();
  const toldAda = listen(page);
  const link = await invite(page, "friends");
  await expect(page.getByText("place libre")).toBeVisible();
  await expect(page.getByRole("button", { name: "Commencer" })).toBeDisabled();
  await expectAxeClean(page);

  const context = await browser.newContext({
    locale: "en-GB",
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const friend = await context.newPage();
  await beBrisk(friend);
  const toldBob = listen(friend);
  await friend.goto(link);
  await expect(friend.getByText("your seat is Skull")).toBeVisible();
  // The secret is out of the address at once.
  await expect(friend).toHaveURL(/#\/at\/[a-z0-9]{12}$/);
  await expectAxeClean(friend);
  await expectNoSidewaysScroll(friend);
  await friend.getByLabel("Your name at this table").fill("Ada");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend.getByRole("alert")).toHaveText("Somebody at this table already has this name.");
  await friend.getByLabel("Your name at this table").fill("Bob");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend.getByText("You are seated.")).toBeVisible();
  await expectNoSidewaysScroll(friend);
  await expect(page.getByText("Bob")).toBeVisible();
  await page.getByRole("button", { name: "Commencer" }).click();
  for (const one of [page, friend]) await expect(one).toHaveURL(/#\/online\//);

  const seats = [
    [page, toldAda],
    [friend, toldBob],
  ] as const;
  await play(seats, 6);

  // A reload asks the same again; a server that is killed is found again, and nothing is lost.
  await friend.reload();
  await expect.poll(() => toldBob().number).toBe(toldAda().number);
  await server.restart();
  await play(seats, 4);

  // Whoever is gone is missed, and no longer when they are back.
  await friend.goto("about:blank");
  await expect(page.getByText("Bob n’est pas à table en ce moment.")).toBeVisible();
  await friend.goto(`${server.address}#/at/${new URL(page.url()).hash.split("/").at(-1)}`);
  await expect(page.getByText("Bob n’est pas à table en ce moment.")).toHaveCount(0);
  await expect(friend).toHaveURL(/#\/online\//);

  await play(seats, 400);
  for (const one of [page, friend]) await expect(one.locator(".end")).toBeVisible();
  await context.close();
});

test.describe("a line that is cut", () => {
  test("is said calmly, and what was answered meanwhile arrives once", async ({ page }) => {
    await invite(page, "alone");
    await page.getByRole("button", { name: "Confier à l’ordinateur" }).click();
    await page.getByRole("button", { name: "Commencer" }).click();
    await question(page);
    await page.context().setOffline(true);
    await server.restart();
    await expect(page.getByText(/On cherche la table… 0:0/)).toBeVisible();
    await expectAxeClean(page);
    await page.context().setOffline(false);
    await expect(page.getByText(/On cherche la table/)).toHaveCount(0);
    await question(page);
  });
});

test("a link of another table, or one that was used, opens nothing and says so", async ({ page }) => {
  await page.goto(`${server.address}#/at/aaaaaaaaaaaa`);
  await expect(page.getByRole("alert")).toContainText("Cette table n’existe pas");
});
