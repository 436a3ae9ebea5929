import type { DarkReign } from "@ossuaire/dark-reign";
import type { Match } from "@ossuaire/kernel";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { below, changed, sitDownAtQuest } from "./dark-reign.ts";

type State = DarkReign["state"];
type Square = { readonly x: number; readonly y: number };

/** Svein and Aude in the zone that this seed lays first, and something is otherwise. */
export function standing(seed: string, change: (state: State) => void = () => {}): Match<DarkReign> {
  return changed(below(["svein", "aude"], seed), (state) => {
    state.turn.acting = "svein";
    change(state);
  });
}

/** The same when it is the MJ's turn, with a revenant to play: else bots act before anybody can look. */
export function mastered(match: Match<DarkReign>): Match<DarkReign> {
  const near = match.decision?.prompt === "act" ? match.decision.options : [];
  const square = near.flatMap((one) => ("deed" in one && one.deed === "walk" ? (one.square ?? []) : []))[0];
  if (square === undefined) throw new Error("nobody can walk");
  return changed(match, (state) => {
    faces(state, "revenant", square, [9]).actions = 3;
    const { acting: _, ...turn } = state.turn;
    state.turn = { ...turn, side: "mj", done: [] };
    state.phase = "activation";
  });
}

export function puts(state: State, who: string, { x, y }: Square): void {
  for (const one of state.characters) if (one.id === who) Object.assign(one, { x, y });
}

/** It may be had at any price; `by` has it in the bag. */
export function packs(state: State, by: string, card: string): string {
  const number = (state.names["thing"] ?? 0) + 1;
  state.names["thing"] = number;
  state.things.push({ id: `thing-${number}`, card, at: { kind: "carried", by } });
  return `thing-${number}`;
}

export function faces(
  state: State,
  card: string,
  at: Square,
  pv: readonly number[],
): State["characters"][number] {
  const foe = { id: `${card}-1`, card, side: "mj", seat: "mj", ...at, actions: 0, states: {} } as const;
  const here = { ...foe, pv: [...pv], states: {} };
  state.characters.push(here);
  return here;
}

/** What this side sees of it: sits down there, and looks. */
export async function pictureFor(
  page: Page,
  match: Match<DarkReign>,
  side: "heroes" | "mj",
): Promise<Picture> {
  await (side === "mj"
    ? sitDownAtQuest(page, mastered(match), ["mj"])
    : sitDownAtQuest(page, match, match.terms.options.heroes));
  return await pictureOf(page.locator(".grid-view"));
}

interface Picture {
  readonly data: Buffer;
}

export async function pictureOf(shown: Locator): Promise<Picture> {
  return {
    data: await sharp(await shown.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer(),
  };
}

/** How many pixels differ, so that an eye could tell. */
export function differing(one: Picture, other: Picture): number {
  if (one.data.length !== other.data.length) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)) > 8))
      count += 1;
  return count;
}

/** All words of the page, for eyes and for ears. */
export async function readOn(page: Page): Promise<string> {
  return (await page.locator("body").textContent()) ?? "";
}

/** Where a square is on the screen, by somebody whose square is known. */
export async function squareOn(page: Page, who: string, from: Square, to: Square): Promise<Square> {
  const box = await page.locator(`[data-piece="${who}"]`).first().boundingBox();
  if (box === null) throw new Error(`${who} is not on the screen`);
  return {
    x: box.x + box.width * (0.5 + to.x - from.x),
    y: box.y + box.height * (0.5 + to.y - from.y),
  };
}

/** Does a deed by its button, wherever the bar has it; where there are several ways to, the first that begins so. */
export async function does(page: Page, deed: string, option?: string): Promise<void> {
  const button = page.locator(`[data-deed="${deed}"]`).first();
  if ((await button.count()) === 0) await page.getByRole("button", { name: "Plus…" }).click();
  await button.click();
  if (option === undefined) return;
  const offer = page.locator(`[data-option^="${option}"]`).first();
  await expect(offer).toBeVisible();
  await offer.click();
}
