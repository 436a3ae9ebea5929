import { allShots, howTo } from "@ossuaire/conquest";
import type { Page } from "@playwright/test";
import { question, sitDown } from "./conquest.ts";
import { seen } from "./eyes.ts";
import { expect, expectAxeClean, open, test } from "./page.ts";

/** In this match the first turn is ours; the hand holds a Landsknecht (Stun), with and without critical combat. */
const seed = "spot-14";

async function openHelp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Aide", exact: true }).last().click();
  await expect(page.getByRole("dialog", { name: "En un coup d’œil" }).locator(".help-shots")).toBeVisible();
}

async function expectRule(page: Page, id: string): Promise<void> {
  const rule = page.getByRole("dialog", { name: `Règle ${id}` });
  await expect(rule.locator(".rule-text")).not.toBeEmpty();
  await page.keyboard.press("Escape");
  await expect(rule).toHaveCount(0);
}

test("the keyword of a grown card opens its rule, and the card is not played", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  await sitDown(page, { seed });
  const card = page.getByRole("button", { name: /^Lansquenet/ });
  const keyword = page.locator(".hand").getByRole("button", { name: "Assommé", exact: true });
  if (isMobile) {
    await card.tap({ position: { x: 20, y: 20 } });
    await expect(page.locator(".hand-raised")).toHaveCount(1);
    await keyword.tap();
  } else {
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page.locator(".hand-raised")).toHaveCount(1);
    await keyword.click();
  }
  await expectRule(page, "CON-KEYWORD-03");
  await expectAxeClean(page);
  expect(await question(page)).toBe("hand");
});

test("by keyboard: from a card to its keyword, and on a card sheet", async ({ page }) => {
  await sitDown(page, { seed });
  const card = page.getByRole("button", { name: /^Lansquenet/ });
  await card.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Assommé", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectRule(page, "CON-KEYWORD-03");
  await card.press("Enter");
  await page.getByRole("button", { name: "Voir Lansquenet" }).click();
  const sheet = page.getByRole("dialog", { name: "Lansquenet" });
  await expectAxeClean(page);
  await sheet.getByRole("button", { name: "Assommé" }).press("Enter");
  await expectRule(page, "CON-KEYWORD-03");
  await sheet.getByRole("button", { name: "combat critique" }).press("Enter");
  await expectRule(page, "CON-COMBAT-02");
});

test("CON-SHOT-04 each of the eight kinds has its own icon, and is looked up in the middle of a match", async ({
  page,
}) => {
  await sitDown(page, { seed });
  await openHelp(page);
  const lines = page.locator(".help-shots li");
  await expect(lines).toHaveCount(8);
  const figures = await lines
    .locator(".shot-figure path")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
  expect(new Set(figures).size).toBe(8);
  for (const [n, { kind, name }] of Object.values(allShots).entries()) {
    await expect(lines.nth(n).locator(".shot-figure path")).toBeVisible();
    await expect(seen(lines.nth(n), name.fr, { exact: true })).toBeVisible();
    await expect(seen(lines.nth(n), howTo[kind].fr)).toBeVisible();
    await expect(seen(lines.nth(n), /dégât/).and(lines.nth(n).locator(".help-damage"))).toBeVisible();
  }
  const damage = await lines.locator(".help-damage").allTextContents();
  expect(damage.map((words) => words[0])).toEqual(["A", "1", "2", "1", "1", "1", "1", "2"]);
  await expectAxeClean(page);
  for (const rule of ["CON-MOVE-01", "CON-POWER-01"]) {
    await lines.getByRole("button", { name: `Règle ${rule}` }).click();
    await expectRule(page, rule);
  }
});

test("CON-COMBAT-03 critical combat is the fist in red, and in a burst", async ({ page }) => {
  await sitDown(page, { seed });
  await openHelp(page);
  for (const kind of ["combat", "critical"])
    await expect(page.locator(`.help-shots .shot-${kind} path`)).toBeVisible();
  const [combat, critical] = await Promise.all(
    ["combat", "critical"].map((kind) =>
      page.locator(`.help-shots .shot-${kind}`).evaluate((icon) => ({
        colour: getComputedStyle(icon).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
        figure: icon.querySelector("path")?.getAttribute("d"),
      })),
    ),
  );
  const redness = ([red = 0, green = 0, blue = 0]: readonly number[] = []) => red - Math.max(green, blue);
  expect(redness(critical?.colour)).toBeGreaterThan(90);
  expect(redness(combat?.colour)).toBeLessThan(40);
  expect(critical?.figure).not.toBe(combat?.figure);
});

test("CON-VARIANT-04 without abilities the cards show icons only", async ({ page }) => {
  const wordsOn = (within: string) =>
    page.locator(within).evaluateAll((cards) =>
      cards.map((card) => {
        const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        let words = "";
        while (walker.nextNode())
          if (walker.currentNode.parentElement?.closest(".unseen") === null)
            words += walker.currentNode.textContent;
        return words.trim();
      }),
    );
  await sitDown(page, { seed });
  await question(page);
  expect((await wordsOn(".hand .card")).join("")).toContain("Lansquenet");
  await sitDown(page, { seed, abilities: false });
  await question(page);
  expect(await wordsOn(".hand .card")).toEqual(["", "", "", "", ""]);
  for (const card of await page.locator(".hand .card").all())
    for (const drawn of await card.locator(".shot-figure, .card-emblem, .card-sign").all())
      await expect(drawn).toBeVisible();
  // Who does not see the icons still hears what they stand for.
  await expect(page.getByRole("button", { name: /^Lansquenet.*combat critique/ })).toBeVisible();
  await expectAxeClean(page);
});

test("CON-TEAM-06 players are told the aim: before the match and during it", { tag: "@both" }, async ({
  page,
}) => {
  const aim = /Videz la réserve de l’autre équipe, ou ayez plus de jetons/;
  await open(page, "#/new/conquest");
  await expect(seen(page, aim)).toBeVisible();
  await sitDown(page, { seed });
  await openHelp(page);
  await expect(seen(page.getByRole("dialog"), aim)).toBeVisible();
});

test("CON-STICKER-01 the discs of the help are to scale, in five sizes", async ({ page }) => {
  await sitDown(page, { seed });
  await openHelp(page);
  const sizes = await page
    .locator("[data-disc]")
    .evaluateAll((discs) =>
      Object.fromEntries(
        discs.map((disc) => [disc.getAttribute("data-disc"), disc.getBoundingClientRect().width]),
      ),
    );
  const unit = (sizes["s1"] ?? 0) / 25;
  for (const [disc, mm] of [
    ["crystal-1", 45],
    ["wave", 35],
    ["c2", 25],
    ["fireball", 18],
    ["missile", 12],
    ["longbow", 12],
  ] as const)
    expect(sizes[disc], disc).toBeCloseTo(mm * unit, 0);
});
