import type { Level } from "@ossuaire/discs";
import type { Shot as Flicked } from "@ossuaire/flick";
import type { Rng } from "@ossuaire/kernel";
import { type Advice, adviseFlick } from "@ossuaire/marksman";
import { crystals, type Piece, radiusOf, tableOf } from "../arena.ts";
import type { Shot } from "../shots.ts";
import { type Character, charactersOf, enemyOf } from "../teams.ts";
import type { View } from "../view.ts";
import { lineOfFire } from "./ground.ts";
import { countOf, enemiesHit } from "./hits.ts";
import { standingOf } from "./standing.ts";

/** A shot to be thought about, in an arena that may be only imagined. */
export interface Thought {
  readonly view: View;
  readonly discs: readonly Piece[];
  readonly shot: Shot;
  /** The shot that follows with the same character, if any. */
  readonly next: Shot | undefined;
  readonly target: Character | undefined;
  /** The projectile lies in the arena already. */
  readonly placed: boolean;
}

/** The best flick (and spot, for a projectile that is still to be placed) that the level finds, if there is any. */
export function aimShot(thought: Thought, level: Level, budget: number, rng: Rng): Advice | undefined {
  const { view, discs, shot, target, placed } = thought;
  const { team, character } = view.active;
  const enemies = charactersOf[enemyOf(team)];
  const piece = shot.projectile ?? character;
  const common = {
    table: tableOf(view.options, discs),
    targets: shot.damage === 0 ? [...enemies, ...crystals] : target === undefined ? enemies : [target],
    score: (flicked: Flicked) => worthOf(flicked, thought, piece, level),
    hand: level.hand,
    budget,
    random: rng,
  };
  if (shot.projectile === undefined || placed) return found(adviseFlick({ ...common, pieces: [piece] }));
  const around = shot.fromCompanion ? charactersOf[team] : [character];
  const projectile = { id: piece, radius: radiusOf(piece), around, reach: 25 };
  return found(adviseFlick({ ...common, pieces: [], projectile }));
}

/** The best flick of an obstacle: what it changes for both sides. */
export function aimObstacle(
  view: View,
  pieces: readonly string[],
  level: Level,
  rng: Rng,
): Advice | undefined {
  const advice = adviseFlick({
    table: tableOf(view.options, view.discs),
    pieces,
    targets: crystals,
    score: (flicked: Flicked) => standingOf(flicked, view, view.active.team),
    hand: level.hand,
    budget: level.flicks,
    random: rng,
  });
  return found(advice);
}

function found(advice: ReturnType<typeof adviseFlick>): Advice | undefined {
  return advice.ok ? advice : undefined;
}

/** What a flick of this disc is worth to whoever shoots. */
export function worthOf(
  flicked: Flicked,
  { view, shot, next, target }: Thought,
  piece: string,
  level: Level,
): number {
  const { team } = view.active;
  const damage =
    shot.damage === 0
      ? 0
      : shot.damage * countOf(enemiesHit(flicked, piece, target, charactersOf[enemyOf(team)]));
  const pool = view.pools[enemyOf(team)];
  const wounds = Math.min(damage, pool) + (damage >= pool ? 10 : 0);
  if (level.foresight === 0) return wounds + (next === undefined ? 0 : 0.2 * approach(flicked, view));
  const later = next === undefined ? standingOf(flicked, view, team) : 1.5 * approach(flicked, view);
  return wounds + level.foresight * later;
}

/** How good the active character's line to the better of the two enemies is. */
function approach(flicked: Flicked, view: View): number {
  const enemies = charactersOf[enemyOf(view.active.team)];
  return Math.max(...enemies.map((enemy) => lineOfFire(flicked, view.active.character, enemy, crystals)));
}
