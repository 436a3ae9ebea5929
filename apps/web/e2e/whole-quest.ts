import type { DarkReign } from "@ossuaire/dark-reign";
import type { Match } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { fulfil, masterPlays, type Wish, wishOf } from "./company.ts";
import { expect } from "./page.ts";
import { type Asked, carryOut, type Means } from "./quest-hands.ts";
import { lastOnShelf } from "./shelf.ts";

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
    await carryOut(page, askedIn(page, match), means, wish);
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

function askedIn(page: Page, { decision, state, page: { serial } }: Match<DarkReign>): Asked {
  const { characters, turn } = state;
  const isAnswered = async () => (await lastOnShelf(page)).serial > serial;
  return { decision, characters, acting: turn.acting, isAnswered };
}
