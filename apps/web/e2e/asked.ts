import { type Catacombs, catacombsBot, catacombsWords } from "@ossuaire/catacombs/all";
import { type Answer, type Match, sightOf, xoroshiro } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { doingsIn } from "../src/games/catacombs/deeds.ts";
import { isMustering } from "../src/games/catacombs/muster/kinds.ts";
import { flickByKeys } from "./aimed.ts";
import { matchOf } from "./catacombs.ts";
import { expect } from "./page.ts";

type Question = Catacombs["question"];

/** Answers whatever is asked of somebody at this screen as a bot would, by keys and buttons; says what it was. */
export async function answerHere(
  page: Page,
  people: readonly string[],
  level: "novice" | "adept" = "novice",
): Promise<Question | undefined> {
  await expect(page.locator(".foot-asks").or(page.getByRole("button", { name: "Rejouer" }))).toBeAttached({
    timeout: 60_000,
  });
  const { match } = await matchOf(page);
  const question = match.decision as Question | undefined;
  const seat = question?.seats.find((one) => people.includes(one));
  if (match.outcome !== undefined || question === undefined || seat === undefined) return undefined;
  const sight = sightOf(match as unknown as Match<Catacombs>, seat, match.page.serial);
  const answer = catacombsBot(level)(sight, xoroshiro.fromSeed(`${match.page.number}`));
  await give(page, question, answer, sight.view);
  await expect
    .poll(async () => (await matchOf(page)).match.page.number, { timeout: 20_000 })
    .toBeGreaterThan(match.page.number);
  return question;
}

async function give(page: Page, question: Question, answer: Answer, view: Catacombs["view"]): Promise<void> {
  if (question.prompt === "buy" || question.prompt === "heal" || question.prompt === "altar") {
    await page.locator(".stall-leave").press("Enter");
    return await page.locator(".stall-leaving .button").last().press("Enter");
  }
  if (question.prompt === "pay") return await page.locator(".bargain-agree").press("Enter");
  switch (answer.kind) {
    case "choose":
      return await choose(page, question, answer.option, view);
    case "pick": {
      const leaf = page.locator(".mustering");
      // Who comes into a room is counted on a leaf of its own.
      for (const option of answer.options)
        if (!isMustering(question)) await button(page, question, option, view).press("Enter");
        else
          await leaf
            .getByRole("button", { name: `${words(question, option, view)} : un de plus` })
            .press("Enter");
      return await page.getByRole("button", { name: "Valider" }).press("Enter");
    }
    case "amount":
      return await page
        .locator(".foot-choices")
        .getByRole("button", { name: `${answer.amount}`, exact: true })
        .press("Enter");
    case "place":
      if (answer.spots.length > 1)
        return await page.getByRole("button", { name: /^Placer .* comme proposé$/ }).press("Enter");
      return await page.locator(".board-place").click();
    case "flick":
      if (question.kind === "flick") await flickByKeys(page, question, answer);
  }
}

async function choose(
  page: Page,
  question: Question,
  option: string,
  view: Catacombs["view"],
): Promise<void> {
  const meant = doingsIn(question).find(({ id }) => id === option);
  if (meant !== undefined) {
    const [first, another] = meant.kind === "pass" ? meant.pieces : [];
    const actor = meant.kind === "deed" ? meant.actor : another === undefined ? first?.id : undefined;
    if (actor !== undefined) return await act(page, actor, option);
    const end = page.getByRole("button", { name: /Fin du tour/ });
    await end.press("Enter");
    return await end.press("Enter");
  }
  const onMap = page.locator(`[data-answer="${option}"]`);
  if ((await onMap.count()) > 0) return await onMap.press("Enter");
  await button(page, question, option, view).press("Enter");
}

/** Of a ring with more than five deeds the rest comes after “Plus”. */
async function act(page: Page, actor: string, deed: string): Promise<void> {
  const ring = page.locator(".ring-deed").first();
  await expect(async () => {
    await page.locator(`[data-piece="${actor}"]`).press("Enter");
    await expect(ring).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const meant = page.locator(`[data-deed="${deed}"]`);
  for (let leaf = 0; leaf < 4 && (await meant.count()) === 0; leaf++)
    await page.locator(".ring-more").click();
  await meant.click();
}

function button(page: Page, question: Question, option: string, view: Catacombs["view"]) {
  const name = words(question, option, view);
  return page.locator(".foot-choices").getByRole("button", { name, exact: true }).first();
}

function words(question: Question, option: string, view: Catacombs["view"]): string {
  return catacombsWords.labels(question, view).find(({ id }) => id === option)?.words.fr ?? "";
}
