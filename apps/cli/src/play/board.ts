import { length, obstaclesOn, type Piece, pieceName, type View, width } from "@ossuaire/catacombs";
import type { Words } from "@ossuaire/kernel";

/** A character of a terminal is about twice as high as it is wide. */
const cell = { x: 6, y: 12 };

/** A board drawn in characters, and what lies on it, piece by piece. */
export function boardLines({ fight, heroes, lord }: View, language: keyof Words): readonly string[] {
  if (fight === undefined) return [];
  const rows = Array.from({ length: Math.ceil(width / cell.y) }, () =>
    Array.from({ length: Math.ceil(length / cell.x) }, () => " "),
  );
  for (const disc of obstaclesOn(fight.board)) fill(rows, disc, "#", "#");
  const marks = marksOf(fight.pieces);
  for (const piece of fight.pieces) fill(rows, piece, marks.get(piece.id) ?? "?", rimOf(piece));
  const edge = `+${"-".repeat(rows[0]?.length ?? 0)}+`;
  const legend = fight.pieces.map((piece) => {
    const life =
      piece.kind === "hero" ? heroes[piece.card]?.life : piece.kind === "lord" ? lord.life : lifeOf(piece);
    const stunned =
      "stunned" in piece && piece.stunned !== undefined
        ? { fr: ", en incapacité", en: ", incapacitated" }[language]
        : "";
    const where = `(${Math.round(piece.x)}, ${Math.round(piece.y)})`;
    return `  ${marks.get(piece.id)}  ${pieceName(piece.id, piece.card)[language]} ${where}${life === undefined ? "" : ` ♥ ${life}`}${stunned}`;
  });
  return [edge, ...rows.map((row) => `|${row.join("")}|`), edge, ...legend];
}

function lifeOf(piece: Piece): number | undefined {
  return piece.kind === "monster" || piece.kind === "ally" ? piece.life : undefined;
}

/** Capitals for the Heroes and their Allies, small letters for the Overseer's; each piece has one of its own. */
function marksOf(pieces: readonly Piece[]): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const { id, card, kind } of pieces) {
    const isHeroes = kind === "hero" || kind === "ally" || kind === "shield";
    const alphabet = isHeroes ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "abcdefghijklmnopqrstuvwxyz0123456789";
    const first = isHeroes ? card.charAt(0).toUpperCase() : card.charAt(0);
    const taken = new Set(marks.values());
    marks.set(id, [first, ...alphabet].find((letter) => !taken.has(letter)) ?? "*");
  }
  return marks;
}

function rimOf({ kind }: Piece): string {
  if (kind === "wall") return "^";
  return kind === "projectile" ? "*" : "·";
}

function fill(
  rows: string[][],
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  mark: string,
  rim: string,
): void {
  for (const [j, row] of rows.entries()) {
    for (let i = 0; i < row.length; i++) {
      const dx = (i + 0.5) * cell.x - x;
      const dy = (j + 0.5) * cell.y - y;
      if (dx * dx + dy * dy <= radius * radius) row[i] = rim;
    }
  }
  const row = rows[Math.min(rows.length - 1, Math.floor(y / cell.y))];
  if (row !== undefined) row[Math.min(row.length - 1, Math.floor(x / cell.x))] = mark;
}
