import { readFileSync } from "node:fs";
import { type Catacombs, catacombs, heroCard, itemOf, poisonCard } from "@ossuaire/catacombs/all";
import { linkOf, type Match, matchFromText } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { heroBoard } from "./met-catacombs.ts";
import { expect, expectAxeClean, open, test } from "./page.ts";
import { sitDownAtRecorded } from "./recorded.ts";
import { heard, listen } from "./signs.ts";

/** Campaigns with the boxes that were really played, watched again. */

function textOf(name: string): string {
  const folder = new URL("../../../packages/catacombs/src/recorded/", import.meta.url);
  return readFileSync(new URL(`${name}.json`, folder), "utf8");
}

function played(name: string): Match {
  const loaded = matchFromText(textOf(name), [catacombs]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  return loaded.match;
}

type Told = Catacombs["event"];

/** The first page that tells of this. */
function pageOf(match: Match, type: Told["type"]): { readonly at: number; readonly event: Told } {
  for (const [at, { told }] of match.pages.entries())
    for (const { event } of told) if (event.type === type) return { at, event: event as Told };
  throw new Error(`nothing is told of ${type}`);
}

const slider = (page: Page) => page.getByRole("slider", { name: "Moment de la partie" });

test("SOL-CORROSION-11 the fan and the drawn card are shown in the replay as well; the film waits for it, and whoever leafs about does not", async ({
  page,
}) => {
  const match = played("camping-with-all-boxes");
  const { at, event } = pageOf(match, "corroded");
  if (event.type !== "corroded") throw new Error("that is something else");
  await open(page, `#/replay/${linkOf(match)}`);
  await expect(slider(page)).toHaveAttribute("max", String(match.page.number));
  const draw = page.getByRole("dialog", { name: "Corrosion" });
  // Gone to: the page lies there as it was, and nothing over it.
  await slider(page).fill(String(at));
  await expect(page.locator(".reel")).toContainText(`Coup ${at} sur`);
  await slider(page).fill(String(at - 1));
  await expect(page.locator(".reel")).toContainText(`Coup ${at - 1} sur`);
  await expect(draw).toHaveCount(0);
  // Watched, as a film.
  await page.getByRole("button", { name: "Lecture" }).click();
  await draw.getByRole("button", { name: "Rester ici" }).press("Enter");
  await expect(draw.locator(".fan i")).toHaveCount(event.cards);
  await expectAxeClean(page);
  await expect(slider(page)).toHaveValue(String(at));
  await draw.getByRole("button", { name: "Continuer" }).press("Enter");
  await expect(draw).toHaveCount(0);
  await expect(slider(page)).not.toHaveValue(String(at));
});

test("SOL-ALTAR-04, -06, -08 the Altar is seen in the replay as at the table: what it asks, the card that an offering turns up, and who got it", async ({
  page,
}) => {
  const match = played("camping-with-all-boxes");
  const { at, event } = pageOf(match, "gift");
  if (event.type !== "gift") throw new Error("that is something else");
  const card = itemOf(event.item).name.fr;
  await open(page, `#/replay/${linkOf(match)}`);
  await expect(slider(page)).toHaveAttribute("max", String(match.page.number));
  const altar = page.getByRole("region", { name: "L’Autel de Soloth" });
  const offering = page.getByRole("list", { name: "Ce que l’Autel demande" });
  await slider(page).fill(String(at - 2));
  await expect(altar).toBeVisible();
  await expect(offering).toContainText(/500\sor/);
  await expect(altar.locator(".gift")).toHaveCount(0);
  const forward = page.getByRole("button", { name: "Un coup en avant" });
  await forward.click();
  await expect(altar.locator(".gift")).toContainText(card);
  await expectAxeClean(page);
  await forward.press("Enter");
  await expect(slider(page)).toHaveValue(String(at));
  await expect(altar.locator(".gift")).toHaveCount(0);
  const log = page.locator(".log").first();
  await expect(log).toContainText(card);
  await expect(log).toContainText(heroCard(event.hero).name.fr);
});

test.describe("moments that pass", () => {
  test.use({ moving: true });

  test("VER-POISON-01 a Poison card is turned over before whoever draws it, and then lies under his board with its value", async ({
    page,
  }) => {
    await listen(page);
    const match = played("dragon-with-vermin");
    const { at } = pageOf(match, "poisoned");
    // One blow may make somebody draw several.
    const drawn = (match.pages[at]?.told ?? []).flatMap(({ event }) => poisonedIn(event as Told));
    const cards = drawn.map(({ poison }) => poisonCard(poison));
    await open(page, `#/replay/${linkOf(match)}`);
    const shown = await step(page, at);
    for (const { value, harm } of cards) await shown(harm > 0 ? `${value} ♥−${harm}` : String(value));
    const board = heroBoard(page, heroCard(drawn[0]?.card ?? "").name.fr).first();
    await expect(board.locator(".poison-card")).toHaveText(cards.map(({ value }) => new RegExp(`^${value}`)));
  });

  for (const [name, moments] of [
    [
      "queen-with-soloth",
      [
        ["SOL-SPIKE-03", "frozen", "gelé"],
        ["SOL-PALADIN-02", "ignores", "attaque ignorée"],
        // The discs go back to the reserve.
        ["SOL-HUNTER-05", "activated", "trophy"],
        ["SOL-VERDICT-17", "places-changed", "change de place"],
        ["SOL-SORC-10", "beast", "forme animale"],
      ],
    ],
    [
      "camping-with-all-boxes",
      [
        // Over the board while it is asked where to, and at the disc.
        ["VER-FEAR-02", "flees", "fuit"],
        [
          "VER-FEAR-02",
          "flees",
          /^(Elfe|Barbare|Voleur|Magicien|Paladin|Sorcière|Princesse des glaces|Chasseur de sorcières)\s: Fuite$/,
        ],
        ["VER-SWARM-02", "climbs", /^rats\s: \d$/],
      ],
    ],
    ["dragon-with-vermin", [["VER-DEVOUR-02", "devoured", "dévoré"]]],
  ] as const)
    test(`what ${name} tells of is shown where it happens, in the replay as at the table`, {
      tag: "@long",
    }, async ({ page }) => {
      test.slow();
      await listen(page);
      const match = played(name);
      await open(page, `#/replay/${linkOf(match)}`);
      for (const [rule, type, words] of moments)
        await test.step(rule, async () => {
          const shown = await step(page, pageOf(match, type).at);
          await shown(words);
        });
    });

  test("VER-WANDER-01 which symbols became Vermin is told in the replay", { tag: "@long" }, async ({
    page,
  }) => {
    await listen(page);
    const match = played("camping-with-all-boxes");
    await open(page, `#/replay/${linkOf(match)}`);
    await step(page, pageOf(match, "wandering-vermin").at);
    await expect(page.locator(".log").first()).toContainText(/la Vermine erre ici/i);
  });
});

/** Watches how a page comes about, and what appears over the board meanwhile. */
async function step(page: Page, to: number): Promise<(words: string | RegExp) => Promise<void>> {
  await slider(page).fill(String(to - 1));
  await expect(page.locator(".reel")).toContainText(`Coup ${to - 1} sur`);
  await page.locator(".board-view[data-drawn]").waitFor();
  const before = (await heard(page)).length;
  await page.getByRole("button", { name: "Un coup en avant" }).click();
  await expect(slider(page)).toHaveValue(String(to));
  return async (words) => {
    const meant = (one: string) => (typeof words === "string" ? one.endsWith(words) : words.test(one));
    await expect.poll(async () => (await heard(page)).slice(before).filter(meant)).not.toEqual([]);
  };
}

function poisonedIn(event: Told): readonly Extract<Told, { readonly type: "poisoned" }>[] {
  return event.type === "poisoned" ? [event] : [];
}

test("a campaign of Soloth comes from a file, and brings its box along", async ({ page }) => {
  const fetched = new Set<string>();
  page.context().on("request", (request) => {
    const [, box] = /\/assets\/(soloth|vermin)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (box !== undefined) fetched.add(box);
  });
  const text = textOf("queen-with-soloth");
  await open(page, "#/replay");
  await page.getByLabel("Choisir un fichier").setInputFiles({
    name: "partie.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await expect(page).toHaveURL(/#\/replay\/saved\//);
  await expect(slider(page)).toHaveAttribute("max", String(JSON.parse(text).answers.length));
  await page.getByRole("button", { name: "À la fin" }).click();
  await expect(page.locator(".hero-board").filter({ hasText: "Paladin" }).first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/undefined|\[object/);
  expect([...fetched]).toEqual(["soloth"]);
});

test("at the end of a campaign with both boxes the finest flick is a picture; until it is painted, a bare leaf", async ({
  page,
}) => {
  await sitDownAtRecorded(page, "catacombs/camping-with-all-boxes", { "seat-2": "" });
  const picture = page.locator(".flick-picture");
  await expect(picture).toBeVisible();
  await expect(picture.locator("canvas")).toBeVisible({ timeout: 60_000 });
  // Neither black nor of one colour.
  const [light, range] = await picture.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const greens = Array.from({ length: data.length / 4 }, (_, n) => data[4 * n + 1] ?? 0);
    const mean = greens.reduce((sum, one) => sum + one, 0) / greens.length;
    const spread = Math.sqrt(greens.reduce((sum, one) => sum + (one - mean) ** 2, 0) / greens.length);
    return [mean, spread];
  });
  expect(light).toBeGreaterThan(40);
  expect(range).toBeGreaterThan(12);
});
