import type { Limits } from "../limits.ts";
import { Dues } from "./Dues.ts";
import type { Database } from "./database.ts";
import { FrozenTables } from "./FrozenTables.ts";
import { Log } from "./Log.ts";
import { Notices } from "./Notices.ts";
import { Seats } from "./Seats.ts";
import { Shelf } from "./Shelf.ts";
import { Talk } from "./Talk.ts";

/** All that is stored, each thing in words of its own, in one database. */
export interface Stores {
  readonly log: Log;
  readonly seats: Seats;
  readonly shelf: Shelf;
  readonly frozen: FrozenTables;
  readonly dues: Dues;
  readonly talk: Talk;
  readonly notices: Notices;
}

export function storesIn(database: Database, { wordsKept }: Pick<Limits, "wordsKept">): Stores {
  return {
    log: new Log(database),
    seats: new Seats(database),
    shelf: new Shelf(database),
    frozen: new FrozenTables(database),
    dues: new Dues(database),
    talk: new Talk(database, wordsKept),
    notices: new Notices(database),
  };
}
