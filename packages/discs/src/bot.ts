import type { Flick } from "@ossuaire/flick";
import type { Answer, Bot, Decision, Kind, Rng, Sight, Spot } from "@ossuaire/kernel";
import { type Hand, shaken } from "@ossuaire/marksman";

/** How a bot answers each kind of question that its game asks, and with what hand it flicks. */
export type Mind<Q extends Decision> = Ways<Q> & { readonly hand: Hand };

type Ways<Q extends Decision> = {
  readonly [One in Q["kind"]]: (asked: Extract<Q, { readonly kind: One }>) => Thoughts[One];
};

/** What is answered to each kind of question. */
export interface Thoughts {
  readonly choose: string;
  readonly pick: readonly string[];
  readonly amount: number;
  /** What it intends; the hand makes of it what it can. */
  readonly flick: Flick | undefined;
  /** Spots can be chosen with a steady hand by everybody; who has no wish takes what is suggested. */
  readonly place: readonly Spot[] | undefined;
}

/** A player for any seat, by what it thinks of what the seat sees. */
export function botBy<K extends Kind>(
  mindOf: (sight: Sight<K>, rng: Rng) => Mind<NoInfer<K>["question"]>,
): Bot<K> {
  return (sight, rng) => {
    if (sight.decision === undefined) throw new Error("the bot is not asked");
    const mind = mindOf(sight, rng);
    return answerOf<K["question"]>(sight.decision, mind, mind.hand, rng);
  };
}

function answerOf<Q extends Decision>(asked: Q, ways: Ways<Q>, hand: Hand, rng: Rng): Answer;
function answerOf(asked: Decision, ways: Ways<Decision>, hand: Hand, rng: Rng): Answer {
  switch (asked.kind) {
    case "choose":
      return { kind: "choose", option: ways.choose(asked) };
    case "pick":
      return { kind: "pick", options: ways.pick(asked) };
    case "amount":
      return { kind: "amount", amount: ways.amount(asked) };
    case "flick": {
      const intended = ways.flick(asked);
      if (intended === undefined) throw new Error(`nothing to flick for “${asked.prompt}”`);
      const { disc: piece, vx, vy } = shaken(intended, hand, rng);
      return { kind: "flick", piece, vx, vy };
    }
    case "place":
      return { kind: "place", spots: ways.place(asked) ?? asked.suggestion };
  }
}
