import type { Words } from "@ossuaire/kernel";
import type { Listed } from "../../cards/element.ts";
import type { Line } from "../../deck/generate.ts";
import { readDrawing } from "../../grid/drawing.ts";
import type { Plan, Way } from "../../grid/plan.ts";
import { doorSquare, type Opening, type Side } from "../../grid/square.ts";
import type { TileAt } from "./tiles.ts";

/** REG-ZONE: a plan card (REG-GEN-01, 02). */
export interface ZoneCard {
  readonly id: string;
  readonly name: Words;
  readonly tiles: readonly TileAt[];
  readonly plan: Plan;
  /** In the order of the card; a piece with several numbers has a line for each. */
  readonly table: readonly Line<Listed>[];
  readonly source: "house";
}

/** A card as it is written down. */
interface Written {
  readonly id: string;
  readonly name: Words;
  readonly tiles: readonly TileAt[];
  /** `E` is the entrance, a digit an exit, `S` the floor before the secret door, `W` the well. */
  readonly plan: string;
  readonly entrance: Side;
  /** By their numbers, from 1. */
  readonly exits?: readonly (readonly [Side, Way])[];
  readonly secret?: Side;
  /** A piece and its numbers, one for each copy. */
  readonly table?: readonly (readonly [Listed, ...number[]])[];
}

export function zone(written: Written): ZoneCard {
  const { id, name, tiles, table = [] } = written;
  const lines = table.flatMap(([what, ...numbers]) => numbers.map((from) => ({ what, from })));
  return { id, name, tiles, plan: planOf(written), table: lines, source: "house" };
}

/** The plan of a drawing. One that does not hold what the card says, or something else besides, throws. */
function planOf({ plan, entrance, exits = [], secret }: Written): Plan {
  const { width, height, rows, marks } = readDrawing(plan, "EWS123456789");
  const unused = new Set(marks.keys());
  const square = (mark: string) => {
    const found = marks.get(mark);
    if (found === undefined) throw new Error(`no “${mark}” in the drawing:\n${plan}`);
    unused.delete(mark);
    return found;
  };
  const opening = (mark: string, side: Side): Opening => {
    const found = { ...square(mark), side };
    const { x, y } = doorSquare(found);
    if ((rows[y]?.[x] ?? "#") !== "#") throw new Error(`no wall ${side} of “${mark}”:\n${plan}`);
    return found;
  };
  const drawn: Plan = {
    x: 0,
    y: 0,
    width,
    height,
    rows,
    entrance: opening("E", entrance),
    exits: exits.map(([side, way], index) => ({ ...opening(`${index + 1}`, side), number: index + 1, way })),
    ...(secret && { secret: opening("S", secret) }),
    ...(marks.has("W") && { well: square("W") }),
  };
  if (unused.size > 0) throw new Error(`nothing is said of “${[...unused].join("")}”:\n${plan}`);
  return drawn;
}
