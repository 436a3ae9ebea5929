import { comeBack, type Disc, type Entry, type Flick, flick, strongestSpeed, WEAKEST } from "@ossuaire/flick";
import { boardOf, type Piece, radiusOf, tableOf } from "../arena.ts";
import type { ConquestOptions } from "../options.ts";
import type { ConquestTable } from "../table.ts";

/** FLK-FLICK-02, 03: how weak and how strong a flick may be. */
export function limits(options: Pick<ConquestOptions, "border">) {
  return { weakest: WEAKEST, strongest: strongestSpeed(boardOf(options)) };
}

/** Lets the discs slide until all lie still (CON-RULING-18); on the mat, what left it comes back (CON-MAT-03). */
export function perform(table: ConquestTable, shot: Flick): readonly Entry[] {
  const entries = slide(table, shot);
  bringBack(table, entries);
  return entries;
}

/** The flick alone: what left the mat is not there any more. */
export function slide({ state }: ConquestTable, shot: Flick): readonly Entry[] {
  const report = flick(tableOf(state.options, state.discs), shot, { tracks: false });
  if (!report.ok)
    throw new Error(`a flick that was allowed is refused: ${report.code} ${report.ids.join(", ")}`);
  state.discs = report.after.discs.map(asPiece);
  return report.entries;
}

/** CON-RULING-61: in the order of leaving, all but the one that is done with (CON-RULING-62). */
export function bringBack({ state, tell }: ConquestTable, entries: readonly Entry[], done?: string): void {
  const exits = entries.filter((entry) => entry.kind === "exit").filter(({ disc }) => disc !== done);
  if (exits.length === 0) return;
  const leavers = exits.map((exit) => ({ id: exit.disc, radius: radiusOf(exit.disc), exit }));
  const { table, spots } = comeBack(tableOf(state.options, state.discs), leavers);
  for (const [i, spot] of spots.entries()) {
    const id = leavers[i]?.id;
    if (id === undefined || !spot.ok) throw new Error("ten discs always find a place on the mat");
    tell({ type: "put-back", rule: "CON-RULING-61", id, x: spot.x, y: spot.y });
  }
  state.discs = table.discs.map(asPiece);
}

function asPiece({ id, x, y }: Disc): Piece {
  return { id, x, y };
}
