import type { Exit } from "../report.ts";
import type { Disc, Side, Table } from "../table.ts";
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
export function placeInOrder(table: Table, wishes: readonly Spot[], demand?: Demand): Placed {
  return oneByOne(table, wishes, (now, wish) => nearestSpot(now, wish, demand));
}

/** A disc that has left the board, and where: an `exit` entry says it all but the radius. */
export interface Leaver {
  readonly id: string;
  readonly radius: number;
  readonly exit: Pick<Exit, "x" | "y" | "side">;
}

/** FLK-EXIT-03, 04: discs come back where they left, in the order in which they did. */
export function comeBack(table: Table, leavers: readonly Leaver[]): Placed {
  return oneByOne(table, leavers, (now, { id, radius, exit }) => {
    // From the point of the exit in by the radius, and along the edge as far as a corner demands.
    const { length, width } = table.board;
    const inside = clamp(exit, { left: radius, top: radius, right: length - radius, bottom: width - radius });
    return nearestSpot(now, { id, radius, ...inside }, undefined, clockwise(exit.side));
  });
}

function oneByOne<T extends Pick<Disc, "id" | "radius">>(
  start: Table,
  pieces: readonly T[],
  find: (table: Table, piece: T) => Nearest,
): Placed {
  let table = start;
  const spots: Nearest[] = [];
  for (const piece of pieces) {
    const spot = find(table, piece);
    spots.push(spot);
    if (!spot.ok) continue;
    const others = table.discs.filter((disc) => disc.id !== piece.id);
    table = { ...table, discs: [...others, { id: piece.id, radius: piece.radius, x: spot.x, y: spot.y }] };
  }
  return { table, spots };
}

/** Of two equally near spots the one further clockwise along the edge, seen from above. */
function clockwise(side: Side): Prefer {
  const onward = side === "top" || side === "right";
  const along = side === "top" || side === "bottom" ? "x" : "y";
  return (a, b) => (onward ? a[along] > b[along] : a[along] < b[along]);
}
