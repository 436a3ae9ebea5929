import type { Seat } from "@ossuaire/kernel";
import type { Invitation } from "../seating.ts";
import type { TableEntry, Wish } from "./entry.ts";
import { type Clocks, type Pace, unwound } from "./pace.ts";
import type { Places } from "./place.ts";

/** What is agreed before anybody comes: all that is needed, with the entries, to know a table. */
export interface Agreement extends Omit<Invitation, "sitters"> {
  readonly pace: Pace;
  /** Who sits there from the start. */
  readonly places: Places;
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
}

export function firstState({ places }: Agreement): TableState {
  return { n: 0, at: 0, stage: "open", places, clocks: unwound };
}

/** Without the request that was open: what it was about has passed. */
export function unasked({ open: _, ...state }: TableState): TableState {
  return state;
}
