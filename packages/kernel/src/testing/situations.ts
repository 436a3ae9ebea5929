import {
  type Decision,
  type Game,
  type GameEvent,
  Match,
  type Script,
  type Table,
  type Terms,
  verbs,
} from "../index.ts";
import { type Skirmish, skirmish } from "./skirmish.ts";

/** A skirmish before its first answer: red is asked which action it takes. */
export function newSkirmish(terms: Partial<Terms<Skirmish>> = {}): Match<Skirmish> {
  return Match.start(skirmish, { options: { cards: 20 }, seed: "a test", undo: "free", ...terms });
}

/** The same, at the question that follows when red takes this action. */
export function redDoes(action: string, terms: Partial<Terms<Skirmish>> = {}): Match<Skirmish> {
  const match = newSkirmish(terms);
  match.submit("red", { kind: "choose", option: action });
  return match;
}

/** A match at a question of each kind, red to answer. */
export const askedFor: Readonly<Record<Decision["kind"], () => Match<Skirmish>>> = {
  choose: () => newSkirmish(),
  pick: () => redDoes("discard"),
  amount: () => redDoes("draw"),
  flick: () => redDoes("shove"),
  place: () => redDoes("walk"),
};

/** A game that is a single script: it is played once, and what it returns lies on the table. */
export interface OneScript {
  readonly options: object;
  readonly state: { result: unknown; over: boolean; readonly notes: unknown[] };
  readonly event: GameEvent & { readonly note?: unknown };
  readonly view: { readonly notes: readonly unknown[] };
  readonly question: Decision;
}

export const { choose, chooseAmong, chooseOwn, eachOnce, pick, amount, flick, place } = verbs<OneScript>();

/** A match of that game, between red and blue. */
export function played(script: (table: Table<OneScript>) => Script<unknown>): Match<OneScript> {
  return Match.start(gameOf(script), { options: {}, seed: "a test", undo: "free" });
}

export function gameOf(script: (table: Table<OneScript>) => Script<unknown>): Game<OneScript> {
  return {
    id: "one-script",
    rules: 1,
    content: () => "",
    readOptions: () => ({ ok: true, options: {} }),
    seats: () => ["red", "blue"],
    setup: () => ({ result: null, over: false, notes: [] }),
    *step(table) {
      table.state.result = yield* script(table);
      table.state.over = true;
    },
    view: ({ notes }) => ({ notes }),
    outcome: ({ over }) => (over ? { winners: [], rule: "TST-END-01" } : undefined),
  };
}
