import type { Script, Seat } from "@ossuaire/kernel";
import { traitsOf } from "../content/box.ts";
import type { Deed, Passing } from "../questions.ts";
import {
  actorOn,
  type Character,
  canAct,
  characterOf,
  charactersOf,
  fightOf,
  type Side,
  type State,
} from "../state.ts";
import { type CatacombsTable, choose, chooseOwn } from "../table.ts";
import { isTiredBy, type KnownDeed, knownDeed, pass, perform } from "./act.ts";
import { deedsOf } from "./deeds.ts";
import { checkDefeat, win } from "./end.ts";
import { seatOfPiece } from "./roles.ts";
import { isDone } from "./room-done.ts";
import { beginTurn, endTurn, patience } from "./turn.ts";
import { wanderersArrive } from "./wander.ts";

/** CAT-ROUND-07 to 12: one action in the Heroes' turn, of whoever wants to be next; or the end of the turn. */
export function* heroesTurn(table: CatacombsTable): Script {
  const { state } = table;
  if (!(yield* nextDeed(table, "heroes"))) {
    yield* endTurn(table, "heroes");
    if (state.ended === undefined) beginTurn(table, "overseer");
  }
  if (state.ended === undefined && state.phase === "overseer") yield* wanderersArrive(table);
}

/** CAT-ROUND-13, 14: one action in the Overseer's turn; or the end of the round. */
export function* overseersTurn(table: CatacombsTable): Script {
  if (yield* nextDeed(table, "overseer")) return;
  yield* endTurn(table, "overseer");
  if (table.state.ended === undefined) yield* endRound(table);
}

/** Whether anybody still had something to do. */
function* nextDeed(table: CatacombsTable, side: Side): Script<boolean> {
  const own = choicesOf(table.state, side);
  if (Object.keys(own).length === 0) return false;
  const asking =
    side === "heroes"
      ? ({ prompt: "hero-acts", rule: "CAT-ROUND-07" } as const)
      : ({ prompt: "monster-acts", rule: "CAT-ROUND-13" } as const);
  const { choice } = yield* chooseOwn(asking, own);
  if (choice.kind === "pass") {
    yield* passAll(table, choice);
    return true;
  }
  const deed = knownDeed(table.state, choice);
  if (yield* isSure(table, deed)) yield* perform(table, deed);
  return true;
}

/** CAT-RULING-45: what each player can begin. Whoever has nobody left that may act is not asked any more. */
function choicesOf(state: State, side: Side): Readonly<Record<Seat, readonly (Deed | Passing)[]>> {
  const own: Record<Seat, (Deed | Passing)[]> = {};
  const able = charactersOf(state, side).filter((piece) => canAct(state, piece));
  for (const [seat, mine] of Map.groupBy(able, (piece) => seatOfPiece(state, piece))) {
    const waiting = mine.filter(({ done }) => !done);
    if (waiting.length === 0) continue;
    const idle = waiting.filter((piece) => !mustAct(state, piece));
    own[seat] = [
      ...mine.flatMap((piece) => deedsOf(state, piece)),
      ...idle.map(passingOf),
      ...(idle.length === waiting.length && idle.length > 1 ? [passing("pass", idle)] : []),
    ];
  }
  return own;
}

/** One after the other; what a card allows after an action may be the end of whoever would be next. */
function* passAll(table: CatacombsTable, { pieces }: Passing): Script {
  for (const { id } of pieces) {
    const piece = actorOn(table.state, id);
    if (piece?.done === false) yield* pass(table, piece);
  }
}

function mustAct(state: State, piece: Character): boolean {
  return traitsOf(state, piece).some((trait) => trait.mustAct?.(state, piece));
}

/** CAT-RULING-44: this one does nothing. */
export function passingOf(piece: Pick<Character, "id" | "card">): Passing {
  return passing(`${piece.id}:pass`, [piece]);
}

function passing(id: string, pieces: readonly Pick<Character, "id" | "card">[]): Passing {
  return { id, kind: "pass", pieces: pieces.map(({ id: piece, card }) => ({ id: piece, card })) };
}

/** CAT-RULING-39: a rage that would lose the game is asked twice. */
function* isSure({ state }: CatacombsTable, { actor, action }: KnownDeed): Script<boolean> {
  if (!isTiredBy(state, characterOf(state, actor), action)) return true;
  const others = charactersOf(state, "heroes").filter((piece) => piece.id !== actor);
  if (others.some((piece) => canAct(state, piece))) return true;
  const seat = seatOfPiece(state, { kind: "hero", card: actor });
  const reply = yield* choose({ seats: seat, prompt: "rage-loses", rule: "CAT-RULING-39" }, ["rage", "no"]);
  return reply === "rage";
}

/** CAT-RULING-89, 96: regeneration, recoveries, the check for defeat, the check for monsters, the end of patience. */
function* endRound(table: CatacombsTable): Script {
  const { state, tell } = table;
  const { round, idle } = fightOf(state);
  for (const side of ["heroes", "overseer"] as const) {
    for (const piece of charactersOf(state, side)) {
      for (const { endOfRound } of traitsOf(state, piece)) endOfRound?.(table, piece);
    }
  }
  for (const piece of [...charactersOf(state, "heroes"), ...charactersOf(state, "overseer")]) {
    // CAT-ROUND-15: only a round spent wholly incapacitated counts.
    if (piece.stunned === undefined || piece.stunned >= round) continue;
    delete piece.stunned;
    tell({ type: "recovers", rule: "CAT-ROUND-15", piece: piece.id, card: piece.card });
  }
  if (checkDefeat(table)) return;
  // CAT-ROUND-06, CAT-ABIL-13, CAT-RULING-30.
  if (yield* isDone(table)) state.phase = "resolution";
  else if (idle === patience) win(table, "heroes-idle");
  else beginTurn(table, "heroes");
}
