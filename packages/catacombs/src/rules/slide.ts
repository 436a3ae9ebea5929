import { type Slide, slide } from "@ossuaire/discs";
import type { Disc, Entry } from "@ossuaire/flick";
import type { RuleId } from "@ossuaire/kernel";
import { arenaOf } from "../arena.ts";
import { traitsOf } from "../content/box.ts";
import {
  type Character,
  type Fight,
  fightOf,
  isCharacter,
  type Living,
  pieceOf,
  type Side,
} from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** A disc that is set in motion. */
export interface Push {
  readonly disc: string;
  readonly vx: number;
  readonly vy: number;
  /** Whose hand it is: by that, some do not come back who are pushed off the board. */
  readonly hand: Side;
  /** For whom a kill counts. */
  readonly by: string;
  /** A Missile or Fireball that does not come back (CAT-RULING-11). */
  readonly spent?: string | undefined;
}

/** What a flick did, in order, and when the flicked disc stopped; others may have pushed it on after that. */
export interface Slid {
  readonly entries: readonly Entry[];
  readonly stopped: number;
  /** From whom a disc fell that lay on them. */
  readonly freed: readonly string[];
  /** Who left the board and does not come back; they lie nowhere any more. */
  readonly lost: readonly Living[];
}

/**
 * CAT-ATK-07: lets the discs slide until all lie still. What left the board comes back where it left, in that order
 * (CAT-ATK-05, CAT-RULING-06 to 08), unless it is spent or lost.
 */
export function letSlide(table: CatacombsTable, { disc, vx, vy, hand, by, spent }: Push): Slid {
  const { state, tell } = table;
  const fight = fightOf(state);
  const slid = slide(arenaOf(fight.board, fight.pieces), { disc, vx, vy });
  const lost = lostIn(table, slid, hand);
  const { after, spots } = slid.bringBack(spent, ...lost.map(({ piece }) => piece.id));
  moveTo(fight, after.discs);
  const freed = fallen(table, slid);
  tellHeld(table, slid);
  for (const { piece, x, y } of spots) {
    const { card } = pieceOf(state, piece);
    tell({ type: "put-back", rule: "CAT-RULING-06", piece, card, x, y });
  }
  for (const { piece, rule } of lost) {
    piece.life = 0;
    piece.killer = by;
    takeOff(fight, piece.id);
    tell({ type: "lost", rule, piece: piece.id, card: piece.card });
  }
  if (spent !== undefined && !after.discs.some(({ id }) => id === spent)) takeOff(fight, spent);
  return { entries: slid.entries, stopped: stopOf(slid, disc), freed, lost: lost.map(({ piece }) => piece) };
}

/** Who does not come back, and by which rule. */
interface Lost {
  readonly piece: Living;
  readonly rule: RuleId;
}

/** Whoever the cards do not let come back from outside; they are remembered where they left. */
function lostIn({ state }: CatacombsTable, { entries }: Slide, hand: Side): readonly Lost[] {
  const lost: Lost[] = [];
  for (const entry of entries) {
    if (entry.kind !== "exit") continue;
    const piece = fightOf(state).pieces.find(({ id }) => id === entry.disc);
    if (piece === undefined || !isCharacter(piece) || !isMortal(piece)) continue;
    const why = traitsOf(state, piece).find(({ isLostOutside }) => isLostOutside?.(state, piece, hand));
    if (why === undefined) continue;
    piece.x = entry.x;
    piece.y = entry.y;
    lost.push({ piece, rule: why.rule });
  }
  return lost;
}

function isMortal(piece: Character): piece is Living {
  return piece.kind === "monster" || piece.kind === "ally";
}

/** FLK-STACK-04: discs that have fallen from others are off the board at once. */
function fallen({ state, tell }: CatacombsTable, { entries }: Slide): readonly string[] {
  const fight = fightOf(state);
  const freed: string[] = [];
  for (const entry of entries) {
    if (entry.kind !== "fall") continue;
    freed.push(entry.carrier);
    for (const id of entry.riders) {
      const { card } = pieceOf(state, id);
      takeOff(fight, id);
      tell({
        type: "fell",
        rule: "FLK-STACK-04",
        piece: id,
        card,
        from: entry.carrier,
        fromCard: pieceOf(state, entry.carrier).card,
      });
    }
  }
  return freed;
}

/** SOL-RULING-31: after every knock all are told whether what lies on the disc has stayed there. */
function tellHeld({ state, tell }: CatacombsTable, { entries }: Slide): void {
  const knocked = new Set(entries.flatMap((entry) => (entry.kind === "contact" ? entry.discs : [])));
  for (const { id: piece, card, kind, on } of fightOf(state).pieces) {
    if (kind !== "rider" || on === undefined || !knocked.has(on)) continue;
    const { card: fromCard } = pieceOf(state, on);
    tell({ type: "held", rule: "SOL-RULING-31", piece, card, from: on, fromCard });
  }
}

/** What lies on another disc is where that is. */
function moveTo({ pieces }: Fight, discs: readonly Disc[]): void {
  const lying = new Map(discs.map((disc) => [disc.id, disc]));
  for (const piece of pieces) {
    const { x, y } = lying.get(piece.on ?? piece.id) ?? piece;
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
