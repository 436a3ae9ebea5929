import { ringAround } from "@ossuaire/discs";
import type { Rng } from "@ossuaire/kernel";
import { radiusOfSize } from "../arena.ts";
import { actionsOf, heroCard, isMonster } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import { monsterPiece } from "../rules/newcomers.ts";
import { inReserve } from "../rules/reserve.ts";
import { type Character, canAct, charactersOf, fightOf, type State } from "../state.ts";
import { enemyOf } from "./aim.ts";
import type { Level } from "./level.ts";
import { spotFor } from "./spots.ts";
import { chancesOf } from "./standing.ts";
import { prospectOf, stuns, worthOf, worthOfHero } from "./worth.ts";

/** A Shield between the enemies and whoever they would strike. */
export function shielded(state: State, from: Character, level: Level, rng: Rng): number {
  const ring = ringAround(from, radiusOfSize("large"));
  return spotFor(state, { piece: "shield", card: "shield" }, ring, level, rng)?.gain ?? 0;
}

/** Heroes on the board who lack life, the one to whom so much is worth most first. */
export function ailing(state: State): readonly HeroId[] {
  return charactersOf(state, "heroes")
    .filter(({ kind }) => kind === "hero")
    .map(({ card }) => card)
    .toSorted((a, b) => gainOf(state, b, 2) - gainOf(state, a, 2));
}

/** What some life points are worth to a Hero, on the board or not. */
export function gainOf(state: State, hero: HeroId, points: number): number {
  const life = state.heroes[hero]?.life ?? 0;
  const healed = Math.min(heroCard(hero).life, life + points);
  return worthOfHero(healed) - worthOfHero(life);
}

/** It takes no action, but it can be drunk only once. */
export function draught(state: State, hero: HeroId): number {
  const gain = gainOf(state, hero, 2);
  const enough = fightOf(state).kind === "lord" ? 1 : 1.3;
  return gain >= enough ? 10 : -1;
}

/** An Ally is worth what is left to fight, and more against enemies who stun (CAT-RULING-36). */
export function reinforcement(state: State): number {
  const enemies = charactersOf(state, "overseer");
  const left = enemies.reduce((sum, piece) => sum + worthOf(state, piece), 0);
  const areStunning = enemies.some((piece) =>
    actionsOf(state, piece).some(({ attacks }) => attacks.some(stuns)),
  );
  return (left > 4 ? 1.5 : 0.3) + (areStunning ? 0.7 : 0);
}

/** What the enemies may expect of their next turn, if all of them attack this piece. */
export function dangerOf(state: State, piece: Character, level: Level): number {
  const chance = chancesOf(state, level.hand);
  return charactersOf(state, enemyOf(piece))
    .filter(
      (enemy) => canAct(state, enemy) || (enemy.stunned ?? Number.POSITIVE_INFINITY) < fightOf(state).round,
    )
    .reduce((sum, enemy) => sum + chance(enemy.id, piece.id) * prospectOf(state, enemy, piece), 0);
}

/** A newcomer acts a turn later, if it lives to see it. */
export function arrival(state: State, card: string, most: number): number {
  if (!isMonster(card)) return 0;
  const count = Math.min(most, inReserve(state, card));
  if (count === 0) return 0;
  const { numbered } = fightOf(state);
  const piece = monsterPiece({ ...fightOf(state), numbered: { ...numbered } }, card);
  return 0.2 * count * worthOf(state, piece);
}
