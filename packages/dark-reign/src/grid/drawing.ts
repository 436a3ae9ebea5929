import type { Square } from "./square.ts";

/** What a square is by its plan. A doorway is the square of a door or of a passage (REG-RULING-21). */
export type Terrain = "rock" | "floor" | "pillar" | "chasm" | "bridge" | "cell" | "doorway" | "corridor";

/** REG-TILE: the signs of a drawing; `L` is lava or swamp water by the play level, `J` a prison door. */
const signs: Readonly<Record<string, Terrain>> = {
  "#": "rock",
  ".": "floor",
  P: "pillar",
  L: "chasm",
  B: "bridge",
  c: "cell",
  J: "doorway",
};

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Without marks: a marked square is floor. */
  readonly rows: readonly string[];
  readonly marks: ReadonlyMap<string, Square>;
}

/** A drawing in characters; those of `marked` stand for a place of their own on the floor. What is no drawing throws. */
export function readDrawing(text: string, marked = ""): Drawing {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const marks = new Map<string, Square>();
  const rows = lines.map((line, y) =>
    Array.from(line, (sign, x) => {
      if (signs[sign] !== undefined) return sign;
      if (!marked.includes(sign)) throw new Error(`“${sign}” has no meaning in a drawing:\n${text}`);
      if (marks.has(sign)) throw new Error(`“${sign}” stands twice in a drawing:\n${text}`);
      marks.set(sign, { x, y });
      return ".";
    }).join(""),
  );
  const width = rows[0]?.length ?? 0;
  if (width === 0 || rows.some((row) => row.length !== width))
    throw new Error(`the rows of a drawing are of one length:\n${text}`);
  return { width, height: rows.length, rows, marks };
}

export function terrainOf(sign: string | undefined): Terrain {
  return signs[sign ?? "#"] ?? "rock";
}
