import { defaultOptions as catacombsOptions } from "@ossuaire/catacombs";
import { defaultOptions as conquestOptions } from "@ossuaire/conquest";
import { sitDown } from "./conquest.ts";
import { expect, test } from "./page.ts";
import { putOnShelf } from "./shelf.ts";
import { playByKeys, playByMouse, playByTouch } from "./whole.ts";

// What npm run long plays: matches of full length.
test.beforeEach(() => test.setTimeout(600_000));

test("a match of full length by keyboard alone", { tag: "@long" }, async ({ page }) => {
  await sitDown(page, { seed: "long-keys", health: "8" });
  await playByKeys(page);
  await expect(page.getByRole("dialog", { name: /^Vous avez (gagné|perdu)$/ })).toBeVisible();
});

test("a match of full length by mouse", { tag: "@long" }, async ({ page }) => {
  await sitDown(page, { seed: "long-mouse", health: "8" });
  await playByMouse(page);
  await expect(page.getByRole("dialog", { name: /^Vous avez (gagné|perdu)$/ })).toBeVisible();
});

test("a match of full length by touch", { tag: ["@long", "@phone"] }, async ({ page }) => {
  await sitDown(page, { seed: "long-touch", health: "5" });
  await playByTouch(page);
  await expect(page.getByRole("dialog", { name: /^Vous avez (gagné|perdu)$/ })).toBeVisible();
});

/** Seats of bots alone: the page shows every card, every deed and every line of the log that a match brings. */
const watched = [
  { game: "conquest", options: { ...conquestOptions, exhaustion: true }, seats: ["sword", "skull"] },
  { game: "catacombs", options: catacombsOptions, seats: ["seat-1", "seat-2"] },
] as const;

for (const { game, options, seats } of watched) {
  test(`a whole match of ${game} between bots is shown to its end`, { tag: "@long" }, async ({ page }) => {
    const sitters = Object.fromEntries(
      seats.map((seat) => [seat, { kind: "bot", name: "", level: "adept" } as const]),
    );
    const invitation = { game, options, seed: "long", undo: "free", sitters } as const;
    await putOnShelf(page, { id: "bots", invitation, snapshot: undefined });
    await page.goto("/#/play/bots");
    await expect(page.getByRole("button", { name: "Rejouer" })).toBeVisible({ timeout: 590_000 });
  });
}
