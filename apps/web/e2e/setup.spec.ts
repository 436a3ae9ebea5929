import { expect, open, test } from "./page.ts";
import { onShelf } from "./shelf.ts";

test("what is agreed on in the form is what the table is laid with", { tag: "@narrow" }, async ({ page }) => {
  await open(page, "#/new/conquest");
  await page.getByLabel("Santé").selectOption("3");
  await page.getByLabel("Bord").selectOption("mat");
  for (const turnedOff of ["Capacités", "Armures"]) await page.getByLabel(turnedOff).uncheck();
  for (const turnedOn of ["Pioche tardive", "Épuisement", "Convenir des obstacles"])
    await page.getByLabel(turnedOn).check();
  await page.getByLabel("Crâne\u00a0: qui joue").selectOption("master");
  await page.getByLabel("Nom").nth(0).fill("Ada");
  await page.getByLabel("Nom").nth(1).fill("Bruno");
  await page.getByText("Avancé").click();
  await page.getByLabel("Graine").fill("agreed");
  await page.getByLabel("Annuler un coup").selectOption("consent");
  await page.getByRole("button", { name: "À table" }).last().click();
  await expect(page).toHaveURL(/#\/play\//);
  await page.locator(".board-view[data-drawn]").waitFor();
  expect((await onShelf(page)).invitation).toEqual({
    game: "conquest",
    options: {
      players: 2,
      alone: "sword",
      health: 3,
      border: "mat",
      obstacles: "agreed",
      lateDraw: true,
      exhaustion: true,
      abilities: false,
      armour: false,
    },
    seed: "agreed",
    undo: "consent",
    sitters: {
      sword: { kind: "person", name: "Ada" },
      skull: { kind: "bot", name: "Bruno", level: "master" },
    },
  });
});

test("with three players the one who is alone is chosen, and every seat can be taken by a person", async ({
  page,
}) => {
  await open(page, "#/new/conquest");
  await page.getByLabel("Joueurs").selectOption("3");
  await page.getByLabel("Joue seul").selectOption("skull");
  for (const who of await page.getByLabel("qui joue").all()) await who.selectOption("person");
  await page.getByRole("button", { name: "À table" }).first().click();
  await page.locator(".board-view[data-drawn]").waitFor();
  const { options, seed, sitters } = (await onShelf(page)).invitation;
  expect(options).toMatchObject({ players: 3, alone: "skull" });
  expect(seed).not.toBe("");
  expect(Object.values(sitters).map(({ kind }) => kind)).toEqual(["person", "person", "person"]);
});
