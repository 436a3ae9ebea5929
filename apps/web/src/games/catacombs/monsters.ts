import type { Piece, View } from "@ossuaire/catacombs";

/** The monsters that stand on the board, by their cards; a fire wall is none any more. */
export function monstersIn({ fight }: View): readonly string[] {
  return discsIn(fight?.pieces ?? []).map(({ card }) => card);
}

export function discsIn(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ kind }) => kind === "monster");
}
