import { mirroredSide, type Opening, type Side, type Square, type Turns, turnedSide } from "./square.ts";

/** What lies in an exit: nothing, a closed door, a locked one, a locked armoured one, or the way out of the game (REG-ZONE-17). */
export type Way = "open" | "closed" | "locked" | "armoured" | "final";

interface Exit extends Opening {
  /** REG-VERDICT-37: exits are taken in the order of their numbers. */
  readonly number: number;
  readonly way: Way;
}

/** The plan of a zone: on its card with (0, 0) as its upper left square, or turned, mirrored and moved onto the board. */
export interface Plan extends Square {
  readonly width: number;
  readonly height: number;
  /** In the signs of a drawing. */
  readonly rows: readonly string[];
  readonly entrance: Opening;
  readonly exits: readonly Exit[];
  /** Where the secret door stands, if it is there. */
  readonly secret?: Opening;
  readonly well?: Square;
}

/** How a plan lies on the board: mirrored first, then turned clockwise; its upper left square is then (x, y). */
export interface Lie extends Square {
  readonly turned: Turns;
  readonly mirrored: boolean;
}

/** The plan as it lies on the board, all its squares in squares of the board. */
export function lying(plan: Plan, { x, y, turned, mirrored }: Lie): Plan {
  let moved = mirrored ? inMirror(plan) : plan;
  for (let turns = 0; turns < turned; turns++) moved = clockwise(moved);
  return mapped(
    { ...moved, x: moved.x + x, y: moved.y + y },
    (square) => ({ x: square.x + x, y: square.y + y }),
    (side) => side,
  );
}

function inMirror(plan: Plan): Plan {
  const rows = plan.rows.map((row) => Array.from(row).reverse().join(""));
  return mapped({ ...plan, rows }, ({ x, y }) => ({ x: plan.width - 1 - x, y }), mirroredSide);
}

function clockwise(plan: Plan): Plan {
  const { width, height } = plan;
  const rows = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => plan.rows[height - 1 - y]?.[x] ?? "#").join(""),
  );
  return mapped(
    { ...plan, rows, width: height, height: width },
    ({ x, y }) => ({ x: height - 1 - y, y: x }),
    (side) => turnedSide(side, 1),
  );
}

/** The same plan with every square that it names moved. */
function mapped(plan: Plan, square: (square: Square) => Square, side: (side: Side) => Side): Plan {
  const opening = <T extends Opening>(old: T): T => ({ ...old, ...square(old), side: side(old.side) });
  return {
    ...plan,
    entrance: opening(plan.entrance),
    exits: plan.exits.map(opening),
    ...(plan.secret && { secret: opening(plan.secret) }),
    ...(plan.well && { well: square(plan.well) }),
  };
}
