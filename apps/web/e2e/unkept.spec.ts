import { readFile } from "node:fs/promises";
import { conquest, defaultOptions } from "@ossuaire/conquest";
import { fileOf, Match } from "@ossuaire/kernel";
import type { Page, Worker } from "@playwright/test";
import { question, sitDown, storedMatch } from "./conquest.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";

/** How a browser may refuse to store: what has to be done to one that does not. */
const refusals = {
  "nothing to store in": "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });",
  "a shelf that does not open":
    "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); };",
} as const;

/** In the page and in its workers; for want of room the browser itself does. */
async function refuse(page: Page, how: keyof typeof refusals | "no room left"): Promise<void> {
  if (how === "no room left") {
    await open(page, "#/credits");
    const browser = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    return void (await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 }));
  }
  await page.addInitScript(refusals[how]);
  await page.route(/\.worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${refusals[how]}\n${await response.text()}` });
  });
}

const notice = (page: Page) => page.getByRole("region", { name: "Partie non enregistrée" });

/** How many answers the match has that is offered as a file. */
async function savedAnswers(page: Page): Promise<number> {
  const saving = page.waitForEvent("download");
  await notice(page).getByRole("button", { name: "Enregistrer en fichier" }).click();
  const file: unknown = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  if (typeof file !== "object" || file === null || !("answers" in file) || !Array.isArray(file.answers))
    throw new Error("this is not a match");
  return file.answers.length;
}

/** Answers whatever is asked, and waits until something else is. */
async function answer(page: Page): Promise<void> {
  const asked = await question(page);
  const said = await page.getByRole("log").first().getByRole("listitem").count();
  if (asked === "hand") await page.locator(".hand-lit").first().press("Enter");
  else if (asked === "buttons" || (await page.getByRole("button", { name: /^Placer les/ }).count()) > 0)
    await page.locator(".foot-choices .button").last().press("Enter");
  else {
    const piece = page.locator('[data-piece][aria-disabled="false"]').first();
    await piece.press("Enter");
    if ((await page.locator("[data-task=flick]").count()) > 0) await piece.press("Enter");
  }
  await expect.poll(() => page.getByRole("log").first().getByRole("listitem").count()).toBeGreaterThan(said);
  await question(page);
}

for (const [how, why] of [
  ["nothing to store in", "Ce navigateur ne laisse rien enregistrer ici"],
  ["a shelf that does not open", "Ce navigateur ne laisse rien enregistrer ici"],
  ["no room left", "Il n’y a plus de place sur cet appareil"],
] as const) {
  test(`${how}: one plays at once, is told, and has the match as a file`, { tag: "@long" }, async ({
    page,
  }) => {
    await refuse(page, how);
    await open(page, "");
    if (how !== "no room left") await expect(page.getByRole("alert")).toContainText(why);
    await expectAxeClean(page);
    await page.getByRole("button", { name: /Jouer tout de suite/ }).click();
    await question(page);
    await expect(notice(page).getByRole("alert")).toContainText(why);
    await expectAxeClean(page);
    const before = await savedAnswers(page);
    await answer(page);
    const after = await savedAnswers(page);
    expect(after).toBeGreaterThan(before);
    // Once read it is put aside, and can be had again.
    await notice(page).getByRole("button", { name: "Compris" }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Non enregistrée" }).click();
    await expect(notice(page)).toBeVisible();
    // As long as the tab is open the match is on the shelf at home.
    await page.getByRole("link", { name: "Retour à l’étagère" }).click();
    await page.getByRole("link", { name: /dans cet onglet seulement/ }).click();
    await question(page);
    expect(await savedAnswers(page)).toBe(after);
  });
}

test("nothing to store in: a match that was set up is played", { tag: "@long" }, async ({ page }) => {
  await refuse(page, "nothing to store in");
  await open(page, "#/new/conquest");
  await page.getByRole("button", { name: "À table" }).last().click();
  await question(page);
  await expect(notice(page)).toBeVisible();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
});

test("nothing to store in: a file is watched all the same", { tag: "@long" }, async ({ page }) => {
  const match = Match.start(conquest, { options: defaultOptions, seed: "file", undo: "free" });
  await refuse(page, "nothing to store in");
  await open(page, "#/replay");
  await page.getByLabel("Choisir un fichier").setInputFiles({
    name: "partie.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(fileOf(match))),
  });
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("n’a pas laissé enregistrer cette partie");
  await expectAxeClean(page);
});

test("nothing to store in: a match of the device says why it cannot be read", async ({ page }) => {
  await refuse(page, "nothing to store in");
  for (const address of ["#/play/match-1", "#/replay/saved/match-1"]) {
    await open(page, address);
    await expect(page.getByRole("alert")).toContainText("ne laisse pas lire les parties enregistrées");
    await expect(page.getByText("notre faute")).toHaveCount(0);
    await expectAxeClean(page);
  }
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });

  test("nothing to store in: says so", async ({ page }) => {
    await refuse(page, "nothing to store in");
    await open(page, "");
    await expect(page.getByRole("alert")).toContainText("does not let anything be saved here");
    await page.getByRole("button", { name: /Play now/ }).click();
    await expect(page.getByRole("region", { name: "Match not saved" })).toContainText("private window");
  });
});

test.describe("no room left in the middle of a match", { tag: "@long" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  /** In the worker that stores the match. */
  function workerOf(page: Page): Worker {
    const worker = page.workers().find((one) => one.url().includes("table.worker"));
    if (worker === undefined) throw new Error("no match is on");
    return worker;
  }

  async function fill(page: Page): Promise<void> {
    await workerOf(page).evaluate(() => {
      const { prototype } = IDBObjectStore;
      const { put } = prototype;
      prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      addEventListener("room", () => Object.assign(prototype, { put }));
    });
  }

  async function makeRoom(page: Page): Promise<void> {
    await workerOf(page).evaluate(() => dispatchEvent(new Event("room")));
  }

  test("is said, the match goes on, and is stored again as soon as there is room", async ({ page }) => {
    await sitDown(page, { seed: "reload" });
    await question(page);
    await expect(notice(page)).toHaveCount(0);
    const { number } = (await storedMatch(page)).page;
    await fill(page);
    await answer(page);
    await expect(notice(page).getByRole("alert")).toContainText("Il n’y a plus de place sur cet appareil");
    const played = await savedAnswers(page);
    expect(played).toBeGreaterThan(number);
    expect((await storedMatch(page)).page.number).toBe(number);
    await makeRoom(page);
    await answer(page);
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(async () => (await storedMatch(page)).page.number).toBeGreaterThan(played);
  });

  test("takes nothing from who goes on in another tab", async ({ page, context }) => {
    await sitDown(page, { seed: "reload" });
    await question(page);
    await fill(page);
    await answer(page);
    const played = await savedAnswers(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole("button", { name: "Jouer plutôt ici" }).click();
    await question(second);
    expect((await storedMatch(second)).page.number).toBe(played);
  });
});
