import { type Entry, flick } from "@ossuaire/flick";
import { tableOf } from "../arena.ts";
import { type Course, courseIn, type Wish } from "../tutorial/course.ts";
import type { Duel } from "./duel.ts";

/** How a disc would run with this flick; nothing is played. */
export function courseOf(game: Duel, disc: string, vx: number, vy: number): Course {
  return courseIn(entriesOf(game, disc, vx, vy), disc);
}

/** Flicks what is asked for, in the first way round the circle that runs as wished: so no test depends on aim. */
export function flickAlong(game: Duel, wish: Wish): void {
  const { asked } = game;
  if (asked.kind !== "flick") throw new Error(`asked for ${asked.prompt}, not for a flick`);
  for (const { disc, vx, vy } of flicksOf(asked.pieces)) {
    const entries = entriesOf(game, disc, vx, vy);
    if (!wish(courseIn(entries, disc), (other) => courseIn(entries, other))) continue;
    game.flick(vx, vy, disc);
    return;
  }
  throw new Error(`no flick of ${asked.pieces.join(", ")} runs such a course`);
}

function* flicksOf(discs: readonly string[]) {
  for (const disc of discs) {
    for (const speed of [1000, 600, 1400, 300, 1900]) {
      for (let degrees = 0; degrees < 360; degrees++) {
        const angle = (degrees * Math.PI) / 180;
        yield { disc, vx: Math.round(Math.cos(angle) * speed), vy: Math.round(Math.sin(angle) * speed) };
      }
    }
  }
}

function entriesOf({ state }: Duel, disc: string, vx: number, vy: number): readonly Entry[] {
  const report = flick(tableOf(state.options, state.discs), { disc, vx, vy }, { tracks: false });
  if (!report.ok) throw new Error(`${disc} cannot be flicked: ${report.code}`);
  return report.entries;
}
