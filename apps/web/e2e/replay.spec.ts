import { readFileSync } from "node:fs";
import { defaultOptions as campaign, catacombs } from "@ossuaire/catacombs";
import { conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { fileOf, linkOf, Match, matchFromText, playBot, playRandomly, xoroshiro } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { sitDown } from "./conquest.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, plainHttp, test } from "./page.ts";
import { unfoldReel } from "./reel.ts";

const match = Match.start(conquest, {
  options: { ...defaultOptions, health: 2 },
  seed: "replay",
  undo: "free",
});
const bots = { sword: conquestBot("novice"), skull: conquestBot("novice") };
const chance = xoroshiro.fromSeed("bots");
while (match.decision !== undefined) playBot(match, bots, chance);
const last = match.page.number;
const text = JSON.stringify(fileOf(match));

/** A campaign that was really played, from its first room to the Lord's death. */
function campaignLink(): string {
  const file = new URL("../../../packages/catacombs/src/recorded/sorcerer.json", import.meta.url);
  const loaded = matchFromText(readFileSync(file, "utf8"), [catacombs]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  return linkOf(loaded.match);
}

test("a link is watched forwards, backwards, and through other eyes", { tag: "@narrow" }, async ({
  page,
}) => {
  await open(page, `#/replay/${linkOf(match)}`);
  const slider = page.getByRole("slider", { name: "Moment de la partie" });
  await expect(slider).toHaveAttribute("max", String(last));
  await expect(page.locator(".reel-hands .hand")).toHaveCount(2);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Un coup en avant" }).click();
  await expect(slider).toHaveValue("1");
  await page.getByRole("button", { name: "À la fin" }).click();
  await expect(slider).toHaveValue(String(last));
  await page.getByRole("button", { name: "Un coup en arrière" }).click();
  await expect(slider).toHaveValue(String(last - 1));
  await slider.fill("3");
  await expect(page.locator(".reel")).toContainText(/Coup 3 sur/);
  await unfoldReel(page);
  // Nothing lies on it, also in a phone: it is what a finger would meet there.
  await page.getByLabel("Vu par").click({ trial: true });
  await page.getByLabel("Vu par").selectOption("skull");
  await expect(page.locator(".card-skull").first()).toBeVisible();
  await expect(page.locator(".hand .card-sword")).toHaveCount(0);
  await page.getByLabel("Vu par").selectOption("audience");
  await expect(page.locator(".hand")).toHaveCount(0);
  await page.getByRole("button", { name: "Lecture" }).click();
  await expect(slider).not.toHaveValue("3");
});

test("what the reel has no room for comes out over the board and goes again, and the board stays", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `#/replay/${linkOf(match)}`);
  const more = page.getByRole("button", { name: "Plus de commandes" });
  const film = page.getByRole("button", { name: "Film", exact: true });
  const place = () => page.locator(".board-view").boundingBox();
  const before = await place();
  await expect(film).toBeHidden();
  await more.press("Enter");
  await expect(film).toBeVisible();
  await expectAxeClean(page);
  expect(await place()).toEqual(before);
  // A leaf that is opened from it closes alone, and gives the focus back.
  const branch = page.getByRole("button", { name: "Continuer à partir d’ici" });
  await branch.press("Enter");
  const leaf = page.getByRole("dialog", { name: "Continuer à partir d’ici" });
  await expect(leaf).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leaf).toBeHidden();
  await expect(branch).toBeFocused();
  await film.focus();
  await page.keyboard.press("Escape");
  await expect(film).toBeHidden();
  await expect(more).toBeFocused();
});

test("a file is opened, kept, and broken ones say what is wrong", async ({ page }) => {
  await open(page, "#/replay");
  const input = page.getByLabel("Choisir un fichier");
  const file = (content: string) => ({
    name: "partie.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
  await input.setInputFiles(file(text.slice(0, 200)));
  await expect(page.getByRole("alert")).toContainText("JSON illisible");
  await expectAxeClean(page);
  await input.setInputFiles(file("{}"));
  await expect(page.getByRole("alert")).toContainText("Ce n’est pas une partie");
  await input.setInputFiles(file(text.replace('"seed":"replay"', '"seed":"other"')));
  await expect(page.getByRole("alert")).toContainText(/n’est pas permise|il a été modifié/);
  await input.setInputFiles(file(text));
  await expect(page).toHaveURL(/#\/replay\/saved\//);
  await expect(page.getByRole("slider")).toHaveAttribute("max", String(last));
  await page.reload();
  await expect(page.getByRole("slider")).toHaveAttribute("max", String(last));
  await open(page, "");
  await expect(page.getByRole("link", { name: new RegExp(`${last} coups`) })).toBeVisible();
});

test("a file is opened by drop", async ({ page }) => {
  await open(page, "#/replay");
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "partie.json", { type: "application/json" }));
    return data;
  }, text);
  await page.locator(".drop").dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page).toHaveURL(/#\/replay\/saved\//);
});

test.describe("where the rules of a game cannot be fetched", () => {
  test.use({ provoked: /ERR_FAILED|dynamically imported module/ });

  test("a replay says so, by link and by file, instead of waiting for ever", async ({ page }) => {
    await page.route("**/assets/tray-*.js", (route) => route.abort());
    for (const address of [`#/replay/${linkOf(match)}`, "#/replay"]) {
      await open(page, address);
      const file = { name: "partie.json", mimeType: "application/json", buffer: Buffer.from(text) };
      if (address === "#/replay") await page.getByLabel("Choisir un fichier").setInputFiles(file);
      await expect(page.getByRole("alert")).toContainText("Quelque chose est tombé de la table.");
    }
  });
});

test("a broken link says what is wrong", async ({ page }) => {
  await open(page, `#/replay/${linkOf(match).slice(0, 90)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impossible de revoir cette partie");
  await expect(page.getByText("Le lien est incomplet ou abîmé.")).toBeVisible();
  await page.getByRole("link", { name: "En ouvrir une autre" }).click();
  await expect(page.getByRole("heading", { name: "Ouvrir une rediffusion" })).toBeVisible();
});

test("on plain http, where a page may not copy, the link is there to be copied by hand", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(`${await plainHttp(context, baseURL)}#/replay/${linkOf(match)}`);
  await page.getByRole("button", { name: "Partager" }).click();
  const link = page.getByLabel("Lien");
  await link.focus();
  expect(await link.inputValue()).toContain(linkOf(match));
  await expect(page.getByRole("button", { name: "Copier le lien" })).toHaveCount(0);
  // On a phone it has more lines than there is room for: none of them is cut.
  await page.setViewportSize({ width: 390, height: 500 });
  const { lines, padding, more } = await link.evaluate((field) => {
    const { lineHeight, paddingBottom } = getComputedStyle(field);
    return {
      lines: field.clientHeight / Number.parseFloat(lineHeight),
      padding: paddingBottom,
      more: field.scrollHeight > field.clientHeight + 1,
    };
  });
  expect({ padding, more }).toEqual({ padding: "0px", more: true });
  expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.05);
});

test("a match in play is shared as a link that can be watched", { tag: "@both" }, async ({ page }) => {
  await sitDown(page, { seed: "share" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Partager" }).click();
  const link = await page.getByLabel("Lien").inputValue();
  expect(link).toContain("#/replay/");
  await expect(page.getByRole("dialog")).toContainText("Mieux vaut la partager une fois finie.");
  await expect(page.getByRole("dialog")).not.toContainText("caractères");
  await expectAxeClean(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Enregistrer en fichier" }).click();
  expect((await saving).suggestedFilename()).toBe("partie-ossuaire.json");
  await page.goto(link);
  await expect(page.getByRole("slider")).toBeVisible();
});

test.describe("a very long match", () => {
  // Nobody ever takes aim: some thousand answers, which take a while to be played again.
  const endless = Match.start(catacombs, { options: campaign, seed: "endless", undo: "free" });
  test.beforeAll(() => {
    const rng = xoroshiro.fromSeed("nobody aims");
    while (endless.decision !== undefined && endless.page.number < 2000) playRandomly(endless, rng);
  });

  /** On this page a replay is never done, so that there is time to look at how far it is. */
  async function neverDone(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener;
      Worker.prototype.addEventListener = function (type: string, listener: unknown) {
        if (typeof listener !== "function") return;
        listen.call(this, type, (event) => {
          if (!(event instanceof MessageEvent) || !("answer" in event.data)) listener(event);
        });
      };
    });
  }

  /** Says how far it is, until it is stopped; then nobody works on it any more. */
  async function expectStoppable(page: Page): Promise<void> {
    await expect(page.getByRole("progressbar")).toHaveAccessibleName(/\d+ coups rejoués sur 2000/);
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Arrêter" }).click();
    await expect(page.getByRole("heading", { name: "Ouvrir une rediffusion" })).toBeVisible();
    await expect(page).toHaveURL(/#\/replay$/);
    await expect.poll(() => page.workers().filter((one) => one.url().includes("replay")).length).toBe(0);
  }

  test("can be stopped while it is played again", async ({ page }) => {
    await neverDone(page);
    await open(page, `#/replay/${linkOf(endless)}`);
    await expectStoppable(page);
  });

  test("can be stopped while its file is opened", async ({ page }) => {
    await neverDone(page);
    await open(page, "#/replay");
    await page.getByLabel("Choisir un fichier").setInputFiles({
      name: "longue.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(fileOf(endless))),
    });
    await expectStoppable(page);
    await expect(page.getByLabel("Choisir un fichier")).toBeAttached();
  });

  test("is watched at any of its moves", async ({ page }) => {
    await open(page, `#/replay/${linkOf(endless)}`);
    const slider = page.getByRole("slider", { name: "Moment de la partie" });
    await expect(slider).toHaveAttribute("max", "2000", { timeout: 60_000 });
    await slider.fill("1500");
    await expect(page.locator(".reel")).toContainText(/Coup 1500 sur/);
  });
});

test("a campaign has its rooms, turns and deaths on the slider, and keys that go from one to the next", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, `#/replay/${campaignLink()}`);
  const slider = page.getByRole("slider", { name: "Moment de la partie" });
  for (const kind of ["chapter", "turn", "death"])
    await expect(page.locator(`[data-landmark=${kind}]`).first()).toBeVisible();
  await expect(page.locator("[data-landmark=chapter]")).toHaveCount(7);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  // Nobody has a hand of cards here.
  await expect(page.getByRole("heading", { name: /^Main de/ })).toHaveCount(0);
  await slider.focus();
  await page.keyboard.press("PageUp");
  await expect(slider).toHaveAttribute("aria-valuetext", /^Coup \d+ sur \d+\. \S/);
  const first = Number(await slider.inputValue());
  await page.getByRole("button", { name: "Au repère suivant" }).click();
  const second = Number(await slider.inputValue());
  expect(second).toBeGreaterThan(first);
  const named = (await slider.getAttribute("aria-valuetext"))?.split(". ")[1] ?? "?";
  await expect(page.locator(".reel").getByRole("status")).toContainText(named);
  await slider.press("PageDown");
  await expect(slider).toHaveValue(String(first));
  await slider.press("PageUp");
  await page.getByRole("button", { name: "Au repère précédent" }).click();
  await expect(slider).toHaveValue(String(first));
  // A whole campaign is long for a chat, and it is over.
  await page.getByRole("button", { name: "Partager" }).click();
  const sheet = page.getByRole("dialog", { name: "Partager cette partie" });
  await expect(sheet).toContainText(/\d\s\d{3} caractères, .+ 2\s000/);
  await expect(sheet).not.toContainText("une fois finie");
  await expect(sheet.getByRole("button", { name: "Enregistrer en fichier" })).toHaveClass(/button-forward/);
  await expect(sheet.getByLabel("Lien")).toBeVisible();
});

test("a match of other rules is watched as far as it goes", async ({ page }) => {
  const answers = match.answers.map((one, i) => (i === 6 ? { ...one, seat: "nobody" } : one));
  const old = JSON.stringify({ ...fileOf(match), rules: 0, answers });
  await open(page, "#/replay");
  await page.getByLabel("Choisir un fichier").setInputFiles({
    name: "ancienne.json",
    mimeType: "application/json",
    buffer: Buffer.from(old),
  });
  await expect(page.getByRole("slider")).toHaveAttribute("max", "6");
  const note = page.getByRole("region", { name: "Jouée selon d’autres règles" });
  await expect(note).toContainText("version 0 des règles");
  await expect(note).toContainText(`6 de ses ${last} coups`);
  await expect(note).toContainText("La réponse 7");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
});

test("a match of more answers than anybody plays is refused at once", async ({ page }) => {
  await open(page, "#/replay");
  const answers = Array.from({ length: 20_001 }, () => match.answers[0]);
  await page.getByLabel("Choisir un fichier").setInputFiles({
    name: "sans-fin.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ ...fileOf(match), answers })),
  });
  await expect(page.getByRole("alert")).toContainText("compte 20 001 réponses");
});
