import { comeBack, type Entry, flick } from "@ossuaire/flick";
import { arenaOf } from "../arena.ts";
import { fightOf } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** What a flick did, in order, and when the flicked disc stopped; others may have pushed it on after that. */
export interface Slid {
  readonly entries: readonly Entry[];
  readonly stopped: number;
}

/** CAT-ATK-07: lets the discs slide until all lie still; what has left the board is not on it any more. */
export function slide({ state }: CatacombsTable, disc: string, vx: number, vy: number): Slid {
  const fight = fightOf(state);
  const report = flick(arenaOf(fight.board, fight.pieces), { disc, vx, vy });
  if (!report.ok)
    throw new Error(`a flick that was allowed is refused: ${report.code} ${report.ids.join(", ")}`);
  for (const { id, x, y } of report.after.discs) {
    const piece = fight.pieces.find((one) => one.id === id);
    if (piece === undefined) continue;
    piece.x = x;
    piece.y = y;
  }
  const path = report.tracks.find((track) => track.disc === disc)?.pieces ?? [];
  const rest = path.find((piece) => piece.vx === 0 && piece.vy === 0);
  return { entries: report.entries, stopped: rest?.time ?? report.duration };
}

/**
 * CAT-ATK-05, CAT-RULING-06 to 08: what left the board comes back where it left, in that order. A Missile or Fireball
 * that is spent does not (CAT-RULING-11).
 */
export function bringBack({ state, tell }: CatacombsTable, entries: readonly Entry[], spent?: string): void {
  const fight = fightOf(state);
  const exits = entries.filter((entry) => entry.kind === "exit");
  if (exits.length === 0) return;
  const gone = new Set(exits.map(({ disc }) => disc));
  const staying = fight.pieces.filter(({ id }) => !gone.has(id));
  const leavers = exits.flatMap((exit) => {
    const piece = fight.pieces.find(({ id }) => id === exit.disc && id !== spent);
    return piece === undefined ? [] : [{ id: piece.id, radius: piece.radius, exit, piece }];
  });
  const { spots } = comeBack(arenaOf(fight.board, staying), leavers);
  for (const [i, { piece }] of leavers.entries()) {
    const spot = spots[i];
    if (!spot?.ok) throw new Error("a board always has room for a disc that was on it");
    piece.x = spot.x;
    piece.y = spot.y;
    tell({
      type: "put-back",
      rule: "CAT-RULING-06",
      piece: piece.id,
      card: piece.card,
      x: spot.x,
      y: spot.y,
    });
  }
  if (spent !== undefined && gone.has(spent)) takeOff(fight, spent);
}

export function takeOff(fight: { pieces: { readonly id: string }[] }, piece: string): void {
  const at = fight.pieces.findIndex(({ id }) => id === piece);
  if (at >= 0) fight.pieces.splice(at, 1);
}
