import type { RuleId, Words } from "@ossuaire/kernel";
import { stateSeen } from "../bots/heroes/known.ts";
import { castingOf } from "../deeds/cast.ts";
import { type Chance, oddsOfTest } from "../dice/odds.ts";
import { needed, type Terms } from "../dice/test.ts";
import type { Characteristic } from "../kinds.ts";
import type { Question } from "../questions.ts";
import { termsOf } from "../rules/test.ts";
import { deedsIn } from "../shelf.ts";
import type { Trial } from "../trial.ts";
import type { SeenCharacter, View } from "../view.ts";

/** A test before it is made: with what it is thrown, against what, and how often it is passed. */
export interface TestSeen extends Required<Terms> {
  readonly of: Characteristic;
  readonly rule: RuleId;
  readonly chance: Chance;
  /** What it brings to fail, if anything is said of that. */
  readonly failure: Words | undefined;
}

/** The exact odds of the test that an offered deed comes to. Undefined where nothing is tested, or nobody may know against what. */
export function testSeen(view: View, question: Question, id: string): TestSeen | undefined {
  if (question.prompt !== "act" && question.prompt !== "wait-act") return undefined;
  const option = question.options.find((one) => one.id === id);
  const who = view.characters.find((one) => one.id === question.about.who);
  if (option === undefined || !("deed" in option) || who === undefined) return undefined;
  const deed = deedsIn(view.options).find((one) => one.id === option.deed);
  const trial = deed?.trial?.(stateSeen(view), who, option);
  return trial && { ...oddsOf(view, who, trial), failure: deed?.failure?.(option) };
}

/** REG-CAST-05: how likely somebody casts a spell of its sheet now. */
export function castSeen(view: View, who: SeenCharacter, spell: string): TestSeen {
  return { ...oddsOf(view, who, castingOf(stateSeen(view), who, spell)), failure: undefined };
}

/** How a test would go that somebody may come to now. */
export function oddsOf(view: View, who: SeenCharacter, trial: Trial): Omit<TestSeen, "failure"> {
  const terms = termsOf(stateSeen(view), who, trial);
  const { level, d = 1, bonus = 0 } = terms;
  const { of, rule } = trial;
  return { of, rule, level, d, bonus, difficulty: needed(terms), chance: oddsOfTest(terms) };
}
