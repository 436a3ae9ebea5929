import { type Slide, slide } from "@ossuaire/discs";
import type { Disc, Entry, Flick } from "@ossuaire/flick";
import { type Piece, tableOf } from "../arena.ts";
import type { ConquestTable } from "../table.ts";

/** Lets the discs slide until all lie still (CON-RULING-18); on the mat, what left it comes back (CON-MAT-03). */
export function perform(table: ConquestTable, shot: Flick): readonly Entry[] {
  const slid = letSlide(table, shot);
  bringBack(table, slid);
  return slid.entries;
}

/** The flick alone: what left the mat is not there any more. */
export function letSlide({ state }: ConquestTable, shot: Flick): Slide {
  const slid = slide(tableOf(state.options, state.discs), shot, { tracks: false });
  state.discs = slid.after.discs.map(asPiece);
  return slid;
}

/** CON-RULING-61: in the order of leaving, all but the one that is done with (CON-RULING-62). */
export function bringBack({ state, tell }: ConquestTable, slid: Slide, done?: string): void {
  const { after, spots } = slid.bringBack(done);
  for (const { piece: id, x, y } of spots) tell({ type: "put-back", rule: "CON-RULING-61", id, x, y });
  state.discs = after.discs.map(asPiece);
}

function asPiece({ id, x, y }: Disc): Piece {
  return { id, x, y };
}
