import { type Catacombs, catacombs, defaultOptions, withBoxes } from "@ossuaire/catacombs/all";
import { afterFight, newCampaign, placeAll, withSoloth } from "@ossuaire/catacombs/testing";
import { Match } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { answerHere } from "./asked.ts";
import { matchOf, sitDownAs, sitDownAt } from "./catacombs.ts";
import { expect, open, test } from "./page.ts";
import { sitDownAtRecorded } from "./recorded.ts";
import { playHeroesByPointer } from "./whole-catacombs.ts";

/** Matches with the boxes, as people play them: to their end, or as far as something is new. */

const end = (page: Page) =>
  page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Rejouer" }) });

/** Two Heroes of Soloth are left before the first room, at their last breath. */
function lastBreath(): Match<Catacombs> {
  const position = structuredClone(newCampaign(withSoloth).state);
  for (const hero of ["paladin", "witch-hunter"]) Object.assign(position.heroes[hero] ?? {}, { life: 0 });
  for (const hero of ["ice-princess", "sorceress"]) Object.assign(position.heroes[hero] ?? {}, { life: 1 });
  const options = { ...defaultOptions, ...withSoloth };
  return Match.start(catacombs, { options, seed: "breath", undo: "free", position });
}

test("with Soloth’s party to a victory, by pointer alone", { tag: "@long" }, async ({ page }) => {
  test.setTimeout(300_000);
  await sitDownAtRecorded(page, "catacombs/queen-with-soloth", { "seat-2": "" }, 468);
  await playHeroesByPointer(page);
  await expect(end(page)).toHaveAccessibleName(/^Vous avez vaincu/);
});

test("with Soloth’s party to a defeat, by pointer alone", { tag: "@long" }, async ({ page }) => {
  test.setTimeout(600_000);
  await sitDownAt(page, lastBreath(), "adept");
  await playHeroesByPointer(page);
  await expect(end(page)).toHaveAccessibleName("Les Héros sont tombés");
});

/** From the form to the last word of a campaign, by keys; the flicks are a bot's, as near as keys come to them. */
async function playWhole(page: Page, heroes: "novice" | "adept", overseer: "novice" | "master") {
  await open(page, "#/new/catacombs/soloth");
  await page.getByLabel("Maître des catacombes : qui joue").selectOption(overseer);
  await page.getByText("Avancé").click();
  await page.getByLabel("Graine").fill("soloth");
  await page.getByRole("button", { name: "À table" }).last().press("Enter");
  const prompts = new Set<string>();
  for (;;) {
    const question = await answerHere(page, ["seat-2"], heroes);
    if (question === undefined) break;
    prompts.add(question.prompt);
  }
  expect([...prompts]).toEqual(expect.arrayContaining(["place-heroes", "hero-acts", "melee", "ward"]));
  await expect(page.locator("body")).not.toContainText(/undefined|\[object/);
}

test("a whole campaign with Soloth’s party, from its set-up to a victory", { tag: "@long" }, async ({
  page,
}) => {
  test.setTimeout(900_000);
  await playWhole(page, "adept", "novice");
  await expect(end(page)).toHaveAccessibleName(/^Vous avez vaincu/);
});

test("a whole campaign with Soloth’s party, from its set-up to a defeat", { tag: "@long" }, async ({
  page,
}) => {
  test.setTimeout(900_000);
  await playWhole(page, "novice", "master");
  await expect(end(page)).toHaveAccessibleName("Les Héros sont tombés");
});

test("the Overseer with Vermin against bots, from the set-up of a room to its end, by keys alone", {
  tag: "@long",
}, async ({ page }) => {
  test.setTimeout(600_000);
  const options = withBoxes(defaultOptions, ["vermin"]);
  await sitDownAs(page, Match.start(catacombs, { options, seed: "overseer", undo: "free" }), {
    "seat-1": "",
  });
  const prompts = new Set<string>();
  // The bots do not wait: when the room is done with they are in the next one, or at its door.
  const isDone = async () => {
    const { match } = await matchOf(page);
    const told = match.pages.flatMap((one) => one.told.map(({ event }) => event as Catacombs["event"]));
    return match.outcome !== undefined || told.some(({ type }) => type === "cleared");
  };
  while (!(await isDone())) prompts.add((await answerHere(page, ["seat-1"]))?.prompt ?? "end");
  expect([...prompts]).toEqual(expect.arrayContaining(["place-monsters", "monster-acts", "melee"]));
  await expect(page.locator("body")).not.toContainText(/undefined|\[object/);
});

test("SOL-VERDICT-08 a labyrinth with both boxes is walked on its map, to Beeble and beyond", {
  tag: "@long",
}, async ({ page }) => {
  const maze = [
    { card: "bholoth-cemetery", x: 0, y: 0 },
    { card: "beeble", x: 1, y: 0 },
    { card: "maireya", x: 1, y: 1 },
    { card: "phoitar", x: 0, y: -1 },
    { card: "hidden-passageway", x: 2, y: 0 },
    { card: "lair", x: 3, y: 0 },
  ];
  const intro = { fr: "Un labyrinthe.", en: "A labyrinth." };
  const boxed = withBoxes(defaultOptions, ["soloth", "vermin"]);
  const game = newCampaign({ ...boxed, layout: "labyrinth", scenario: { intro, rooms: {}, maze } });
  for (const seat of game.match.seats) game.choose("accept", seat);
  game.choose("explore");
  while (game.asked.kind === "pick") game.pick([]);
  placeAll(game);
  const after = afterFight(game);
  after.choose("explore");
  await sitDownAt(page, after.match);
  const map = page.getByRole("dialog", { name: "La carte", exact: true });
  await map.getByRole("button", { name: "À l’est : carte inconnue" }).click();
  await expect(page.getByRole("region", { name: "Chez Beeble le Marchand" })).toBeVisible();
  await expect(page.locator(".seals")).toHaveText("Dans le labyrinthe, rien n’est à moitié prix.");
  await page.getByRole("button", { name: "Quitter" }).click();
  await page.getByRole("button", { name: "Partir tout de suite" }).click();
  // From there on, by keys.
  while ((await matchOf(page)).match.decision?.prompt !== "way") await answerHere(page, ["seat-2"]);
  await expect(map.locator("[data-lit]").first()).toBeVisible();
  await answerHere(page, ["seat-2"]);
  await expect(page.locator("body")).not.toContainText(/undefined|\[object/);
});
