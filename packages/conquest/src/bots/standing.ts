import { crystals } from "../arena.ts";
import { type Character, characters, charactersOf, enemyOf, type Team } from "../teams.ts";
import type { View } from "../view.ts";
import { type Ground, lineOfFire } from "./ground.ts";

/** How good it is for a team to stand like this: who can shoot at whom, and whose turn comes next. */
export function standingOf(ground: Ground, view: View, team: Team): number {
  const enemy = enemyOf(team);
  const [ours, theirs] = [charactersOf[team], charactersOf[enemy]];
  // The enemy acts next with the character of its marker, our own team afterwards with the other of its two.
  const danger = threat(ground, theirs, theirs[view.markers[enemy]], ours);
  const chance = threat(ground, ours, ours[view.markers[team] === 0 ? 1 : 0], theirs);
  return 0.6 * chance - danger;
}

/** How well one side can shoot at the other, the one who acts next counting double. */
function threat(
  ground: Ground,
  shooters: readonly Character[],
  next: Character,
  victims: readonly Character[],
): number {
  let sum = 0;
  for (const shooter of shooters) {
    let best = 0;
    for (const victim of victims) best = Math.max(best, lineOfFire(ground, shooter, victim, everything));
    sum += shooter === next ? best : best / 2;
  }
  return sum;
}

const everything: readonly string[] = [...characters, ...crystals];
