import type {
  Branch,
  Difference,
  Fault,
  GameEvent,
  Seat,
  Snapshot,
  Submission,
  Told,
} from "@ossuaire/kernel";
import type { Analysis } from "@ossuaire/study";
import type { Invitation, News, Shared, Sitter, Stored } from "@ossuaire/table";
import type { Otherwise } from "./Projector.ts";

/** Where a match comes from: the address itself, a file, the shelf of this device, or this page alone. */
export type Source =
  | { readonly link: string }
  | { readonly text: string }
  | { readonly saved: string }
  | { readonly stored: Stored };

/** A whole match that has been played through; or what is wrong with it. */
export type Reel = Wound | Unreadable;

export interface Unreadable {
  readonly ok: false;
  readonly fault: Pick<Fault, "words">;
}

/** What is kept of every page is what was told on it; how it looked is asked for when it is watched. */
export interface Wound extends Spool {
  /** The page as everybody saw it, if it is at hand. */
  known(at: number): News | undefined;
  bring(at: number): Promise<News>;
  /** What would have come of another answer on this page; nothing of it stays. */
  otherwise(at: number, submission: Submission): Promise<Otherwise>;
  /** A new match that goes on from this page. */
  branch(at: number): Promise<Sprout>;
  /** Looks at the whole match again: tells what is found, better and better; undefined if nothing can be. Returns how to stop listening. */
  analyse(hear: (analysis: Analysis | undefined) => void): () => void;
  /** The match as far as this page, as a link. */
  clip(at: number): Promise<string>;
}

/** A branch before anybody sits at it. */
export interface Sprout {
  readonly invitation: Omit<Invitation, "sitters">;
  readonly snapshot: Snapshot;
}

export interface Spool {
  readonly ok: true;
  readonly game: string;
  /** What has to be fetched beside the game to look at it, by name. */
  readonly needs: readonly string[];
  readonly seats: readonly Seat[];
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly told: readonly (readonly Told<GameEvent>[])[];
  readonly first: News;
  readonly over: boolean;
  /** Whether a new match may begin from any of its pages. */
  readonly branches: boolean;
  readonly shared: Shared;
  /** By what matches name it that go on from it, and where it comes from itself. */
  readonly end: string;
  readonly comesFrom?: Branch;
  /** It was played by other rules or with other cards. */
  readonly differs?: Difference;
}
