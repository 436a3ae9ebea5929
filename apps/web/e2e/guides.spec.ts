import { arena, type Conquest, conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { conquestStudy } from "@ossuaire/conquest/study";
import { Match, playBot, sightOf, xoroshiro } from "@ossuaire/kernel";
import { trained } from "@ossuaire/marksman";
import { bestOf, fanOf } from "@ossuaire/study";
import type { Page } from "@playwright/test";
import { fit, toScreen } from "../src/board/camera.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, speak, test } from "./page.ts";
import { laidWith, onShelf, putOnShelf } from "./shelf.ts";

/** Whether some aim hurts somebody more often than not. */
function isPromising(match: Match<Conquest>): boolean {
  if (match.decision === undefined) return false;
  const readings = conquestStudy.readings(sightOf(match, "sword").view, match.decision);
  return readings.some((reading) =>
    bestOf(reading, fanOf(reading), trained, xoroshiro.fromSeed("hand")).some(
      ({ meant, share }) => meant.hurt !== 0 && share > 0.5,
    ),
  );
}

/** A duel that has come as far as a question of this kind to the sword, with these guides agreed on. */
function askedFor(kind: "place" | "flick", guides: "none" | "fan" | undefined): Match<Conquest> {
  const options = { ...defaultOptions, ...(guides && { guides }) };
  const match = Match.start(conquest, { options, seed: "guided", undo: "free" });
  const bots = { sword: conquestBot("novice"), skull: conquestBot("novice") };
  const chance = xoroshiro.fromSeed("bots");
  const isThere = () =>
    match.decision?.kind === kind &&
    match.decision.seats[0] === "sword" &&
    (kind === "place" || isPromising(match));
  while (match.decision !== undefined && !isThere()) playBot(match, bots, chance);
  return match;
}

async function sitDownAt(page: Page, match: Match<Conquest>, sword: "person" | "bot"): Promise<void> {
  await page.goto("about:blank");
  const bot = { kind: "bot", name: "", level: "novice" } as const;
  const sitters = { sword: sword === "bot" ? bot : ({ kind: "person", name: "" } as const), skull: bot };
  await putOnShelf(page, { id: "guided", ...laidWith("conquest", match, sitters) });
  await page.goto("/#/play/guided");
  await page.locator(".board-view[data-drawn]").waitFor();
}

const shows = (page: Page) => page.getByRole("button", { name: "Montrer l’éventail" });
const places = (page: Page) => page.getByRole("button", { name: /fois sur 10 pour une main exercée/ });

for (const [game, name] of [
  ["conquest", "Catacombs Conquest"],
  ["catacombs", "Catacombs"],
] as const)
  test(`how far an aim is shown is agreed on in the form, and goes into the match: ${name}`, async ({
    page,
  }) => {
    await open(page, `#/new/${game}`);
    const field = page.getByLabel("Aides à la visée");
    await expect(field).toHaveValue("first-contact");
    await field.selectOption("L’éventail entier");
    await page.getByRole("button", { name: "À table" }).last().click();
    await expect(page).toHaveURL(/#\/play\//);
    await page.locator(".board-view[data-drawn], .stall").first().waitFor();
    expect((await onShelf(page)).invitation.options).toMatchObject({ guides: "fan" });
  });

test("where the whole fan is agreed on, whoever is to flick sees it, and its best places in words", {
  tag: "@narrow",
}, async ({ page }) => {
  await sitDownAt(page, askedFor("flick", "fan"), "person");
  // The keys are on the board then, and leave it with the press: the button stays under the hand.
  await expect(page.locator("[data-task=flick]")).toBeVisible();
  await expect(page.locator("[data-piece]:focus-visible")).toHaveCount(1);
  await shows(page).click();
  await expect(places(page).first()).toBeVisible();
  await expect(page.locator(".fan-legend li").first()).toBeVisible();
  await places(page).first().click();
  await expect(places(page).first()).toHaveAttribute("aria-pressed", "true");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await speak(page, "en");
  await expect(page.getByRole("button", { name: /in 10 for a trained hand/ }).first()).toBeVisible();
});

test("the fan of a projectile is that of the spot to which it is led", async ({ page }) => {
  await sitDownAt(page, askedFor("place", "fan"), "person");
  await shows(page).press("Enter");
  await expect(places(page).first()).toBeVisible();
  const told = () => page.locator(".table-fan").textContent();
  const before = await told();
  // Beside it there is room to put the projectile down.
  await expect(page.getByRole("button", { name: "Poser ici" })).toBeInViewport({ ratio: 0.9 });
  // A best place is shown from where it is held. Nothing but its way is new on the board: the keys were beside it already.
  const board = page.locator(".board-view");
  await places(page).first().focus();
  const plain = await board.screenshot();
  await places(page).first().press("Enter");
  await expect(places(page).first()).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await board.screenshot()).equals(plain)).toBe(false);
  const projectile = page.locator('[data-piece][aria-disabled="false"]').first();
  await projectile.focus();
  // Round whoever shoots: over another disc it cannot stay, and beyond it the words are others.
  const ways = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"];
  let led = 0;
  const lead = async () => {
    for (let step = 0; step < 5; step++)
      await page.keyboard.press(ways[Math.floor(led++ / 30) % ways.length] ?? "");
    await expect(page.getByText("On essaie toutes les pichenettes…")).toBeHidden();
  };
  await expect(async () => {
    await lead();
    await expect(page.getByText(/Le disque ne peut pas rester là/)).toBeVisible({ timeout: 1_000 });
    await expect(places(page)).toHaveCount(0);
  }).toPass({ intervals: [50] });
  await expect(async () => {
    await lead();
    await expect(places(page).first()).toBeVisible({ timeout: 1_000 });
    expect(await told()).not.toBe(before);
  }).toPass({ intervals: [50] });
});

test("a finger leads a projectile beside its fan, and puts it down", { tag: "@phone" }, async ({ page }) => {
  const match = askedFor("place", "fan");
  const ring = match.decision?.kind === "place" ? match.decision.pieces[0]?.zone[0] : undefined;
  if (ring?.shape !== "ring") throw new Error("no ring to put a projectile in");
  await sitDownAt(page, match, "person");
  await shows(page).tap();
  await expect(places(page).first()).toBeVisible();
  const lay = page.getByRole("button", { name: "Poser ici" });
  await expect(lay).toBeInViewport({ ratio: 0.9 });
  await expectNoSidewaysScroll(page);
  await expectAxeClean(page);
  await places(page).first().tap();
  await expect(places(page).first()).toHaveAttribute("aria-pressed", "true");
  // Round whoever shoots: the fan is that of the spot where the finger leaves it.
  const told = () => page.locator(".table-fan").textContent();
  const before = await told();
  const middle = (ring.inner + ring.outer) / 2;
  let led = 0;
  await expect(async () => {
    // Each time across: a finger beside it takes it up where it lies.
    const round = ([0, 4, 1, 5, 2, 6, 3, 7][led++ % 8] ?? 0) * (Math.PI / 4);
    await ledByFinger(page, { x: ring.x + middle * Math.cos(round), y: ring.y + middle * Math.sin(round) });
    await expect(page.getByText("On essaie toutes les pichenettes…")).toBeHidden();
    // Not where it cannot stay; best places there need not be.
    await expect(lay).toBeEnabled({ timeout: 500 });
    expect(await told()).not.toBe(before);
  }).toPass({ intervals: [50] });
  await lay.tap();
  await expect(page.locator("[data-task=flick]")).toBeVisible();
});

/** A finger goes down on the place, beside which the projectile lay before, and lifts again. */
async function ledByFinger(page: Page, place: { readonly x: number; readonly y: number }): Promise<void> {
  const box = await page.locator(".board-view").boundingBox();
  if (box === null) throw new Error("the board is not on the screen");
  const { x, y } = toScreen(fit(arena, box), place);
  await page.touchscreen.tap(box.x + x, box.y + y);
}

for (const guides of ["none", undefined] as const)
  test(`there is no fan where ${guides ?? "the first contact"} is agreed on`, async ({ page }) => {
    await sitDownAt(page, askedFor("flick", guides), "person");
    await expect(page.locator("[data-task=flick]")).toBeVisible();
    await expect(shows(page)).toHaveCount(0);
  });

test("a bot’s flick has no fan, whatever is agreed on", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector(".foot .button[aria-pressed]")) localStorage.setItem("offered", "yes");
    }).observe(document, { childList: true, subtree: true });
  });
  const match = askedFor("flick", "fan");
  await sitDownAt(page, match, "bot");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Rejouer" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("offered"))).toBeNull();
});
