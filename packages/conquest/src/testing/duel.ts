import { Match, type Option, type Refusal, type Seat, xoroshiro } from "@ossuaire/kernel";
import type { Piece } from "../arena.ts";
import { conquest } from "../conquest.ts";
import type { Event, Facts } from "../events.ts";
import { type ConquestOptions, defaultOptions } from "../options.ts";
import type { Question } from "../questions.ts";
import { setup } from "../setup.ts";
import type { State } from "../state.ts";
import type { Conquest } from "../table.ts";
import type { Team } from "../teams.ts";

/** What a test wants to be different from an ordinary start. */
export interface Situation extends Partial<Omit<State, "options" | "discs" | "hands">> {
  readonly options?: Partial<ConquestOptions>;
  /** Where pieces stand; the others keep their places at the start. */
  readonly at?: Readonly<Record<string, readonly [x: number, y: number]>>;
  readonly hands?: Readonly<Record<Seat, readonly string[]>>;
}

/** A match in a situation, and short words to play it. */
export function duel(situation: Situation = {}, seed = "duel") {
  const { options: changed, at = {}, hands, ...rest } = situation;
  const options = { ...defaultOptions, ...changed };
  const ordinary = setup(options, xoroshiro.fromSeed(seed));
  const position: State = {
    ...ordinary,
    first: "sword",
    step: "play",
    discs: ordinary.discs.map((piece) => moved(piece, at[piece.id])),
    hands: { ...ordinary.hands, ...copied(hands ?? {}) },
    ...rest,
  };
  const match = Match.start(conquest, { options, seed, undo: "free", position });
  return onMatch(match);
}

export type Duel = ReturnType<typeof onMatch>;

/** The same words for any match of Conquest. */
export function onMatch(match: Match<Conquest>) {
  const asked = (): Question => {
    if (match.decision === undefined) throw new Error("nothing is asked");
    return match.decision;
  };
  const submit = (answer: unknown, seat = asked().seats[0] ?? ""): Refusal | undefined =>
    match.submit(seat, answer);
  const must = (answer: unknown, seat?: Seat): void => {
    const refused = submit(answer, seat);
    if (refused !== undefined) throw new Error(`refused: ${refused.code}`);
  };
  const piece = (id: string): Piece => {
    const found = match.state.discs.find((disc) => disc.id === id);
    if (found === undefined) throw new Error(`${id} is not in the arena`);
    return found;
  };
  const flickedPiece = (): string => {
    const decision = asked();
    if (decision.kind !== "flick") throw new Error(`asked for ${decision.prompt}, not for a flick`);
    return decision.pieces[0] ?? "";
  };
  const flick = (vx: number, vy: number, id = flickedPiece()): void =>
    must({ kind: "flick", piece: id, vx, vy });
  return {
    match,
    submit,
    piece,
    flick,
    get state(): State {
      return match.state;
    },
    get asked(): Question {
      return asked();
    },
    /** Chooses an option: a card, a target, yes or no. */
    choose: (option: string, seat?: Seat): void => must({ kind: "choose", option }, seat),
    /** The weakest flick there is, in a direction that does no harm unless the test says otherwise. */
    tap: (vx = 0, vy = 60): void => flick(vx, vy),
    /** Flicks the asked-for piece straight at a spot or another piece. */
    flickAt(target: string | readonly [number, number], speed = 800, id = flickedPiece()): void {
      const from = piece(id);
      const [x, y] = typeof target === "string" ? [piece(target).x, piece(target).y] : target;
      const distance = Math.sqrt((x - from.x) ** 2 + (y - from.y) ** 2);
      flick(Math.round(((x - from.x) / distance) * speed), Math.round(((y - from.y) / distance) * speed), id);
    },
    /** Puts the projectile that is asked for here, or where the table suggests. */
    place(x?: number, y?: number): void {
      const decision = asked();
      if (decision.kind !== "place") throw new Error(`asked for ${decision.prompt}, not for a place`);
      const id = decision.pieces[0]?.piece;
      must({ kind: "place", spots: x === undefined ? decision.suggestion : [{ piece: id, x, y }] });
    },
    /** What happened since the last answer, or of one type in the whole match. */
    news: (): readonly Event[] => match.page.told.map(({ event }) => event),
    events: <Type extends keyof Facts>(type: Type): readonly Extract<Event, { readonly type: Type }>[] =>
      match.pages.flatMap(({ told }) => told.map(({ event }) => event)).filter((event) => isOf(event, type)),
    health: (team: Team): number => match.state.pools[team],
  };
}

/** Options by their names, for a test that cares for nothing else. */
export function named(...ids: readonly string[]): readonly Option[] {
  return ids.map((id) => ({ id }));
}

function isOf<Type extends keyof Facts>(
  event: Event,
  type: Type,
): event is Extract<Event, { readonly type: Type }> {
  return event.type === type;
}

function moved(piece: Piece, spot: readonly [number, number] | undefined): Piece {
  return spot === undefined ? piece : { id: piece.id, x: spot[0], y: spot[1] };
}

function copied(hands: Readonly<Record<Seat, readonly string[]>>): Record<Seat, string[]> {
  return Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, [...hand]]));
}
