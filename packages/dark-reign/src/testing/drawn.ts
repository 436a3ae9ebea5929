import { readDrawing } from "../grid/drawing.ts";
import { type Ground, groundOf, type Standing } from "../grid/ground.ts";
import type { Plan } from "../grid/plan.ts";
import type { Square } from "../grid/square.ts";

/** A ground as it is drawn; small letters but `c` are marks on its floor: `drawn("a.#b")`. */
export interface Drawn {
  readonly plan: Plan;
  readonly ground: Ground;
  at(mark: string): Square;
  /** The same ground with something on the marked squares. */
  with(hinders: Standing["hinders"], ...marks: readonly string[]): Ground;
}

export function drawn(text: string): Drawn {
  const { width, height, rows, marks } = readDrawing(text, "abdefghijklmnopqrstuvwxyz");
  const at = (mark: string) => {
    const square = marks.get(mark);
    if (square === undefined) throw new Error(`no “${mark}” in the drawing:\n${text}`);
    return square;
  };
  const plan: Plan = { x: 0, y: 0, width, height, rows, entrance: { x: 0, y: 0, side: "west" }, exits: [] };
  const zones = [{ plan, corridor: [], added: [] }];
  return {
    plan,
    ground: groundOf(zones),
    at,
    with: (hinders, ...standing) =>
      groundOf(
        zones,
        standing.map((mark) => ({ ...at(mark), hinders })),
      ),
  };
}
