import { countFigures } from "../figures.ts";
import type { Needed } from "../hall/Needed.ts";
import { usualLimits } from "../limits.ts";
import type { Database } from "../log/database.ts";
import { storesIn } from "../log/stores.ts";

/** All that tables need, around a database and without a server; no bot ever comes to an end with thinking. */
export function testNeeded(database: Database, now: () => number): Needed {
  const none = () => 0;
  return {
    ...storesIn(database, usualLimits),
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
