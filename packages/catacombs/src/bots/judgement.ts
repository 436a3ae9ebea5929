import type { Thoughts } from "@ossuaire/discs";
import type { Option, Rng, Viewer } from "@ossuaire/kernel";
import type { Attack } from "../attack.ts";
import type { Prompt, QuestionOf } from "../questions.ts";
import type { KnownDeed } from "../rules/act.ts";
import type { Character, State } from "../state.ts";
import type { View } from "../view.ts";
import type { Level } from "./level.ts";

/** All that a bot knows when it is asked. */
export interface Thinking {
  readonly state: State;
  readonly view: View;
  readonly viewer: Viewer;
  readonly level: Level;
  readonly rng: Rng;
}

/** What the bots are told of the cards of one box. Whatever it brings and is not named here, a test names. */
export interface Judgement {
  /** What an action without a flick is worth now, in life points of a healthy Hero; by its id. */
  readonly works: Readonly<Record<string, (deed: KnownDeed, thinking: Thinking) => number>>;
  /** What an article is worth in gold, to whoever can use it. */
  readonly items: Readonly<Record<string, number>>;
  /** What a monster is worth to the Overseer beyond its attacks and its gold, because of its abilities. */
  readonly monsters: Readonly<Record<string, number>>;
  /** What a hit is worth beyond the life it takes; perhaps after another of the same action that is only thought of. */
  readonly prize?: (
    state: State,
    actor: Character,
    attack: Attack,
    target: Character,
    before?: Attack,
  ) => number;
  /** What a cure is worth to a Hero. */
  readonly relief?: (state: State, hero: string) => number;
  /** How the questions that only this box asks are answered. */
  readonly answers?: Partial<Answers<Prompt>>;
}

/** Of each of these questions, how it is answered. */
export type Answers<P extends Prompt> = { readonly [One in P]: Way<One> };

type Way<P extends Prompt> = (asked: QuestionOf<P>, thinking: Thinking) => Thoughts[QuestionOf<P>["kind"]];

/** A beginner chooses by chance, whoever thinks in this way. */
export function prudently<Q extends { readonly options: readonly Option[] }>(
  way: (asked: Q, thinking: Thinking) => string,
): (asked: Q, thinking: Thinking) => string {
  return (asked, thinking) =>
    thinking.level.prudent ? way(asked, thinking) : thinking.rng.one(asked.options).id;
}
