import { conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { fileOf, linkOf, Match, playBot, xoroshiro } from "@ossuaire/kernel";
import { sitDown } from "./conquest.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";

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

test("a link is watched forwards, backwards, and through other eyes", { tag: "@both" }, async ({ page }) => {
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
  await page.getByLabel("Vu par").selectOption("skull");
  await expect(page.locator(".card-skull").first()).toBeVisible();
  await expect(page.locator(".hand .card-sword")).toHaveCount(0);
  await page.getByLabel("Vu par").selectOption("audience");
  await expect(page.locator(".hand")).toHaveCount(0);
  await page.getByRole("button", { name: "Lecture" }).click();
  await expect(slider).not.toHaveValue("3");
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

test("a broken link says what is wrong", async ({ page }) => {
  await open(page, `#/replay/${linkOf(match).slice(0, 90)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impossible de revoir cette partie");
  await expect(page.getByText("Le lien est incomplet ou abîmé.")).toBeVisible();
  await page.getByRole("link", { name: "En ouvrir une autre" }).click();
  await expect(page.getByRole("heading", { name: "Ouvrir une rediffusion" })).toBeVisible();
});

test("a match in play is shared as a link that can be watched", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  await sitDown(page, { seed: "share" });
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Partager" }).click();
  const link = await page.getByLabel("Lien").inputValue();
  expect(link).toContain("#/replay/");
  await expectAxeClean(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Enregistrer en fichier" }).click();
  expect((await saving).suggestedFilename()).toBe("partie-ossuaire.json");
  await page.goto(link);
  await expect(page.getByRole("slider")).toBeVisible();
});
