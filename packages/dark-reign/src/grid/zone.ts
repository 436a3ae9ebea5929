import { type Terrain, terrainOf } from "./drawing.ts";
import { type Lie, lying, type Plan } from "./plan.ts";
import { doorSquare, type Opening, type Square } from "./square.ts";

/** How a zone lies: plain data for the state of a match. */
export interface Laying extends Lie {
  /** REG-VERDICT-40: squares from the door before it to its entrance, where it did not fit directly. */
  readonly corridor: readonly Square[];
  /** REG-VERDICT-39: exits that its card does not have. */
  readonly added: readonly Opening[];
}

/** A zone on the board: its plan in squares of the board, with what belongs to it besides. */
export interface LaidZone {
  readonly plan: Plan;
  readonly corridor: readonly Square[];
  readonly added: readonly Opening[];
}

/** Where the first zone lies. */
export const asDrawn: Laying = { x: 0, y: 0, turned: 0, mirrored: false, corridor: [], added: [] };

export function laidZone(plan: Plan, laying: Laying): LaidZone {
  return { plan: lying(plan, laying), corridor: laying.corridor, added: laying.added };
}

/** REG-VERDICT-40: the squares of a zone are those of its plan that are no rock, its door, passage and secret door squares, and its corridor. */
export function eachSquare(zone: LaidZone, visit: (x: number, y: number, terrain: Terrain) => void): void {
  const { plan, corridor } = zone;
  for (const [row, signs] of plan.rows.entries())
    for (const [column, sign] of Array.from(signs).entries()) {
      const terrain = terrainOf(sign);
      if (terrain !== "rock") visit(plan.x + column, plan.y + row, terrain);
    }
  for (const { x, y } of openingsOf(zone).map(doorSquare)) visit(x, y, "doorway");
  for (const { x, y } of corridor) visit(x, y, "corridor");
}

/** Exits by their numbers, the secret door, then what was added. */
export function openingsOf({ plan, added }: LaidZone): readonly Opening[] {
  return [...plan.exits, ...(plan.secret ? [plan.secret] : []), ...added];
}
