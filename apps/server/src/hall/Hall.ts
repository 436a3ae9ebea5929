import type { Refusal } from "@ossuaire/kernel";
import type { Note } from "../log/database.ts";
import { ownTurn } from "../turns.ts";
import { HeldTable } from "./HeldTable.ts";
import type { Needed } from "./Needed.ts";
import { opened, putAway } from "./opening.ts";
import { noTable } from "./refusals.ts";

/** The tables of which this process has a copy. Whoever has the log has the table: a copy can be dropped at any time. */
export class Hall {
  readonly #needed: Needed;
  readonly #idle: number;
  readonly #held = new Map<string, Promise<HeldTable | Refusal>>();

  constructor(needed: Needed, idle: number) {
    this.#needed = needed;
    this.#idle = idle;
  }

  get size(): number {
    return this.#held.size;
  }

  /** The table of this name, out of memory or out of its log; or why it cannot be had. */
  table(id: string): Promise<HeldTable | Refusal> {
    const held = this.#held.get(id) ?? this.#woken(id);
    this.#held.set(id, held);
    // What is not there is not kept either: names can be guessed without end.
    const forget = () => this.#held.get(id) === held && this.#held.delete(id);
    return held.then(
      async (table) => {
        // Many may have waited for it.
        await ownTurn();
        if (!(table instanceof HeldTable)) forget();
        // Whoever asks for it is about to do something there: it does not fall asleep under their hands.
        else if (table.left === undefined) table.used = this.#needed.now();
        else if (forget()) return this.table(id);
        return table;
      },
      (fault: unknown) => {
        forget();
        throw fault;
      },
    );
  }

  /** Puts tables to sleep at which nobody is, and on which nothing has happened for a while. */
  async sleep(): Promise<void> {
    for (const table of await this.#tables()) {
      if (table.company.size > 0 || this.#needed.now() - table.used < this.#idle) continue;
      this.#held.delete(table.row.id);
      await putAway(table.row.id, this.#needed);
    }
  }

  /** It has been deleted: whoever sits there is told. */
  async forget(id: string): Promise<void> {
    const table = await this.#held.get(id);
    this.#held.delete(id);
    if (table instanceof HeldTable) table.leave("deleted");
  }

  /** Another process has something to tell of a table; what is not in memory here concerns nobody here. */
  async hear(note: Note): Promise<void> {
    const table = await this.#held.get(note.table);
    if (!(table instanceof HeldTable)) return;
    if ("gone" in note) await this.forget(note.table);
    else await table.hear(note);
  }

  /** What the others may have written and nobody rang for; and who is here, said again for those who came since. */
  async lookUp(): Promise<void> {
    for (const table of await this.#tables()) {
      if (table.company.size > 0) await table.lookUp();
    }
  }

  async #tables(): Promise<readonly HeldTable[]> {
    const held = await Promise.all(this.#held.values());
    return held.filter((table) => table instanceof HeldTable);
  }

  async #woken(id: string): Promise<HeldTable | Refusal> {
    const end = this.#needed.figures.waking.startTimer();
    const waking = await this.#needed.log.waking(id);
    if (waking === undefined) return noTable;
    const table = await opened(waking, this.#needed);
    end();
    if (table instanceof HeldTable) table.letBotsPlay();
    return table;
  }
}
