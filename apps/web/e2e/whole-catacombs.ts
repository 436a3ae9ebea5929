import { type Catacombs, ground } from "@ossuaire/catacombs";
import type { QuestionBy } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { discsOf, matchOf } from "./catacombs.ts";
import { expect } from "./page.ts";

type Table = Awaited<ReturnType<typeof discsOf>>;
type Question = Catacombs["question"];
type Point = { readonly x: number; readonly y: number };

/** From here to the end of a match as the Heroes, with the pointer alone: every actor and target is chosen on its disc. */
export async function playHeroesByPointer(page: Page): Promise<void> {
  for (;;) {
    await expect(page.locator(".foot-asks").or(page.getByRole("dialog"))).toBeAttached({ timeout: 60_000 });
    const { match } = await matchOf(page);
    if (match.outcome !== undefined) return;
    const question = match.decision as Question | undefined;
    // A hand may slip on a slow machine; a person tries again.
    await expect(async () => {
      if (question !== undefined) await answer(page, question);
      await page.mouse.move(4, 400);
      await goneOn(page, match.page.number, 10_000);
    }).toPass({ timeout: 40_000 });
  }
}

/** Something was answered after this page. */
async function goneOn(page: Page, number: number, timeout = 20_000): Promise<void> {
  const isOn = expect.poll(async () => (await matchOf(page)).match.page.number, { timeout });
  await isOn.toBeGreaterThan(number);
}

async function answer(page: Page, question: Question): Promise<void> {
  if (question.prompt === "buy" || question.prompt === "heal" || question.prompt === "altar")
    return await leave(page);
  const table = await discsOf(page);
  if (question.kind === "flick") return await pull(page, table, table.piece(question.pieces[0] ?? ""));
  if (question.prompt === "hero-acts") return await act(page, table, question);
  if (question.prompt === "place-shot") return await shoot(page, table, question);
  if (question.prompt === "go-on" && question.about.attack === "melee")
    return await pull(page, table, table.piece(question.about.piece));
  const buttons = page.locator(".foot-choices .button");
  if (question.kind === "pick") {
    for (let n = 0; n < question.min; n++) await buttons.nth(n).click();
    return await buttons.last().click();
  }
  if (question.kind === "place" && question.pieces.length === 1)
    return await page.locator(".board-place").click();
  const [first] = question.kind === "choose" ? question.options : [];
  const target = table.view.fight?.pieces.find(({ id }) => id === first?.id);
  if (target === undefined) return await buttons.last().click();
  const { x, y } = table.at(target);
  await page.mouse.click(x, y);
}

/** Nothing is wanted here; and there is nothing to think better of. */
async function leave(page: Page): Promise<void> {
  await page.locator(".stall-leave").click();
  await page.locator(".stall-leaving .button").last().click();
}

/** The plain attack by a pull; a bow by its sign beside the disc. */
async function act(page: Page, table: Table, { options }: QuestionBy<Question, "hero-acts">): Promise<void> {
  const [deed] = options.filter((option) => option.kind === "deed");
  const bow = options.find(({ id }) => id === "elf:missile");
  if (bow === undefined) return await pull(page, table, table.piece(deed?.actor ?? ""));
  const { x, y } = table.at(table.piece("elf"));
  await page.mouse.click(x, y);
  await page.locator('[data-deed="elf:missile"]').click();
}

async function shoot(page: Page, table: Table, question: QuestionBy<Question, "place-shot">): Promise<void> {
  const ring = question.pieces[0]?.zone.find((area) => area.shape === "ring");
  if (ring === undefined) throw new Error("nowhere to shoot from");
  const foe = nearestFoe(table, ring);
  const far = Math.hypot(foe.x - ring.x, foe.y - ring.y);
  const off = (ring.inner + ring.outer) / 2;
  // Where somebody stands already it may lie on another side.
  await pull(page, table, {
    x: ring.x + ((foe.x - ring.x) / far) * off,
    y: ring.y + ((foe.y - ring.y) / far) * off,
  });
  await page.mouse.move(4, 400);
  await goneOn(page, table.match.page.number, 3_000).catch(() => page.locator(".board-place").click());
}

/** Pulled back from the nearest foe, as far as the screen goes. */
async function pull(page: Page, table: Table, from: Point): Promise<void> {
  const foe = nearestFoe(table, from);
  const disc = table.at(from);
  const ahead = table.at(foe);
  const far = Math.hypot(ahead.x - disc.x, ahead.y - disc.y);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const held = (at: number, most: number) => Math.min(most - 5, Math.max(5, at));
  await page.mouse.move(disc.x, disc.y);
  await page.mouse.down();
  await page.mouse.move(
    held(disc.x - ((ahead.x - disc.x) / far) * 160, width),
    held(disc.y - ((ahead.y - disc.y) / far) * 160, height),
    { steps: 4 },
  );
  await page.mouse.up();
}

function nearestFoe({ view }: Table, { x, y }: Point): Point {
  const foes = (view.fight?.pieces ?? []).filter(({ kind }) => kind === "monster" || kind === "lord");
  const far = (foe: Point) => Math.hypot(foe.x - x, foe.y - y);
  const [nearest] = foes.toSorted((a, b) => far(a) - far(b));
  return nearest ?? { x: ground.length / 2, y: ground.width / 2 };
}
