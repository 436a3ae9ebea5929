import type { Kind } from "../game.ts";
import type { Match } from "../match.ts";
import { sightOf } from "../sight.ts";
import type { Step } from "../tutorial.ts";

/** Does what the coach would do in this step. Returns whether it is what the step wants. */
export function playStep<K extends Kind>(match: Match<K>, { exercise }: Step<K>): boolean {
  if (exercise === undefined) return true;
  if (exercise.by === "undo") return match.undo(1, match.seats) === undefined;
  const { serial } = match.page;
  const answer = exercise.show(sightOf(match, exercise.seat, serial));
  const refused = match.submit(exercise.seat, answer, serial);
  if (refused !== undefined) throw new Error(`${exercise.seat} is refused: ${refused.code}`);
  return exercise.counts(sightOf(match, exercise.seat, serial));
}
