import type { Figures } from "../figures.ts";
import type { Note } from "../log/database.ts";
import type { Stores } from "../log/stores.ts";
import type { Thinkers } from "../think/Thinkers.ts";

/** What tables and those around them need of the house. */
export interface Needed extends Stores {
  readonly figures: Figures;
  readonly thinkers: Pick<Thinkers, "think">;
  now(): number;
  /** Others write into the same log, and what is in memory may be out of date. */
  readonly isShared: boolean;
  /** Tells other processes something that need not survive. */
  ring(note: Note): void;
  /** The name of this process among others, and since when it is there. */
  readonly me: string;
  readonly since: number;
  /** A bug of ours, or a bot that cannot go on. */
  report(message: string, about: Readonly<Record<string, unknown>>): void;
}
