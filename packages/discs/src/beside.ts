import { checkSpot, type Demand, type Disc, nearestSpot, RING, type Table } from "@ossuaire/flick";
import type { Area, Placing, Spot } from "@ossuaire/kernel";

/** A disc that is to be put down. */
export interface Newcomer {
  readonly id: string;
  readonly radius: number;
}

type Within = Pick<Demand, "zones">;

/** FLK-PLACE-01, 04: the free spot within 2.5 cm of a disc that is nearest to its middle, if there is any. */
export function nearestBeside(
  table: Table,
  { id, radius }: Newcomer,
  beside: string,
  within: Within = {},
): Spot | undefined {
  const { x, y } = discOn(table, beside);
  const found = nearestSpot(table, { id, radius, x, y }, { ...within, near: beside });
  return found.ok ? { piece: id, x: found.x, y: found.y } : undefined;
}

/** Eight directions, the one towards the far end of the board first. */
const around = [1, 0, 0.8, 0.6, 0.8, -0.6, 0, 1, 0, -1, -0.8, 0.6, -0.8, -0.6, -1, 0] as const;

/**
 * Any free spot within 2.5 cm of a disc, if there is one. Most often a look around finds it; only in a crowd, or at the
 * border of a zone, it has to be worked out.
 */
export function spotBeside(
  table: Table,
  newcomer: Newcomer,
  beside: string,
  within: Within = {},
): Spot | undefined {
  const { id, radius } = newcomer;
  const middle = discOn(table, beside);
  const distance = middle.radius + radius + 1;
  for (let i = 0; i < around.length; i += 2) {
    const x = middle.x + distance * (around[i] ?? 0);
    const y = middle.y + distance * (around[i + 1] ?? 0);
    if (checkSpot(table, { id, radius, x, y }, within).ok) return { piece: id, x, y };
  }
  return nearestBeside(table, newcomer, beside, within);
}

/** The nearest free spot to a wish; if it has to be in a zone that is full, the nearest outside it. */
export function spotNear(
  table: Table,
  { id, radius }: Newcomer,
  { x, y }: { readonly x: number; readonly y: number },
  within: Within = {},
): Spot {
  const wish = { id, radius, x, y };
  const inside = nearestSpot(table, wish, within);
  const found = inside.ok ? inside : nearestSpot(table, wish);
  if (!found.ok) throw new Error(`no room for ${id} anywhere on the board`);
  return { piece: id, x: found.x, y: found.y };
}

/** Where the centre of a newcomer may be: within 2.5 cm of one of these discs. */
export function placingBeside<Told extends { readonly radius: number }>(
  table: Table,
  piece: string,
  told: Told,
  besides: readonly string[],
): Placing & Told {
  return { ...told, piece, zone: besides.map((beside) => ringAround(discOn(table, beside), told.radius)) };
}

export function ringAround({ x, y, radius }: Pick<Disc, "x" | "y" | "radius">, own: number): Area {
  return { shape: "ring", x, y, inner: radius + own, outer: radius + own + RING };
}

function discOn({ discs }: Table, id: string): Disc {
  const disc = discs.find((one) => one.id === id);
  if (disc === undefined) throw new Error(`${id} is not on the board`);
  return disc;
}
