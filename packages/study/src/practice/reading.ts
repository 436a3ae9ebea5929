import type { Reading } from "@ossuaire/discs";
import { type Goal, isTouched, reaches } from "./goal.ts";
import { isMovable, type Layout, tableOf } from "./layout.ts";

/**
 * A flick of the practice room: targets that are touched count as hurt, and as killed when all that is asked for is done.
 * Where nothing is asked for, every target is worth the same.
 */
export function practiceReading(layout: Layout, disc: string, goal?: Goal): Reading {
  const targets = layout.pieces
    .filter(({ id, kind }) => kind === "target" && id !== disc)
    .map(({ id }) => id);
  const obstacles = layout.pieces.filter((piece) => !isMovable(piece)).map(({ id }) => id);
  // Whom a goal without targets is done to: the flicked disc itself.
  const pieces = targets.length === 0 ? [disc] : targets.slice(0, 31);
  const all = 2 ** pieces.length - 1;
  return {
    table: tableOf(layout),
    disc,
    pieces,
    read(shot, effect) {
      effect.hurt = 0;
      effect.harmed = 0;
      for (let n = 0; n < targets.length && n < pieces.length; n++)
        if (isTouched(shot, disc, pieces[n] ?? "")) effect.hurt |= 1 << n;
      const isDone = goal !== undefined && reaches(shot, disc, goal);
      if (isDone) effect.hurt = all;
      effect.killed = isDone ? all : 0;
      effect.out = !shot.isOnBoard(disc);
      effect.obstacle = obstacles.some((id) => isTouched(shot, disc, id));
    },
    worth(shot) {
      if (goal !== undefined) return reaches(shot, disc, goal) ? 1 : 0;
      let worth = shot.isOnBoard(disc) ? 0 : -0.1;
      for (const id of targets) if (isTouched(shot, disc, id)) worth += 1;
      return worth;
    },
  };
}
