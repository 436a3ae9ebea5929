import type { Action } from "../action.ts";
import { type Attack, melee } from "../attack.ts";
import { actionsOf, allyOf, lordOf, monsterOf, traitsOf } from "../content/box.ts";
import { damageOf, guardOf } from "../rules/harm.ts";
import {
  type Character,
  canAct,
  isCharacter,
  isFrozen,
  isStunned,
  lifeOf,
  type State,
  sideOf,
} from "../state.ts";
import { openedJudgements } from "./opened.ts";

/** What the game is worth; everything else is measured in life points of a healthy Hero, more or less. */
export const victory = 40;

/** A further flick of an action finds less to hit than the first. */
export const laterFlick = 0.65;

/** What a piece is worth to its side with so much life: the last points count most, so that the wounded are finished. */
export function worthOf(state: State, piece: Character, life = lifeOf(state, piece)): number {
  if (life <= 0) return 0;
  switch (piece.kind) {
    case "hero":
      return worthOfHero(life);
    case "lord":
      return 30 * Math.sqrt(life / lordOf(piece.card).life);
    case "ally":
      return allyOf(piece.card).isOutpost ? 1 : 1.5;
    case "monster": {
      const { life: full, gold } = monsterOf(piece.card);
      const able = 0.6 + 0.9 * harmIn(bestAction(state, piece)) + gold / 700 + abilitiesOf(piece.card);
      const whole = able + ransomOf(state, piece);
      return life < full ? 0.55 * whole * ((2 * life) / full) : whole;
    }
  }
}

/** What a box says of the abilities of a monster; in the base game its attacks and its gold tell enough. */
function abilitiesOf(card: string): number {
  for (const { monsters } of openedJudgements()) {
    const worth = monsters[card];
    if (worth !== undefined) return worth;
  }
  return 0;
}

/** VER-DEVOUR-08: whoever is held comes back when it dies, and only then. */
function ransomOf({ fight, heroes }: State, { id }: Character): number {
  const held = (fight?.captives ?? []).filter(({ by }) => by === id);
  return held.reduce((sum, { piece }) => sum + worthOfHero(heroes[piece.card]?.life ?? 0), 0);
}

/** To either side: a Hero who is nearly dead is the one to strike, to heal and to hide. */
export function worthOfHero(life: number): number {
  return (14 * life) / (life + 3);
}

/** An action in life points that it may cost, if every flick hits one Hero. */
function harmIn({ attacks }: Action): number {
  let share = 1;
  let harm = 0;
  for (const { damage, modifiers } of attacks) {
    const extra = modifiers.some(({ id }) => id === "critical") ? 1 : 0;
    harm += share * ((damage === 0 ? 0 : damage + extra) + (stuns({ modifiers }) ? 0.8 : 0));
    share *= laterFlick;
  }
  return harm;
}

function bestAction(state: State, piece: Character): Action {
  const [first, ...others] = actionsOf(state, piece);
  if (first === undefined) throw new Error(`${piece.card} can do nothing`);
  return others.reduce((best, action) => (harmIn(action) > harmIn(best) ? action : best), first);
}

export function stuns({ modifiers }: Pick<Attack, "modifiers">): boolean {
  return modifiers.some((modifier) => modifier.stuns);
}

/** What one hit of an attack does to a target. */
export interface Prize {
  readonly worth: number;
  readonly kills: boolean;
  readonly stuns: boolean;
}

/** What a lost action is worth. */
const pause = 1.1;

/** Life points that a hit costs. */
export function lossOf(state: State, attack: Attack, target: Character): number {
  if (guardOf(state, target, { kind: "attack", attack }) !== undefined) return 0;
  return Math.min(lifeOf(state, target), damageOf(state, attack, target));
}

export function prizeOf(state: State, attack: Attack, target: Character): Prize {
  const life = lifeOf(state, target);
  const lost = lossOf(state, attack, target);
  const kills = lost > 0 && lost === life;
  const stunned = !kills && stuns(attack) && canFall(state, target);
  const worth = worthOf(state, target) - worthOf(state, target, life - lost);
  const won = kills && target.kind === "lord" ? victory : 0;
  const rest = kills ? (restOf(state, target) ?? 0) : 0;
  return {
    worth:
      healsSoon(state, target, lost, kills) * worth +
      won +
      rest +
      bindingOf(state, attack, target) +
      (stunned ? pause : 0) -
      answered(state, attack, target),
    kills,
    stuns: stunned,
  };
}

/** Whom an attack can still make incapacitated, as far as cards tell. */
function canFall(state: State, target: Character): boolean {
  const staysUp = traitsOf(state, target).some((trait) => trait.staysUp !== undefined);
  return target.kind !== "ally" && !isStunned(target) && !staysUp;
}

/** What it is worth that a monster can act, or cannot, until somebody knocks its spike off: the more it could do, the more. */
export function worthOfFreedom(state: State, piece: Character): number {
  const others = restOf(state, piece);
  const bound = 0.5 * pause + 0.7 * harmIn(bestAction(state, piece)) + abilitiesOf(piece.card);
  return others === undefined ? bound : Math.max(bound, done * worthOf(state, piece) + others);
}

/** SOL-FREEZE-12: how sure it is that who is frozen as the last stays so until the round is over. */
const done = 0.8;

/** What the others are worth, if all of them are frozen: without this one the room is done with. */
function restOf(state: State, { id, kind }: Character): number | undefined {
  const others = (state.fight?.pieces ?? []).filter(isCharacter).filter((one) => sideOf(one) === "overseer");
  if (kind !== "monster" || others.some((one) => one.id !== id && !isFrozen(state, one))) return undefined;
  return others.reduce((sum, one) => sum + (one.id === id ? 0 : done * worthOf(state, one)), 0);
}

/** A shot that lies down on whom it has hit: the most dangerous is the one to bind. */
function bindingOf(state: State, { shot }: Attack, target: Character): number {
  if (shot?.lands === undefined || target.kind !== "monster" || isFrozen(state, target)) return 0;
  const cannot = traitsOf(state, target).some(({ isFreezable }) => isFreezable === false);
  return cannot ? 0 : worthOfFreedom(state, target);
}

/** CAT-ABIL-06: a wound that is gone at the end of the round counts only while others can still finish it. */
function healsSoon(state: State, target: Character, lost: number, kills: boolean): number {
  if (kills || lost === 0 || !traitsOf(state, target).some(({ endOfRound }) => endOfRound)) return 1;
  const able = (state.fight?.pieces ?? []).filter(
    (one) => one.kind === "hero" && !one.done && canAct(state, one),
  );
  return able.length > 1 ? 0.8 : 0.1;
}

/** CAT-ABIL-01: whoever strikes a Minotaur has it strike a friend. */
function answered(state: State, attack: Attack, target: Character): number {
  if (attack.kind !== "melee" || !canAct(state, target) || sideOf(target) === "heroes") return 0;
  return traitsOf(state, target).some(({ whenStruck }) => whenStruck) ? 0.3 : 0;
}

/** What an enemy within this piece's reach is worth to it in its next turn, if it hits. */
export function prospectOf(state: State, piece: Character, target: Character): number {
  // What a Hero can do but once is not counted on.
  const attacks = piece.kind === "hero" ? [melee] : bestAction(state, piece).attacks;
  let share = 1;
  let worth = 0;
  for (const [i, attack] of attacks.entries()) {
    const besides = prizeInBoxes(state, piece, attack, target, attacks[i - 1]);
    worth += share * (prizeOf(state, attack, target).worth + besides);
    share *= laterFlick;
  }
  return worth;
}

/** What a hit is worth beyond the life it takes, as the boxes say: poison, a Hero who is devoured. */
export function prizeInBoxes(
  state: State,
  actor: Character,
  attack: Attack,
  target: Character,
  before?: Attack,
): number {
  let worth = 0;
  for (const { prize } of openedJudgements()) worth += prize?.(state, actor, attack, target, before) ?? 0;
  return worth;
}
