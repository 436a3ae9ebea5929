import { verbs } from "../ask.ts";
import type { Box } from "../box.ts";
import { counted, noun } from "../counting.ts";
import type { Choose } from "../decision.ts";
import type { Game } from "../game.ts";
import { hashOf } from "../plain.ts";
import { capital, say, type Words, w } from "../words.ts";

/** Nim: one to three matches are taken in turn, and whoever takes the last one loses. */
export interface Nim {
  readonly options: { readonly matches: number };
  readonly state: { left: number; next: Player };
  readonly event: {
    readonly type: "took";
    readonly rule: "NIM-TURN-01";
    readonly seat: Player;
    readonly count: number;
    readonly left: number;
  };
  readonly view: { readonly left: number; readonly next: Player };
  readonly question: Choose<"take", { readonly id: string; readonly count: number }>;
}

type Player = "alice" | "bob";

const { chooseAmong } = verbs<Nim>();

const nim: Game<Nim> = {
  id: "nim",
  rules: 1,
  content: () => hashOf("nim"),
  readOptions(input) {
    const matches = typeof input === "object" && input !== null && "matches" in input ? input.matches : 0;
    return typeof matches === "number" && Number.isInteger(matches) && matches > 0 && matches <= 100
      ? { ok: true, options: { matches } }
      : { ok: false, words: w("Il faut de 1 à 100 allumettes.", "There must be 1 to 100 matches.") };
  },
  seats: () => ["alice", "bob"],
  setup: ({ matches }) => ({ left: matches, next: "alice" }),
  *step({ state, tell }) {
    const seat = state.next;
    const counts = [1, 2, 3].filter((count) => count <= state.left);
    const { choice } = yield* chooseAmong(
      { seats: seat, prompt: "take", rule: "NIM-TURN-01" },
      counts.map((one) => ({ id: `${one}`, count: one })),
    );
    const { count } = choice;
    state.left -= count;
    state.next = other(seat);
    tell({ type: "took", rule: "NIM-TURN-01", seat, count, left: state.left });
  },
  view: ({ left, next }) => ({ left, next }),
  outcome: ({ left, next }) => (left > 0 ? undefined : { winners: [next], rule: "NIM-END-01" }),
};

/** A whole game in one small file, to show and to try what a box needs. */
export const nimBox: Box<Nim> = {
  game: nim,
  catalogue: "NIM",
  words: {
    name: w("Le jeu de Nim", "Nim"),
    aim: w("Ne prenez pas la dernière allumette.", "Do not take the last match."),
    seat: (seat) => (isPlayer(seat) ? names[seat] : w(seat, seat)),
    prompt: () => w("Combien d’allumettes prenez-vous ?", "How many matches do you take?"),
    labels: ({ options }) => options.map(({ id, count }) => ({ id, words: matches(count) })),
    piece: () => w("une allumette", "a match"),
    line: ({ seat, count, left }) =>
      say`${names[seat]} ${w("prend", "takes")} ${matches(count)} ${w(`(reste ${left})`, `(${left} left)`)}`,
    title: ({ left }) => capital(say`${w("reste", "left:")} ${matches(left)}`),
    ending: (_view, { winners: [winner] }) =>
      say`${winner !== undefined && isPlayer(winner) ? names[winner] : w("Personne", "Nobody")} ${w("gagne.", "wins.")}`,
  },
  usual: { matches: 21 },
  choices: {
    matches: {
      words: w("nombre d’allumettes", "number of matches"),
      usual: "21",
      changes: { "7": { matches: 7 }, "21": { matches: 21 } },
    },
  },
  levels: ["novice", "master"],
  person: "alice",
  bot(level) {
    if (level === "novice") return () => ({ kind: "choose", option: "1" });
    if (level !== "master") return undefined;
    // One more than a multiple of four is left to the other.
    return ({ view }) => ({ kind: "choose", option: `${(view.left + 3) % 4 || 1}` });
  },
  cards: () => [
    {
      name: w("Les allumettes", "The matches"),
      cards: [
        {
          name: w("Allumette", "Match"),
          facts: [w("21 pièces", "21 pieces")],
          text: [w("En bois.", "Wooden.")],
        },
      ],
    },
  ],
};

const names: Readonly<Record<Player, Words>> = { alice: w("Alice", "Alice"), bob: w("Bob", "Bob") };

function isPlayer(seat: string): seat is Player {
  return seat in names;
}

function other(player: Player): Player {
  return player === "alice" ? "bob" : "alice";
}

function matches(count: number): Words {
  return counted(count, match);
}

const match = noun(w("allumette", "match"), w("allumettes", "matches"));
