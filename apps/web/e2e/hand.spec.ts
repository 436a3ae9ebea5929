import { catacombs, defaultOptions } from "@ossuaire/catacombs";
import { fighting } from "@ossuaire/catacombs/testing";
import { Match } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { discsOf, enterCatacombs, lastBreath, sitDownAs, sitDownAt, takePlaces } from "./catacombs.ts";
import { sitDown } from "./conquest.ts";
import { expect, expectAxeClean, test } from "./page.ts";
import { playByMouse } from "./whole.ts";
import { playHeroesByPointer } from "./whole-catacombs.ts";

test.use({ viewport: { width: 1280, height: 720 } });

async function pull(page: Page, id: string, by: { readonly x: number; readonly y: number }): Promise<void> {
  const { piece, at } = await discsOf(page);
  const { x, y } = at(piece(id));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
}

async function press(page: Page, id: string): Promise<void> {
  const { piece, at } = await discsOf(page);
  const { x, y } = at(piece(id));
  await page.mouse.click(x, y);
}

const number = async (page: Page) => (await discsOf(page)).match.page.number;

test("CAT-ROUND-07 a pull of a lit Hero chooses it, its plain attack and the flick, in one movement", async ({
  page,
}) => {
  await enterCatacombs(page);
  await takePlaces(page);
  const before = await number(page);
  // Shown while it is pulled, and let go: by Escape, or back on the disc. Nothing has been chosen.
  await pull(page, "thief", { x: -70, y: 10 });
  await expect(page.locator(".board-gauge")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await pull(page, "thief", { x: -70, y: 10 });
  await page.mouse.move(0, 0);
  const home = await discsOf(page);
  const thief = home.at(home.piece("thief"));
  await page.mouse.move(thief.x + 6, thief.y + 6, { steps: 4 });
  await expect(page.locator(".board-gauge")).toHaveCount(0);
  await page.mouse.up();
  expect(await number(page)).toBe(before);
  await expect(page.locator(".ring")).toHaveCount(0);
  await pull(page, "thief", { x: -70, y: 10 });
  await page.mouse.up();
  await expect.poll(() => number(page)).toBe(before + 2);
  const { match } = await discsOf(page);
  expect(match.answers.slice(-2).map(({ answer }) => answer)).toEqual([
    { kind: "choose", option: "thief:melee" },
    expect.objectContaining({ kind: "flick", piece: "thief" }),
  ]);
});

test("CAT-ROUND-07 while a Hero is pulled, or aimed with by keys, the foot is his; board and foot stay as large", async ({
  page,
}) => {
  await enterCatacombs(page);
  await takePlaces(page);
  const deedsOf = (hero: string) =>
    page
      .locator(".foot")
      .getByRole("group", { name: "Ce qu’il fait" })
      .getByRole("button", { name: new RegExp(`^${hero} :`) });
  const boxes = () => Promise.all([".foot", ".board-view"].map((part) => page.locator(part).boundingBox()));
  await expect(deedsOf("L’Elfe")).not.toHaveCount(0);
  const before = await boxes();
  await pull(page, "barbarian", { x: -60, y: 10 });
  await expect(deedsOf("Le Barbare")).not.toHaveCount(0);
  await expect(deedsOf("L’Elfe")).toHaveCount(0);
  expect(await boxes()).toEqual(before);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(deedsOf("L’Elfe")).not.toHaveCount(0);
  await page.locator("[data-piece=thief]").focus();
  await page.keyboard.press("ArrowRight");
  await expect(deedsOf("Le Voleur")).not.toHaveCount(0);
  expect(await boxes()).toEqual(before);
});

test("a press offers the deeds around the disc and at the foot, by digits too", async ({ page }) => {
  await enterCatacombs(page);
  await takePlaces(page);
  const before = await number(page);
  await press(page, "barbarian");
  await expect(page.locator(".ring-deed")).toHaveCount(3);
  await expect(page.locator(".name-tag")).toHaveText("Le Barbare");
  await expect(page.getByRole("button", { name: "Le Barbare", pressed: true })).toBeVisible();
  await expectAxeClean(page);
  // It closes while the disc is pulled, and when the press is repeated.
  await pull(page, "barbarian", { x: -60, y: 0 });
  await expect(page.locator(".ring-deed")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await press(page, "barbarian");
  await expect(page.locator(".ring-deed")).toHaveCount(0);
  // Of more than five deeds the rest comes after "Plus".
  await press(page, "wizard");
  await expect(page.locator(".ring-deed")).toHaveCount(5);
  const first = await page.locator(".ring-deed").first().getAttribute("data-deed");
  await page.locator(".ring-more").click();
  await expect(page.locator(".ring-deed").first()).not.toHaveAttribute("data-deed", first ?? "");
  expect(await number(page)).toBe(before);
  await press(page, "barbarian");
  await page.locator('[data-deed="barbarian:rage"]').click();
  await expect.poll(() => number(page)).toBe(before + 1);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.locator("[data-task=choose]")).toBeVisible();
  // The board may still be on its way to where it lies with this foot.
  await expect(async () => {
    if ((await page.locator(".ring-deed").count()) === 0) await press(page, "barbarian");
    await expect(page.locator(".ring-deed")).toHaveCount(3, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("1");
  await expect
    .poll(async () => (await discsOf(page)).match.answers.at(-1)?.answer)
    .toEqual({
      kind: "choose",
      option: "barbarian:melee",
    });
});

test("CAT-ROUND-07 a Hero is chosen in the row as on the board, by keys too; row and disc light each other, and who has acted says so", async ({
  page,
}) => {
  await enterCatacombs(page);
  await takePlaces(page);
  const row = (hero: string) => page.locator(`.play-seats [data-panel="row-${hero}"]`);
  await expect(row("thief")).toContainText("peut agir");
  // Pointed at or reached by keys, the row names the disc; the disc lights the row.
  await row("thief").hover();
  await expect(page.locator(".name-tag")).toContainText("Voleur");
  await page.mouse.move(4, 715);
  await expect(page.locator(".name-tag")).toHaveCount(0);
  const { piece, at } = await discsOf(page);
  const thief = at(piece("thief"));
  await page.mouse.move(thief.x, thief.y);
  await expect(row("thief")).toHaveAttribute("data-named", "");
  await page.mouse.move(4, 715);
  await expect(row("thief")).not.toHaveAttribute("data-named", "");
  await row("thief").getByRole("button", { name: "Le Voleur" }).focus();
  await expect(page.locator(".name-tag")).toContainText("Voleur");
  await page.keyboard.press("Enter");
  await expect(row("thief").getByRole("button", { name: "Le Voleur", pressed: true })).toBeVisible();
  await expect(page.locator(".ring-deed").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Le Voleur : Coup de poing" })).toBeVisible();
  // The card is still read: by the picture in the row.
  await row("thief")
    .getByRole("button", { name: /carte|plateau/i })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Le Voleur : Ne rien faire" }).click();
  await expect(row("thief")).toContainText("a agi");
  await expect(row("thief").getByRole("button", { name: "Le Voleur", exact: true })).toHaveCount(0);
});

test("discs that are pressed together fan out their names and what is left of each", async ({ page }) => {
  const game = fighting({
    at: { "orc-1": [460, 20], "orc-2": [438, 20], "orc-3": [460, 42] },
    life: { "orc-2": 1 },
  });
  await sitDownAt(page, game.match);
  const { piece, at } = await discsOf(page);
  const { x, y } = at(piece("orc-1"));
  await page.mouse.move(x, y);
  await expect(page.locator(".pile > span")).toHaveText(["L’Orc 1", "L’Orc 2", "L’Orc 3"]);
  await expect(page.locator(".pile .lost")).toHaveCount(1);
});

test("what may not act says why; a monster is named, and shows its card", async ({ page }) => {
  await enterCatacombs(page);
  await takePlaces(page);
  const { view, at } = await discsOf(page);
  const monster = view.fight?.pieces.find(({ kind }) => kind === "monster");
  if (monster === undefined) throw new Error("no monster");
  const spot = at(monster);
  await page.mouse.move(spot.x, spot.y);
  await expect(page.locator(".name-tag")).toBeVisible();
  await pull(page, monster.id, { x: 40, y: 0 });
  await page.mouse.up();
  const told = page.locator(".foot").getByRole("alert");
  await expect(told).toContainText("n’agit qu’au tour du Maître des catacombes.");
  await expect(told.getByRole("button", { name: "Règle CAT-ROUND-13" })).toBeVisible();
  for (const open of ["hold", "right", "key"]) {
    await page.mouse.move(spot.x, spot.y);
    if (open === "right") await page.mouse.click(spot.x, spot.y, { button: "right" });
    if (open === "key") await page.keyboard.press("i");
    if (open === "hold") await page.mouse.down();
    await expect(page.getByRole("dialog")).toBeVisible();
    if (open === "hold") await page.mouse.up();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.mouse.move(4, 400);
  }
});

test("CAT-INCAP-02 who is incapacitated, and what is used up, says why and by which rule", async ({
  page,
}) => {
  const game = fighting({
    at: { elf: [200, 60], thief: [200, 260], "orc-1": [400, 160] },
    stunned: { thief: 1 },
    heroes: { elf: { tracks: { arrows: 0 } } },
  });
  await sitDownAt(page, game.match);
  const before = await number(page);
  const foot = page.locator(".foot");
  // By hand, and by keys.
  await pull(page, "thief", { x: 40, y: 0 });
  await page.mouse.up();
  await expect(foot.getByRole("alert")).toContainText("Le Voleur est en incapacité et ne peut rien faire.");
  await foot.getByRole("button", { name: "Règle CAT-INCAP-02" }).click();
  await expect(page.getByRole("dialog", { name: "Règle CAT-INCAP-02" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator('[data-piece="orc-1"]').focus();
  await page.keyboard.press("Enter");
  await expect(foot.getByRole("alert")).toContainText("L’Orc n’agit qu’au tour du Maître des catacombes.");
  // What cannot be done stays in view, dimmed, with its reason; who presses it is refused by the rule.
  const bow = page.getByRole("button", { name: "L’Elfe : Tir à l’arc" });
  await expect(bow).toContainText("Les deux flèches sont tirées.");
  await expect(bow).toHaveAttribute("aria-disabled", "true");
  await expectAxeClean(page);
  await bow.click({ force: true });
  const refused = foot.locator(".foot-refusal");
  await expect(refused).toContainText("Ce n’est pas permis : Les deux flèches sont tirées.");
  await expect(refused.getByRole("button", { name: "Règle CAT-GAP-08" })).toBeVisible();
  expect(await number(page)).toBe(before);
});

test("by keys: arrows aim with a Hero that nobody has chosen yet, and Enter strikes", async ({ page }) => {
  await enterCatacombs(page);
  await takePlaces(page);
  const before = await number(page);
  await page.locator("[data-piece=elf]").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".board [aria-live]")).toHaveText(/^Direction/);
  await page.keyboard.press("Enter");
  await expect.poll(() => number(page)).toBe(before + 2);
});

test("placed as suggested is only what has not been placed by hand", async ({ page }) => {
  await enterCatacombs(page);
  const { match, at } = await discsOf(page);
  const decision = match.decision?.kind === "place" ? match.decision : undefined;
  const [, second] = decision?.suggestion ?? [];
  if (second === undefined) throw new Error("nothing to place");
  // On the very spot that is suggested for another.
  const to = at(second);
  await page.mouse.move(to.x, to.y);
  await page.mouse.down();
  await page.mouse.up();
  await page.getByRole("button", { name: "Poser ici" }).click();
  await page.getByRole("button", { name: "Placer les 3 comme proposé" }).click();
  await expect
    .poll(async () => (await discsOf(page)).match.answers.length)
    .toBeGreaterThan(match.answers.length);
  const answer = (await discsOf(page)).match.answers[match.answers.length]?.answer;
  const [first, other] = answer?.kind === "place" ? answer.spots : [];
  expect(Math.hypot((first?.x ?? 0) - second.x, (first?.y ?? 0) - second.y)).toBeLessThan(1);
  expect(Math.hypot((other?.x ?? 0) - second.x, (other?.y ?? 0) - second.y)).toBeGreaterThan(20);
});

test.describe("a whole match with the pointer alone, every actor and every target chosen on its disc", () => {
  const end = (page: Page) =>
    page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Rejouer" }) });

  test("of Catacombs", async ({ page }) => {
    test.slow();
    await sitDownAt(page, lastBreath(), "adept");
    await playHeroesByPointer(page);
    await expect(end(page)).toBeVisible();
  });

  test("of Catacombs, a whole campaign as short as its set-up allows", { tag: "@long" }, async ({ page }) => {
    test.setTimeout(900_000);
    const options = { ...defaultOptions, lord: "dragon", more: [0, -2, -1] as const };
    await sitDownAt(page, Match.start(catacombs, { options, seed: "pointer", undo: "free" }));
    await playHeroesByPointer(page);
    await expect(end(page)).toBeVisible();
    await expect(end(page).getByRole("list", { name: "Le chemin" })).toBeVisible();
  });

  test("of Conquest, of full length", { tag: "@long" }, async ({ page }) => {
    test.setTimeout(600_000);
    await sitDown(page, { seed: "long-pointer", health: "8" });
    await playByMouse(page);
    await expect(end(page)).toBeVisible();
  });
});

test.describe("rows by finger", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a tap on a row chooses, a long one opens the card; each is as large as a finger", async ({
    page,
  }) => {
    await sitDownAt(page, fighting({ at: { "orc-1": [420, 60] } }).match);
    const row = page.locator('.play-seats [data-panel="row-thief"]');
    const thief = row.getByRole("button", { name: "Le Voleur", exact: true });
    const box = await row.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await thief.tap();
    await expect(thief).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Le Voleur : Coup de poing" })).toBeVisible();
    const finger = await page.context().newCDPSession(page);
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    const card = page.getByRole("dialog", { name: "Voleur" });
    await expect(card).toBeVisible();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(card).toBeVisible();
    await page.keyboard.press("Escape");
    // Held is not pressed: whoever was chosen is still chosen.
    await expect(thief).toHaveAttribute("aria-pressed", "true");
    await thief.tap();
    await expect(thief).toHaveAttribute("aria-pressed", "false");
  });

  test("the Overseer's monsters are chosen on the leaf beside the log", async ({ page }) => {
    const game = fighting({ at: { "orc-1": [420, 60], "orc-2": [420, 200] } });
    game.passTurn();
    await sitDownAs(page, game.match, { "seat-1": "" });
    await page.getByRole("button", { name: "Journal" }).tap();
    const orc = page.getByRole("dialog").getByRole("button", { name: "L’Orc 2", exact: true });
    const middle = await orc.boundingBox();
    const next = await page
      .getByRole("dialog")
      .getByRole("button", { name: "L’Orc 1", exact: true })
      .boundingBox();
    expect(Math.abs((middle?.x ?? 0) - (next?.x ?? 0))).toBeGreaterThanOrEqual(44);
    await orc.tap();
    await expect(orc).toHaveAttribute("aria-pressed", "true");
  });
});

test.describe("on a phone on its side", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test("a button is under the finger when it is lifted, and the map is one press away", async ({ page }) => {
    await enterCatacombs(page);
    await page.getByRole("button", { name: "Placer les 4 comme proposé" }).tap();
    await expect(page.getByRole("button", { name: "L’Elfe : Coup de poing" })).toBeInViewport({ ratio: 1 });
    await page.locator(".way-open").tap();
    await expect(page.getByRole("dialog", { name: "La carte" })).toBeVisible();
  });

  test("a card that is lifted lies whole over the board, upright too, with the button that plays it", async ({
    page,
  }) => {
    await sitDown(page, { seed: "aside" });
    const cards = page.locator(".hand .hand-lit");
    const play = page.locator(".hand-play");
    for (const [width, height, place] of [
      [390, 844, 3],
      [820, 1180, 0],
      [844, 390, 1],
    ] as const) {
      await page.setViewportSize({ width, height });
      const card = cards.nth(place);
      await expect(card).toBeInViewport();
      // Its head is what is seen of it; the one that was lifted before sinks back.
      await card.tap({ position: { x: 20, y: 12 } });
      await expect(page.locator(".hand-raised .card")).toBeInViewport({ ratio: 0.99 });
      await expect(play).toBeInViewport({ ratio: 0.99 });
      const [button, name] = [play, page.locator(".hand-raised .card-name")];
      const [above, below] = [await button.boundingBox(), await name.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }
    await play.tap();
    await expect(page.locator(".hand-raised")).toHaveCount(0);
    await expect(cards).toHaveCount(0);
  });
});
