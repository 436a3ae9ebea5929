import { allyOf, type Fight, monsterOf, numberOf, type Phase, type Piece } from "@ossuaire/catacombs";
import type { Counter } from "../../board/scene.ts";

/** CAT-HIT-09, CAT-COMP-11: which side of a disc is up. Heroes and Lords keep their life on a board. */
export function lifeOnDisc(piece: Piece): Pick<Counter, "life" | "lost"> {
  if (piece.kind !== "monster" && piece.kind !== "ally") return {};
  const { life } = piece.kind === "monster" ? monsterOf(piece.card) : allyOf(piece.card);
  return { life, lost: life - piece.life };
}

/** Twins bear their number, in the order in which they came, as long as the room lasts. */
export function numberOnDisc({ id, card, kind }: Piece, { numbered }: Fight): number | undefined {
  return kind === "monster" && (numbered[card] ?? 0) > 1 ? numberOf(id, card) : undefined;
}

export function isStunned(piece: Piece): boolean {
  return "stunned" in piece && piece.stunned !== undefined;
}

/** CAT-ROUND-07: who has acted while its own side still acts. */
export function hasActed(piece: Piece, phase: Phase): boolean {
  if (!("done" in piece) || !piece.done || isStunned(piece)) return false;
  return phase === (piece.kind === "hero" || piece.kind === "ally" ? "heroes" : "overseer");
}
