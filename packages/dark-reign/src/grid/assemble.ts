import { corridorsFrom } from "./corridor.ts";
import { type Lie, lying, type Plan } from "./plan.ts";
import { type Room, roomAround } from "./room.ts";
import {
  distance,
  doorSquare,
  mirroredSide,
  next,
  type Opening,
  type Side,
  type Square,
  turnedSide,
  turnsBetween,
} from "./square.ts";
import { eachSquare, type LaidZone, type Laying } from "./zone.ts";

/** How far a bent corridor may go: no zone is laid farther from its door. */
const longest = 24;
const straightest = 6;

/** A plan whose entrance faces the way one comes, and its squares as seen from the entrance. */
interface Facing {
  readonly lie: Omit<Lie, "x" | "y">;
  /** From the upper left square to the entrance. */
  readonly entrance: Square;
  readonly squares: readonly Square[];
}

/**
 * REG-VERDICT-40: how the next zone lies behind an exit of the board: directly, mirrored, behind a straight corridor of 1 to 6
 * squares, at the end of the shortest bent one of at most 24. Nothing where it does not fit at all.
 */
export function assemble(zones: readonly LaidZone[], exit: Opening, plan: Plan): Laying | undefined {
  return assembleIn(roomAround(zones, doorSquare(exit), longest + plan.width + plan.height), exit, plan);
}

/** The same in a room that is known already. */
export function assembleIn(room: Room, exit: Opening, plan: Plan): Laying | undefined {
  const facings = facingsOf(plan);
  for (const corridor of corridorsFrom(room, exit, straightest, longest)) {
    const heading = corridor.heading;
    const entrance = next(corridor.squares.at(-1) ?? doorSquare(exit), heading);
    for (const facing of facings(heading))
      if (fits(room, facing, entrance, corridor.squares))
        return {
          ...facing.lie,
          x: entrance.x - facing.entrance.x,
          y: entrance.y - facing.entrance.y,
          corridor: corridor.squares,
          added: [],
        };
  }
  return undefined;
}

/** On no square of another zone nor beside one; and the corridor touches the plan only where it ends. */
function fits(room: Room, facing: Facing, entrance: Square, corridor: readonly Square[]): boolean {
  if (!facing.squares.every(({ x, y }) => room.isFree(entrance.x + x, entrance.y + y))) return false;
  const before = corridor.slice(0, -1);
  return !before.some((square) =>
    facing.squares.some(({ x, y }) => distance(square, { x: entrance.x + x, y: entrance.y + y }) <= 1),
  );
}

/** As drawn, then mirrored, both turned so that one enters in that direction; each is worked out once. */
function facingsOf(plan: Plan): (heading: Side) => readonly Facing[] {
  const known = new Map<Side, readonly Facing[]>();
  return (heading) => {
    const facings = known.get(heading) ?? [facingOf(plan, heading, false), facingOf(plan, heading, true)];
    known.set(heading, facings);
    return facings;
  };
}

function facingOf(plan: Plan, heading: Side, mirrored: boolean): Facing {
  const drawn = mirrored ? mirroredSide(plan.entrance.side) : plan.entrance.side;
  const lie = { turned: turnsBetween(drawn, turnedSide(heading, 2)), mirrored };
  const laid = lying(plan, { ...lie, x: 0, y: 0 });
  const { entrance } = laid;
  const squares: Square[] = [];
  eachSquare({ plan: laid, corridor: [], added: [] }, (x, y) =>
    squares.push({ x: x - entrance.x, y: y - entrance.y }),
  );
  return { lie, entrance, squares };
}
