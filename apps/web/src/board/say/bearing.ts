import type { Point } from "@ossuaire/flick";
import type { SaidAtTable } from "../../words/table.ts";
import { bearingTo, hourOf } from "../aim/bearing.ts";
import { type Side, seen } from "../camera.ts";
import { endsOf, nearestOn } from "../line.ts";
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
  const [one, other] = [lineOf(from), lineOf(to)];
  const apart = [
    ...one.ends.map((end) => distanceTo(other, end)),
    ...other.ends.map((end) => distanceTo(one, end)),
  ];
  return (cross(one, other) ? 0 : Math.min(...apart)) - from.radius - to.radius;
}

/** The middle line of a wall; of a disc, one without a length. */
interface Line {
  readonly middle: Point;
  readonly span: Point;
  readonly ends: readonly Point[];
}

function lineOf({ x, y, beam }: Round): Line {
  const span = beam?.span ?? { x: 0, y: 0 };
  const { from, to } = endsOf({ x, y }, span);
  return { middle: { x, y }, span, ends: [from, to] };
}

function distanceTo({ middle, span }: Line, place: Point): number {
  const { x, y } = nearestOn(middle, span, place);
  return Math.hypot(x - place.x, y - place.y);
}

/** Walls may run through each other: then the ends of each lie on both sides of the other. */
function cross(one: Line, other: Line): boolean {
  return isBetween(one, other) && isBetween(other, one);
}

function isBetween({ middle, span }: Line, { ends }: Line): boolean {
  const sides = ends.map(({ x, y }) => span.x * (y - middle.y) - span.y * (x - middle.x));
  return Math.min(...sides) < 0 && Math.max(...sides) > 0;
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
