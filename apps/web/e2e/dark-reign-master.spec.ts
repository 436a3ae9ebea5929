import type { Locator, Page } from "@playwright/test";
import { clippedIn } from "./clipped.ts";
import { below, layingOut, mastersTurn, parrying, secretive, sitDownAtQuest } from "./dark-reign.ts";
import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, speak, test } from "./page.ts";

test("REG-DRAW-03, REG-VERDICT-42, REG-VERDICT-82 the MJ lays a zone out by hand, by keys, or has it laid", {
  tag: "@narrow",
}, async ({ page, isMobile }) => {
  const match = layingOut(["svein", "aude"], "lay");
  if (match.decision?.prompt !== "lay-out") throw new Error("nothing is to be laid out");
  const { pieces, suggestion } = match.decision;
  const [first, second] = pieces;
  if (first === undefined || second === undefined) throw new Error("the zone is empty");
  await sitDownAtQuest(page, match, ["mj"]);
  await expect(seen(page.locator(".dr-rolls"), "Grande nef")).toBeVisible();
  // No round has begun.
  await expect(page.locator(".dr-steps")).toContainText("Descente");
  await expect(seen(page.locator(".foot-title"), "Maître de Jeu — descente")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/manche 0/i);
  const done = page.getByRole("button", { name: "C’est disposé" });
  await expect(done).toBeDisabled();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);

  // By keys: the first piece is taken up, and lies where the keys are at once: on the first of its squares.
  const chip = page.locator(`[data-token="${first.piece}"]`);
  await chip.focus();
  await chip.press("Enter");
  const board = page.getByRole("application", { name: "Le plateau" });
  await expect(board).toBeFocused();
  await board.press("Enter");
  await expect(chip).toHaveCount(0);
  await expect(page.locator(`[data-piece="${first.piece}"]`)).toHaveCount(1);

  // A zone is answered as a whole; whoever comes back goes on with it.
  await page.reload();
  await page.locator(".grid-board[aria-busy=false]").waitFor();
  await expect(done).toBeDisabled();
  await expect(chip).toHaveCount(0);
  await expect(page.locator(`[data-piece="${first.piece}"]`)).toHaveCount(1);

  // By hand from the tray.
  const [start] = first.zone;
  const goal = second.zone.find(({ x, y }) => start && Math.abs(start.x - x) + Math.abs(start.y - y) > 2);
  const laid = await restingBox(page, first.piece);
  if (start === undefined || goal === undefined || laid === null) throw new Error("there is no room for it");
  const other = page.locator(`[data-token="${second.piece}"]`);
  if (!isMobile) {
    await other.hover();
    await page.mouse.down();
    await page.mouse.move(
      laid.x + laid.width * (0.5 + goal.x - start.x),
      laid.y + laid.height * (0.5 + goal.y - start.y),
      { steps: 5 },
    );
    await page.mouse.up();
    await expect(other).toHaveCount(0);
    await expect(page.locator(`[data-piece="${second.piece}"]`)).toHaveCount(1);
  }

  // The rest as the automatic MJ would; then one of them is dragged elsewhere.
  await page.getByRole("button", { name: "Disposez pour moi" }).click();
  for (const { piece } of pieces) await expect(page.locator(`[data-piece="${piece}"]`)).toHaveCount(1);
  const from = suggestion.find(({ piece }) => piece === second.piece);
  const to = second.zone.find(
    ({ x, y }) => !suggestion.some((one) => Math.abs(one.x - x) + Math.abs(one.y - y) < 3),
  );
  if (from === undefined || to === undefined) throw new Error("there is no other place");
  if (!isMobile) {
    const box = await restingBox(page, second.piece);
    if (box === null) throw new Error("it is not on the screen");
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + (to.x - from.x) * box.width, middle.y + (to.y - from.y) * box.height, {
      steps: 5,
    });
    await page.mouse.up();
    await expect
      .poll(async () => (await page.locator(`[data-piece="${second.piece}"]`).boundingBox())?.x)
      .not.toBe(box.x);
  }
  await done.click();
  // Bots may have opened the next door already.
  await expect.poll(async () => (await done.count()) === 0 || (await done.isDisabled())).toBe(true);
  if (!isMobile) await expect(page.getByRole("log").first()).toContainText("On y voit");
});

test("in an upright window the MJ has every way on in sight, and none lies over another", async ({
  page,
}) => {
  await sitDownAtQuest(page, mastersTurn(), ["mj"]);
  await page.getByRole("region", { name: "La question" }).getByRole("button", { name: "Revenant 2" }).click();
  for (const [width, height] of [
    [820, 1180],
    [600, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const ways = page.locator(".dr-ends .button, .dr-for-me .button");
    await expect(ways).toHaveCount(3);
    expect(await clippedIn(page), `${width} × ${height}`).toEqual([]);
    const crossed = await ways.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      return boxes.filter((box, n) =>
        boxes
          .slice(n + 1)
          .some(
            (other) =>
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom,
          ),
      ).length;
    });
    expect(crossed, `${width} × ${height}`).toBe(0);
  }
});

test("REG-TURN-10 the MJ’s characters act in any order, by hand or by the table, and notes are the MJ’s alone", async ({
  page,
}) => {
  await sitDownAtQuest(page, mastersTurn(), ["mj"]);
  const foot = page.getByRole("region", { name: "La question" });
  await expect(seen(page, "Refermer le couvercle du puits")).toBeVisible();
  await expect(seen(page, /^Issue 1\s:\s\d\scartes?/)).toBeVisible();
  await expectAxeClean(page);
  // A line of the notes leads to its square.
  await page.getByRole("button", { name: /^Issue 1/ }).click();
  await expect(page.locator(".grid-board > [aria-live]")).toContainText(/porte|passage/i);
  await foot.getByRole("button", { name: "Revenant 2" }).click();
  await expect(foot).toContainText("Le revenant 2");
  await page.getByRole("button", { name: "Jouez pour moi : Revenant 2" }).click();
  // It goes on by itself until the other one is left, who is asked as ever.
  await expect(page.getByRole("button", { name: "Jouez pour moi : Revenant 1" })).toBeVisible();
  await page.getByRole("button", { name: "Jouez-les tous pour moi" }).click();
  await expect(page.locator(".dr-steps [aria-current=step]")).toContainText("Tour des PJ");
  await expect(page.getByRole("button", { name: "Jouez-les tous pour moi" })).toHaveCount(0);
  await speak(page, "en");
  await expect(seen(page, "Secret aim")).toBeVisible();
});

test("three at one screen: between heroes the table turns by itself, to the MJ it is handed over under cover", async ({
  page,
}) => {
  await sitDownAtQuest(page, below(["svein", "aude"], "three"), ["svein", "aude", "mj"]);
  const foot = page.getByRole("region", { name: "La question" });
  const cover = page.getByRole("dialog", { name: /c’est à vous/ });
  const notes = page.getByText("Carnet du MJ");
  await expect(notes).toHaveCount(0);
  for (const hero of ["Svein", "Aude"]) {
    await expect(foot.locator(".foot-title")).toContainText(hero);
    await expect(cover).toHaveCount(0);
    await foot.getByRole("button", { name: new RegExp(`^Fin d[e’] ?${hero}`) }).click();
  }
  // Nobody of the MJ's is on the board: its turn passes, and heroes are asked again.
  await expect(foot).toContainText("Dans quel ordre");
  await expect(cover).toHaveCount(0);
  await expect(notes).toHaveCount(0);
});

test("the cover lies between the MJ and a hero who may parry, in both ways", async ({ page }) => {
  await sitDownAtQuest(page, parrying(), ["svein", "aude", "mj"]);
  const cover = page.getByRole("dialog", { name: /c’est à vous/ });
  // A hero is asked first, and heroes see what the audience sees.
  await expect(cover).toHaveCount(0);
  await expect(page.getByText("Carnet du MJ")).toHaveCount(0);
  await page.locator(".dr-beside").getByRole("button", { name: /^Non/ }).click();
  await expect(cover).toContainText("Maître de Jeu");
  await expect(page.getByText("Carnet du MJ")).toHaveCount(0);
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await expect(cover).toBeVisible();
  await cover.getByRole("button").click();
  await expect(page.getByText("Carnet du MJ")).toBeVisible();
});

test("REG-PARRY-01 a question stands beside whom it concerns, with the roll and what each answer changes; a reload asks it again", async ({
  page,
}) => {
  await sitDownAtQuest(page, parrying());
  const asked = page.locator(".dr-beside");
  await expect(asked.locator(".dr-dice")).toBeVisible();
  await expect(seen(asked, /PV de perte/)).toBeVisible();
  await expect(asked.getByRole("button", { name: /^Oui.*relancés/ })).toBeFocused();
  await expectAxeClean(page);
  const words = (await asked.textContent()) ?? "";
  await page.reload();
  await expect(asked).toContainText("PV de perte");
  expect(((await asked.textContent()) ?? "").slice(0, 20)).toBe(words.slice(0, 20));
  await asked.getByRole("button", { name: /^Non/ }).click();
  await expect(page.getByRole("log").first()).toContainText(/Aude perd \d+\sPV|Svein perd \d+\sPV/);
});

test("REG-TRAP-10, REG-VERDICT-47, REG-DECK-08 nothing that the MJ alone knows comes into the page of a hero", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    class Overheard extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
      }
    }
    Object.assign(globalThis, { heard, Worker: Overheard });
  });
  const heard = () => page.evaluate((): string => Reflect.get(globalThis, "heard").join());
  const { match, secrets } = secretive();
  await sitDownAtQuest(page, match);
  await page.getByRole("button", { name: "Fin de Svein" }).click();
  await expect(page.locator(".foot-title")).toContainText(/Svein\s— manche 2/);
  const told = await heard();
  expect(told).toContain("ogre-1");
  for (const secret of secrets) expect(told).not.toContain(secret);
  // The MJ's own page has what is the MJ's to know, and no order of cards.
  await sitDownAtQuest(page, match, ["mj"]);
  for (const secret of ["spikes-77", "thing-777", "liesInWait", "ambushes"])
    expect(await heard()).toContain(secret);
});

test("a step can be taken back, and in the middle of a run one is asked again after a reload", async ({
  page,
}) => {
  const match = below(["svein"], "steps");
  await sitDownAtQuest(page, match);
  const actions = page.locator(".dr-left");
  await expect(actions).toContainText("4 P.Action");
  const board = page.getByRole("application", { name: "Le plateau" });
  const [svein] = match.state.characters;
  const run = match.decision?.prompt === "act" ? match.decision.options : [];
  const far = run.find((one) => "deed" in one && one.deed === "run");
  if (far === undefined || !("deed" in far) || far.square === undefined) throw new Error("nobody can run");
  const [across, down] = [far.square.x - (svein?.x ?? 0), far.square.y - (svein?.y ?? 0)];
  await board.press(keyFor(across, down));
  await expect(actions).toContainText("3 P.Action");
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(actions).toContainText("4 P.Action");

  match.submit("svein", { kind: "choose", option: far.id });
  expect(match.decision?.prompt).toBe("run-on");
  await sitDownAtQuest(page, match);
  const prompt = page.locator(".foot-prompt");
  await expect(prompt).toContainText("Courir encore");
  await page.reload();
  await expect(prompt).toContainText("Courir encore");
  await page.getByRole("button", { name: "S’arrêter" }).click();
  await expect(actions).toContainText("3 P.Action");
});

test("a person as MJ leads bots through two zones, and the table plays where it is asked to", {
  tag: "@long",
}, async ({ page }) => {
  test.setTimeout(400_000);
  await sitDownAtQuest(page, layingOut(["svein", "aude"], "long"), ["mj"]);
  const done = page.getByRole("button", { name: "C’est disposé" });
  const forMe = page.getByRole("button", { name: "Disposez pour moi" });
  const mine = page.getByRole("button", { name: /^Jouez/ }).last();
  const skip = page.getByRole("button", { name: "Passer", exact: true });
  const leaf = page.locator("dialog[open].leaf");
  // Bots may win or lose in the second zone.
  const over = page.getByText("La partie est finie.");
  /** The zone that is asked for, by its card and its rolls: nothing while none is. */
  const laid = async () => (await page.locator(".dr-rolls").allTextContents()).join();
  let zones = 0;
  while (zones < 3) {
    await expect(done.or(mine).or(skip).or(leaf).or(over).first()).toBeVisible({ timeout: 120_000 });
    if (await over.isVisible()) break;
    if (await leaf.isVisible()) await page.keyboard.press("Escape");
    else if (await done.isVisible()) {
      const zone = await laid();
      if (await done.isDisabled()) await forMe.click();
      await done.click();
      // Bots may have opened the next door already, on a zone where nothing is to be laid.
      await expect.poll(laid).not.toBe(zone);
      zones += 1;
    } else if (await mine.isVisible()) await press(mine);
    else await press(skip);
  }
  expect(zones).toBeGreaterThanOrEqual(2);
  expect((await page.locator(".dr-notes").textContent()) ?? "").toContain("·");
});

/** Where a piece is seen, once the view has come to rest. */
async function restingBox(page: Page, piece: string) {
  const found = page.locator(`[data-piece="${piece}"]`);
  await found.scrollIntoViewIfNeeded();
  return await found.boundingBox();
}

/** What others do may take the button away before it is pressed. */
async function press(button: Locator): Promise<void> {
  await button.click({ timeout: 2000 }).catch(() => undefined);
}

/** Eight ways, as the board has them. */
function keyFor(across: number, down: number): string {
  const keys = ["Home", "ArrowUp", "PageUp", "ArrowLeft", "", "ArrowRight", "End", "ArrowDown", "PageDown"];
  return keys[(down + 1) * 3 + across + 1] ?? "";
}
