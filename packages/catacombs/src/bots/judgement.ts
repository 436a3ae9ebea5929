import type { Rng, Spot, Viewer } from "@ossuaire/kernel";
import type { Attack } from "../attack.ts";
import type { Question } from "../questions.ts";
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
  /** How the questions that only this box asks are answered; undefined for those of others. */
  readonly answers?: {
    readonly choose: (asked: OfKind<Question, "choose">, thinking: Thinking) => string | undefined;
    readonly pick: (asked: OfKind<Question, "pick">, thinking: Thinking) => readonly string[] | undefined;
    readonly amount: (asked: OfKind<Question, "amount">, thinking: Thinking) => number | undefined;
    /** Without spots: there is no place for it. */
    readonly place: (asked: OfKind<Question, "place">, thinking: Thinking) => Placing | undefined;
  };
}

interface Placing {
  readonly spots: readonly Spot[] | undefined;
}

type OfKind<Q extends Question, Kind extends Question["kind"]> = Extract<Q, { readonly kind: Kind }>;

/** How the questions of a box are answered, by their kind. */
export interface Answering<Q extends Question> {
  readonly choose: (asked: OfKind<Q, "choose">, thinking: Thinking) => string;
  readonly pick: (asked: OfKind<Q, "pick">, thinking: Thinking) => readonly string[];
  readonly amount: (asked: OfKind<Q, "amount">, thinking: Thinking) => number;
  readonly place: (asked: OfKind<Q, "place">, thinking: Thinking) => readonly Spot[] | undefined;
}
