import type { Page } from "@playwright/test";
import { onShelf, replay } from "../pictures/matches.ts";
import { fit } from "../src/board/camera.ts";
import puzzles from "../src/games/catacombs/puzzles.json" with { type: "json" };
import { enterCatacombs, sitDownAt, visiting } from "./catacombs.ts";
import { answersOutOfSight, clippedIn } from "./clipped.ts";
import { question, sitDown } from "./conquest.ts";
import { expect, expectNoSidewaysScroll, open, speak, test } from "./page.ts";
import { sitDownAtRecorded } from "./recorded.ts";
import { putOnShelf } from "./shelf.ts";

const windows = [
  [2560, 1440],
  [1600, 1000],
  [1280, 720],
  [1024, 768],
  [1180, 820],
  [820, 1180],
  [844, 390],
  [390, 844],
  // 1280 × 720 with everything at 200 %.
  [640, 360],
] as const;

const laid = (name: keyof typeof onShelf) => async (page: Page) => {
  await putOnShelf(page, { id: "laid", ...onShelf[name] });
  await open(page, "#/play/laid");
  await page
    .locator(".board-view[data-drawn], .stall, .grid-board[aria-busy=false], .town .errand")
    .first()
    .waitFor();
};

const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: (page) => open(page, ""),
  "the set-up of Conquest": (page) => open(page, "#/new/conquest"),
  "the set-up of Catacombs": (page) => open(page, "#/new/catacombs"),
  "a table of Conquest": laid("middle"),
  "a flick of Conquest": laid("aimed"),
  "the other side's card": async (page) => {
    await laid("struck")(page);
    await page.locator(".foe h2").waitFor();
  },
  "a fight of Catacombs": laid("fight"),
  "the Merchant": laid("shop"),
  "the Healer": (page) => sitDownAt(page, visiting("healer")),
  "Heroes who are placed": enterCatacombs,
  "the map": async (page) => {
    await laid("fight")(page);
    await page.locator(".way-open").click();
    await page.getByRole("dialog", { name: "La carte" }).waitFor();
  },
  "the end of a campaign": async (page) => {
    await sitDownAtRecorded(page, "catacombs/sorcerer", { "seat-2": "" });
    await page.locator(".campaign").waitFor();
  },
  "a fight of Le Règne Sombre": laid("quest"),
  "a zone that the MJ lays out": laid("laying"),
  "a lesson": (page) => open(page, "#/learn/conquest"),
  "a replay": (page) => open(page, replay.address),
  "a replay of Catacombs": async (page) => {
    await putOnShelf(page, { id: "laid", ...onShelf.fight });
    await open(page, "#/replay/saved/laid");
  },
  "a flick made otherwise": async (page) => {
    await open(page, replay.address);
    await page.getByRole("button", { name: "Tirer autrement" }).click();
    await page.locator(".otherwise").waitFor();
  },
  "a puzzle": (page) => open(page, `#/puzzles/catacombs/${puzzles.veins[0]?.puzzles[0]?.id}`),
  "an exercise with its fan": async (page) => {
    await open(page, "#/practice/bank");
    await page.getByRole("button", { name: "Montrer l’éventail" }).click();
    await page.locator(".fan-place").first().waitFor();
  },
  "the rules": (page) => open(page, "#/rules/conquest"),
};

interface Board {
  readonly length: number;
  readonly width: number;
  /** At 1280 × 720 it is at least so many pixels long, with rails at its sides and the question below. */
  readonly pixels?: number;
  /** How much of each window is board, at least. */
  readonly shares: readonly number[];
}

const duel = { length: 610, width: 355 };
const room = { length: 480, width: 320 };
const hall = { length: 540, width: 340 };

/** As many as there are windows, but for the last, in which everything is as large as it goes. */
const shares = {
  table: [0.5, 0.46, 0.46, 0.47, 0.54, 0.55, 0.49, 0.45],
  // What is to be told of a flick lies under the board.
  study: [0.47, 0.46, 0.42, 0.46, 0.53, 0.47, 0.34, 0.37],
  // A coach stands beside the board where the window is wide, else above it.
  lesson: [0.45, 0.4, 0.36, 0.37, 0.34, 0.37, 0.38, 0.43],
  // Where cards are played, and in an example, it stands above the board but on a phone's side.
  above: [0.32, 0.4, 0.25, 0.37, 0.34, 0.37, 0.38, 0.43],
} as const;

/** Every screen with a board, which is as large on it as the window allows. */
const boards: Readonly<Record<string, Board>> = {
  "a fight of Catacombs": { ...room, pixels: 820, shares: shares.table },
  "a table of Conquest": { ...duel, pixels: 760, shares: shares.table },
  "a flick of Conquest": { ...duel, shares: shares.table },
  "a replay": { ...duel, pixels: 760, shares: shares.table },
  "a replay of Catacombs": { ...room, pixels: 820, shares: shares.table },
  "a flick made otherwise": { ...duel, shares: shares.study },
  "a puzzle": { ...room, shares: shares.study },
  "a lesson": { ...duel, shares: shares.above },
  "the lesson of Catacombs": { ...room, shares: shares.lesson },
  "an example": { ...room, shares: shares.above },
  "an exercise with its fan": { ...hall, shares: [0.46, 0.4, 0.33, 0.31, 0.24, 0.39, 0.5, 0.25] },
};

/** What only the expansions show: seen in every window by npm run long. */
const boxed: typeof screens = {
  "the set-up with both boxes": async (page) => {
    await open(page, "#/new/catacombs/soloth");
    await page.getByRole("checkbox", { name: "La Horde de Vermine", exact: true }).check();
  },
  "the Altar": laid("altar"),
  "the Merchant with a cure": laid("cure"),
  "the armour question": laid("armour"),
  "who comes into a room": async (page) => {
    await laid("muster")(page);
    await page.locator(".mustering").waitFor();
  },
};

/** A leaf over the table, from its menu. */
const leafed = (name: string) => async (page: Page) => {
  await laid("middle")(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name, exact: true }).last().click();
  await page.getByRole("dialog").last().waitFor();
};

/** What else a quest shows. */
const below: typeof screens = {
  "the turn of the MJ": laid("master"),
  "the chances of an attack": async (page) => {
    await laid("quest")(page);
    await page.locator("[data-deed=strike]").click();
    await page.locator(".dr-pair").first().waitFor();
  },
  "a sheet": async (page) => {
    await laid("quest")(page);
    await page.keyboard.press("i");
    await page.locator(".dr-sheet").waitFor();
  },
  "a briefing": async (page) => {
    await laid("briefing")(page);
    await page.locator(".briefing").waitFor();
  },
  "a town": laid("town"),
  "the lesson of Le Règne Sombre": (page) => open(page, "#/learn/dark-reign"),
};

/** What lies over a table, and pages of little text: in every window by npm run long. */
const quiet: typeof screens = {
  "the help of Conquest": leafed("Aide"),
  "the settings": leafed("Réglages"),
  "a match that is shared": leafed("Partager"),
  "a hand-over": async (page) => {
    await laid("two at one screen")(page);
    await page.getByRole("dialog").waitFor();
  },
  "the end of a duel": async (page) => {
    await laid("end")(page);
    await page.getByRole("dialog").waitFor();
  },
  "the card of a Hero": async (page) => {
    await laid("fight")(page);
    await page.locator("[data-piece=barbarian]").press("i");
    await page.getByRole("dialog").waitFor();
  },
  "the lesson of Catacombs": (page) => open(page, "#/learn/catacombs"),
  "an example": (page) => open(page, "#/try/CAT-EX-02"),
  "a chapter of the rules": (page) => open(page, "#/rules/catacombs/wounds"),
  "the way to a replay": (page) => open(page, "#/replay"),
  credits: (page) => open(page, "#/credits"),
};

for (const [name, show] of Object.entries(screens))
  test(`${name} is wholly in every window, in both languages`, ({ page }) => expectWhole(page, name, show));

for (const [name, show] of Object.entries({ ...boxed, ...below, ...quiet }))
  test(`${name} is wholly in every window, in both languages`, { tag: "@long" }, ({ page }) =>
    expectWhole(page, name, show),
  );

// One visit a screen, and in each window both languages: to lay out and paint a window is what takes time.
async function expectWhole(page: Page, name: string, show: (page: Page) => Promise<void>): Promise<void> {
  await show(page);
  for (const [n, [width, height]] of windows.entries()) {
    await page.setViewportSize({ width, height });
    for (const language of n % 2 === 0 ? ["fr", "en"] : ["en", "fr"]) {
      await speak(page, language);
      await expectNoSidewaysScroll(page);
      expect.soft(await clippedIn(page), `${width} × ${height}, ${language}`).toEqual([]);
      // With everything at 200 % there is not always room for all of them.
      if (width !== 640)
        expect.soft(await answersOutOfSight(page), `${width} × ${height}, ${language}`).toEqual([]);
    }
    const board = boards[name];
    if (board === undefined || width === 640) continue;
    await page.locator(".board-view[data-drawn]").waitFor();
    const scale = await scaleOn(page, board);
    const share = (scale * scale * board.length * board.width) / (width * height);
    expect
      .soft(share, `${width} × ${height}: how much is board`)
      .toBeGreaterThanOrEqual(board.shares[n] ?? 1);
    if (width !== 1280 || board.pixels === undefined) continue;
    expect.soft(scale * board.length).toBeGreaterThanOrEqual(board.pixels);
    await expect.soft(page.locator(".play-journal")).toBeVisible();
  }
}

/** How many pixels of the screen a millimetre of the board has. */
async function scaleOn(page: Page, { length, width }: Board): Promise<number> {
  const box = await page.locator(".board-view").boundingBox();
  return fit({ length, width }, box ?? { width: 0, height: 0 }).scale;
}

test("the board of Catacombs stays where it is while Heroes are placed, chosen and aimed with", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await enterCatacombs(page);
  const places = new Set<string>();
  const look = async () => places.add(JSON.stringify(await page.locator(".board-view").boundingBox()));
  await look();
  await page.getByRole("button", { name: "Poser ici" }).click();
  await look();
  await page.getByRole("button", { name: "Placer les 3 comme proposé" }).click();
  await page.getByRole("button", { name: "L’Elfe : Coup de poing" }).waitFor();
  await look();
  await page.locator("[data-piece=barbarian]").press("Enter");
  await page.locator(".ring-deed").first().waitFor();
  await look();
  await page.getByRole("button", { name: "Le Barbare : Coup de poing" }).click();
  await page.locator("[data-task=flick]").waitFor();
  await look();
  expect([...places]).toHaveLength(1);
});

test("the board stays where it is, whatever is asked or told", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDown(page, { seed: "place", health: "3" });
  const places = new Set<string>();
  const spaces = new Set<number>();
  for (let answers = 0; answers < 14 && (await question(page)) !== undefined; answers++) {
    places.add(JSON.stringify(await page.locator(".board-view").boundingBox()));
    await page.keyboard.press("Enter");
    const [power, foot] = [page.locator(".board-gauge b"), page.locator(".foot")];
    if (!(await power.isVisible())) continue;
    const [inner, outer] = [await power.boundingBox(), await foot.boundingBox()];
    if (inner && outer) spaces.add(outer.x + outer.width - inner.x - inner.width);
  }
  expect([...places]).toHaveLength(1);
  // How strong a flick will be stands within the foot.
  expect(spaces.size).toBeGreaterThan(0);
  for (const space of spaces) expect(space).toBeGreaterThanOrEqual(0);
});
