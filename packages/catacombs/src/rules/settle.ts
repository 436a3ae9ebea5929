import type { RuleId, Script } from "@ossuaire/kernel";
import type { Attack, Strike } from "../attack.ts";
import { traitsOf } from "../content/box.ts";
import {
  actorOn,
  type Character,
  fightOf,
  isCharacter,
  lifeOf,
  type Piece,
  type State,
  sideOf,
} from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import { canBeStunned, damageOf, guardOf, loseLife } from "./harm.ts";
import type { Slid } from "./slide.ts";
import { isAsked, isWarded } from "./wards.ts";

/** Whose attack it is, with which disc, and on whom it has no effect. */
export interface Settled {
  readonly attack: Attack;
  readonly disc: string;
  /** CAT-CHAIN-05, 06. */
  readonly spared: readonly string[];
  /** CAT-RULING-20. */
  readonly immune: readonly string[];
}

interface Effects {
  readonly touched: string[];
  readonly hit: string[];
  readonly ignored: string[];
  readonly hurt: string[];
  readonly stunned: Character[];
  readonly friends: string[];
}

/** Step 3 of CAT-RULING-17: hits and burns, one by one as the discs have met (CAT-RULING-02). */
export function* settle(
  table: CatacombsTable,
  blow: Settled,
  attacker: Character,
  { entries, stopped, freed, lost }: Slid,
): Script<Strike> {
  const { state } = table;
  const { attack } = blow;
  const effects: Effects = { touched: [], hit: [], ignored: [], hurt: [], stunned: [], friends: [] };
  const fires = burning(table, blow.immune);
  for (const entry of entries) {
    if (entry.kind !== "contact") continue;
    const met = [...fightOf(state).pieces, ...lost].filter(({ id }) => entry.discs.includes(id));
    if (entry.discs[0] === blow.disc && entry.time <= stopped)
      yield* meet(table, blow, attacker, met.filter(isCharacter), effects);
    fires(met);
  }
  if (sideOf(attacker) === "heroes" && (effects.touched.length > 0 || attack.kind !== "melee"))
    fightOf(state).attacked = true;
  const died = effects.hit.filter((id) => isDead(state, id));
  return { attacker: attacker.id, attack, ...effects, died, freed };
}

function isDead(state: State, id: string): boolean {
  const piece = actorOn(state, id);
  return piece !== undefined && lifeOf(state, piece) === 0;
}

/** CAT-HIT-02 to 06, CAT-RULING-01, 03: each whom the flicked disc itself has touched, once, before it stopped. */
function* meet(
  table: CatacombsTable,
  blow: Settled,
  attacker: Character,
  met: readonly Character[],
  effects: Effects,
): Script {
  const { touched, friends } = effects;
  const target = met.find((piece) => sideOf(piece) !== sideOf(attacker));
  if (target !== undefined && !touched.includes(target.id))
    yield* touch(table, blow, attacker, target, effects);
  const friend = met.find((piece) => sideOf(piece) === sideOf(attacker) && piece.id !== blow.disc);
  if (friend !== undefined && !friends.includes(friend.id)) friends.push(friend.id);
}

/** What a direct touch does to an enemy: life, what comes of that, and whether he will be incapacitated. */
function* touch(
  table: CatacombsTable,
  { attack, spared, immune }: Settled,
  attacker: Character,
  target: Character,
  { touched, hit, ignored, hurt, stunned }: Effects,
): Script {
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
    ...(isAsked(state, target, attack) ? { open: true } : {}),
  });
  if (yield* isWarded(table, target, { attacker, attack, hurt })) {
    ignored.push(piece);
    return;
  }
  const damage = damageOf(state, attack, target);
  const guard = guardOf(state, target, { kind: "attack", attack });
  if (damage > 0 && guard) tell({ type: "unhurt", rule: guard.rule, piece, card });
  else if (loseLife(table, target, damage)) {
    hurt.push(piece);
    claim(target, attacker);
    yield* afterHurt(table, attacker, target, attack, hurt);
  }
  if (attack.modifiers.some(({ stuns }) => stuns) && canBeStunned(state, target)) stunned.push(target);
}

/** First what the attacker's card makes of a wound, then the modifiers of the attack, in their order. */
function* afterHurt(
  table: CatacombsTable,
  attacker: Character,
  target: Character,
  attack: Attack,
  hurt: readonly string[],
): Script {
  const hit = { attacker, attack, hurt };
  for (const trait of traitsOf(table.state, attacker))
    if (trait.afterHurt) yield* trait.afterHurt(table, attacker, target, hit);
  for (const modifier of attack.modifiers)
    if (modifier.afterHurt && lifeOf(table.state, target) > 0)
      yield* modifier.afterHurt(table, attacker, target);
}

function spare({ tell }: CatacombsTable, { id: piece, card }: Character, rule: RuleId): void {
  tell({ type: "spared", rule, piece, card });
}

/** CAT-RULING-54: the kill belongs to whoever took the last point. */
export function claim(target: Character, attacker: Pick<Character, "id">): void {
  if (target.kind === "monster" && target.life === 0) target.killer = attacker.id;
}

/** CAT-ABIL-08, 09, CAT-RULING-49: a fire wall and a Hero or Ally have met, once in a flick, however it came about. */
export function burning(table: CatacombsTable, immune: readonly string[]): (met: readonly Piece[]) => void {
  const burnt = new Set<string>();
  return (met) => {
    const wall = met.find(({ kind }) => kind === "wall");
    const victim = met.filter(isCharacter).find((piece) => sideOf(piece) === "heroes");
    if (!wall || !victim || burnt.has(`${wall.id} ${victim.id}`)) return;
    burnt.add(`${wall.id} ${victim.id}`);
    if (immune.includes(victim.id)) spare(table, victim, "CAT-RULING-20");
    else burn(table, wall, victim);
  };
}

function burn(table: CatacombsTable, wall: Piece, victim: Character): void {
  const { state, tell } = table;
  const { id: piece, card } = victim;
  tell({ type: "burnt", rule: "CAT-ABIL-08", piece, card, wall: wall.id, wallCard: wall.card });
  const guard = guardOf(state, victim, { kind: "wall" });
  if (guard) tell({ type: "unhurt", rule: guard.rule, piece, card });
  else loseLife(table, victim, 1);
}
