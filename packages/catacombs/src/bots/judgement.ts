import type { Rng, Spot, Viewer } from "@ossuaire/kernel";
import type { Question } from "../questions.ts";
import type { KnownDeed } from "../rules/act.ts";
import type { State } from "../state.ts";
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
}

type OfKind<Q extends Question, Kind extends Question["kind"]> = Extract<Q, { readonly kind: Kind }>;

/** How the questions of a box are answered, by their kind. */
export interface Answering<Q extends Question> {
  readonly choose: (asked: OfKind<Q, "choose">, thinking: Thinking) => string;
  readonly pick: (asked: OfKind<Q, "pick">, thinking: Thinking) => readonly string[];
  readonly amount: (asked: OfKind<Q, "amount">, thinking: Thinking) => number;
  readonly place: (asked: OfKind<Q, "place">, thinking: Thinking) => readonly Spot[] | undefined;
}
