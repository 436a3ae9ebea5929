import { readFile } from "node:fs/promises";
import { arena, boardOf, conquest, defaultOptions } from "@ossuaire/conquest";
import { limits } from "@ossuaire/discs";
import { beginningOf, linkOf, Match, matchFromLink, randomAnswer, xoroshiro } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { reachOn } from "../src/board/aim/pull.ts";
import { directionSeen, fit, toScreen } from "../src/board/camera.ts";
import shipped from "../src/games/conquest/puzzles.json" with { type: "json" };
import { flickByKeys, type Meant } from "./aimed.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";

const bounds = limits(boardOf(defaultOptions));

/** The easiest puzzles that have room for a pull: the disc lies far enough from the edge behind it. */
const easy = shipped.veins.flatMap(({ match: link, puzzles }) => {
  const loaded = matchFromLink(link, [conquest]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  return puzzles.flatMap((puzzle) => {
    const { disc, vx, vy, grade, at, theme } = puzzle;
    const from = beginningOf(loaded.match, at).state.discs.find(({ id }) => id === disc);
    const far = Math.hypot(vx, vy);
    if (from === undefined || grade !== 1 || theme === "rescue") return [];
    const [x, y] = [from.x - (170 * vx) / far, from.y - (170 * vy) / far];
    return x > 0 && x < arena.length && y > 0 && y < arena.width ? [{ ...puzzle, x: from.x, y: from.y }] : [];
  });
});
const [first, second] = easy;
if (first === undefined || second === undefined) throw new Error("no easy puzzle");

type Easy = (typeof easy)[number];

/** From where which flick is made. */
type Aimed = Meant & Pick<Easy, "x" | "y">;

const solution = ({ disc, vx, vy, x, y }: Easy): Aimed => ({ kind: "flick", piece: disc, vx, vy, x, y });

/** Gently, and the other way. */
function away(puzzle: Easy): Aimed {
  const { vx, vy } = puzzle;
  return { ...solution(puzzle), vx: Math.round(-vx / 4), vy: Math.round(-vy / 4) };
}

/** Where a hand takes hold of the disc, and how far it pulls for this flick. */
async function pullOf(page: Page, { vx, vy, x, y }: Aimed) {
  await page.locator("[data-task=flick]").waitFor();
  const board = await page.locator(".board-view").boundingBox();
  if (board === null) throw new Error("the board is not on the screen");
  const camera = fit(arena, board);
  const disc = toScreen(camera, { x, y });
  const way = directionSeen(camera, { x: vx, y: vy });
  const speed = Math.hypot(vx, vy);
  const { slack, full } = reachOn(board);
  const power = (speed - bounds.weakest) / (bounds.strongest - bounds.weakest);
  const length = slack + Math.min(1, power) * (full - slack);
  const from = { x: board.x + disc.x, y: board.y + disc.y };
  return { from, to: { x: from.x - (length * way.x) / speed, y: from.y - (length * way.y) / speed } };
}

async function byMouse(page: Page, meant: Aimed): Promise<void> {
  const { from, to } = await pullOf(page, meant);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

async function byFinger(page: Page, meant: Aimed): Promise<void> {
  const { from, to } = await pullOf(page, meant);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
  await touch("touchStart", [from]);
  await touch("touchMove", [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch("touchMove", [to]);
  await touch("touchEnd", []);
  await finger.detach();
}

const byKeys = (page: Page, meant: Aimed) => flickByKeys(page, bounds, meant);

/** Fails once, then solves it; the device remembers. */
async function failAndSolve(
  page: Page,
  puzzle: Easy,
  flick: (page: Page, meant: Aimed) => Promise<void>,
): Promise<void> {
  await open(page, `#/puzzles/conquest/${puzzle.id}`);
  const foot = page.getByRole("region", { name: "Énigmes" });
  await expect(foot.getByText("Essai 1 sur 3")).toBeVisible();
  await expect(foot.locator(".puzzle-aim")).not.toBeEmpty();
  await flick(page, away(puzzle));
  await expect(foot.getByText("Pas cette fois.")).toBeVisible();
  await foot.getByRole("button", { name: "Réessayer" }).press("Enter");
  await expect(foot.getByText("Essai 2 sur 3")).toBeVisible();
  await flick(page, solution(puzzle));
  await expect(foot.getByText("Résolue !")).toBeVisible();
  await expectNoSidewaysScroll(page);
}

test("a puzzle is failed and solved by mouse; the result gives nothing away, and is remembered", async ({
  page,
}) => {
  await failAndSolve(page, first, byMouse);
  await expectAxeClean(page);
  // Missed, solved and not made are told apart by the colours of the system alone.
  await page.emulateMedia({ forcedColors: "active" });
  const looks = await page.locator(".puzzle-tries li").evaluateAll((tries) =>
    tries.map((one) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      return `${backgroundColor} ${backgroundImage}`;
    }),
  );
  expect(new Set(looks).size).toBe(3);
  await page.emulateMedia({ forcedColors: "none" });
  await page.getByRole("button", { name: "Partager le résultat" }).click();
  const sheet = page.getByRole("dialog", { name: "Partager le résultat" });
  const text = await sheet.getByRole("textbox").inputValue();
  expect(text).toMatch(new RegExp(`○● 2/3\\n.*#/puzzles/conquest/${first.id}$`));
  await expectAxeClean(page);
  await open(page, "#/puzzles");
  await expect(page.getByRole("link", { name: /résolue en 2 essais/ })).toHaveCount(1);
  await expect(page.getByLabel("Thème").getByRole("option", { name: "Le ricochet" })).toBeAttached();
  await page.getByLabel("Thème").selectOption("Le ricochet");
  await expect(page.getByRole("heading", { name: /Niveau 5/ })).toContainText("0 sur 10");
  await expectAxeClean(page);
});

test("a puzzle is failed and solved with a finger", { tag: "@phone" }, async ({ page }) => {
  await failAndSolve(page, first, byFinger);
  await expectAxeClean(page);
});

test("a puzzle is failed and solved by keys; after three tries the fan and the solution are shown", async ({
  page,
}) => {
  await failAndSolve(page, first, byKeys);
  await open(page, `#/puzzles/conquest/${second.id}`);
  const foot = page.getByRole("region", { name: "Énigmes" });
  for (const number of [1, 2, 3]) {
    await expect(foot.getByText(`Essai ${number} sur 3`)).toBeVisible();
    await byKeys(page, away(second));
    await expect(foot.getByText("Pas cette fois.")).toBeVisible();
    // Who has flicked by keys goes on with Enter.
    const next = number < 3 ? "Réessayer" : "Montrer la solution";
    await expect(foot.getByRole("button", { name: next })).toBeFocused();
    if (number < 3) await page.keyboard.press("Enter");
  }
  await expect(foot.getByText("Les trois essais sont faits.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(foot.getByText("Voici comment on fait.")).toBeVisible();
  // It is a film to be sent as well, with what was asked under it.
  await foot.getByRole("button", { name: "Film", exact: true }).press("Enter");
  const film = page.getByRole("dialog", { name: "Un film à envoyer" });
  await expect(film.locator(".film-status[data-frames]")).toHaveText(/^[\d,]+ secondes, [\d\s]+ ko,/);
  await expect(film.getByRole("radio")).toHaveCount(0);
  await expectAxeClean(page);
  const saving = page.waitForEvent("download");
  await film.getByRole("button", { name: "Enregistrer le film" }).press("Enter");
  const source = new BufferSource(await readFile(await (await saving).path()));
  const { title, comment } = await new Input({ formats: ALL_FORMATS, source }).getMetadataTags();
  expect(title).toBe(await foot.locator(".puzzle-aim").textContent());
  expect(comment).toMatch(new RegExp(`#/puzzles/conquest/${second.id}$`));
  await page.keyboard.press("Escape");
  await foot.getByRole("button", { name: "Montrer l’éventail" }).press("Enter");
  await expect(foot.locator(".fan-legend")).toContainText("fait ce qui est demandé");
  await expect(foot.getByRole("button", { name: /fois sur 10 pour une main exercée/ }).first()).toBeVisible();
  await expectAxeClean(page);
});

test("the puzzle of the day changes at midnight where one is, and is the same for all who have that date", async ({
  browser,
  baseURL,
}) => {
  const asked = async (timezoneId: string, times: readonly string[]): Promise<readonly string[]> => {
    const context = await browser.newContext({
      timezoneId,
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: "fr-FR",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const aims: string[] = [];
    for (const time of times) {
      await page.clock.setFixedTime(new Date(time));
      await open(page, "#/puzzles/day");
      const foot = page.getByRole("region", { name: "L’énigme du jour" });
      await expect(foot.locator(".puzzle-aim")).not.toBeEmpty();
      aims.push((await foot.locator(".otherwise-words").textContent()) ?? "");
    }
    await context.close();
    return aims;
  };
  // Auckland is at +13:00 then, Los Angeles at −08:00.
  const east = await asked("Pacific/Auckland", ["2026-11-18T23:59:59+13:00", "2026-11-19T00:00:01+13:00"]);
  const west = await asked("America/Los_Angeles", ["2026-11-18T23:59:59-08:00", "2026-11-19T00:00:01-08:00"]);
  expect(east[0]).not.toBe(east[1]);
  expect(west).toEqual(east);
});

test("any flick of a replay is made a puzzle and shared by link; broken and hostile links say why", async ({
  page,
}) => {
  const match = Match.start(conquest, {
    options: { ...defaultOptions, health: 1 },
    seed: "puzzle",
    undo: "free",
  });
  const rng = xoroshiro.fromSeed("puzzle");
  while (match.decision !== undefined) {
    const { decision } = match;
    match.submit(
      decision.seats[0] ?? "",
      decision.kind === "place" ? { kind: "place", spots: decision.suggestion } : randomAnswer(decision, rng),
    );
  }
  await open(page, `#/replay/${linkOf(match)}`);
  await page.getByRole("button", { name: "Tirer autrement" }).click();
  await page.getByRole("button", { name: "En faire une énigme" }).click();
  const sheet = page.getByRole("dialog", { name: "En faire une énigme" });
  await expect(sheet.getByText("On essaie toutes les pichenettes…")).toBeHidden();
  const offer = sheet.locator(".puzzle-offer").first();
  const aim = ((await offer.textContent()) ?? "").replace(/ Niveau.*/, "");
  await offer.click();
  await expectAxeClean(page);
  const link = await sheet.getByRole("textbox", { name: "Lien de l’énigme" }).inputValue();
  const address = link.slice(link.indexOf("#"));
  await open(page, address);
  await expect(page.locator(".puzzle-aim")).toHaveText(aim);
  const [, , , text = "", theme = "", disc = "", whom = ""] = address.split("/");
  const hostile: readonly (readonly [string, string])[] = [
    [`#/puzzles/made/${text}/${theme}/${disc}`, "Le lien est coupé"],
    [`#/puzzles/made/${text.slice(0, -20)}/${theme}/${disc}/${whom}`, "lien"],
    [`#/puzzles/made/${text}/${theme}/crystal-1/${whom}`, "Le pion à tirer n’est pas là."],
    [`#/puzzles/made/${text}/world-peace/${disc}/${whom}`, "inconnu dans ce jeu"],
    [`#/puzzles/made/${text}/${theme}/${disc}/nobody`, "ne sont pas là"],
    [`#/puzzles/made/${linkOf(match)}/${theme}/${disc}/${whom}`, "aucune pichenette n’est demandée"],
    ["#/puzzles/conquest/nothing", "Cette énigme n’existe pas."],
    ["#/puzzles/nim/1", "Cette énigme n’existe pas."],
  ];
  for (const [broken, why] of hostile) {
    await open(page, broken);
    await expect(page.getByRole("alert")).toContainText(why);
  }
});
