import type { RuleId, Script } from "@ossuaire/kernel";
import type { Attack } from "../attack.ts";
import { traitsOf } from "../content/box.ts";
import {
  actorOn,
  type Character,
  characterOf,
  fightOf,
  heroIds,
  isAlive,
  isCharacter,
  isOnBoard,
  isStunned,
  lifeOf,
  type Piece,
  type State,
  sideOf,
} from "../state.ts";
import { type CatacombsTable, choose } from "../table.ts";
import type { Strike } from "../trait.ts";
import { checkDefeat, win } from "./end.ts";
import { canBeStunned, damageOf, guardOf, loseLife, stun } from "./harm.ts";
import { leave, removeKilled } from "./leaving.ts";
import { letSlide, type Slid, takeOff } from "./slide.ts";

/** A flick that is about to be made. */
export interface Blow {
  readonly attacker: string;
  readonly attack: Attack;
  /** The flicked disc: the attacker's own, or a Missile or Fireball. */
  readonly disc: string;
  readonly vx: number;
  readonly vy: number;
  /** CAT-CHAIN-05, 06: on whom it has no effect, because the flick before has touched them. */
  readonly spared: readonly string[];
  /** CAT-RULING-20: whom nothing that comes of it can harm. */
  readonly immune: readonly string[];
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
  removeKilled(table);
  // Step 9, CAT-INCAP-10.
  for (const id of stunned) {
    const piece = actorOn(state, id);
    if (piece !== undefined && canBeStunned(piece)) stun(table, piece, "CAT-INCAP-01");
  }
  // Step 10.
  checkDefeat(table);
  return struck;
}

/** Steps 1 to 6: what a retaliation goes through as well. */
export function* firstSteps(table: CatacombsTable, blow: Blow): Script<Strike> {
  const { state } = table;
  const attacker = characterOf(state, blow.attacker);
  // Steps 1 and 2.
  const spent = blow.disc !== blow.attacker && !blow.fliesOn ? blow.disc : undefined;
  const slid = letSlide(table, blow.disc, blow.vx, blow.vy, spent);
  // Step 3.
  const struck = settle(table, blow, attacker, slid);
  if (spent !== undefined) takeOff(fightOf(state), spent);
  // Step 4.
  for (const piece of [...fightOf(state).pieces]) {
    const isDead = isCharacter(piece) && sideOf(piece) === "heroes" && lifeOf(state, piece) === 0;
    if (isDead && isOnBoard(state, piece.id)) leave(table, piece);
  }
  // Step 5.
  if (isLordDead(state)) {
    win(table, heroIds(state).some((hero) => isAlive(state, hero)) ? "lord-dead" : "heroes-dead");
    return struck;
  }
  // Step 6.
  if (isOnBoard(state, attacker.id) && lifeOf(state, attacker) > 0) {
    for (const { afterStrike } of traitsOf(state, attacker))
      yield* afterStrike?.(table, attacker, struck) ?? [];
  }
  return struck;
}

function isLordDead(state: State): boolean {
  return fightOf(state).kind === "lord" && state.lord.life === 0;
}

/** Hits and burns, one by one as the discs have met (CAT-RULING-02, 17). */
function settle(table: CatacombsTable, blow: Blow, attacker: Character, { entries, stopped }: Slid): Strike {
  const { state } = table;
  const { attack } = blow;
  const effects: Effects = { touched: [], hit: [], hurt: [], stunned: [] };
  const burnt = new Set<string>();
  for (const entry of entries) {
    if (entry.kind !== "contact") continue;
    const pieces = fightOf(state).pieces.filter(({ id }) => entry.discs.includes(id));
    const met = pieces.filter(isCharacter);
    // CAT-HIT-02 to 06, CAT-RULING-01, 03: each enemy whom the flicked disc itself has touched, once, before it stopped.
    const target = met.find((piece) => sideOf(piece) !== sideOf(attacker));
    const isDirect = entry.discs[0] === blow.disc && entry.time <= stopped;
    if (isDirect && target && !effects.touched.includes(target.id))
      touch(table, blow, attacker, target, effects);
    const wall = pieces.find(({ kind }) => kind === "wall");
    const victim = met.find((piece) => sideOf(piece) === "heroes");
    if (wall && victim && !burnt.has(`${wall.id} ${victim.id}`)) {
      burnt.add(`${wall.id} ${victim.id}`);
      if (blow.immune.includes(victim.id)) spare(table, victim, "CAT-RULING-20");
      else burn(table, wall, victim);
    }
  }
  if (sideOf(attacker) === "heroes" && (effects.touched.length > 0 || attack.kind !== "melee"))
    fightOf(state).attacked = true;
  return { attacker: attacker.id, attack, ...effects };
}

interface Effects {
  readonly touched: string[];
  readonly hit: string[];
  readonly hurt: string[];
  readonly stunned: string[];
}

/** What a direct touch does to an enemy: life, and whether he will be incapacitated. */
function touch(
  table: CatacombsTable,
  { attack, spared, immune }: Blow,
  attacker: Character,
  target: Character,
  { touched, hit, hurt, stunned }: Effects,
): void {
  const { state, tell } = table;
  const { id: piece, card } = target;
  touched.push(piece);
  if (immune.includes(piece) || spared.includes(piece)) {
    spare(table, target, immune.includes(piece) ? "CAT-RULING-20" : "CAT-CHAIN-06");
    return;
  }
  hit.push(piece);
  tell({
    type: "hit",
    rule: "CAT-HIT-02",
    piece,
    card,
    by: attacker.id,
    byCard: attacker.card,
    attack: attack.kind,
  });
  const damage = damageOf(state, attack, target);
  const guard = guardOf(state, target, attack);
  if (damage > 0 && guard) tell({ type: "unhurt", rule: guard.rule, piece, card });
  else if (loseLife(table, target, damage)) {
    hurt.push(piece);
    claim(target, attacker);
  }
  if (attack.modifiers.some(({ stuns }) => stuns) && canBeStunned(target)) stunned.push(piece);
}

function spare({ tell }: CatacombsTable, { id: piece, card }: Character, rule: RuleId): void {
  tell({ type: "spared", rule, piece, card });
}

/** CAT-RULING-54: the kill belongs to whoever took the last point. */
function claim(target: Character, attacker: Character): void {
  if (target.kind === "monster" && target.life === 0) target.killer = attacker.id;
}

/** CAT-ABIL-08, 09, CAT-RULING-49: a fire wall and a Hero or Ally have met, however it came about. */
function burn(table: CatacombsTable, wall: Piece, victim: Character): void {
  const { state, tell } = table;
  const { id: piece, card } = victim;
  tell({ type: "burnt", rule: "CAT-ABIL-08", piece, card, wall: wall.id, wallCard: wall.card });
  const guard = guardOf(state, victim, undefined);
  if (guard) tell({ type: "unhurt", rule: guard.rule, piece, card });
  else loseLife(table, victim, 1);
}

/** CAT-RULING-18, 25: whoever has an answer to being struck gives it, one after the other, in the Overseer's order. */
function* answers(table: CatacombsTable, struck: Strike): Script<readonly Strike[]> {
  const { state } = table;
  const given: Strike[] = [];
  let waiting = struck.hit
    .filter((id) => isOnBoard(state, id))
    .map((id) => characterOf(state, id))
    .filter((piece) => !isStunned(piece) && answersOf(state, piece, struck).length > 0);
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
    if (lifeOf(state, piece) === 0) removeKilled(table, piece.id);
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
