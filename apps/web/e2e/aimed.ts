import { ground } from "@ossuaire/catacombs";
import type { AnswerTo } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { type Bearing, bearingTo } from "../src/board/aim/bearing.ts";
import { directionSeen, fit } from "../src/board/camera.ts";
import { expect } from "./page.ts";

export type Meant = AnswerTo<"flick">;

interface Limits {
  readonly weakest: number;
  readonly strongest: number;
}

/** A flick as it is meant, as near as keys come to it: turned and strengthened from where the ear is told that the aim is. */
export async function flickByKeys(page: Page, limits: Limits, meant: Meant): Promise<void> {
  await page.locator("[data-task=flick]").waitFor();
  await expect(said(page)).not.toHaveText(direction);
  await page.locator(`[data-piece="${meant.piece}"]`).focus();
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toHaveText(direction);
  const now = bearingIn((await said(page).textContent()) ?? "");
  const wanted = await bearingOf(page, limits, meant);
  const around = ((wanted.degrees - now.degrees + 540) % 360) - 180;
  await step(page, around, { coarse: 5, fine: 0.5, more: "ArrowRight", less: "ArrowLeft" });
  await step(page, wanted.percent - now.percent, {
    ...{ coarse: 5, fine: 1, more: "ArrowUp", less: "ArrowDown" },
  });
  await page.keyboard.press("Enter");
}

const direction = /Direction .*, ([\d,]+)°, puissance (\d+)/;

const said = (page: Page) => page.locator(".board > .unseen[aria-live]");

function bearingIn(words: string): Bearing {
  const [, degrees = "", percent = ""] = direction.exec(words) ?? [];
  return { degrees: Number(degrees.replace(",", ".")), percent: Number(percent) };
}

async function bearingOf(page: Page, { weakest, strongest }: Limits, { vx, vy }: Meant): Promise<Bearing> {
  const box = await page.locator(".board-view").boundingBox();
  const way = directionSeen(fit(ground, box ?? { width: 1, height: 1 }), { x: vx, y: vy });
  const power = (Math.hypot(vx, vy) - weakest) / (strongest - weakest);
  return {
    degrees: bearingTo({ x: 0, y: 0 }, way),
    percent: Math.round(100 * Math.min(1, Math.max(0, power))),
  };
}

interface Keys {
  readonly coarse: number;
  readonly fine: number;
  readonly more: string;
  readonly less: string;
}

/** So far by whole steps, the rest by fine ones. */
async function step(page: Page, change: number, { coarse, fine, more, less }: Keys): Promise<void> {
  const key = change > 0 ? more : less;
  const far = Math.abs(change);
  const whole = Math.floor(far / coarse);
  for (let n = 0; n < whole; n++) await page.keyboard.press(key);
  for (let n = 0; n < Math.round((far - whole * coarse) / fine); n++)
    await page.keyboard.press(`Shift+${key}`);
}
