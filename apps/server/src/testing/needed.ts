import { countFigures } from "../figures.ts";
import type { Needed } from "../hall/Needed.ts";
import { usualLimits } from "../limits.ts";
import { Dues } from "../log/Dues.ts";
import type { Database } from "../log/database.ts";
import { FrozenTables } from "../log/FrozenTables.ts";
import { Log } from "../log/Log.ts";
import { Notices } from "../log/Notices.ts";
import { Talk } from "../log/Talk.ts";

/** All that tables need, around a database and without a server; no bot ever comes to an end with thinking. */
export function testNeeded(database: Database, now: () => number): Needed {
  const none = () => 0;
  return {
    log: new Log(database),
    frozen: new FrozenTables(database),
    dues: new Dues(database),
    talk: new Talk(database, usualLimits.wordsKept),
    notices: new Notices(database),
    isShared: false,
    ring() {},
    me: "alone",
    since: now(),
    figures: countFigures({ tables: none, guests: none, thinking: none }),
    thinkers: { think: () => new Promise<never>(() => {}) },
    now,
    report(message) {
      throw new Error(message);
    },
  };
}
