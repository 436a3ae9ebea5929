import type { Kind } from "../game.ts";
import { canonicalText } from "../plain.ts";
import { xoroshiro } from "../rng.ts";
import type { Fuzzed } from "./fuzz.ts";
import { malformedAnswer } from "./malformed.ts";

export interface MalformedFigures {
  readonly tried: number;
  /** Questions of which prompts were answered so. */
  readonly prompts: readonly string[];
  /** What was taken, or has changed something though it was refused. */
  readonly violations: readonly string[];
}

/** So many at each question: then the match goes on. */
const each = 5;

/** Answers with one thing wrong, to every question of random matches: each is refused in both languages, and changes nothing. */
export function fuzzMalformed<K extends Kind>(
  { start, answer: answerTo }: Pick<Fuzzed<K>, "start" | "answer">,
  answers: number,
  seed: number,
  onProgress?: (done: number) => void,
): MalformedFigures {
  const violations: string[] = [];
  const prompts = new Set<string>();
  let tried = 0;
  for (let game = 0; tried < answers; game++) {
    const rng = xoroshiro.fromSeed(`malformed ${seed}/${game}`);
    const match = start(seed, game);
    const standing = () => canonicalText([match.hash(), match.state, match.decision, match.page.serial]);
    for (let { decision } = match; decision !== undefined && tried < answers; decision = match.decision) {
      prompts.add(decision.prompt);
      const before = standing();
      for (let i = 0; i < each; i++, tried++) {
        const refused = match.submit(rng.one(decision.seats), malformedAnswer(decision, rng));
        if (refused === undefined || !refused.words.fr || !refused.words.en)
          violations.push(`“${decision.prompt}” takes it: seed ${seed}, game ${game}`);
      }
      if (standing() !== before)
        violations.push(`“${decision.prompt}” has changed: seed ${seed}, game ${game}`);
      if (violations.length > 0) return { tried, prompts: [...prompts], violations };
      const { seat, answer } = answerTo(match, rng, game);
      match.submit(seat, answer);
    }
    onProgress?.(tried);
  }
  return { tried, prompts: [...prompts].toSorted(), violations };
}
