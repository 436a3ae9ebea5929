import type { Effect, Reading, Study } from "@ossuaire/discs";
import type { Shot as Flicked } from "@ossuaire/flick";
import type { Spot } from "@ossuaire/kernel";
import { crystals, tableOf } from "../arena.ts";
import { type Thought, worthOf } from "../bots/aim.ts";
import { countOf, enemiesHit } from "../bots/hits.ts";
import { levels } from "../bots/level.ts";
import { standingOf } from "../bots/standing.ts";
import { thoughtOf } from "../bots/thought.ts";
import type { Conquest } from "../table.ts";
import { charactersOf, enemyOf } from "../teams.ts";
import type { View } from "../view.ts";
import { conquestJudge } from "./judge.ts";
import { conquestThemes } from "./themes.ts";

/** What the flicks of Conquest come to, and who stands how well. */
export const conquestStudy: Study<Conquest> = {
  judge: conquestJudge,
  readings(view, question, spot) {
    if (question.prompt === "place" && spot !== undefined)
      return [shotReading({ ...view, discs: [...view.discs, discAt(spot)] }, spot.piece)];
    if (question.kind !== "flick") return [];
    const isObstacle = question.prompt === "obstacle";
    return question.pieces.map((disc) => (isObstacle ? obstacleReading : shotReading)(view, disc));
  },
  themes: conquestThemes,
};

/** CON-RANGED-01: as if the projectile lay there already. */
function discAt({ piece, x, y }: Spot) {
  return { id: piece, x, y };
}

function shotReading(view: View, disc: string): Reading {
  const thought: Thought = { ...thoughtOf(view), placed: true };
  const { shot, target } = thought;
  const enemy = enemyOf(view.active.team);
  const enemies = charactersOf[enemy];
  return {
    table: tableOf(view.options, view.discs),
    disc,
    pieces: enemies,
    read(flicked, effect) {
      readGround(flicked, disc, effect);
      effect.hurt = shot.damage === 0 ? 0 : enemiesHit(flicked, disc, target, enemies);
      // CON-END-01: a team has one pool, and falls together.
      effect.killed = shot.damage * countOf(effect.hurt) >= view.pools[enemy] ? effect.hurt : 0;
    },
    worth: (flicked) => worthOf(flicked, thought, disc, levels.master),
  };
}

/** CON-PUSH-05: it wounds nobody; what counts is how everybody stands afterwards. */
function obstacleReading(view: View, disc: string): Reading {
  return {
    table: tableOf(view.options, view.discs),
    disc,
    pieces: [],
    read(flicked, effect) {
      readGround(flicked, disc, effect);
      effect.hurt = 0;
      effect.killed = 0;
    },
    worth: (flicked) => standingOf(flicked, view, view.active.team),
  };
}

/** CON-FRIEND-01: nobody of the own team is ever wounded. */
function readGround(flicked: Flicked, disc: string, effect: Effect): void {
  effect.harmed = 0;
  effect.out = !flicked.isOnBoard(disc);
  effect.obstacle = false;
  for (let n = 0; n < flicked.length && !effect.obstacle; n++)
    if (flicked.kind(n) === "contact" && flicked.first(n) === disc)
      effect.obstacle = crystals.includes(flicked.second(n));
}
