import { type Ground, type Laid, type Square, squareKey, type Zone } from "../scene.ts";

/** A zone among all that is known: what lies beside its squares is asked of the whole board. */
export interface Field {
  readonly zone: Zone;
  /** The squares around it that belong to others. */
  readonly foreign: readonly Square[];
  ground(square: Square): Ground | undefined;
  isKnown(x: number, y: number): boolean;
  /** In squares, with room for walls. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const margin = 1;

export function fieldsOf(zones: readonly Zone[]): readonly Field[] {
  const known = new Map<string, Ground>();
  for (const { squares } of zones) for (const square of squares) known.set(squareKey(square), square.ground);
  return zones.map((zone) => {
    const own = new Set(zone.squares.map(squareKey));
    const columns = zone.squares.map(({ x }) => x);
    const rows = zone.squares.map(({ y }) => y);
    const [left, top] = [Math.min(...columns) - margin, Math.min(...rows) - margin];
    const [width, height] = [Math.max(...columns) + margin + 1 - left, Math.max(...rows) + margin + 1 - top];
    const foreign: Square[] = [];
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1)
        if (known.has(squareKey({ x, y })) && !own.has(squareKey({ x, y }))) foreign.push({ x, y });
    return {
      zone,
      foreign,
      ground: (square) => known.get(squareKey(square)),
      isKnown: (x, y) => known.has(squareKey({ x, y })),
      left,
      top,
      width,
      height,
    };
  });
}

/** Two fields of the same key are painted alike. */
export function fieldKey({ zone, foreign }: Field): string {
  const squares = zone.squares.map(({ x, y, ground }) => `${x},${y}${ground}`);
  const things = zone.things.map(({ x, y, look }) => `${x},${y}${look}`);
  return [zone.tone, zone.depth, ...squares, "|", ...things, "|", ...foreign.map(squareKey)].join(" ");
}

/** The squares below a wall whose face is seen, each with its torch if it has one. */
export function northFaces({ zone, isKnown }: Field): readonly Laid[] {
  return zone.squares.filter(({ x, y, ground }) => !isKnown(x, y - 1) && ground !== "doorway");
}

/**
 * Where torches hang: in the middle of short walls, every four squares of long ones, never above something that stands there.
 * A zone of corners alone has one all the same.
 */
export function torchesOf(field: Field): readonly Square[] {
  const torches = hungOn(field, 2);
  return torches.length > 0 ? torches : hungOn(field, 1).slice(0, 2);
}

/** On walls of so many squares and more. */
function hungOn(field: Field, shortest: number): readonly Square[] {
  const taken = new Set(field.zone.things.map(squareKey));
  const faces = northFaces(field)
    .filter(({ ground }) => ground === "floor" || ground === "corridor")
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const torches: Square[] = [];
  for (let from = 0; from < faces.length; ) {
    let to = from + 1;
    while (faces[to]?.y === faces[from]?.y && faces[to]?.x === (faces[to - 1]?.x ?? 0) + 1) to += 1;
    const run = faces.slice(from, to);
    if (run.length >= shortest)
      for (let at = run.length > 5 ? 1 : (run.length - 1) >> 1; at < run.length; at += 4) {
        const free = [at, at + 1, at - 1]
          .flatMap((one) => run[one] ?? [])
          .find((one) => !taken.has(squareKey(one)));
        if (free !== undefined) torches.push({ x: free.x, y: free.y });
      }
    from = to;
  }
  return torches;
}
