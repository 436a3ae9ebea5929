import { directions, distance, type Square } from "../grid/square.ts";
import { eachSquare, type LaidZone } from "../grid/zone.ts";

/** A door from one zone to another, by their numbers. */
interface Between {
  readonly from: number;
  readonly to: number;
  readonly door: Square;
}

/** REG-VERDICT-40: squares of one zone on or beside a square of another one, but for the door between them. */
export function touching(zones: readonly LaidZone[], doors: readonly Between[] = []): readonly string[] {
  const faults: string[] = [];
  const squares = new Map<string, Square & { readonly zone: number }>();
  for (const [zone, laid] of zones.entries())
    eachSquare(laid, (x, y) => {
      const other = squares.get(`${x},${y}`);
      if (other !== undefined && other.zone !== zone)
        faults.push(`${x},${y} is in ${other.zone} and ${zone}`);
      squares.set(`${x},${y}`, { x, y, zone });
    });
  const isDoor = ({ x, y }: Square, from: number, to: number) =>
    doors.some((one) => one.from === from && one.to === to && one.door.x === x && one.door.y === y);
  for (const square of squares.values())
    for (const { x, y } of directions) {
      const other = squares.get(`${square.x + x},${square.y + y}`);
      if (other === undefined || other.zone === square.zone) continue;
      if (!isDoor(square, square.zone, other.zone) && !isDoor(other, other.zone, square.zone))
        faults.push(`${square.x},${square.y} of ${square.zone} touches ${other.zone}`);
    }
  return faults;
}

/** Squares of a corridor beside each other that do not follow each other, but for both ends of a bend. */
export function touchingItself(corridor: readonly Square[]): readonly Square[] {
  const isBend = (a: Square, b: Square) => a.x !== b.x && a.y !== b.y;
  return corridor.filter((square, index) =>
    corridor.some(
      (other, at) =>
        at > index + 1 && distance(other, square) <= 1 && !(at === index + 2 && isBend(square, other)),
    ),
  );
}

/** Squares of a plan that its corridor touches before it ends. */
export function touchingPlan({ plan, corridor }: LaidZone): readonly Square[] {
  const touched: Square[] = [];
  eachSquare({ plan, corridor: [], added: [] }, (x, y) => {
    if (corridor.slice(0, -1).some((square) => distance(square, { x, y }) <= 1)) touched.push({ x, y });
  });
  return touched;
}

/** Whether a corridor has a bend. */
export function bends(corridor: readonly Square[]): boolean {
  const [first] = corridor;
  if (first === undefined) return false;
  return !corridor.every(({ x }) => x === first.x) && !corridor.every(({ y }) => y === first.y);
}
