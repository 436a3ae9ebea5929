import type { Point } from "@ossuaire/flick";
import type { SaidAtTable } from "../../words/table.ts";
import { bearingTo, hourOf } from "../aim/bearing.ts";
import { type Side, seen } from "../camera.ts";
import type { Counter } from "../scene.ts";

type Round = Pick<Counter, "x" | "y" | "radius" | "beam">;

/** Where a piece lies from another one, as seen: "4 o'clock, 18 cm". */
export function bearing(t: SaidAtTable, camera: Side, from: Round, to: Round): string {
  const hours = hoursOf(t, bearingTo(seen(camera, from), seen(camera, to)));
  return t("board.bearing", { hours, gap: gapInWords(t, gapBetween(from, to)) });
}

export function hoursOf(t: SaidAtTable, degrees: number): string {
  return t("board.hours", { count: hourOf(degrees) });
}

/** From rim to rim, in mm; from a wall as far as from what of it is nearest. */
export function gapBetween(from: Round, to: Round): number {
  if (to.beam === undefined && from.beam !== undefined) return gapBetween(to, from);
  const near = to.beam === undefined ? to : nearestOn(to, to.beam.span, from);
  return Math.hypot(near.x - from.x, near.y - from.y) - from.radius - to.radius;
}

function nearestOn({ x, y }: Point, span: Point, from: Point): Point {
  const share = ((from.x - x) * span.x + (from.y - y) * span.y) / (span.x * span.x + span.y * span.y);
  const held = Math.min(1, Math.max(-1, share));
  return { x: x + span.x * held, y: y + span.y * held };
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
