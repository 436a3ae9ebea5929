import { prepare } from "@ossuaire/flick";
import { type Exercise, reaches, tableOf } from "@ossuaire/study";
import { useState } from "react";
import type { Scene } from "../../board/scene.ts";
import type { Flight } from "./flight.ts";
import { keepMark, recallBests } from "./kept.ts";
import { useFlight } from "./useFlight.ts";

/** So many flicks make a mark. */
export const series = 10;

interface Flicks {
  /** Of each that was made, whether it did what it should. */
  readonly made: readonly boolean[];
  /** It is the best so far. */
  readonly isRecord: boolean;
}

const none: Flicks = { made: [], isRecord: false };

/** Ten flicks from the same place: each is judged when it has been watched, then all lies as before. */
export function useSeries(exercise: Exercise, scene: Scene) {
  const [flicks, setFlicks] = useState(none);
  const { made } = flicks;
  const { motion, fly, land } = useFlight(scene, exercise.layout, (flight) => {
    const all = [...made, isDone(exercise, flight)];
    setFlicks({ made: all, isRecord: all.length === series && keepMark(exercise.id, done(all)) });
  });
  return {
    ...flicks,
    motion,
    fly,
    land,
    isOver: made.length === series,
    mark: done(made),
    best: recallBests()[exercise.id],
    again: () => setFlicks(none),
  };
}

export type Series = ReturnType<typeof useSeries>;

function done(made: readonly boolean[]): number {
  return made.filter((isDone) => isDone).length;
}

function isDone({ layout, goal }: Exercise, { answer: { piece: disc, vx, vy } }: Flight): boolean {
  const ready = prepare(tableOf(layout));
  const shot = ready.ok ? ready.flick({ disc, vx, vy }) : ready;
  return shot.ok && reaches(shot, disc, goal);
}
