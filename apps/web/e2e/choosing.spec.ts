import { conquest, defaultOptions } from "@ossuaire/conquest";
import { Match, playRandomly, snapshotOf, xoroshiro } from "@ossuaire/kernel";
import { enterCatacombs, takePlaces } from "./catacombs.ts";
import { boardOf, storedMatch } from "./conquest.ts";
import { expect, test } from "./page.ts";
import { putOnShelf } from "./shelf.ts";

/** A duel at the moment at which the first team has to name a target. */
function beforeTarget() {
  const terms = { options: { ...defaultOptions, health: 11 }, seed: "target", undo: "free" } as const;
  const match = Match.start(conquest, terms);
  const rng = xoroshiro.fromSeed("target");
  while (match.decision?.prompt !== "target" || match.decision.seats[0] !== "sword") playRandomly(match, rng);
  const sitters = {
    sword: { kind: "person", name: "" },
    skull: { kind: "bot", name: "", level: "novice" },
  } as const;
  return { id: "table", invitation: { game: "conquest", ...terms, sitters }, snapshot: snapshotOf(match) };
}

test.describe("options that lie on the board are chosen there", () => {
  test("CON-TARGET-02 a target by a press on its disc", { tag: "@narrow" }, async ({ page }) => {
    await putOnShelf(page, beforeTarget());
    await page.goto("/#/play/table");
    await expect(page.locator("[data-task=choose]")).toBeVisible();
    const board = await boardOf(page);
    const enemy = board.view.discs.find(({ id }) => id === "c2");
    if (enemy === undefined) throw new Error("no enemy in the arena");
    const { x, y } = board.at(enemy.x, enemy.y);
    await page.mouse.click(x, y);
    await expect
      .poll(async () => (await storedMatch(page)).answers.at(-1)?.answer)
      .toEqual({ kind: "choose", option: "c2" });
  });

  test("CON-TARGET-02 a target by keys", async ({ page }) => {
    await putOnShelf(page, beforeTarget());
    await page.goto("/#/play/table");
    await page.locator('[data-piece="c1"]').press("Enter");
    await expect
      .poll(async () => (await storedMatch(page)).answers.at(-1)?.answer)
      .toEqual({ kind: "choose", option: "c1" });
  });

  test("who acts on its disc, and what by a button", async ({ page }) => {
    await enterCatacombs(page);
    await takePlaces(page);
    const thief = page.locator('[data-piece="thief"]');
    await expect(thief).toHaveAttribute("aria-disabled", "false");
    await thief.press("Enter");
    await expect(page.getByRole("button", { name: "Le Voleur", pressed: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Le Voleur.: Coup de poing/ })).toBeVisible();
  });
});
