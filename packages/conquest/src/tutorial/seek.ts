import { prepare, type Shot } from "@ossuaire/flick";
import type { Answer } from "@ossuaire/kernel";
import { tableOf } from "../arena.ts";
import type { View } from "../view.ts";
import { courseIn, type Wish } from "./course.ts";

/** The arena, as everybody sees it. */
export type Arena = Pick<View, "options" | "discs">;

export type Flicked = Extract<Answer, { readonly kind: "flick" }>;

/** How much the arena is liked as a flick leaves it; a whole point is much. */
export type Worth = (flicked: Shot) => number;

const speeds = [900, 600, 1300, 1800, 350];

/** In degrees. The fine steps find the narrow ways, and take their time. */
const steps = { coarse: 2, fine: 0.5 } as const;

/**
 * The flick that runs as wished, however the discs lie: so nobody has to stand where the rulebook's pictures show them.
 * Of several it is the one with the most room for an unsteady hand, and the best worth.
 */
export function findFlick(
  arena: Arena,
  discs: readonly string[],
  wish: Wish,
  worth: Worth = () => 0,
  pace: keyof typeof steps = "coarse",
): Flicked | undefined {
  const ready = prepare(tableOf(arena.options, arena.discs));
  if (!ready.ok) return undefined;
  const step = steps[pace];
  let best: Flicked | undefined;
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

function flickTowards(piece: string, degrees: number, speed: number): Flicked {
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
