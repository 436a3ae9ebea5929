import { catacombsBot } from "@ossuaire/catacombs/all";
import { playBot, xoroshiro } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { lastBreath, sitDownAt } from "./catacombs.ts";
import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, speak, test } from "./page.ts";
import { sitDownAtRecorded } from "./recorded.ts";

const end = (page: Page, name: string) => page.getByRole("dialog", { name });

/** The page is given away as a picture: by what the device shares with, else as a file. */
async function expectPicture(page: Page): Promise<void> {
  const give = page.getByRole("button", { name: "Cette page en image" });
  const saved = page.waitForEvent("download");
  await give.click();
  expect((await saved).suggestedFilename()).toBe("fin-ossuaire.png");
  const { width, height, format } = await sharp(await (await saved).path()).metadata();
  expect({ width, height, format }).toEqual({ width: 1600, height: 900, format: "png" });
  await page.evaluate(() => {
    Object.assign(window, { given: [] });
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { readonly files: readonly File[] }) =>
        Object.assign(window, { given: files.map(({ name }) => name) }),
    });
  });
  await give.click();
  await expect.poll(() => page.evaluate("window.given")).toEqual(["fin-ossuaire.png"]);
}

test.describe("a cleared room", () => {
  const sheet = (page: Page) => page.getByRole("dialog", { name: /Salle vidée/ });
  /** One answer before the second room is done; behind its door is the Merchant. */
  const clear = async (page: Page, speed: "brisk" | "instant") => {
    await page.addInitScript((chosen) => {
      if (location.protocol === "http:")
        localStorage.setItem("ossuaire.settings", JSON.stringify({ speed: chosen, muted: true }));
    }, speed);
    // The clock goes as ever, and can be put forward.
    await page.clock.install();
    await sitDownAtRecorded(page, "catacombs/sorcerer", { "seat-2": "" }, 85);
    await page.getByRole("button", { name: "s’arrêter" }).press("Enter");
  };

  test("CAT-GOLD-06 tells who killed what, who earned what, and what is next; whoever stays, stays", {
    tag: "@both",
  }, async ({ page }) => {
    await clear(page, "brisk");
    await expect(sheet(page).getByRole("button", { name: "Entrer" })).toBeFocused();
    await sheet(page).getByRole("button", { name: "Rester ici" }).press("Enter");
    await expect(sheet(page)).toContainText("Le Portail d’Isthalle");
    await expect(sheet(page)).toContainText(/Voleur.*Araignée des cryptes.*\+400\sor/);
    await expect(sheet(page)).toContainText("Le plus beau coup. Le Barbare, manche 1, tue le Zombie 2");
    await expect(sheet(page)).toContainText("Izchak le Marchand");
    await expect(sheet(page).locator(".flick-picture canvas")).toBeVisible();
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
    await page.clock.fastForward(6500);
    await expect(sheet(page)).toBeVisible();
    await sheet(page).getByRole("button", { name: "Entrer" }).press("Enter");
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Chez Izchak le Marchand" })).toBeVisible();
    // Only what has just been watched is a moment.
    await page.reload();
    await expect(page.getByRole("region", { name: "Chez Izchak le Marchand" })).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
  });

  test("passes at any touch, or by itself", async ({ page }) => {
    await clear(page, "brisk");
    await expect(sheet(page)).toBeVisible();
    await page.clock.fastForward(6500);
    await expect(sheet(page)).toHaveCount(0);
    await clear(page, "brisk");
    await sheet(page).getByText("Voleur").first().click();
    await expect(sheet(page)).toHaveCount(0, { timeout: 2000 });
  });

  test("is no pause for whoever wants everything at once", async ({ page }) => {
    await clear(page, "instant");
    await expect(page.getByRole("region", { name: "Chez Izchak le Marchand" })).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
  });
});

test.describe("the end of a campaign", () => {
  test("CAT-WIN-02 tells the Heroes that they have won, why, and their campaign as a chronicle", {
    tag: "@both",
  }, async ({ page }) => {
    await sitDownAtRecorded(page, "catacombs/sorcerer", { "seat-2": "" });
    const sheet = end(page, "Vous avez vaincu le Sorcier");
    await expect(sheet).toContainText("plus un seul point de vie");
    await expect(sheet).toContainText(/24\s*monstres tués/);
    await expect(sheet).toContainText(/48\s%\s*de coups au but/);
    await expect(sheet).toContainText("Votre première partie finie ici.");
    const way = sheet.getByRole("list", { name: "Le chemin" }).getByRole("listitem");
    await expect(way).toHaveCount(7);
    // The purse as a curve, and in words where it stands.
    const purses = ["600", "1\\s500", "100", "800", "200", "1\\s500", "1\\s500"];
    await expect(way.locator(".purse:has(path)")).toHaveText(
      purses.map((gold) => new RegExp(`^La bourse ${gold}\\sor$`)),
    );
    await expect(sheet.getByRole("heading", { name: "Le tournant" })).toBeVisible();
    await expect(sheet).toContainText(/Manche 7\s: le Sorcier perd 2\spoints de vie et tombe\./);
    await expect(sheet).toContainText("L’Elfe, manche 1, tombe devant le Démon du feu 2");
    await expect(sheet).toContainText(
      "Le Voleur, manche 1, tue l’Archer squelette 1 et l’Archer squelette 2",
    );
    await expect(sheet.getByRole("row", { name: /Elfe/ })).toContainText("tombé");
    await expect(sheet.getByRole("button", { name: "Rejouer" })).toBeFocused();
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
    // Looked at again it is the same match, not another.
    await page.reload();
    await expect(sheet).toContainText("Votre première partie finie ici.");
    await expect(sheet.locator(".flick-picture canvas")).toBeVisible();
    await sheet.getByRole("button", { name: "Partager" }).click();
    await expect(end(page, "Partager cette partie")).toBeVisible();
    await expectPicture(page);
    await page.keyboard.press("Escape");
    await sheet.getByRole("button", { name: "Niveau Adepte" }).click();
    await expect(page).not.toHaveURL(/recorded/);
    await expect(page.getByText("Adepte").first()).toBeAttached();
  });

  test("CAT-WIN-04 tells the Heroes that they have fallen, and the Overseer that he has won", async ({
    page,
  }) => {
    await sitDownAtRecorded(page, "catacombs/lich-in-a-labyrinth", { "seat-2": "" });
    await expect(end(page, "Les Héros sont tombés")).toContainText("Plus aucun Héros ne peut agir");
    await sitDownAtRecorded(page, "catacombs/lich-in-a-labyrinth", { "seat-1": "" });
    await expect(end(page, "Vous avez gagné")).toContainText(/2\s*Héros tombés/);
    await sitDownAtRecorded(page, "catacombs/sorcerer", { "seat-1": "" });
    await expect(end(page, "Vous avez perdu le Sorcier")).toBeVisible();
  });

  test("names the winners to people around one screen", async ({ page }) => {
    await sitDownAtRecorded(page, "catacombs/sorcerer", { "seat-1": "Bob", "seat-2": "Ada" });
    const sheet = end(page, "Les Héros ont vaincu le Sorcier");
    await expect(sheet).toContainText("Gagné par Ada.");
    await expect(sheet).not.toContainText("ici.");
  });
});

test("a match that began from a position ends as any other: it has its picture and its replay, and no link, but says why", async ({
  page,
}) => {
  const match = lastBreath();
  const bots = { "seat-1": catacombsBot("adept"), "seat-2": catacombsBot("adept") };
  const chance = xoroshiro.fromSeed("position");
  while (match.decision !== undefined) playBot(match, bots, chance);
  await sitDownAt(page, match);
  const sheet = page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Rejouer" }) });
  await expect(sheet.locator(".flick-picture canvas")).toBeVisible();
  await sheet.getByRole("button", { name: "Partager" }).click();
  const share = end(page, "Partager cette partie");
  await expect(share).toContainText("Cette partie a commencé au milieu d’une autre");
  await expect(share.getByRole("textbox")).toHaveCount(0);
  await expect(share.getByRole("button", { name: "Copier le lien" })).toHaveCount(0);
  await expectAxeClean(page);
  await speak(page, "en");
  await expect(end(page, "Share this match")).toContainText("This match began in the middle of another");
  await speak(page, "fr");
  const saving = page.waitForEvent("download");
  await share.getByRole("button", { name: "Enregistrer en fichier" }).click();
  const file = await (await saving).path();
  // What was saved is the match: it is watched again from its file.
  await open(page, "#/replay");
  await page.getByLabel("Choisir un fichier").setInputFiles(file);
  const slider = page.getByRole("slider", { name: "Moment de la partie" });
  await expect(slider).toHaveAttribute("max", String(match.page.number));
});

/** Both teams have their column in the narrowest window, whatever the language. */
async function expectColumnsOnPhone(page: Page): Promise<void> {
  const window = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ["en", "fr"]) {
    await speak(page, language);
    const { x = 0, width = 0 } = (await page.locator(".end-table td").last().boundingBox()) ?? {};
    expect(width).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(345);
  }
  if (window !== null) await page.setViewportSize(window);
}

test("CON-END-07 the end of a duel tells each side whether it has won, and what both have done", {
  tag: "@both",
}, async ({ page }) => {
  await sitDownAtRecorded(page, "conquest/duel", { sword: "" });
  const lost = end(page, "Vous avez perdu");
  await expect(lost).toContainText("18 tours");
  await expect(lost.getByRole("row", { name: /Cartes jouées/ })).toContainText(/8\s*10/);
  await expect(lost.getByRole("heading", { name: "Vous avez perdu" })).toBeVisible();
  for (const row of [/Santé à la fin\s*0\s*2$/, /Cartes en main\s*4\s*2$/])
    await expect(lost.getByRole("row", { name: row })).toBeVisible();
  await expect(seen(lost.locator(".end-head"), /n’a plus de santé/)).toBeVisible();
  await expect(lost).toContainText("Épée 2, tour 15, Porte-bouclier : Combat touche Crâne 2 et Crâne 1");
  await expect(lost.locator(".flick-picture canvas")).toBeVisible();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await expectColumnsOnPhone(page);
  await lost.getByRole("button", { name: "Partager" }).click();
  await expectPicture(page);
  await sitDownAtRecorded(page, "conquest/duel", { skull: "" });
  await expect(end(page, "Vous avez gagné")).toContainText("1 victoire sur 2 parties finies ici.");
});
