import { reachOf } from "@ossuaire/dark-reign";
import { sightOf } from "@ossuaire/kernel";
import { befallen, below, besideRats, sitDownAtQuest } from "./dark-reign.ts";
import { squareOn } from "./met-dark-reign.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, speak, test } from "./page.ts";

test("a way is walked by a press, by arrows and by keys; the board says what is where", {
  tag: "@narrow",
}, async ({ page }) => {
  const match = below(["svein"], "steps");
  await sitDownAtQuest(page, match);
  const board = page.getByRole("application", { name: "Le plateau" });
  const actions = page.locator(".dr-left");
  await expect(board).toBeFocused();
  await expect(actions).toContainText("4 P.Action");
  await expect(board).toHaveAccessibleDescription(/cases sur \d+\. Svein, 28 PV/);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);

  const [walk] = match.decision?.prompt === "act" ? match.decision.options : [];
  if (walk === undefined || !("deed" in walk) || walk.square === undefined) throw new Error("nowhere to go");
  const [svein] = match.state.characters;
  const [across, down] = [walk.square.x - (svein?.x ?? 0), walk.square.y - (svein?.y ?? 0)];
  await board.press(keyFor(across, down));
  await expect(actions).toContainText("3 P.Action");
  // Back again, by looking at the square first.
  await board.press(`Shift+${keyFor(-across, -down)}`);
  await expect(page.locator(".grid-board [aria-live]")).toContainText("à 1 pas");
  await board.press("Enter");
  await expect(actions).toContainText("2 P.Action");
  // And once more by hand.
  const box = await page.locator("[data-piece=svein]").boundingBox();
  if (box === null) throw new Error("Svein is not on the screen");
  const { x, y, width } = box;
  await page.mouse.click(x + width * (0.5 + across), y + width * (0.5 + down));
  await expect(actions).toContainText("1 P.Action");
  await speak(page, "en");
  await expect(page.getByRole("application", { name: "The board" })).toHaveAccessibleDescription(
    /squares by \d+\. Svein, 28 PV/,
  );
});

test("REG-MOVE-04, REG-MOVE-05 a run is chosen before it is made, and says what it risks; one press walks", async ({
  page,
}) => {
  const match = below(["svein"], "beside");
  const { view, decision } = sightOf(match, "svein");
  const [svein] = view.characters;
  if (decision?.prompt !== "act" || svein === undefined) throw new Error("nobody is asked");
  const walks = reachOf(view, decision, "walk");
  const near = walks.find(({ way }) => way.length === 2);
  const far = reachOf(view, decision).find(
    ({ x, y }) => !walks.some((one) => one.x === x && one.y === y) && Math.abs(x - svein.x) < 8,
  );
  if (near === undefined || far === undefined) throw new Error("there is no room");
  await sitDownAtQuest(page, match);
  const actions = page.locator(".dr-left");
  const tag = page.locator(".dr-way");
  const run = page.getByRole("button", { name: /^Courir/ });
  // Too far for a walk: the first press chooses the run and tells its risk, the second one makes it.
  const goal = await squareOn(page, "svein", svein, far);
  await page.mouse.click(goal.x, goal.y);
  await expect(run).toHaveAttribute("aria-pressed", "true");
  await expect(tag).toContainText("aucun test contre les pièges");
  await expect(tag.getByRole("button", { name: "Règle REG-MOVE-05" })).toBeAttached();
  await expect(actions).toContainText("4 P.Action");
  await expectAxeClean(page);
  await page.mouse.click(goal.x, goal.y);
  await expect(actions).toContainText(`${4 - far.actions} P.Action`);
  await page.getByRole("button", { name: "Annuler" }).click();

  // A walk says what it costs and is made by one press; by its key the same way costs half.
  await sitDownAtQuest(page, match);
  const spot = await squareOn(page, "svein", svein, near);
  await page.mouse.move(spot.x, spot.y);
  await expect(tag).toHaveText("2 cases · 2 P.Action");
  await page.keyboard.press("r");
  await expect(tag).toContainText("2 cases · 1 P.Action · en courant");
  await page.keyboard.press("r");
  await expect(run).toHaveAttribute("aria-pressed", "false");
  await page.mouse.click(spot.x, spot.y);
  await expect(actions).toContainText("2 P.Action");
});

test("REG-BLOCK-01 a way past an adversary tells the chance of its test", async ({ page }) => {
  const match = besideRats();
  const { view, decision } = sightOf(match, "svein");
  const svein = view.characters.find(({ id }) => id === "svein");
  const [away] = decision?.prompt === "act" ? reachOf(view, decision, "walk") : [];
  if (svein === undefined || away === undefined) throw new Error("nobody can leave");
  await sitDownAtQuest(page, match);
  const spot = await squareOn(page, "svein", svein, away);
  await page.mouse.move(spot.x, spot.y);
  await expect(page.locator(".dr-way")).toContainText(/Blocage\s: \d+\s% de s’éloigner.*REG-BLOCK-01/);
});

test("an attack shows its exact chances first, then the dice", async ({ page }) => {
  await sitDownAtQuest(page, besideRats());
  const rats = page.getByRole("button", { name: /^Groupe de rats, 2 figurines, 10 PV/ });
  await rats.focus();
  await rats.press("Enter");
  const strike = page.getByRole("button", { name: /^Attaquer le groupe de rats \(1 P\.Action\)/ });
  await expect(strike).toBeFocused();
  await expect(strike).toContainText(/\d+\s% de blesser/);
  await expect(strike).toContainText(/\d+\s% de toucher · \d+\s% de tuer/);
  await expect(strike).toContainText("PV en moyenne");
  await expect(strike).toContainText(/Force, arme.*Endurance, armure/);
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await expect(strike).toBeHidden();
  await page.getByRole("button", { name: /^Attaquer/ }).click();
  await strike.click();
  await expect(page.locator(".dr-told")).toContainText("Svein");
  await expect(page.locator(".dr-dice")).toContainText(/C\.Corps.*2D/);
  await expect(page.locator(".dr-left")).toContainText("3 P.Action");
});

test("REG-COMP-01, REG-COMP-10, REG-VERDICT-79 a question opens its rule, states have signs with words, and nobody is hurried", async ({
  page,
}) => {
  await page.clock.install();
  await sitDownAtQuest(page, befallen());
  const states = page.locator(".dr-hero:not(.dr-acting) .dr-states li");
  for (const words of [
    "au sol",
    "en feu",
    "sous poison",
    "dans une toile de niveau 4",
    "en duel",
    "en attente",
    "invisible",
  ]) {
    const state = states.filter({ hasText: words });
    await expect(state).toHaveCount(1);
    await expect(state.locator("path")).toHaveAttribute("d", /^M/i);
  }
  await expectAxeClean(page);

  const foot = page.getByRole("region", { name: "La question" });
  const prompt = foot.locator(".foot-words");
  const asked = (await prompt.textContent()) ?? "";
  await page.clock.fastForward("10:00:00");
  await expect(prompt).toHaveText(asked);
  await expect(page.locator(".dr-left")).toContainText("4 P.Action");

  await foot.getByRole("button", { name: "Règle REG-ACT-01" }).click();
  const rule = page.getByRole("dialog", { name: "Règle REG-ACT-01" });
  await expect(rule.locator(".rule-text")).toContainText("chaque action a un coût fixe");
});

/** Eight ways, as the board has them. */
function keyFor(across: number, down: number): string {
  const keys = ["Home", "ArrowUp", "PageUp", "ArrowLeft", "", "ArrowRight", "End", "ArrowDown", "PageDown"];
  return keys[(down + 1) * 3 + across + 1] ?? "";
}
