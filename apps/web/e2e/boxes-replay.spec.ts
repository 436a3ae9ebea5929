import { readFileSync } from "node:fs";
import { type Catacombs, catacombs, heroCard, poisonCard } from "@ossuaire/catacombs/all";
import { linkOf, type Match, matchFromText } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { heroBoard } from "./met-catacombs.ts";
import { expect, expectAxeClean, open, test } from "./page.ts";
import { sitDownAtRecorded } from "./recorded.ts";

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

test.describe("a Poison card", () => {
  test.use({ moving: true });

  test("VER-POISON-01 is turned over before whoever draws it, and then lies under his board with its value", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const faces: (string | null)[] = [];
      Object.assign(window, { faces });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element && node.matches(".token-poison")) faces.push(node.textContent);
      }).observe(document, { subtree: true, childList: true });
    });
    const match = played("dragon-with-vermin");
    const { at } = pageOf(match, "poisoned");
    // One blow may make somebody draw several.
    const drawn = (match.pages[at]?.told ?? []).flatMap(({ event }) => poisonedIn(event as Told));
    await open(page, `#/replay/${linkOf(match)}`);
    await page.locator(".board-view[data-drawn]").waitFor();
    await slider(page).fill(String(at - 1));
    await page.getByRole("button", { name: "Un coup en avant" }).click();
    const faces = () => page.evaluate(() => (window as unknown as { faces: readonly string[] }).faces);
    const cards = drawn.map(({ poison }) => poisonCard(poison));
    await expect
      .poll(faces)
      .toEqual(cards.map(({ value, harm }) => (harm > 0 ? `${value} ♥−${harm}` : String(value))));
    const board = heroBoard(page, heroCard(drawn[0]?.card ?? "").name.fr).first();
    await expect(board.locator(".poison-card")).toHaveText(cards.map(({ value }) => new RegExp(`^${value}`)));
  });
});

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
