import type { Room } from "./room.ts";
import { distance, doorSquare, next, type Opening, type Side, type Square, turnedSide } from "./square.ts";

/** Squares from behind a door on, and the direction in which one leaves the last of them. */
export interface Corridor {
  readonly squares: readonly Square[];
  readonly heading: Side;
}

/**
 * REG-VERDICT-40: all corridors in the order in which they are tried. None at all; straight ones; then breadth-first, at each square
 * straight on before right before left. One square wide: where it bends back it keeps a wall to itself.
 */
export function* corridorsFrom(
  room: Room,
  exit: Opening,
  straightest: number,
  longest: number,
): Generator<Corridor> {
  let straight: Corridor | undefined = { squares: [], heading: exit.side };
  for (let length = 0; straight !== undefined && length <= straightest; length++) {
    yield straight;
    straight = longer(room, doorSquare(exit), straight, 0);
  }
  yield* bentFrom(room, exit, longest);
}

function* bentFrom(room: Room, exit: Opening, longest: number): Generator<Corridor> {
  const door = doorSquare(exit);
  const seen = new Set<string>();
  const waiting: Corridor[] = [{ squares: [], heading: exit.side }];
  for (const corridor of waiting) {
    const { squares } = corridor;
    if (squares.length > 0) yield corridor;
    if (squares.length === longest) continue;
    // Behind the door it goes on straight: the square of the door has walls on both sides.
    for (const turns of squares.length === 0 ? [0] : [0, 1, 3]) {
      const grown = longer(room, door, corridor, turns);
      const end = grown?.squares.at(-1);
      if (grown === undefined || end === undefined) continue;
      const key = `${end.x},${end.y},${grown.heading}`;
      if (!seen.has(key)) waiting.push(grown);
      seen.add(key);
    }
  }
}

/** One square more, after so many quarter turns. */
function longer(
  room: Room,
  door: Square,
  { squares, heading }: Corridor,
  turns: number,
): Corridor | undefined {
  const turned = turnedSide(heading, turns);
  const square = next(squares.at(-1) ?? door, turned);
  if (!room.isFree(square.x, square.y)) return undefined;
  // The one before and, around a bend, the one before that are beside it.
  const elsewhere = squares.slice(0, turns === 0 ? -1 : -2);
  if (elsewhere.some((other) => distance(other, square) <= 1)) return undefined;
  return { squares: [...squares, square], heading: turned };
}
