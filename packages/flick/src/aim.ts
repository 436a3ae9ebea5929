import { isDisc, STOP, sideName } from "./sliding/codes.ts";
import { field as f } from "./sliding/field.ts";
import { advance } from "./sliding/motion.ts";
import { isWall } from "./sliding/order.ts";
import type { Point, Side } from "./table.ts";

/** What a flicked disc would do first, for the guides of somebody who aims. */
export type Aim = {
  readonly ok: true;
  /** Seconds since the flick. */
  readonly time: number;
  /** Where the centre of the flicked disc would be then. */
  readonly x: number;
  readonly y: number;
  readonly limited: boolean;
} & (
  | { readonly kind: "contact"; readonly disc: string; readonly point: Point }
  | { readonly kind: "wall" | "exit"; readonly side: Side }
  | { readonly kind: "stop" }
);

/** Reads the first prediction of a disc that has just been launched, and brings it there. */
export function firstTouch(ids: readonly string[], limited: boolean): Aim {
  const { flicked: i, x: px, y: py, radius } = f;
  const what = f.coming[i];
  f.now = f.due[i];
  advance();
  const x = px[i] + 0;
  const y = py[i] + 0;
  const touch = { ok: true, time: f.now, x, y, limited } as const;
  if (what === STOP) return { ...touch, kind: "stop" };
  if (isDisc(what)) {
    const share = radius[i] / (radius[i] + radius[what]);
    const point = { x: x + (px[what] - x) * share, y: y + (py[what] - y) * share };
    return { ...touch, kind: "contact", disc: ids[what] ?? "", point };
  }
  return { ...touch, kind: isWall(what) ? "wall" : "exit", side: sideName(what) };
}
