import { endOf, hashOf, type Match } from "@ossuaire/kernel";
import { type Analysis, analyse } from "@ossuaire/study";
import { openStudy } from "../../games/boxes.ts";
import { keepAnalysis, recallAnalysis } from "./kept.ts";

/** So long, in milliseconds, the worker does not listen. */
const slice = 12;

/**
 * Looks at a match again beside whatever else its worker is asked. What was found before is told at once; the best that is known is
 * kept on the device. Undefined for a game whose flicks nobody can read.
 */
export async function analyseFor(
  match: Match,
  needs: readonly string[],
  tell: (analysis: Analysis | undefined) => void,
): Promise<void> {
  const study = await openStudy(match.game.id, needs);
  if (study === undefined) return tell(undefined);
  const end = endOf(match);
  // What was found by other weights is another analysis.
  const by = hashOf(study.judge.weights);
  const known = await recallAnalysis(end, by);
  if (known !== undefined) tell(known);
  if (known?.done) return;
  let since = performance.now();
  for (const found of analyse(match, study)) {
    if (found !== undefined && (known === undefined || found.round > known.round)) {
      tell(found);
      await keepAnalysis(end, by, found);
    }
    if (performance.now() - since < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
