import { nearestSpot, prepare, RADIUS, type Side } from "@ossuaire/flick";
import {
  boardOf,
  type Laid,
  type LaidKind,
  type LaidWall,
  type Layout,
  type Size,
  spanOf,
  tableOf,
  turns,
  walled,
  wallRadius,
} from "@ossuaire/study";

/** The free board, and all that it was before: every deed can be taken back. */
export interface Room {
  readonly layout: Layout;
  readonly past: readonly Layout[];
}

export type Deed =
  /** Put where it is said; one that lies there already is moved. */
  | { readonly type: "lay"; readonly piece: Laid }
  | { readonly type: "remove"; readonly id: string }
  /** A wall is taken away, or put up. */
  | { readonly type: "rim"; readonly side: Side }
  | { readonly type: "clear" }
  /** A flick has ended so. */
  | { readonly type: "land"; readonly layout: Layout }
  | { readonly type: "back" };

/** So many steps lead back. */
const longest = 200;

/** What cannot be changes nothing. */
export function after(room: Room, deed: Deed): Room {
  const { layout, past } = room;
  if (deed.type === "back") {
    const before = past.at(-1);
    return before === undefined ? room : { layout: before, past: past.slice(0, -1) };
  }
  const next = changed(layout, deed);
  if (!prepare(tableOf(next)).ok) return room;
  return { layout: next, past: [...past, layout].slice(-longest) };
}

function changed(layout: Layout, deed: Exclude<Deed, { readonly type: "back" }>): Layout {
  const { rims, pieces } = layout;
  switch (deed.type) {
    case "lay":
      return { rims, pieces: [...pieces.filter(({ id }) => id !== deed.piece.id), deed.piece] };
    case "remove":
      return { rims, pieces: pieces.filter(({ id }) => id !== deed.id) };
    case "rim": {
      const rim = rims[deed.side] === "wall" ? "open" : "wall";
      const turned = { ...rims, [deed.side]: rim };
      return { rims: turned, pieces: pieces.map((piece) => inside({ rims: turned }, piece)) };
    }
    case "clear":
      return { rims, pieces: [] };
    case "land":
      return deed.layout;
  }
}

/** Over an open edge a disc may hang; a wall pushes it in. Of a wall that stands on the board both ends are held. */
export function inside(layout: Pick<Layout, "rims">, piece: Laid): Laid {
  const { length, width, rims } = boardOf(layout);
  const [radius, span] =
    piece.kind === "wall" ? [wallRadius, spanOf(piece)] : [RADIUS[piece.size], { x: 0, y: 0 }];
  const held = (place: number, reach: number, long: number, low: string, high: string): number =>
    Math.min(
      long - Math.abs(reach) - (high === "wall" ? radius : 0),
      Math.max(Math.abs(reach) + (low === "wall" ? radius : 0), place),
    );
  return {
    ...piece,
    x: held(piece.x, span.x, length, rims.left, rims.right),
    y: held(piece.y, span.y, width, rims.top, rims.bottom),
  };
}

/** One more of a kind, as near to the middle as there is room; undefined, if there is none. */
export function newcomer(layout: Layout, kind: LaidKind, size: Size): Laid | undefined {
  const others = layout.pieces.filter((piece) => piece.kind === kind).map(({ number }) => number);
  const number = 1 + Math.max(0, ...others);
  const id = `${kind}-${number}`;
  if (kind === "wall") return newWall(layout, { id, kind, number, size, turn: 0 });
  const { length, width } = boardOf(layout);
  const wish = { id, radius: RADIUS[size], x: length / 2, y: width / 2 };
  const spot = nearestSpot(tableOf(layout), wish);
  return spot.ok ? { id, kind, number, size, x: spot.x, y: spot.y } : undefined;
}

/** As near to the middle as there is room, by centimetres; upright, if it fits nowhere along the board. */
function newWall(layout: Layout, wall: Omit<LaidWall, "x" | "y">): LaidWall | undefined {
  const { length, width } = boardOf(layout);
  const spots: LaidWall[] = [];
  for (const turn of [0, turns / 2])
    for (let x = 0; x <= length; x += 10)
      for (let y = 0; y <= width; y += 10) spots.push({ ...wall, turn, x, y });
  const far = ({ x, y, turn }: LaidWall): number => Math.hypot(x - length / 2, y - width / 2) + 1000 * turn;
  return spots.sort((a, b) => far(a) - far(b)).find((spot) => canLie(layout, spot));
}

/** Is there room for it where it is? */
export function canLie(layout: Layout, piece: Laid): boolean {
  return prepare(tableOf(changed(layout, { type: "lay", piece }))).ok;
}

/** How the room is found by who comes for the first time. */
export const asFound: Layout = {
  rims: { ...walled },
  pieces: [
    { id: "obstacle-1", kind: "obstacle", number: 1, size: "large", x: 270, y: 170 },
    { id: "target-1", kind: "target", number: 1, size: "medium", x: 420, y: 110 },
    { id: "target-2", kind: "target", number: 2, size: "large", x: 440, y: 240 },
    { id: "disc-1", kind: "disc", number: 1, size: "medium", x: 110, y: 200 },
    { id: "disc-2", kind: "disc", number: 2, size: "small", x: 90, y: 100 },
  ],
};
