import type { Aim } from "../../asked/deed.ts";
import type { Deed } from "../../deed.ts";
import { oddsOfTest } from "../../dice/odds.ts";
import { termsOf } from "../../rules/test.ts";
import type { Trial } from "../../trial.ts";
import type { SeenCharacter } from "../../view.ts";
import { average } from "./blows.ts";
import type { Known } from "./known.ts";

/** How likely somebody passes the test of a deed, by the very trial that its dice are thrown for. */
export function chanceOf(known: Known, who: SeenCharacter, { trial }: Deed, aim: Aim): number {
  const made = trial?.(known.state, who, aim);
  return made === undefined ? 1 : chanceIn(known, who, made);
}

export const chanceIn = ({ state }: Known, who: SeenCharacter, trial: Trial): number =>
  average(oddsOfTest(termsOf(state, who, trial)));
