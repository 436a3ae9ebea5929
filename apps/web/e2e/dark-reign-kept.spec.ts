import { darkReign } from "@ossuaire/dark-reign";
import { fileOf, linkOf } from "@ossuaire/kernel";
import { begun, fulfil, masterPlays, short, wishOf } from "./company.ts";
import { below, sitDownAtQuest } from "./dark-reign.ts";
import { byMouse } from "./hands.ts";
import { expect, open, test } from "./page.ts";
import { lastOnShelf } from "./shelf.ts";

test("a step is taken back; what was done outlives a reload", async ({ page }) => {
  const match = below(["svein"], "steps");
  await sitDownAtQuest(page, match);
  const left = page.locator(".dr-left");
  await expect(left).toContainText("4 P.Action");
  const [walk] = match.decision?.prompt === "act" ? match.decision.options : [];
  const [svein] = match.state.characters;
  if (walk === undefined || !("deed" in walk) || walk.square === undefined || svein === undefined)
    throw new Error("nowhere to go");
  await byMouse(page).go("svein", svein, walk.square);
  await expect(left).toContainText("3 P.Action");
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(left).toContainText("4 P.Action");
  await byMouse(page).go("svein", svein, walk.square);
  await expect(left).toContainText("3 P.Action");
  const { serial } = await lastOnShelf(page);
  await page.reload();
  await expect(left).toContainText("3 P.Action");
  expect((await lastOnShelf(page)).serial).toBe(serial);
});

test("a quest is watched again by link and by file; broken ones say what is wrong", async ({ page }) => {
  const match = begun(short, "well 3");
  for (masterPlays(match); match.page.number < 45; masterPlays(match)) fulfil(match, wishOf(match));
  const slider = page.getByRole("slider", { name: "Moment de la partie" });
  await open(page, `#/replay/${linkOf(match)}`);
  await expect(slider).toHaveAttribute("max", String(match.page.number));
  await page.getByRole("button", { name: "À la fin" }).click();
  await expect(page.locator(".grid-board[aria-busy=false]")).toBeVisible();
  await expect(page.locator(".dr-steps")).toContainText("Manche 2");
  await slider.fill("2");
  await expect(page.locator(".dr-steps")).toContainText("Manche 1");
  await expect(page.locator(".dr-deed")).toHaveCount(0);

  await open(page, "#/replay");
  const give = (text: string) =>
    page
      .getByLabel("Choisir un fichier")
      .setInputFiles({ name: "quete.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const file = fileOf(match);
  const [first, ...rest] = file.answers;
  await give(JSON.stringify({ ...file, options: { ...short, quest: "attic" } }));
  await expect(page.getByRole("alert")).toContainText(/options|quête|attic/i);
  await give(JSON.stringify({ ...file, answers: [...rest, first] }));
  await expect(page.getByRole("alert")).toBeVisible();
  await give(JSON.stringify(file));
  await expect(page).toHaveURL(/#\/replay\/saved\//);
  await expect(slider).toHaveAttribute("max", String(file.answers.length));

  await open(page, `#/replay/${linkOf(match).slice(0, -40)}`);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(file.game).toBe(darkReign.id);
});
