import type { Script } from "@ossuaire/kernel";
import type { Strike } from "../attack.ts";
import { traitsOf } from "../content/box.ts";
import {
  actorOn,
  type Character,
  canAct,
  characterOf,
  fightOf,
  isOnBoard,
  lifeOf,
  type State,
  sideOf,
} from "../state.ts";
import { type CatacombsTable, choose } from "../table.ts";
import { checkDefeat } from "./end.ts";
import { canBeStunned, stun } from "./harm.ts";
import { buryAll, removeKilled } from "./leaving.ts";
import { reckon, whenFreed } from "./reckon.ts";
import { type Settled, settle } from "./settle.ts";
import { letSlide, takeOff } from "./slide.ts";

/** A flick that is about to be made: with the attacker's own disc, or a Missile or Fireball. */
export interface Blow extends Settled {
  readonly attacker: string;
  readonly vx: number;
  readonly vy: number;
  /** A Missile that flies again from where it stops (CAT-RULING-11). */
  readonly fliesOn: boolean;
}

/** CAT-RULING-17: one flick and all that comes of it, in ten steps. */
export function* strike(table: CatacombsTable, blow: Blow): Script<Strike> {
  const { state } = table;
  const struck = yield* firstSteps(table, blow);
  if (state.ended !== undefined) return struck;
  const stunned = [...struck.stunned];
  // Step 7.
  for (const answer of yield* answers(table, struck)) stunned.push(...answer.stunned);
  if (state.ended !== undefined) return struck;
  // Step 8.
  yield* removeKilled(table);
  yield* blow.attack.shot?.lands?.(table, blow.attacker, struck) ?? [];
  // Step 9, CAT-INCAP-10.
  for (const piece of stunned) {
    // Whoever died and came back does not lie there as he was struck.
    const isThere = actorOn(state, piece.id) === piece;
    if (isThere && canBeStunned(state, piece) && !staysUp(table, piece)) stun(table, piece, "CAT-INCAP-01");
  }
  // Step 10.
  if (checkDefeat(table)) return struck;
  const attacker = actorOn(state, blow.attacker);
  if (attacker !== undefined) {
    for (const { whenSettled } of traitsOf(state, attacker))
      yield* whenSettled?.(table, attacker, struck) ?? [];
  }
  return struck;
}

function staysUp(table: CatacombsTable, piece: Character): boolean {
  return traitsOf(table.state, piece).some((trait) => trait.staysUp?.(table, piece));
}

/** Steps 1 to 6: what a retaliation goes through as well. */
export function* firstSteps(table: CatacombsTable, blow: Blow): Script<Strike> {
  const { state } = table;
  const attacker = characterOf(state, blow.attacker);
  const { disc, vx, vy, attack } = blow;
  // Steps 1 and 2.
  const goesBack = disc !== blow.attacker && !blow.fliesOn && !attack.shot?.stays;
  const spent = goesBack ? disc : undefined;
  const slid = letSlide(table, { disc, vx, vy, hand: sideOf(attacker), by: attacker.id, spent });
  yield* buryAll(table, slid.lost);
  // Step 3.
  const struck = yield* settle(table, blow, attacker, slid);
  if (spent !== undefined) takeOff(fightOf(state), spent);
  yield* whenFreed(table, slid.freed, sideOf(attacker));
  // Steps 4 and 5.
  if (yield* reckon(table)) return struck;
  // Step 6.
  if (isOnBoard(state, attacker.id) && lifeOf(state, attacker) > 0) {
    for (const { afterStrike } of traitsOf(state, attacker))
      yield* afterStrike?.(table, attacker, struck) ?? [];
  }
  for (const { afterStrike } of attack.modifiers) yield* afterStrike?.(table, attacker, struck) ?? [];
  return struck;
}

/** CAT-RULING-18, 25: whoever has an answer to being struck gives it, one after the other, in the Overseer's order. */
function* answers(table: CatacombsTable, struck: Strike): Script<readonly Strike[]> {
  const { state } = table;
  const given: Strike[] = [];
  let waiting = struck.hit
    .filter((id) => isOnBoard(state, id))
    .map((id) => characterOf(state, id))
    .filter((piece) => canAct(state, piece) && answersOf(state, piece, struck).length > 0);
  while (waiting.length > 0 && state.ended === undefined) {
    const asking = { seats: state.roles.overseer, prompt: "answer-first", rule: "CAT-RULING-25" } as const;
    const named = waiting.map(({ id, card }) => ({ id, card }));
    const first = named.length === 1 ? named[0] : yield* choose(asking, named);
    const piece = waiting.find(({ id }) => id === first?.id);
    if (piece === undefined) break;
    for (const answer of answersOf(state, piece, struck)) {
      const flicked = yield* answer.with(table, piece, struck);
      if (flicked !== undefined) given.push(flicked);
    }
    // A killed one leaves after its own answer.
    if (lifeOf(state, piece) === 0) yield* removeKilled(table, piece.id);
    waiting = waiting.filter((other) => other !== piece);
  }
  return given;
}

/** CAT-ABIL-02: what this piece has against an attack of this kind. */
function answersOf(state: State, piece: Character, { attack }: Strike) {
  return traitsOf(state, piece)
    .flatMap(({ whenStruck }) => whenStruck ?? [])
    .filter(({ by }) => by === attack.kind);
}
