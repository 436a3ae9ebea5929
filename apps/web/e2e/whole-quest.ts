import type { DarkReign } from "@ossuaire/dark-reign";
import type { Answer, Match } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { fulfil, masterPlays, type Wish, wishOf } from "./company.ts";
import { expect } from "./page.ts";
import { lastOnShelf } from "./shelf.ts";

type Square = { readonly x: number; readonly y: number };

/** How somebody plays: a press of a button, and a square of the board. */
export interface Means {
  press(selector: string): Promise<void>;
  go(who: string, from: Square, to: Square): Promise<void>;
  /** Somebody or something on the board is chosen, because a deed is to be done there. */
  pick(who: string, from: Square, at: Square): Promise<void>;
  /** The portraits are laid in this order. */
  lay(order: readonly string[]): Promise<void>;
}

/**
 * Plays on as an adept would until the quest is over, or a round begins. What is done by hand at the screen is done to the same match
 * beside it: the table has to come to the same answers, one by one.
 */
export async function playQuest(
  page: Page,
  match: Match<DarkReign>,
  means: Means,
  until = { round: Number.POSITIVE_INFINITY },
): Promise<void> {
  masterPlays(match);
  while (match.decision !== undefined && match.state.round < until.round) {
    await expect(page.locator(".foot-asks")).toBeAttached({ timeout: 60_000 });
    const wish = wishOf(match);
    // What lies over the table is read, and put aside: the introduction, an Imprévu that was turned up.
    for (const leaf of [".briefing .button-forward", ".dr-unforeseen .leaf-close"])
      if ((await page.locator(leaf).count()) > 0) await means.press(leaf);
    await carryOut(page, match, means, wish);
    fulfil(match, wish);
    masterPlays(match);
    await keptUpWith(page, match, wish);
  }
}

/** The table has put the same answers away, and nothing else. */
async function keptUpWith(page: Page, match: Match<DarkReign>, wish: Wish): Promise<void> {
  await expect
    .poll(() => lastOnShelf(page), {
      message: JSON.stringify(wish),
      timeout: 60_000,
      intervals: [50, 100, 200, 400],
    })
    .toEqual({ serial: match.page.serial, answer: match.answers.at(-1)?.answer });
}

async function carryOut(page: Page, match: Match<DarkReign>, means: Means, wish: Wish): Promise<void> {
  const { decision } = match;
  if (wish.kind === "go") {
    await means.go(wish.who, standing(match, wish.who), wish.to);
    return await ifAsked(page, match, means, "walk");
  }
  const { answer } = wish;
  if (answer.kind !== "choose") return await give(means, answer);
  if (decision === undefined || !("options" in decision)) throw new Error(`nothing offers ${answer.option}`);
  const option = offered(decision.options, answer.option);
  if (option?.deed !== undefined) return await act(page, match, means, { ...option, deed: option.deed });
  const button = buttonOf(answer.option);
  const who = actorOf(match);
  const at = option && squareOf(match, option);
  // An answer that lies on the board, and perhaps nowhere else.
  if (at !== undefined && (await page.locator(button).count()) === 0)
    return await means.pick(who, standing(match, who), at);
  await page.locator(button).first().waitFor();
  await means.press(button);
}

interface Offered {
  readonly id: string;
  readonly deed?: string;
  readonly target?: string;
  readonly square?: Square;
}

function offered(options: readonly Offered[], id: string): Offered | undefined {
  return options.find((option) => option.id === id);
}

async function give(means: Means, answer: Exclude<Answer, { readonly kind: "choose" }>): Promise<void> {
  if (answer.kind === "pick") {
    await means.lay(answer.options);
    return await means.press(".dr-order .button-forward");
  }
  if (answer.kind === "amount") return await means.press(`.foot-choices [data-amount="${answer.amount}"]`);
  throw new Error(`no hands for ${answer.kind}`);
}

/** A deed is done by its button and then, where there are several ways, by one of the leaf over the board. */
async function act(
  page: Page,
  match: Match<DarkReign>,
  means: Means,
  option: Offered & { readonly deed: string },
): Promise<void> {
  const at = squareOf(match, option);
  const who = actorOf(match);
  if (option.deed === "walk" || option.deed === "run" || option.deed === "pass")
    return await means.pick(who, standing(match, who), at ?? { x: 0, y: 0 });
  // Whom one attacks one points at; all else begins at the bar.
  if (option.target !== undefined && at !== undefined && option.target !== who)
    await means.pick(who, standing(match, who), at);
  else {
    // What the bar has no room for stands behind one more press.
    const button = `[data-deed="${option.deed}"]`;
    if ((await page.locator(button).count()) === 0) await means.press(".dr-more");
    await means.press(button);
  }
  await ifAsked(page, match, means, option.id);
}

/** Where several things could be meant a leaf asks which; else it is done already. */
async function ifAsked(page: Page, { page: { serial } }: Match<DarkReign>, means: Means, option: string) {
  const offer = page.locator(buttonOf(option));
  await expect(async () => {
    const isOffered = (await offer.count()) > 0;
    const isDone = (await lastOnShelf(page)).serial > serial;
    expect(isOffered || isDone).toBe(true);
  }).toPass();
  if ((await offer.count()) > 0) await means.press(buttonOf(option));
}

const buttonOf = (option: string): string => `[data-option="${option}"]`;

function actorOf({ decision, state }: Match<DarkReign>): string {
  const about = decision?.about;
  return about !== undefined && "who" in about ? about.who : (state.turn.acting ?? "");
}

function standing({ state }: Match<DarkReign>, who: string): Square {
  const found = state.characters.find(({ id }) => id === who);
  if (found === undefined) throw new Error(`${who} is nowhere`);
  return { x: found.x, y: found.y };
}

function squareOf({ state }: Match<DarkReign>, { square, target }: Offered): Square | undefined {
  const found = state.characters.find(({ id }) => id === target);
  return square ?? (found && { x: found.x, y: found.y });
}
