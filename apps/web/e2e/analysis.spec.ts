import { conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { darkReign, defaultOptions as usual } from "@ossuaire/dark-reign";
import { fileOf, linkOf, Match, playBot, snapshotOf, xoroshiro } from "@ossuaire/kernel";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, speak, test } from "./page.ts";
import { unfoldReel } from "./reel.ts";
import { putOnShelf } from "./shelf.ts";

const options = { ...defaultOptions, health: 4 };
const match = Match.start(conquest, { options, seed: "analysed", undo: "free" });
const bots = { sword: conquestBot("adept"), skull: conquestBot("adept") };
const chance = xoroshiro.fromSeed("bots");
while (match.decision !== undefined) playBot(match, bots, chance);
const flicks = match.answers.flatMap(({ answer }, at) => (answer.kind === "flick" ? [at] : []));

test("a match that is over is analysed, a turning point opened, a flick tried otherwise", {
  tag: "@narrow",
}, async ({ page }) => {
  await open(page, "#/credits");
  const person = (name: string) => ({ kind: "person", name }) as const;
  await putOnShelf(page, {
    id: "over",
    invitation: {
      game: "conquest",
      options,
      seed: "analysed",
      undo: "free",
      sitters: { sword: person("Ada"), skull: person("Blaise") },
    },
    snapshot: snapshotOf(match),
  });
  await open(page, "#/play/over");
  await page.getByRole("link", { name: "Analyser" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analyse");
  const curve = page.getByRole("img", { name: /^Épée : \d+ % au début/ });
  await expect(curve).toBeVisible();
  // Both have a row, and every flick its figures.
  await expect(page.getByRole("row", { name: /^Ada/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Blaise/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Tirer autrement au coup/ })).toHaveCount(
    Math.min(20, flicks.length),
  );
  await expect(page.locator(".flicks li").first().locator("dd")).toHaveCount(4);
  await page.getByRole("checkbox", { name: "Les plus coûteuses d’abord" }).check();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  // Better while one looks, and kept: who comes again finds it at once.
  const status = page.locator(".analysis-status");
  await expect(status).toHaveText("Chaque pichenette a été examinée de près.");
  await page.reload();
  await expect(status).toHaveAttribute("data-found", "2");
  await speak(page, "en");
  await expect(page.getByRole("heading", { name: "Turning points" })).toBeVisible();
  await speak(page, "fr");
  // By keys: the first turning point.
  const point = page.locator(".turning button").first();
  const at = Number((await point.textContent())?.match(/Coup (\d+)/)?.[1]);
  await point.focus();
  await point.press("Enter");
  await expect(page.getByRole("slider", { name: "Moment de la partie" })).toHaveValue(String(at - 1));
  await unfoldReel(page);
  await page.getByRole("button", { name: "Analyser" }).click();
  await page
    .getByRole("button", { name: /^Tirer autrement au coup/ })
    .first()
    .click();
  const foot = page.getByRole("region", { name: "Et si on avait tiré autrement ?" });
  const disc = page.locator('[data-piece][aria-disabled="false"]').first();
  await disc.focus();
  await disc.press("Enter");
  await disc.press("ArrowLeft");
  await disc.press("Enter");
  await expect(foot.getByText("Voici ce qui se serait passé")).toBeVisible();
  await foot.getByRole("button", { name: "Revenir à la partie" }).click();
  await expect(curve).toBeVisible();
});

test("from a turning point of a shared match a branch is played on to its end, and shared", async ({
  page,
}) => {
  await open(page, `#/analysis/${linkOf(match)}`);
  await page.locator(".curve-mark").last().click();
  await page.getByRole("button", { name: "Continuer à partir d’ici" }).click();
  const sheet = page.getByRole("dialog", { name: "Continuer à partir d’ici" });
  for (const seat of ["Épée", "Crâne"])
    await sheet.getByRole("group", { name: seat }).getByRole("combobox").selectOption("novice");
  await sheet.getByRole("button", { name: "Continuer la partie" }).click();
  await expect(page).toHaveURL(/#\/play\//);
  const end = page.getByRole("dialog");
  await expect(end.getByRole("button", { name: "Rejouer" })).toBeVisible();
  await end.getByRole("button", { name: "Partager" }).click();
  const address = await page.getByRole("dialog").getByRole("textbox").inputValue();
  await open(page, address.slice(address.indexOf("#")));
  await expect(page.getByText(/Variante d’une autre partie, après le coup/)).toBeVisible();
});

test("broken and hostile links to an analysis say what is wrong, and what cannot be analysed says so", async ({
  page,
}) => {
  const whole = linkOf(match);
  const broken: readonly (readonly [string, string])[] = [
    [whole.slice(0, 90), "Le lien est incomplet ou abîmé."],
    [`${whole}<script>alert(1)`, "Le lien est incomplet ou abîmé."],
    ["eJyr-_Q", "Le lien est incomplet ou abîmé."],
    ["saved/nothing", "n’est pas sur cet appareil"],
  ];
  for (const [link, why] of broken) {
    await open(page, `#/analysis/${link}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impossible de revoir cette partie");
    await expect(page.getByText(why)).toBeVisible();
  }
  await expectAxeClean(page);
  await speak(page, "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This match cannot be watched");
  await speak(page, "fr");
  await open(page, "#/analysis");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce couloir ne mène nulle part");
  const quest = Match.start(darkReign, { options: usual, seed: "quest", undo: "free" });
  await open(page, `#/analysis/${linkOf(quest)}`);
  await expect(page.getByText("Rien dans ce jeu ne s’analyse de cette façon.")).toBeVisible();
  // What was played by other rules is watched as far as it goes, and that is said.
  await open(page, "#/replay");
  await page.getByLabel("Choisir un fichier").setInputFiles({
    name: "ancienne.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ ...fileOf(match), rules: 0 })),
  });
  await expect(page).toHaveURL(/#\/replay\/saved\//);
  await open(page, new URL(page.url()).hash.replace("replay", "analysis"));
  await expect(page.getByRole("region", { name: "Jouée selon d’autres règles" })).toBeVisible();
  await expect(page.locator(".curve")).toHaveCount(0);
});
