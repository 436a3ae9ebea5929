import type { Refusal } from "@ossuaire/flick";
import { wildIdea } from "./idea.ts";
import { ideasOf } from "./ideas.ts";
import { refined } from "./refine.ts";
import type { Stand } from "./stand.ts";
import { standsOf } from "./stands.ts";
import type { Advice, Task } from "./task.ts";
import { type Contender, promiseOf, type Trials, trialsOf } from "./trials.ts";

/** Shares of the budget for trying ideas as intended: those that were thought out, … */
const LOOK = 0.4;
/** … then some wild ones, … */
const STRAY = 0.1;
/** … or many, as long as nothing makes any difference. */
const SEARCH = 0.3;

/**
 * The best flick that was found for this hand, or why there is none. Thinks of lines by geometry, tries them once as
 * intended, and then the best of them and their neighbours again and again with the hand's errors.
 */
export function adviseFlick(task: Task): Advice | Refusal {
  if (!(task.budget >= 1)) throw new RangeError(`a budget of ${task.budget} allows for no advice`);
  const stands = standsOf(task);
  if ("ok" in stands) return stands;
  const trials = trialsOf(task);
  const best = refined(look(task, stands, trials), trials, task.hand);
  if (best === undefined) throw new Error("a stand without a single idea");
  const { stand, vx, vy } = best.idea;
  const advice = {
    ok: true,
    flick: { disc: stand.disc.id, vx, vy },
    score: promiseOf(best),
    simulations: Math.floor(task.budget) - trials.left(),
  } as const;
  return stand.spot === undefined ? advice : { ...advice, spot: stand.spot };
}

function look({ budget, hand, random }: Task, stands: readonly Stand[], trials: Trials): Contender[] {
  const seen: Contender[] = [];
  const most = Math.ceil(LOOK * budget);
  for (const idea of ideasOf(stands, hand, most)) {
    const contender = trials.attempt(idea);
    if (contender !== undefined) seen.push(contender);
  }
  const stray = seen.length + Math.floor(STRAY * budget);
  const search = seen.length + Math.floor(SEARCH * budget);
  let isFlat = seen.every(({ ideal }) => ideal === seen[0]?.ideal);
  while (seen.length < stray || (isFlat && seen.length < search)) {
    const idea = wildIdea(stands, random);
    const contender = idea && trials.attempt(idea);
    if (contender === undefined) break;
    isFlat &&= contender.ideal === (seen[0] ?? contender).ideal;
    seen.push(contender);
  }
  return seen;
}
