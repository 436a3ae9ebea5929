import { Match, type RuleId, sightOf } from "@ossuaire/kernel";
import { conquest } from "../conquest.ts";
import type { Step } from "../tutorial/step.ts";
import { tutorial } from "../tutorial/tutorial.ts";
import { type Duel, onMatch } from "./duel.ts";

const steps = tutorial.chapters.flatMap((chapter) => chapter.steps);
const played = new Map<RuleId, Duel>();

/** The tutorial as the coach plays it, after all that belongs to this rule: a game of one's own. */
export function tutorialAfter(rule: RuleId): Duel {
  const known = played.get(rule) ?? playUpTo(rule);
  played.set(rule, known);
  return onMatch(known.match.fork());
}

function playUpTo(rule: RuleId): Duel {
  const last = steps.findLastIndex((step) => step.rule === rule);
  if (last === -1) throw new Error(`the tutorial tells nothing of ${rule}`);
  const game = onMatch(Match.start(conquest, tutorial.terms()));
  for (const step of steps.slice(0, last + 1)) playStep(game, step);
  return game;
}

/** Does what the coach would do in this step. Returns whether it is what the step wants. */
export function playStep({ match }: Duel, { exercise }: Step): boolean {
  if (exercise === undefined) return true;
  if (exercise.by === "undo") return match.undo(1, match.seats) === undefined;
  const { serial } = match.page;
  const answer = exercise.show(sightOf(match, exercise.seat, serial));
  const refused = match.submit(exercise.seat, answer, serial);
  if (refused !== undefined) throw new Error(`${exercise.seat} is refused: ${refused.code}`);
  return exercise.counts(sightOf(match, exercise.seat, serial));
}
