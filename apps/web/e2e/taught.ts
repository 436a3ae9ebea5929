import { type Catacombs, catacombs, ground } from "@ossuaire/catacombs/all";
import { type AnswerTo, Match, type Submission, sightOf, type Tutorial } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { fit, toScreen } from "../src/board/camera.ts";
import { stopsOf, termsOf } from "../src/tutorial/lesson.ts";
import { expect } from "./page.ts";

/** How far a lesson has come, as it is kept on the device. */
export async function kept(
  page: Page,
  name: string,
): Promise<{ readonly at: number; readonly answers: readonly Submission[] }> {
  return await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{"at":0,"answers":[]}'),
    `ossuaire.lesson.${name}`,
  );
}

/** Waits for a step, counted from 0, and that the table lies still. */
export async function reached(page: Page, step: number): Promise<void> {
  await expect(page.locator(`.coach[data-step="${step + 1}"]`)).toBeVisible();
  await expect(page.locator(".coach-choices > .button")).not.toHaveText("Passer");
}

/** Has the coach do all steps up to this one. */
export async function skipTo(page: Page, name: string, step: number): Promise<void> {
  for (let { at } = await kept(page, name); at < step; at++) {
    await reached(page, at);
    await page.locator(".coach-choices > .button").click();
  }
  await reached(page, step);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From where to where a hand pulls. */
export type Pull = readonly [from: Point, to: Point];

/** Where places of the board are on the screen; and how far a good pull is. */
export async function boardOn(page: Page) {
  const box = await page.locator(".board-view").boundingBox();
  if (box === null) throw new Error("there is no board");
  const camera = fit(ground, box);
  const at = (place: Point): Point => {
    const { x, y } = toScreen(camera, place);
    return { x: box.x + x, y: box.y + y };
  };
  return { at, pull: 0.18 * Math.max(box.width, box.height) };
}

/** Where the Hero of this step is, and where a hand pulls him to for the flick that the coach would make. */
export async function pullOf(
  page: Page,
  name: string,
  lesson: Tutorial<Catacombs>,
  step: number,
): Promise<Pull> {
  const stops = stopsOf(lesson);
  const match = Match.start(catacombs, termsOf(lesson, stops[step]?.deal ?? 0));
  for (const { seat, answer } of (await kept(page, name)).answers) match.submit(seat, answer);
  let flick: AnswerTo<"flick"> | undefined;
  for (const { exercise } of stops.slice(step, step + 2).map((stop) => stop.step)) {
    if (exercise === undefined || exercise.by === "undo") break;
    const answer = exercise.show(sightOf(match, exercise.seat));
    if (answer?.kind === "flick") flick = answer;
    else match.submit(exercise.seat, answer);
  }
  const disc = match.state.fight?.pieces.find(({ id }) => id === flick?.piece);
  if (flick === undefined || disc === undefined) throw new Error("nothing to flick");
  const board = await boardOn(page);
  const at = board.at(disc);
  const ahead = board.at({ x: disc.x + flick.vx / 10, y: disc.y + flick.vy / 10 });
  const share = board.pull / Math.hypot(ahead.x - at.x, ahead.y - at.y);
  return [at, { x: at.x - (ahead.x - at.x) * share, y: at.y - (ahead.y - at.y) * share }];
}

export async function byMouse(page: Page, [from, to]: Pull): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}
