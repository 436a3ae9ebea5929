import { canonicalText, xoroshiro } from "@ossuaire/kernel";
import { malformedAnswer } from "@ossuaire/kernel/testing";
import { startQuest, temperOf } from "./fuzz.ts";
import { randomHand } from "./random-hand.ts";

export interface MalformedFigures {
  readonly tried: number;
  /** Questions of which prompts were answered so. */
  readonly prompts: readonly string[];
  /** What was taken, or has changed something though it was refused. */
  readonly violations: readonly string[];
}

/** So many at each question: then the quest goes on. */
const each = 5;

/** Answers with one thing wrong, to every question of random quests: each is refused and changes nothing. */
export function fuzzMalformed(
  answers: number,
  seed: number,
  onProgress?: (done: number) => void,
): MalformedFigures {
  const violations: string[] = [];
  const prompts = new Set<string>();
  let tried = 0;
  for (let number = 0; tried < answers; number++) {
    const rng = xoroshiro.fromSeed(`malformed ${seed}/${number}`);
    const match = startQuest(seed, number);
    const standing = () => canonicalText([match.state, match.decision, match.page.serial]);
    const temper = temperOf(number);
    while (match.decision !== undefined && tried < answers) {
      const { decision } = match;
      prompts.add(decision.prompt);
      const before = standing();
      for (let i = 0; i < each; i++, tried++) {
        const refused = match.submit(rng.one(decision.seats), malformedAnswer(decision, rng));
        if (refused === undefined || !refused.words.fr || !refused.words.en)
          violations.push(`“${decision.prompt}” takes it: seed ${seed}, quest ${number}`);
      }
      if (standing() !== before)
        violations.push(`“${decision.prompt}” has changed: seed ${seed}, quest ${number}`);
      if (violations.length > 0) return { tried, prompts: [...prompts], violations };
      const { seat, answer } = randomHand(match, rng, temper);
      match.submit(seat, answer);
    }
    onProgress?.(tried);
  }
  return { tried, prompts: [...prompts].toSorted(), violations };
}
