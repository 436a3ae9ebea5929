import type { Seat, Viewer } from "@ossuaire/kernel";
import type { Piece } from "./arena.ts";
import type { ConquestOptions } from "./options.ts";
import {
  activeCharacter,
  activeSeat,
  activeTeam,
  type Ending,
  type Playing,
  type State,
  type Step,
} from "./state.ts";
import type { Character, Team } from "./teams.ts";

/** What lies open on the table, and the viewer's own hand (CON-RULING-11). */
export interface View {
  readonly options: ConquestOptions;
  readonly first: Team;
  readonly turn: number;
  readonly step: Step;
  readonly active: { readonly team: Team; readonly character: Character; readonly seat: Seat };
  readonly markers: Readonly<Record<Team, 0 | 1>>;
  readonly pools: Readonly<Record<Team, number>>;
  readonly bank: number;
  readonly discs: readonly Piece[];
  readonly hand: readonly string[];
  readonly hands: Readonly<Record<Seat, number>>;
  readonly piles: Readonly<Record<Team, number>>;
  readonly discards: Readonly<Record<Team, readonly string[]>>;
  readonly armour: Readonly<Record<Team, readonly string[]>>;
  readonly stunned: Readonly<Record<Team, boolean>>;
  readonly barricade: boolean;
  readonly playing: Playing | undefined;
  readonly ended: Ending | undefined;
}

export function view(state: State, viewer: Viewer): View {
  const { options, first, turn, step, markers, pools, bank, discs, hands, piles, discards, armour } = state;
  return {
    options,
    first,
    turn,
    step,
    active: { team: activeTeam(state), character: activeCharacter(state), seat: activeSeat(state) },
    markers,
    pools,
    bank,
    discs,
    hand: hands[viewer] ?? [],
    hands: Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, hand.length])),
    piles: { sword: piles.sword.length, skull: piles.skull.length },
    discards,
    armour,
    stunned: state.stunned,
    barricade: state.barricade,
    playing: state.playing,
    ended: state.ended,
  };
}
