import { allBoards } from "@ossuaire/catacombs";
import { fighting } from "@ossuaire/catacombs/testing";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { discsOf, sitDownAt } from "./catacombs.ts";
import { type Colour, edgesIn, lightnessOf, pixelsOf, seen } from "./eyes.ts";
import { expect, test } from "./page.ts";

/** What everybody hears of a piece on the board. */
const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`);

/** The board as it is seen, and how light it is on the whole, from 0 to 1. */
async function lightOf(page: Page): Promise<number> {
  const board = await page.locator(".board-canvas").boundingBox();
  if (board === null) throw new Error("there is no board");
  const { channels } = await sharp(await page.locator(".board-canvas").screenshot())
    .extract({
      left: Math.round(board.width * 0.12),
      top: Math.round(board.height * 0.12),
      width: Math.round(board.width * 0.76),
      height: Math.round(board.height * 0.76),
    })
    .removeAlpha()
    .stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("CAT-HIT-09 a monster that has taken 1 of 2 life is turned over: on the board, in its row and on its card", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  const game = fighting({ at: { elf: [260, 60], "troll-1": [330, 60], "troll-2": [420, 250] } });
  game.choose("elf:melee");
  game.flickAt("troll-1");
  await sitDownAt(page, game.match);
  await expect(piece(page, "troll-1")).toContainText("face blessée, 1 point de vie sur 2");
  await expect(piece(page, "troll-2")).toContainText("2 points de vie");
  await expect(piece(page, "troll-2")).not.toContainText("blessée");
  if (isMobile) return;
  const row = page.getByRole("list", { name: "Dans cette salle" }).first();
  const wounded = row.getByRole("img", { name: "Le Troll 1, face blessée, 1 point de vie sur 2" });
  await expect(wounded.locator(".emblem-wounded")).toBeVisible();
  await expect(row.getByRole("img", { name: "Le Troll 2, 2 points de vie sur 2" })).toBeVisible();
  await row.getByRole("button", { name: /2 × Troll/ }).click();
  const card = page.getByRole("dialog");
  await expect(card).toContainText("Le Troll 1, face blessée, 1 point de vie sur 2");
  await expect(card.locator(".emblem-wounded")).toHaveCount(1);
});

test("CAT-HIT-13 a marker that moves, a disc that is turned over and one that is gone are told apart", async ({
  page,
}) => {
  const at = {
    thief: [260, 60],
    sorcerer: [330, 60],
    elf: [260, 260],
    "orc-1": [320, 260],
    barbarian: [260, 160],
    "zombie-1": [330, 160],
  } as const;
  const game = fighting({ kind: "lord", at });
  for (const [hero, target] of [
    ["thief", "sorcerer"],
    ["elf", "orc-1"],
    ["barbarian", "zombie-1"],
  ] as const) {
    game.choose(`${hero}:melee`);
    game.flickAt(target);
  }
  await sitDownAt(page, game.match);
  // A marker moves, on a board beside the table: the number and the bar.
  const marker = page.getByRole("img", { name: "3 points de vie sur 4" }).first();
  await expect(seen(marker, "♥ 3/4")).toBeVisible();
  await expect(marker.locator(".life-bar")).toBeVisible();
  const barOf = (life: Locator) =>
    life.locator(".life-bar").evaluate((bar) => getComputedStyle(bar).backgroundImage);
  expect(await barOf(marker)).not.toBe(await barOf(page.getByRole("img", { name: /^8 points/ }).first()));
  await expect(piece(page, "sorcerer")).not.toContainText("vie");
  // A disc is turned over: told, and drawn with its cut.
  await expect(piece(page, "orc-1")).toContainText("face blessée, 1 point de vie sur 2");
  const row = page.getByRole("list", { name: "Dans cette salle" }).first();
  await expect(row.getByRole("img", { name: /Orc, face blessée/ }).locator(".emblem-cut")).toBeVisible();
  // A disc is gone: from the board and from the row.
  await expect(piece(page, "zombie-1")).toHaveCount(0);
  await expect(row).not.toContainText("Zombie");
});

test("CAT-COMP-11, CAT-HIT-13 a disc has two sides: the other one is darker, with a cut in red", async ({
  page,
}) => {
  const game = fighting({
    at: { "minotaur-1": [330, 80], "minotaur-2": [330, 240] },
    life: { "minotaur-2": 1 },
  });
  await sitDownAt(page, game.match);
  await page.locator("[data-ground=earth]").waitFor();
  const [{ at }, pixel] = [await discsOf(page), await pixelsOf(page)];
  /** How light the face of a disc is, and how much of it is red. */
  const faceOn = (x: number, y: number): { readonly light: number; readonly red: number } => {
    const colours = Array.from({ length: 21 * 21 }, (_, n) =>
      pixel(at({ x: x - 10 + (n % 21), y: y - 10 + Math.floor(n / 21) })),
    );
    const share = (of: (colour: Colour) => number) =>
      colours.reduce((sum, colour) => sum + of(colour), 0) / colours.length;
    return {
      light: share(([red, green, blue]) => red + green + blue),
      red: share(([red, green, blue]) => (red > 150 && red - Math.max(green, blue) > 80 ? 1 : 0)),
    };
  };
  // Either side has its figure.
  const light = (x: number, y: number) => lightnessOf(pixel(at({ x, y })));
  for (const y of [80, 240])
    expect(edgesIn(light, { x: 330, y, radius: 17.5 }), `at ${y}`).toBeGreaterThan(17.5 * 1.1);
  const [whole, wounded] = [faceOn(330, 80), faceOn(330, 240)];
  expect(wounded.light).toBeLessThan(whole.light * 0.85);
  expect(whole.red).toBeLessThan(0.01);
  expect(wounded.red).toBeGreaterThan(0.03);
});

test("CAT-INCAP-06 a Hero who is incapacitated lies on his other side; the others do not", async ({
  page,
}) => {
  /** The faces of Elf and Barbarian, by their light. */
  const faces = async (stunned: Readonly<Record<string, number>>) => {
    await sitDownAt(
      page,
      fighting({ at: { elf: [260, 80], barbarian: [260, 240] }, stunned, done: ["thief"] }).match,
    );
    await page.locator("[data-ground=earth]").waitFor();
    const { at } = await discsOf(page);
    const { data, info } = await sharp(await page.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [80, 240].map((y) =>
      Array.from({ length: 15 * 15 }, (_, n) => {
        const spot = at({ x: 253 + (n % 15), y: y - 7 + Math.floor(n / 15) });
        return data[(Math.round(spot.y) * info.width + Math.round(spot.x)) * info.channels] ?? 0;
      }),
    );
  };
  const [up, down] = [await faces({}), await faces({ elf: 1 })];
  const changed = (face: 0 | 1) =>
    up[face]?.filter((light, n) => Math.abs(light - (down[face]?.[n] ?? 0)) > 25).length ?? 0;
  expect(changed(0)).toBeGreaterThan(60);
  expect(changed(1)).toBeLessThan(20);
});

test("CAT-COMP-01 every board is seen on its own ground, fetched with its room and lighter than 25 %, darker than 48 %", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  test.slow();
  const fetched: string[] = [];
  page.on("request", (request) => {
    const name = /\/(earth|flesh|jade|lava|road|slate)-[^/]+\.webp$/.exec(request.url())?.[1];
    if (name !== undefined) fetched.push(name);
  });
  // Upright they are the same pictures, a quarter round: one says it for all.
  for (const { id } of isMobile ? allBoards().slice(0, 1) : allBoards()) {
    fetched.length = 0;
    await sitDownAt(page, fighting({ board: id }).match);
    const canvas = page.locator(".board-canvas[data-ground]:not([data-ground=plain])");
    await canvas.waitFor();
    expect(fetched).toEqual([await canvas.getAttribute("data-ground")]);
    const light = await lightOf(page);
    expect(light, id).toBeGreaterThan(0.25);
    expect(light, id).toBeLessThan(0.48);
  }
});

test("a floor that cannot be had leaves the plain one, and the match goes on", async ({ page }) => {
  await page.route("**/earth-*.webp", (route) =>
    route.fulfill({ status: 200, contentType: "image/webp", body: "" }),
  );
  await sitDownAt(page, fighting({ at: { "orc-1": [330, 60] } }).match);
  await expect(page.locator(".board-canvas")).toHaveAttribute("data-ground", "plain");
  await expect(piece(page, "orc-1")).toContainText("2 points de vie");
});

test("who asks for more contrast has a ground that is a quarter darker", async ({ page }) => {
  await sitDownAt(page, fighting({ board: "jade-caverns" }).match);
  await page.locator("[data-ground=jade]").waitFor();
  const before = await lightOf(page);
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(async () => (await lightOf(page)) / before).toBeLessThan(0.82);
});
