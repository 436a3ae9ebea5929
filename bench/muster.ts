// A game of no sense and the size of a real one: thirty pieces, two decks, two hands.
import {
  type Choose,
  type Game,
  hashOf,
  Match,
  type Option,
  playRandomly,
  verbs,
  xoroshiro,
} from "@ossuaire/kernel";

interface Piece {
  readonly id: string;
  readonly kind: string;
  readonly side: string;
  x: number;
  y: number;
  lives: number;
  marks: string[];
}

interface Muster {
  readonly options: undefined;
  readonly state: {
    turn: number;
    pieces: Piece[];
    sides: Record<string, { pile: string[]; hand: string[]; discard: string[] }>;
  };
  readonly event: { readonly type: "marched"; readonly rule: "MUS-TURN-01"; readonly piece: string };
  readonly view: undefined;
  readonly question: Choose<"march", Option> | Choose<"where", Option<"left" | "right">>;
}

const { choose } = verbs<Muster>();

const sides = ["north", "south"] as const;

const muster: Game<Muster> = {
  id: "muster",
  rules: 1,
  content: () => hashOf("muster"),
  readOptions: () => ({ ok: true, options: undefined }),
  seats: () => sides,
  setup(_, rng) {
    const pieces = Array.from({ length: 30 }, (_, i) => ({
      id: `piece-${i}`,
      kind: `kind-${i % 7}`,
      side: sides[i % 2 === 0 ? 0 : 1],
      x: (i % 6) * 80 + 0.5,
      y: Math.floor(i / 6) * 60 + 0.25,
      lives: 1 + (i % 3),
      marks: i % 5 === 0 ? ["stunned"] : [],
    }));
    const deck = (side: string) => {
      const pile = rng.shuffled(Array.from({ length: 28 }, (_, i) => `${side}-card-${i}`));
      return { hand: pile.splice(0, 4), pile, discard: [] };
    };
    return { turn: 0, pieces, sides: { north: deck("north"), south: deck("south") } };
  },
  *step({ state, rng, tell }) {
    const seat = sides[state.turn % 2 === 0 ? 0 : 1];
    const ids = state.pieces.map(({ id }) => id);
    const chosen = yield* choose({ seats: seat, prompt: "march", rule: "MUS-TURN-01" }, ids);
    const piece = state.pieces.find(({ id }) => id === chosen);
    if (piece === undefined) throw new Error(`${chosen} is no piece`);
    const way = yield* choose({ seats: seat, prompt: "where", rule: "MUS-TURN-01" }, ["left", "right"]);
    piece.x += (way === "left" ? -1 : 1) * rng.int(1, 6);
    tell({ type: "marched", rule: "MUS-TURN-01", piece: piece.id });
    state.turn++;
  },
  view: () => undefined,
  outcome: ({ turn }) => (turn < 200 ? undefined : { winners: [], rule: "MUS-END-01" }),
};

/** A match in the middle of a step, after so many answers. */
export function musterMatch(seed: string, answers: number): Match<Muster> {
  const match = Match.start(muster, { options: undefined, seed, undo: "free" });
  const rng = xoroshiro.fromSeed(seed);
  for (let i = 0; i < answers; i++) playRandomly(match, rng);
  return match;
}
