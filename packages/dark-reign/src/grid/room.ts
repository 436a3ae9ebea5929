import { type Square, sameSquare } from "./square.ts";
import { eachSquare, type LaidZone } from "./zone.ts";

/** Where a new zone may lie: on no square of another one nor beside it, corners included (REG-VERDICT-40). */
export interface Room {
  isFree(x: number, y: number): boolean;
}

/** The room around the zones; only beside the door through which the new one is reached it may come close. */
export function roomAround(zones: readonly LaidZone[], door: Square, reach: number): Room {
  const left = door.x - reach;
  const top = door.y - reach;
  const size = 2 * reach + 1;
  const taken = new Uint8Array(size * size);
  const take = (x: number, y: number) => {
    const column = x - left;
    const row = y - top;
    if (column >= 0 && row >= 0 && column < size && row < size) taken[row * size + column] = 1;
  };
  for (const zone of zones)
    eachSquare(zone, (x, y) => {
      if (sameSquare({ x, y }, door)) take(x, y);
      else
        for (let row = y - 1; row <= y + 1; row++)
          for (let column = x - 1; column <= x + 1; column++) take(column, row);
    });
  return {
    isFree(x, y) {
      const column = x - left;
      const row = y - top;
      return column >= 0 && row >= 0 && column < size && row < size && taken[row * size + column] === 0;
    },
  };
}
