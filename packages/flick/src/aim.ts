import { isDisc, STOP, sideName } from "./sliding/codes.ts";
import { face } from "./sliding/facing.ts";
import { field as f } from "./sliding/field.ts";
import { advance } from "./sliding/motion.ts";
import { isWall } from "./sliding/order.ts";
import { nameIn, type Start } from "./sliding/start.ts";
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
export function firstTouch(start: Start, limited: boolean): Aim {
  const i = f.flicked;
  const what = f.coming[i];
  advance(i);
  const x = f.x[i] + 0;
  const y = f.y[i] + 0;
  const touch = { ok: true, time: f.now, x, y, limited } as const;
  if (what === STOP) return { ...touch, kind: "stop" };
  if (isDisc(what)) {
    face(i, what);
    const share = f.radius[i] / (f.radius[i] + f.radius[what]);
    const point = { x: x + f.toX * share, y: y + f.toY * share };
    return { ...touch, kind: "contact", disc: nameIn(start, what), point };
  }
  return { ...touch, kind: isWall(what) ? "wall" : "exit", side: sideName(what) };
}
