import {
  type Amount,
  type Area,
  because,
  type Choose,
  type Flick,
  type Game,
  type GameEvent,
  hashOf,
  type Option,
  type Pick,
  type Place,
  type Rng,
  type Script,
  type Seat,
  type Spot,
  type Table,
  verbs,
  w,
} from "../index.ts";

/**
 * A small game that uses all a kernel can do: the five kinds of decision, a hidden hand and a hidden pile, dice, a
 * question to all, a reaction of the other side in the middle of an action. It exists to test the kernel.
 *
 * Two sides, each with a counter on a strip and a hand of cards. On your turn you do one of five things; who has no
 * lives left has lost, and after thirty turns nobody has won.
 */
export interface Skirmish {
  readonly options: { readonly cards: number };
  readonly state: State;
  readonly event: Event;
  readonly view: View;
  readonly question:
    | Choose<"which-action", Option<ActionId>>
    | Choose<"dodge", Option<"take-it" | "dodge">>
    | Flick<"shove">
    | Place<"walk">
    | Amount<"how-many">
    | Pick<"discard", Option>
    | Choose<"truce", Option<"yes" | "no">>;
}

const { choose, flick, place, amount, pick } = verbs<Skirmish>();

interface State {
  turn: number;
  sides: Record<"red" | "blue", Side>;
  pile: string[];
  readonly discard: string[];
}

interface Side {
  lives: number;
  hand: string[];
  counter: { x: number; y: number };
}

type Event = GameEvent &
  (
    | { readonly type: "acts"; readonly seat: Seat; readonly action: string }
    | { readonly type: "drew"; readonly seat: Seat; readonly cards: readonly string[] }
    | { readonly type: "drew-some"; readonly seat: Seat; readonly count: number }
    | { readonly type: "discarded"; readonly seat: Seat; readonly cards: readonly string[] }
    | { readonly type: "rolled"; readonly pips: number }
    | { readonly type: "hit"; readonly seat: Seat; readonly lives: number }
    | { readonly type: "dodged"; readonly seat: Seat }
    | { readonly type: "moved"; readonly seat: Seat; readonly x: number; readonly y: number }
  );

interface View {
  readonly turn: number;
  readonly lives: Readonly<Record<Seat, number>>;
  readonly counters: Readonly<Record<Seat, { readonly x: number; readonly y: number }>>;
  readonly hand: readonly string[];
  readonly hands: Readonly<Record<Seat, number>>;
  readonly pile: number;
  readonly discard: readonly string[];
}

const strip: Area = { shape: "rectangle", x: 0, y: 0, width: 100, height: 20 };
const colours = ["red", "blue"] as const;
type Colour = (typeof colours)[number];

export const skirmish: Game<Skirmish> = {
  id: "skirmish",
  rules: 1,
  content: () => hashOf("skirmish"),

  readOptions(input) {
    const cards = typeof input === "object" && input !== null && "cards" in input ? input.cards : undefined;
    return typeof cards === "number" && Number.isInteger(cards) && cards >= 8 && cards <= 60
      ? { ok: true, options: { cards } }
      : { ok: false, words: { fr: "Il faut de 8 à 60 cartes.", en: "8 to 60 cards are needed." } };
  },

  seats: () => colours,

  setup({ cards }, rng: Rng) {
    const pile = rng.shuffled(Array.from({ length: cards }, (_, i) => `card-${i}`));
    const side = (x: number): Side => ({ lives: 3, hand: pile.splice(0, 3), counter: { x, y: 10 } });
    return { turn: 0, sides: { red: side(10), blue: side(90) }, pile, discard: [] };
  },

  *step(table) {
    const seat = colours[table.state.turn % 2 === 0 ? 0 : 1];
    const actions = actionsOf(table.state, seat);
    const id = yield* choose({ seats: seat, prompt: "which-action", rule: "TST-TURN-01" }, actions);
    table.tell({ type: "acts", rule: "TST-TURN-01", seat, action: id });
    yield* actionScripts[id](table, seat);
    table.state.turn++;
  },

  view: ({ turn, sides, pile, discard }, viewer) => ({
    turn,
    lives: { red: sides.red.lives, blue: sides.blue.lives },
    counters: { red: sides.red.counter, blue: sides.blue.counter },
    hand: viewer === "red" || viewer === "blue" ? sides[viewer].hand : [],
    hands: { red: sides.red.hand.length, blue: sides.blue.hand.length },
    pile: pile.length,
    discard,
  }),

  outcome({ turn, sides }) {
    if (sides.red.lives === 0) return { winners: ["blue"], rule: "TST-END-01" };
    if (sides.blue.lives === 0) return { winners: ["red"], rule: "TST-END-01" };
    return turn < 30 ? undefined : { winners: [], rule: "TST-END-02" };
  },

  whyNot({ view, viewer, decision, waiting }, wish) {
    if (decision === undefined && waiting?.prompt !== "truce")
      return because("TST-TURN-02", w("C’est à l’autre de jouer.", "It is the other side’s turn."));
    if (wish.kind === "choose" && wish.option === "discard" && view.hands[viewer] === 0)
      return because("TST-CARD-02", w("Votre main est vide.", "Your hand is empty."));
    return undefined;
  },
};

type ActionId = "strike" | "shove" | "walk" | "rest" | "draw" | "discard";

const actionScripts: Readonly<Record<ActionId, (table: Table<Skirmish>, seat: Colour) => Script>> = {
  strike,
  shove,
  walk,
  rest,
  draw,
  discard,
};

function actionsOf(state: State, seat: Colour): readonly ActionId[] {
  const ids: ActionId[] = ["strike", "shove", "walk", "rest"];
  if (state.pile.length > 0) ids.push("draw");
  if (state.sides[seat].hand.length > 0) ids.push("discard");
  return ids;
}

/** Dice, and an interrupt: the other side may throw a card away to dodge. */
function* strike(table: Table<Skirmish>, seat: Colour): Script {
  const other = opponent(seat);
  const { hand } = table.state.sides[other];
  const pips = table.rng.int(1, 6);
  table.reveal({ type: "rolled", rule: "TST-STRIKE-01", pips });
  if (pips < 4) return;
  const reply = yield* choose({ seats: other, prompt: "dodge", rule: "TST-STRIKE-02" }, ["take-it", "dodge"]);
  const card = hand.at(-1);
  if (reply === "dodge" && card !== undefined) {
    hand.pop();
    table.state.discard.push(card);
    table.reveal({ type: "discarded", rule: "TST-STRIKE-02", seat: other, cards: [card] });
    table.tell({ type: "dodged", rule: "TST-STRIKE-02", seat: other });
    return;
  }
  const lives = --table.state.sides[other].lives;
  table.tell({ type: "hit", rule: "TST-STRIKE-03", seat: other, lives });
}

function* shove(table: Table<Skirmish>, seat: Colour): Script {
  const asking = { seats: seat, prompt: "shove", rule: "TST-SHOVE-01", weakest: 60, strongest: 400 } as const;
  const { piece, vx, vy } = yield* flick(asking, colours);
  const { counter } = table.state.sides[piece === "red" ? "red" : "blue"];
  const x = Math.min(100, Math.max(0, counter.x + vx / 8));
  const y = Math.min(20, Math.max(0, counter.y + vy / 8));
  Object.assign(counter, { x, y });
  table.tell({ type: "moved", rule: "TST-SHOVE-01", seat: piece, x, y });
}

/** A spot on the strip, and the game's own objection: not on top of the other counter. */
function* walk(table: Table<Skirmish>, seat: Colour): Script {
  const other = table.state.sides[opponent(seat)].counter;
  const isTooClose = ({ x, y }: Omit<Spot, "piece">) => (x - other.x) ** 2 + (y - other.y) ** 2 < 25;
  const suggestion = [{ piece: seat, x: other.x < 50 ? 100 : 0, y: 10 }];
  const asking = { seats: seat, prompt: "walk", rule: "TST-WALK-01", suggestion } as const;
  const [spot] = yield* place(asking, [{ piece: seat, zone: [strip] }], (spots) =>
    spots.some(isTooClose)
      ? {
          code: "too-close",
          rule: "TST-WALK-02",
          words: { fr: "Trop près de l’autre pion.", en: "Too close to the other counter." },
        }
      : undefined,
  );
  if (spot === undefined) return;
  const { x, y } = spot;
  table.state.sides[seat].counter = { x, y };
  table.tell({ type: "moved", rule: "TST-WALK-01", seat, x, y });
}

function* draw(table: Table<Skirmish>, seat: Colour): Script {
  const max = Math.min(3, table.state.pile.length);
  const count = yield* amount({ seats: seat, prompt: "how-many", rule: "TST-DRAW-01", min: 1, max });
  const cards = table.state.pile.splice(0, count);
  table.state.sides[seat].hand.push(...cards);
  const rule = "TST-DRAW-01";
  table.whisper(seat, { type: "drew", rule, seat, cards }, { type: "drew-some", rule, seat, count });
}

function* discard(table: Table<Skirmish>, seat: Colour): Script {
  const side = table.state.sides[seat];
  const rule = "TST-CARD-01";
  const cards = yield* pick({ seats: seat, prompt: "discard", rule, min: 1, max: 3 }, side.hand);
  side.hand = side.hand.filter((card) => !cards.includes(card));
  table.state.discard.push(...cards);
  table.reveal({ type: "discarded", rule, seat, cards });
}

/** A question to all: whoever is quicker decides whether the lost lives of both are healed. */
function* rest(table: Table<Skirmish>): Script {
  const reply = yield* choose({ seats: colours, prompt: "truce", rule: "TST-REST-01" }, ["yes", "no"]);
  if (reply === "no") return;
  for (const colour of colours)
    table.state.sides[colour].lives = Math.min(3, table.state.sides[colour].lives + 1);
}

function opponent(seat: Colour): Colour {
  return seat === "red" ? "blue" : "red";
}
