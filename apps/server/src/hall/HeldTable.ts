import { setImmediate } from "node:timers/promises";
import { hashOf, type Refusal, type Seat, sightOf } from "@ossuaire/kernel";
import { type Face, type Gathering, house, type TableEntry, type What } from "@ossuaire/table";
import type { Figures } from "../figures.ts";
import type { Statement } from "../log/database.ts";
import type { Due, Log } from "../log/Log.ts";
import type { TableRow } from "../log/row.ts";
import type { Thinkers } from "../think/Thinkers.ts";
import { dueAt } from "./due.ts";
import { notStored, outOfDate } from "./refusals.ts";

/** Somebody who has the table open. */
export interface Guest {
  readonly seats: readonly Seat[];
  /** Something has happened: `face` says whether it concerns who sits there, `page` whether the match went on. */
  told(changed: { readonly face: boolean; readonly page: boolean }): void;
}

export interface Needed {
  readonly log: Log;
  readonly figures: Figures;
  readonly thinkers: Pick<Thinkers, "think">;
  now(): number;
  /** A bug of ours, or a bot that cannot go on. */
  report(message: string, about: Readonly<Record<string, unknown>>): void;
}

/** How often an entry is tried again that somebody else was faster than. */
const tries = 5;

/**
 * A table in memory: a copy of what its log says. Nothing is told before it is stored, and one thing is done after the
 * other, so that whoever looks never sees what the log does not have.
 */
export class HeldTable {
  readonly row: TableRow;
  readonly gathering: Gathering;
  readonly guests = new Set<Guest>();
  /** When anything was last asked of it. */
  used: number;
  readonly #needed: Needed;
  #work: Promise<unknown> = Promise.resolve();
  #face: Face;
  #thinking = false;
  /** A bot has failed on this page: trying again would fail again. */
  #stuck = -1;

  constructor(row: TableRow, gathering: Gathering, needed: Needed) {
    this.row = row;
    this.gathering = gathering;
    this.#needed = needed;
    this.#face = gathering.face;
    this.used = needed.now();
  }

  /** Plays its log up to the end; never for long in one piece. False if an entry does not fit. */
  async catchUp(): Promise<boolean> {
    const entries = await this.#needed.log.entries(this.row.id, this.gathering.state.n);
    let since = performance.now();
    for (const entry of entries) {
      if (entry === undefined || this.gathering.play(entry) !== undefined) return false;
      if (performance.now() - since < 10) continue;
      await setImmediate();
      since = performance.now();
    }
    this.#face = this.gathering.face;
    return true;
  }

  /** One after the other. */
  inTurn<T>(job: () => T | Promise<T>): Promise<T> {
    this.used = this.#needed.now();
    const done = this.#work.then(job);
    this.#work = done.catch(() => undefined);
    return done;
  }

  /** Writes what somebody does into the log, or says why not. `first` has to succeed with it. */
  write(by: TableEntry["by"], what: What, first?: Statement): Promise<Refusal | undefined> {
    return this.inTurn(async () => {
      const refusal = await this.#written(by, what, first);
      if (refusal === undefined) this.letBotsPlay();
      else this.#needed.figures.refusals.inc({ code: refusal.code });
      return refusal;
    });
  }

  /** The bot that is asked thinks elsewhere, from what its seat sees; the person who answers meanwhile is not held up. */
  letBotsPlay(): void {
    const { askedBot, match, agreement } = this.gathering;
    if (askedBot === undefined || match === undefined || this.#thinking) return;
    const { serial: page, number } = match.page;
    if (page === this.#stuck) return;
    this.#thinking = true;
    const { seat, level } = askedBot;
    // Nothing that the bot gets tells it the seed of the match.
    const seed = hashOf(`${agreement.seed} — ${seat} — ${number}`);
    const { game, options } = agreement;
    const job = { game, needs: options, level, sight: sightOf(match, seat, page), seed };
    void this.#needed.thinkers
      .think(job)
      .then((answer) => this.inTurn(() => this.#written(house, { kind: "answer", seat, page, answer })))
      .then((refusal) => this.#thought(page, refusal))
      .catch((fault: unknown) => this.#thought(page, undefined, fault));
  }

  #thought(page: number, refusal: Refusal | undefined, fault?: unknown): void {
    this.#thinking = false;
    const isStale = this.gathering.match?.page.serial !== page;
    if ((refusal !== undefined || fault !== undefined) && !isStale && refusal?.code !== notStored.code) {
      this.#stuck = page;
      this.#needed.figures.botFaults.inc();
      const why = fault === undefined ? refusal?.code : String(fault);
      this.#needed.report("a bot cannot go on", { table: this.row.id, page, why });
      return;
    }
    if (refusal === undefined) this.letBotsPlay();
  }

  async #written(by: TableEntry["by"], what: What, first?: Statement): Promise<Refusal | undefined> {
    const { gathering } = this;
    const { figures, log } = this.#needed;
    for (let i = 0; i < tries; i++) {
      if (what.kind === "answer" && gathering.has(what.seat, what.page, what.answer)) {
        figures.repeated.inc();
        return undefined;
      }
      const back = gathering.mark();
      const { n, at } = gathering.state;
      const page = gathering.match?.page.serial;
      const entry = { n: n + 1, at: Math.max(this.#needed.now(), at), by, what };
      const refusal = gathering.play(entry);
      if (refusal !== undefined) return refusal;
      const end = figures.appending.startTimer();
      try {
        if (await log.append(this.row.id, entry, this.#beside(entry, first))) {
          end();
          figures.entries.inc({ what: what.kind });
          this.#tell(page);
          return undefined;
        }
      } catch (fault) {
        // Memory never runs ahead of the log. Whether it was written after all, the next one who writes will see.
        back();
        figures.unstored.inc();
        this.#needed.report("an entry could not be stored", { table: this.row.id, why: String(fault) });
        return notStored;
      }
      back();
      figures.conflicts.inc();
      await this.#overtaken(page);
      if (first !== undefined) return outOfDate;
    }
    return outOfDate;
  }

  /** Somebody else was faster: plays what they wrote. */
  async #overtaken(page: number | undefined): Promise<void> {
    if (!(await this.catchUp())) this.#needed.report("a log does not play through", { table: this.row.id });
    this.#tell(page, true);
  }

  #tell(before: number | undefined, anyhow = false): void {
    const face = this.gathering.face;
    const changed = {
      face: anyhow || JSON.stringify(face) !== JSON.stringify(this.#face),
      page: anyhow || this.gathering.match?.page.serial !== before,
    };
    this.#face = face;
    for (const guest of this.guests) guest.told(changed);
  }

  #beside(entry: TableEntry, first: Statement | undefined) {
    const { face } = this.gathering;
    const isShown =
      JSON.stringify(face.places) === JSON.stringify(this.#face.places) && face.stage === this.#face.stage;
    const due: readonly Due[] = dueAt(this.gathering, entry.at);
    return {
      due,
      shown: isShown ? undefined : { stage: face.stage, face },
      ...(first === undefined ? {} : { first }),
    };
  }
}
