import { type Slide, slide } from "@ossuaire/discs";
import type { Disc, Entry } from "@ossuaire/flick";
import { arenaOf } from "../arena.ts";
import { type Fight, fightOf, pieceOf } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** What a flick did, in order, and when the flicked disc stopped; others may have pushed it on after that. */
export interface Slid {
  readonly entries: readonly Entry[];
  readonly stopped: number;
}

/**
 * CAT-ATK-07: lets the discs slide until all lie still. What left the board comes back where it left, in that order
 * (CAT-ATK-05, CAT-RULING-06 to 08); a Missile or Fireball that is spent does not (CAT-RULING-11).
 */
export function letSlide(
  { state, tell }: CatacombsTable,
  disc: string,
  vx: number,
  vy: number,
  spent?: string,
): Slid {
  const fight = fightOf(state);
  const slid = slide(arenaOf(fight.board, fight.pieces), { disc, vx, vy });
  const { after, spots } = slid.bringBack(spent);
  moveTo(fight, after.discs);
  for (const { piece, x, y } of spots) {
    const { card } = pieceOf(state, piece);
    tell({ type: "put-back", rule: "CAT-RULING-06", piece, card, x, y });
  }
  if (spent !== undefined && !after.discs.some(({ id }) => id === spent)) takeOff(fight, spent);
  return { entries: slid.entries, stopped: stopOf(slid, disc) };
}

function moveTo({ pieces }: Fight, discs: readonly Disc[]): void {
  const lying = new Map(discs.map((disc) => [disc.id, disc]));
  for (const piece of pieces) {
    const { x, y } = lying.get(piece.id) ?? piece;
    piece.x = x;
    piece.y = y;
  }
}

function stopOf({ tracks, duration }: Slide, disc: string): number {
  const path = tracks.find((track) => track.disc === disc)?.stretches ?? [];
  return path.find((stretch) => stretch.vx === 0 && stretch.vy === 0)?.time ?? duration;
}

export function takeOff(fight: { pieces: { readonly id: string }[] }, piece: string): void {
  const at = fight.pieces.findIndex(({ id }) => id === piece);
  if (at >= 0) fight.pieces.splice(at, 1);
}
