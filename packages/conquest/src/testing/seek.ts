import { type Entry, flick } from "@ossuaire/flick";
import { tableOf } from "../arena.ts";
import type { Duel } from "./duel.ts";

/** What one disc touches in a flick, in order: the ids of discs, `wall` and `exit`. */
type Course = readonly string[];

/** Whether a flick runs as a test wants it, by the course of the flicked disc and those of the others. */
export type Wish = (course: Course, of: (disc: string) => Course) => boolean;

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

/** Touches no character at all. */
export const harmless: Wish = (course) => !course.some(isCharacter);

/** Hits exactly one of these, all of one team, before any wall, and not its companion. */
export function wounding(...targets: readonly [string, ...string[]]): Wish {
  const team = targets[0].slice(0, 1);
  return (course) => {
    const clean = course.includes("wall") ? course.slice(0, course.indexOf("wall")) : course;
    const hit = new Set(clean.filter((id) => isCharacter(id) && id.startsWith(team)));
    return hit.size === 1 && targets.some((target) => hit.has(target));
  };
}

function isCharacter(id: string): boolean {
  return /^[sc]\d$/.test(id);
}

function entriesOf({ state }: Duel, disc: string, vx: number, vy: number): readonly Entry[] {
  const report = flick(tableOf(state.options, state.discs), { disc, vx, vy }, { tracks: false });
  if (!report.ok) throw new Error(`${disc} cannot be flicked: ${report.code}`);
  return report.entries;
}

function courseIn(entries: readonly Entry[], disc: string): Course {
  return entries.flatMap((entry) => {
    if (entry.kind === "wall" || entry.kind === "exit") return entry.disc === disc ? [entry.kind] : [];
    if (entry.kind !== "contact" || !entry.discs.includes(disc)) return [];
    return entry.discs.filter((id) => id !== disc);
  });
}
