import type { DarkReign } from "@ossuaire/dark-reign";
import type { Answer, Sight } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import type { Wish } from "./company.ts";
import { expect } from "./page.ts";

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

/** What somebody is asked at a table of Le Règne Sombre, wherever the match runs. */
export interface Asked {
  readonly decision: Sight<DarkReign>["decision"];
  readonly characters: readonly (Square & { readonly id: string })[];
  /** Whose turn it is, if anybody's. */
  readonly acting?: string | undefined;
  isAnswered(): Promise<boolean>;
}

/** Does by hand what is wished for. */
export async function carryOut(page: Page, asked: Asked, means: Means, wish: Wish): Promise<void> {
  const { decision } = asked;
  if (wish.kind === "go") {
    // REG-MOVE-04: whoever runs says so first.
    const run = page.locator("[data-deed=run]");
    if (wish.runs && (await run.count()) > 0) await means.press("[data-deed=run]");
    await means.go(wish.who, standing(asked, wish.who), wish.to);
    return await ifAsked(page, asked, means, "walk");
  }
  const { answer } = wish;
  if (answer.kind !== "choose") return await give(means, answer);
  if (decision === undefined || !("options" in decision)) throw new Error(`nothing offers ${answer.option}`);
  const option = offered(decision.options, answer.option);
  if (option?.deed !== undefined) return await act(page, asked, means, { ...option, deed: option.deed });
  const button = buttonOf(answer.option);
  const who = actorOf(asked);
  const at = option && squareOf(asked, option);
  // An answer that lies on the board, and perhaps nowhere else.
  if (at !== undefined && (await page.locator(button).count()) === 0)
    return await means.pick(who, standing(asked, who), at);
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
  asked: Asked,
  means: Means,
  option: Offered & { readonly deed: string },
): Promise<void> {
  const at = squareOf(asked, option);
  const who = actorOf(asked);
  if (option.deed === "walk" || option.deed === "run" || option.deed === "pass")
    return await means.pick(who, standing(asked, who), at ?? { x: 0, y: 0 });
  // Whom one attacks one points at; all else begins at the bar.
  if (option.target !== undefined && at !== undefined && option.target !== who)
    await means.pick(who, standing(asked, who), at);
  else {
    // What the bar has no room for stands behind one more press.
    const button = `[data-deed="${option.deed}"]`;
    if ((await page.locator(button).count()) === 0) await means.press(".dr-more");
    await means.press(button);
  }
  await ifAsked(page, asked, means, option.id);
}

/** Where several things could be meant a leaf asks which; else it is done already. */
async function ifAsked(page: Page, { isAnswered }: Asked, means: Means, option: string) {
  const offer = page.locator(buttonOf(option));
  await expect(async () => {
    const isOffered = (await offer.count()) > 0;
    expect(isOffered || (await isAnswered())).toBe(true);
  }).toPass();
  if ((await offer.count()) > 0) await means.press(buttonOf(option));
}

const buttonOf = (option: string): string => `[data-option="${option}"]`;

function actorOf({ decision, acting = "" }: Asked): string {
  const about = decision?.about;
  return about !== undefined && "who" in about ? about.who : acting;
}

function standing({ characters }: Asked, who: string): Square {
  const found = characters.find(({ id }) => id === who);
  if (found === undefined) throw new Error(`${who} is nowhere`);
  return { x: found.x, y: found.y };
}

function squareOf({ characters }: Asked, { square, target }: Offered): Square | undefined {
  const found = characters.find(({ id }) => id === target);
  return square ?? (found && { x: found.x, y: found.y });
}
