import { type Board, prepare, RADIUS, type Rim, type Side, type Table } from "@ossuaire/flick";

/** What lies on a board of the practice room: no game's discs, but of the sizes that all games have. */
export interface Layout {
  readonly rims: Readonly<Record<Side, Rim>>;
  readonly pieces: readonly Laid[];
}

export interface Laid {
  readonly id: string;
  readonly kind: LaidKind;
  /** Which one of its kind. */
  readonly number: number;
  readonly size: Size;
  readonly x: number;
  readonly y: number;
}

/** To be flicked, to be aimed at, or in the way for ever. */
export const laidKinds = ["disc", "target", "obstacle"] as const;
export type LaidKind = (typeof laidKinds)[number];

export const sizes = ["very-small", "small", "medium", "large", "very-large"] as const;
export type Size = (typeof sizes)[number];

/** In mm. */
const ground = { length: 540, width: 340 } as const;

export const walled = { left: "wall", right: "wall", top: "wall", bottom: "wall" } as const;

export function boardOf({ rims }: Pick<Layout, "rims">): Board {
  return { ...ground, rims };
}

/** As the physics knows it. */
export function tableOf(layout: Layout): Table {
  const discs = layout.pieces.map(({ id, kind, size, x, y }) => {
    const disc = { id, x, y, radius: RADIUS[size] };
    return kind === "obstacle" ? { ...disc, fixed: true } : disc;
  });
  return { board: boardOf(layout), discs };
}

/** The border: what comes in may be anything, and is a layout only if it could be laid by hand. */
export function readLayout(input: unknown): Layout | undefined {
  const rims = readRims(fieldOf(input, "rims"));
  const pieces = fieldOf(input, "pieces");
  if (rims === undefined || !Array.isArray(pieces)) return undefined;
  const laid = pieces.flatMap((piece) => readPiece(piece) ?? []);
  const layout = { rims, pieces: laid };
  return laid.length === pieces.length && prepare(tableOf(layout)).ok ? layout : undefined;
}

function readRims(input: unknown): Layout["rims"] | undefined {
  const [left, right, top, bottom] = (["left", "right", "top", "bottom"] as const).map((side) =>
    oneOf(["wall", "open"] as const, fieldOf(input, side)),
  );
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return undefined;
  return { left, right, top, bottom };
}

function readPiece(input: unknown): Laid | undefined {
  const kind = oneOf(laidKinds, fieldOf(input, "kind"));
  const size = oneOf(sizes, fieldOf(input, "size"));
  const id = fieldOf(input, "id");
  const [number, x, y] = ["number", "x", "y"].map((name) => fieldOf(input, name));
  if (kind === undefined || size === undefined || typeof id !== "string") return undefined;
  if (typeof number !== "number" || typeof x !== "number" || typeof y !== "number") return undefined;
  return Number.isSafeInteger(number) ? { id, kind, number, size, x, y } : undefined;
}

function oneOf<T>(choices: readonly T[], input: unknown): T | undefined {
  return choices.find((choice) => choice === input);
}

function fieldOf(input: unknown, name: string): unknown {
  const fields: Readonly<Record<string, unknown>> =
    typeof input === "object" && input !== null ? { ...input } : {};
  return fields[name];
}
