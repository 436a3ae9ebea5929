import type { Exit } from "../report.ts";
import type { Side, Table } from "../table.ts";
import { clamp } from "./geometry.ts";
import type { Demand, Spot } from "./legality.ts";
import { type Nearest, nearestSpot, type Prefer } from "./nearest.ts";

export interface Placed {
  /** The table with every disc that found a place. Placing is no movement: nothing else changes (FLK-PLACE-06). */
  readonly table: Table;
  /** One answer per disc, in the order given. */
  readonly spots: readonly Nearest[];
}

/** FLK-PLACE-05: one disc after the other, each on the nearest spot still free. */
export function placeInOrder(start: Table, wishes: readonly Wish[], demand?: Demand): Placed {
  let table = start;
  const spots = wishes.map(({ id, radius, x, y, prefer }) => {
    const spot = nearestSpot(table, { id, radius, x, y }, demand, prefer);
    if (spot.ok) {
      const others = table.discs.filter((disc) => disc.id !== id);
      table = { ...table, discs: [...others, { id, radius, x: spot.x, y: spot.y }] };
    }
    return spot;
  });
  return { table, spots };
}

interface Wish extends Spot {
  readonly prefer?: Prefer;
}

/** A disc that has left the board, and where: an `exit` entry says it all but the radius. */
export interface Leaver {
  readonly id: string;
  readonly radius: number;
  readonly exit: Pick<Exit, "x" | "y" | "side">;
}

/** FLK-EXIT-03, 04: discs come back where they left, in the order in which they did. */
export function comeBack(table: Table, leavers: readonly Leaver[]): Placed {
  const { length, width } = table.board;
  const wishes = leavers.map(({ id, radius, exit }): Wish => {
    // From the point of the exit in by the radius, and along the edge as far as a corner demands.
    const inside = clamp(exit, { left: radius, top: radius, right: length - radius, bottom: width - radius });
    return { id, radius, ...inside, prefer: clockwise(exit.side) };
  });
  return placeInOrder(table, wishes);
}

/** Of two equally near spots the one further clockwise along the edge, seen from above. */
function clockwise(side: Side): Prefer {
  const onward = side === "top" || side === "right";
  const along = side === "top" || side === "bottom" ? "x" : "y";
  return (a, b) => (onward ? a[along] > b[along] : a[along] < b[along]);
}
