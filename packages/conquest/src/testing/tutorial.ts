import { Match, type RuleId } from "@ossuaire/kernel";
import { playStep } from "@ossuaire/kernel/testing";
import { conquest } from "../conquest.ts";
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
  for (const step of steps.slice(0, last + 1)) playStep(game.match, step);
  return game;
}
