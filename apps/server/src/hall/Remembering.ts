import { forgetting } from "@ossuaire/kernel";
import type { Brief, Gathering } from "@ossuaire/table";
import type { TableRow } from "../log/row.ts";
import type { Needed } from "./Needed.ts";

/** So many entries lie between one brief and the next. */
const briefly = 32;

/**
 * What a copy remembers, and what is left of it for who wakes the table: now and then old pages are let go of, and it is kept how all
 * stands, to be stored somewhat later. Whoever wakes the table from it has the last pages at hand, to take one back, to know an answer that is
 * sent again, and to tell what happened of late.
 */
export class Remembering {
  readonly #row: Pick<TableRow, "id" | "engine">;
  readonly #log: Needed["log"];
  #brief: Brief | undefined;

  constructor(row: Pick<TableRow, "id" | "engine">, log: Needed["log"]) {
    this.#row = row;
    this.#log = log;
  }

  /** An entry has been played, and is stored. */
  played(gathering: Gathering): void {
    const { match, state } = gathering;
    if (state.n % briefly === 0) {
      this.#brief = gathering.brief;
      if (match !== undefined) gathering.holdOn(forgetting(match, briefly));
    }
    if (state.n % briefly !== briefly / 2 || this.#brief === undefined) return;
    const brief = this.#brief;
    this.#brief = undefined;
    void this.#log
      .keepBrief(this.#row.id, this.#row.engine, brief)
      // A cache: without it the next one only waits a little longer.
      .catch(() => undefined);
  }
}
