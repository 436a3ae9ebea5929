import type { Flicked } from "@ossuaire/discs";
import type { RuleId, Seat } from "@ossuaire/kernel";
import type { Piece } from "./arena.ts";
import type { ShotKind } from "./shots.ts";
import type { Ending } from "./state.ts";
import type { Character, Team } from "./teams.ts";

/** What happens at the table, each with the rule by which it does; a log line can be told from the event alone. */
export type Event<Type extends keyof Facts = keyof Facts> = {
  [One in Type]: { readonly type: One; readonly rule: RuleId } & Facts[One];
}[Type];

export interface Facts {
  readonly begins: { readonly first: Team };
  readonly "obstacles-proposed": { readonly seat: Seat; readonly spots: readonly Piece[] };
  readonly "obstacles-agreed": { readonly spots: readonly Piece[] };
  readonly "obstacles-declined": { readonly seat: Seat };
  readonly turn: { readonly seat: Seat; readonly character: Character; readonly stunned: boolean };
  readonly exhausted: { readonly team: Team } & Tokens;
  readonly "drew-card": { readonly seat: Seat; readonly card: string };
  readonly drew: { readonly seat: Seat; readonly pile: number };
  readonly "pile-empty": { readonly team: Team };
  readonly played: { readonly seat: Seat; readonly character: Character; readonly card: string };
  readonly "gave-up": { readonly seat: Seat; readonly card: string };
  readonly target: { readonly seat: Seat; readonly target: Character };
  readonly placed: {
    readonly piece: string;
    readonly x: number;
    readonly y: number;
    readonly forced: boolean;
  };
  readonly flicked: Flicked & { readonly shot: ShotKind | "obstacle" };
  readonly "put-back": Piece;
  readonly hit: { readonly character: Character; readonly shot: ShotKind; readonly damage: number };
  /** CON-DAMAGE-07: a touch that does not count, and why. */
  readonly "no-damage": { readonly character: Character; readonly why: Harmless };
  readonly missed: { readonly target: Character };
  readonly "tries-again": { readonly seat: Seat; readonly target: Character };
  readonly raised: { readonly seat: Seat; readonly card: string; readonly damage: number };
  readonly "armour-used": { readonly seat: Seat; readonly card: string; readonly damage: number };
  readonly wounded: { readonly team: Team; readonly lost: number; readonly captured: number } & Tokens;
  readonly stunned: { readonly team: Team };
  readonly healed: { readonly team: Team; readonly amount: number } & Tokens;
  readonly reset: { readonly team: Team; readonly pile: number };
  readonly harassed: { readonly seat: Seat; readonly card: string };
  readonly barricade: { readonly team: Team };
  readonly discarded: { readonly team: Team; readonly card: string };
  readonly "armour-kept": { readonly team: Team; readonly card: string };
  readonly marker: { readonly team: Team; readonly character: Character };
  readonly ended: { readonly why: Ending; readonly cards: Readonly<Record<Team, number>> } & Tokens;
}

/** Where all tokens are afterwards (CON-HEALTH-07). */
export interface Tokens {
  readonly pools: Readonly<Record<Team, number>>;
  readonly bank: number;
}

export type Harmless =
  | "move-shot"
  | "obstacle-shot"
  | "companion"
  | "not-the-target"
  | "after-wall"
  | "indirect";
