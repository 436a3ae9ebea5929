import { allyOf, type Fight, monsterOf, numberOf, type Phase, type Piece } from "@ossuaire/catacombs";
import type { Counter } from "../../board/scene.ts";

/** CAT-HIT-09, CAT-COMP-11: which side of a disc is up. Heroes and Lords keep their life on a board. */
export function lifeOnDisc(piece: Piece): Pick<Counter, "life" | "lost" | "steady"> {
  if (piece.kind === "ally")
    return { life: allyOf(piece.card).life, lost: allyOf(piece.card).life - piece.life };
  if (piece.kind !== "monster") return {};
  const { life, traits } = monsterOf(piece.card);
  // VER-STAMINA-01, 02: never turned over, its drops are counted.
  const steady = traits.some(({ id }) => id === "stamina");
  return { life, lost: life - piece.life, ...(steady ? { steady } : {}) };
}

/** Twins bear their number, in the order in which they came, as long as the room lasts. */
export function numberOnDisc({ id, card, kind }: Piece, { numbered }: Fight): number | undefined {
  return kind === "monster" && (numbered[card] ?? 0) > 1 ? numberOf(id, card) : undefined;
}

/** SOL-VERDICT-18: her disc has been changed for the other one. */
export function isInOtherForm(piece: Piece): boolean {
  return "marks" in piece && piece.marks["beast"] !== undefined;
}

export function isStunned(piece: Piece): boolean {
  return "stunned" in piece && piece.stunned !== undefined;
}

/** CAT-ROUND-07: who has acted while its own side still acts. */
export function hasActed(piece: Piece, phase: Phase): boolean {
  if (!("done" in piece) || !piece.done || isStunned(piece)) return false;
  return phase === (piece.kind === "hero" || piece.kind === "ally" ? "heroes" : "overseer");
}
