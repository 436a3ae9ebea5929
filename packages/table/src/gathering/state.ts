import type { Refusal, Seat, Words } from "@ossuaire/kernel";
import type { Invitation } from "../seating.ts";
import { host, type TableEntry, type Wish } from "./entry.ts";
import { answeredAt, type Clocks, type Pace, unwound } from "./pace.ts";
import type { Places } from "./place.ts";
import { refused } from "./refusals.ts";
import type { Talk } from "./talk.ts";

/** What is agreed before anybody comes: all that is needed, with the entries, to know a table. */
export interface Agreement extends Omit<Invitation, "sitters"> {
  readonly pace: Pace;
  /** Who sits there from the start. */
  readonly places: Places;
  /** How people may talk, until whoever invited says otherwise. */
  readonly talk?: Talk | undefined;
  /** What whoever invited tells of it in the lobby: what is played, not by what is hidden. */
  readonly about?: Words | undefined;
  /** In which language people talk there. */
  readonly language?: keyof Words | undefined;
}

/** Somebody would like something, and not everybody has said yes. */
export interface OpenAsk {
  /** Number of the entry that asked. */
  readonly ask: number;
  readonly by: TableEntry["by"];
  readonly wish: Wish;
  readonly agreed: readonly Seat[];
}

/** What a table is besides its match: plain data, the same wherever the same entries were played. */
export interface TableState {
  /** Number of the last entry. */
  readonly n: number;
  /** The latest moment that an entry named: a clock that is turned back turns nothing back here. */
  readonly at: number;
  readonly stage: "open" | "on" | "over";
  /** Why it broke up, if not by the end of the match. */
  readonly ended?: "adjourned" | "closed";
  readonly places: Places;
  readonly open?: OpenAsk;
  readonly clocks: Clocks;
  readonly talk: Talk;
  /** The table at which the same people go on. */
  readonly next?: string;
}

export function firstState({ places, talk = "phrases" }: Agreement): TableState {
  return { n: 0, at: 0, stage: "open", places, clocks: unwound, talk };
}

/** Without the request that was open: what it was about has passed. */
export function unasked({ open: _, ...state }: TableState): TableState {
  return state;
}

/** Whoever sat there, or invited, may take all the others on; once. */
export function goesOn(state: TableState, by: TableEntry["by"], next: string): TableState | Refusal {
  if (by !== host && state.places[by]?.kind !== "person") return refused("not-yours");
  if (state.stage !== "over") return refused("not-over");
  return state.next === undefined ? { ...state, next } : refused("goes-on");
}

/** Whoever sat there, or invited, may take up what was left at that; whoever is asked has their whole time again. */
export function takenUp(
  { ended, ...state }: TableState,
  { by, at }: TableEntry,
  pace: Pace,
): TableState | Refusal {
  if (by !== host && state.places[by]?.kind !== "person") return refused("not-yours");
  if (ended !== "adjourned") return refused("not-adjourned");
  if (state.next !== undefined) return refused("goes-on");
  return { ...withWholeTime(state, at, pace), stage: "on" };
}

/** Everybody goes on from here: what was asked around then has passed, and whoever is asked has their whole time again. */
export function takenBackTo(state: TableState, { at }: TableEntry, pace: Pace): TableState {
  return withWholeTime(unasked(state), at, pace);
}

function withWholeTime(state: TableState, at: number, pace: Pace): TableState {
  return { ...state, clocks: answeredAt(state.clocks, pace, Math.max(at, state.at)) };
}
