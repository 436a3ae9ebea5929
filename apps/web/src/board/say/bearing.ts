import type { SaidAtTable } from "../../words/table.ts";
import { bearingTo, hourOf } from "../aim/bearing.ts";
import { type Side, seen } from "../camera.ts";
import type { Counter } from "../scene.ts";

type Round = Pick<Counter, "x" | "y" | "radius">;

/** Where a piece lies from another one, as seen: "4 o'clock, 18 cm". */
export function bearing(t: SaidAtTable, camera: Side, from: Round, to: Round): string {
  const hours = hoursOf(t, bearingTo(seen(camera, from), seen(camera, to)));
  return t("board.bearing", { hours, gap: gapInWords(t, gapBetween(from, to)) });
}

export function hoursOf(t: SaidAtTable, degrees: number): string {
  return t("board.hours", { count: hourOf(degrees) });
}

/** From rim to rim, in mm. */
export function gapBetween(from: Round, to: Round): number {
  return Math.hypot(to.x - from.x, to.y - from.y) - from.radius - to.radius;
}

/** Nearer than that two pieces touch, as somebody at the table would say. */
export const touching = 0.5;

/** Millimetres only where they matter. */
export function gapInWords(t: SaidAtTable, mm: number): string {
  if (mm < touching) return t("board.gaps.touching");
  return mm < 9.5
    ? t("board.gaps.millimetres", { number: Math.round(mm) })
    : t("board.gaps.centimetres", { number: Math.round(mm / 10) });
}
