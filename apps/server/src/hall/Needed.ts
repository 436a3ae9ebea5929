import type { Figures } from "../figures.ts";
import type { Dues } from "../log/Dues.ts";
import type { Note } from "../log/database.ts";
import type { FrozenTables } from "../log/FrozenTables.ts";
import type { Log } from "../log/Log.ts";
import type { Notices } from "../log/Notices.ts";
import type { Talk } from "../log/Talk.ts";
import type { Thinkers } from "../think/Thinkers.ts";

/** What tables and those around them need of the house. */
export interface Needed {
  readonly log: Log;
  readonly frozen: FrozenTables;
  readonly talk: Talk;
  readonly dues: Dues;
  readonly notices: Notices;
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
