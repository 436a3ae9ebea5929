import type { Seat } from "@ossuaire/kernel";
import type { Piece } from "./arena.ts";
import { type ConquestOptions, seatOf } from "./options.ts";
import { type Character, charactersOf, enemyOf, type Team } from "./teams.ts";

/** All that lies on the table. Cards are named by their ids. */
export interface State {
  readonly options: ConquestOptions;
  /** CON-ORDER-01. */
  readonly first: Team;
  /** How many turns have been finished. */
  turn: number;
  step: Step;
  /** CON-ORDER-04: which of its two characters acts in the team's turn. */
  readonly markers: Record<Team, 0 | 1>;
  readonly pools: Record<Team, number>;
  bank: number;
  /** Every disc in the arena. */
  discs: Piece[];
  readonly hands: Record<Seat, string[]>;
  readonly piles: Record<Team, string[]>;
  readonly discards: Record<Team, string[]>;
  /** CON-ARMOUR-01: cards that stayed on the table. */
  readonly armour: Record<Team, string[]>;
  /** CON-STUN: teams whose next turn, or this one, is a stunned one. */
  readonly stunned: Record<Team, boolean>;
  /** CON-KEYWORD-08: a second obstacle shot is allowed in this turn. */
  barricade: boolean;
  /** The card that is being carried out. */
  playing?: Playing;
  ended?: Ending;
}

/** CON-TURN-01: the four steps of a turn; before the first turn the obstacles may be agreed on. */
export type Step = "agree" | "draw" | "play" | "obstacle" | "marker";

/** The steps of a turn in their order, for the eyes of the players (CON-TURN-08, CON-LATE-01). */
export function turnSteps({ lateDraw }: ConquestOptions): readonly Step[] {
  return lateDraw ? ["play", "obstacle", "draw", "marker"] : ["draw", "play", "obstacle", "marker"];
}

export interface Playing {
  readonly card: string;
  /** Which shot of the sequence is on; all of them are done when it is their number. */
  shot: number;
  target?: Character;
  /** CON-TARGET-06: the second try of a targeted shot is being made. */
  again?: true;
}

/** CON-END-01 to 03. */
export type Ending = "pool-empty" | "bank-empty" | "no-card";

/** CON-ORDER-02, 03: the teams take turns; the marker says with which character. */
export function activeTeam({ first, turn }: Pick<State, "first" | "turn">): Team {
  return turn % 2 === 0 ? first : enemyOf(first);
}

export function activeCharacter(state: Pick<State, "first" | "turn" | "markers">): Character {
  const team = activeTeam(state);
  return charactersOf[team][state.markers[team]];
}

export function activeSeat(state: State): Seat {
  return seatOf(state.options, activeCharacter(state));
}

/** The seat that takes the next turn of the other team (CON-RULING-70). */
export function nextSeat(state: State): Seat {
  const enemy = enemyOf(activeTeam(state));
  return seatOf(state.options, charactersOf[enemy][state.markers[enemy]]);
}

export function handOf(state: State, seat: Seat): string[] {
  const hand = state.hands[seat];
  if (hand === undefined) throw new Error(`${seat} has no hand`);
  return hand;
}
