import { readFile } from "node:fs/promises";
import { conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { hashOf, linkOf, Match, playBot, snapshotOf, xoroshiro } from "@ossuaire/kernel";
import type { Stored } from "@ossuaire/table";
import type { Page } from "@playwright/test";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { keysOnShelf, linesOf, putRecords } from "./shelf.ts";

const older = { ...conquest, rules: conquest.rules - 1 };
const match = Match.start(older, { options: defaultOptions, seed: "older", undo: "free" });
const bots = { sword: conquestBot("novice"), skull: conquestBot("novice") };
const chance = xoroshiro.fromSeed("older");
while (match.page.number < 20) playBot(match, bots, chance);

/** Its thirteenth answer was allowed by the rules of its time. */
function stored(): Stored {
  const { seal: _, ...content } = snapshotOf(match);
  const pages = content.pages.map((page, n) =>
    n === 13 && page.submission
      ? { ...page, submission: { ...page.submission, answer: { kind: "choose", option: "bow deeply" } } }
      : page,
  );
  const forged = { ...content, pages };
  return {
    id: "match-1",
    invitation: {
      game: "conquest",
      options: defaultOptions,
      seed: "older",
      undo: "free",
      sitters: {
        sword: { kind: "person", name: "" },
        skull: { kind: "bot", name: "", level: "novice" },
      },
    },
    snapshot: { ...forged, seal: hashOf(forged) },
  };
}

const versions = `version ${older.rules} des règles, la table la version ${conquest.rules}`;

const notice = (page: Page) => page.getByRole("region", { name: "Jouée selon d’autres règles" });

test("a match of earlier rules is watched as far as it goes, given away whole, and deleted", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, "#/credits");
  await putRecords(page, [
    ["match/match-1", stored()],
    ...linesOf(1, { answers: 20 }).map((line) => [`line/${line.id}`, line] as const),
  ]);
  await open(page, "");
  await page.getByRole("link", { name: /20 coups/ }).click();
  await expect(page.getByRole("alert")).toContainText(versions);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "La revoir, autant que possible" }).click();
  await expect(notice(page)).toContainText(versions);
  await expect(notice(page)).toContainText("12 de ses 20 coups peuvent être montrés");
  await expect(notice(page)).toContainText("La réponse 13");
  await expect(page.getByRole("slider")).toHaveAttribute("max", "12");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await notice(page).getByRole("button", { name: "Compris" }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByLabel("Lien")).toHaveCount(0);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Enregistrer en fichier" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  expect(JSON.parse(file)).toEqual(stored().snapshot);
  await open(page, "#/replay");
  await page
    .getByLabel("Choisir un fichier")
    .setInputFiles({ name: "partie.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await expect(notice(page)).toContainText("12 de ses 20 coups peuvent être montrés");
  await open(page, "");
  await page
    .getByRole("listitem")
    .filter({ hasText: "20 coups" })
    .getByRole("button", { name: "Effacer" })
    .click();
  await expect(page.getByText("Partie effacée.").first()).toBeVisible();
  expect(await keysOnShelf(page)).not.toContain("match/match-1");
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });

  test("a link of earlier rules of which every move still plays says so", async ({ page }) => {
    await open(page, `#/replay/${linkOf(match)}`);
    const notice = page.getByRole("region", { name: "Played by other rules" });
    await expect(notice).toContainText("All of its moves can be shown");
    await expect(page.getByRole("slider")).toHaveAttribute("max", "20");
    await page.getByRole("button", { name: "Share" }).click();
    expect(await page.getByLabel("Link").inputValue()).toContain(linkOf(match));
  });
});
