import { type Entry, prepare, type Shot, type Table } from "@ossuaire/flick";
import type { AnswerTo } from "@ossuaire/kernel";

/** What one disc touches in a flick, in order: the ids of discs, `wall` and `exit`. */
export type Course = readonly string[];

/** Whether a flick runs as it should, by the course of the flicked disc and those of the others. */
export type Wish = (course: Course, of: (disc: string) => Course) => boolean;

/** How much the table is liked as a flick leaves it; a whole point is much. */
export type Worth = (flicked: Shot) => number;

const speeds = [900, 600, 1300, 1800, 350];

/** In degrees. The fine steps find the narrow ways, and take their time. */
const steps = { coarse: 2, fine: 0.5 } as const;

/**
 * The flick that runs as wished, however the discs lie: so that a coach can show it from wherever a learner has led them.
 * Of several it is the one with the most room for an unsteady hand, and the best worth.
 */
export function seekFlick(
  table: Table,
  discs: readonly string[],
  wish: Wish,
  worth: Worth = () => 0,
  pace: keyof typeof steps = "coarse",
): AnswerTo<"flick"> | undefined {
  const ready = prepare(table);
  if (!ready.ok) return undefined;
  const step = steps[pace];
  let best: AnswerTo<"flick"> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const disc of discs) {
    for (const speed of speeds) {
      const tries = Array.from({ length: 360 / step }, (_, way) => {
        const answer = flickTowards(disc, way * step, speed);
        const shot = ready.flick({ disc, vx: answer.vx, vy: answer.vy }, { tracks: false });
        if (!shot.ok) return undefined;
        const { entries } = shot.report();
        if (!wish(courseIn(entries, disc), (other) => courseIn(entries, other))) return undefined;
        return { answer, worth: worth(shot) };
      });
      for (const [way, found] of tries.entries()) {
        if (found === undefined) continue;
        const value = found.worth + roomAround(tries, way, 6 / step);
        if (value <= most) continue;
        most = value;
        best = found.answer;
      }
    }
  }
  return best;
}

export function courseIn(entries: readonly Entry[], disc: string): Course {
  return entries.flatMap((entry) => {
    if (entry.kind === "wall" || entry.kind === "exit") return entry.disc === disc ? [entry.kind] : [];
    if (entry.kind !== "contact" || !entry.discs.includes(disc)) return [];
    return entry.discs.filter((id) => id !== disc);
  });
}

function flickTowards(piece: string, degrees: number, speed: number): AnswerTo<"flick"> {
  const angle = (degrees * Math.PI) / 180;
  const vx = Math.round(Math.cos(angle) * speed);
  const vy = Math.round(Math.sin(angle) * speed);
  return { kind: "flick", piece, vx, vy };
}

/** From 0 to 1: a hand that errs by six degrees to either side still does it. */
function roomAround(tries: readonly unknown[], way: number, enough: number): number {
  for (let off = 1; off <= enough; off++) {
    const sides = [way + off, way - off].map((side) => tries[(side + tries.length) % tries.length]);
    if (sides.includes(undefined)) return (off - 1) / enough;
  }
  return 1;
}
