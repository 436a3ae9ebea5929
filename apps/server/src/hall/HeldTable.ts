import type { Refusal, Seat, Viewer } from "@ossuaire/kernel";
import {
  Copies,
  type Face,
  type Gathering,
  house,
  type Saying,
  Showing,
  type TableEntry,
  type What,
} from "@ossuaire/table";
import type { Note, Statement } from "../log/database.ts";
import type { Beside } from "../log/Log.ts";
import type { TableRow } from "../log/row.ts";
import { inPieces } from "../turns.ts";
import { BotsTurn } from "./BotsTurn.ts";
import { Company } from "./Company.ts";
import { Conversation } from "./Conversation.ts";
import { dueAt } from "./due.ts";
import { Front } from "./Front.ts";
import type { Needed } from "./Needed.ts";
import { playedThrough, upTo } from "./playing.ts";
import { Remembering } from "./Remembering.ts";
import { noTable, notStored, outOfDate } from "./refusals.ts";

/** How often an entry is tried again that somebody else was faster than. */
const tries = 5;

type Left = "deleted" | "elsewhere";

/** What somebody does, or what they do as the table stands at that moment: why not, or nothing at all. */
type Deed = What | ((gathering: Gathering) => What | Refusal | undefined);

/**
 * A table in memory: a copy of what its log says. Nothing is told before it is stored, and one thing is done after the
 * other, so that whoever looks never sees what the log does not have.
 */
export class HeldTable {
  readonly row: TableRow;
  readonly company = new Company();
  readonly conversation: Conversation;
  /** When anything was last asked of it. */
  used: number;
  readonly #needed: Needed;
  #gathering: Gathering;
  #work: Promise<unknown> = Promise.resolve();
  readonly #front: Front;
  readonly #bots: BotsTurn;
  readonly #remembering: Remembering;
  /** Of what its guests see. */
  readonly #copies = new Copies();
  #left: Left | undefined;
  /** When its log was begun to be read the last time, by the clock of this process alone. */
  #readAt: number;

  /** `readAt`: when its log was read, by `performance.now()`. */
  constructor(row: TableRow, gathering: Gathering, needed: Needed, readAt: number) {
    this.row = row;
    this.#readAt = readAt;
    this.#gathering = gathering;
    this.#needed = needed;
    this.conversation = new Conversation(row.id, this.company, needed.talk);
    this.#front = new Front(gathering);
    this.#remembering = new Remembering(row, needed.log);
    this.used = needed.now();
    this.#bots = new BotsTurn(
      this,
      (seat, page, answer) => this.inTurn(() => this.#tried(house, { kind: "answer", seat, page, answer })),
      needed,
    );
  }

  get gathering(): Gathering {
    return this.#gathering;
  }

  /** Why this copy is no longer good for anything: the table is gone, or a newer process has taken it over. */
  get left(): Left | undefined {
    return this.#left;
  }

  /** Whoever sits there is told. */
  leave(why: Left): void {
    this.#left ??= why;
    for (const guest of this.company.guests) guest.left(this.#left);
  }

  /** As it is stored. */
  get face(): Face {
    return this.#front.face;
  }

  /** How the match stands, to be told at once; undefined before it has begun. */
  showing(): Showing | undefined {
    const { match } = this.gathering;
    return match && new Showing(this.gathering, match, this.#copies);
  }

  /** Plays its log up to the end; never for long in one piece. False if an entry does not fit. */
  async catchUp(): Promise<boolean> {
    return await this.play(await this.#needed.log.entries(this.row.id, this.gathering.state.n));
  }

  /** False if one does not fit. */
  async play(entries: readonly (TableEntry | undefined)[]): Promise<boolean> {
    const odd = await playedThrough(this.gathering, entries, () => {
      this.#remembering.played(this.gathering);
      return true;
    });
    // Somebody took back more than this copy remembers, or its brief does not fit to the log.
    if (odd !== undefined && !(await this.#playAnew(entries.at(-1)?.n))) return false;
    this.#front.take(this.gathering);
    return true;
  }

  /** Another process has written an entry or a word, or says who is there. */
  async hear(note: Exclude<Note, { readonly gone: true }>): Promise<void> {
    if ("word" in note) return await this.conversation.hear(note.word);
    if ("moved" in note) return this.moved(note.moved);
    if ("here" in note) {
      if (this.company.hear(note, this.#needed.now())) this.tellFace();
      return;
    }
    await this.inTurn(async () => {
      if (note.n > this.gathering.state.n) await this.#overtaken(this.gathering.match?.page.serial);
    });
  }

  /** As far as the log went at that moment, by `performance.now()`: many who come at once have it read once. */
  async upTo(moment: number): Promise<void> {
    await this.inTurn(async () => {
      if (this.#readAt >= moment) return;
      const { n } = this.gathering.state;
      const page = this.gathering.match?.page.serial;
      await this.#readOn();
      if (this.gathering.state.n > n) await this.#tell(page, true);
    });
  }

  /** At the end of the log, wherever that is. */
  async lookUp(): Promise<void> {
    await this.upTo(performance.now());
    await this.conversation.lookUp();
    this.tellWhoIsHere();
  }

  /** Somebody has come or gone. */
  tellWhoIsHere(): void {
    this.tellFace();
    const { me, ring } = this.#needed;
    ring({ table: this.row.id, from: me, ...this.company.ours });
  }

  /** The seat is at another device now: what opened it before opens nothing any more, be it a line that is open. */
  moved(seat: Seat): void {
    for (const guest of this.company.guests) if (guest.seats.includes(seat)) guest.left("moved");
  }

  tellFace(): void {
    for (const guest of this.company.guests) guest.told({ face: true, page: undefined });
  }

  async say(by: Seat, saying: Saying): Promise<Refusal | undefined> {
    return await this.conversation.say(this.gathering.state.talk, this.#needed.now(), by, saying);
  }

  /** The whole match, as this viewer heard it, or as a file, ready to be sent: played again elsewhere, for it takes a while. */
  async retold(viewer?: Viewer): Promise<string> {
    const { log, thinkers } = this.#needed;
    const rows = await log.rowsOf(this.row.id);
    const { agreement } = this.gathering;
    const told = await thinkers.think({
      kind: "retelling",
      agreement,
      rows,
      ...(viewer === undefined ? {} : { viewer }),
    });
    return String(told);
  }

  /** One after the other. */
  inTurn<T>(job: () => T | Promise<T>): Promise<T> {
    this.used = this.#needed.now();
    const done = this.#work.then(job);
    this.#work = done.catch(() => undefined);
    return done;
  }

  /** Writes what somebody does into the log, or says why not. `first` has to succeed with it. */
  write(by: TableEntry["by"], deed: Deed, first?: readonly Statement[]): Promise<Refusal | undefined> {
    return this.inTurn(async () => {
      const refusal = await this.#tried(by, deed, first);
      if (refusal === undefined) this.letBotsPlay();
      else this.#needed.figures.refusals.inc({ code: refusal.code });
      return refusal;
    });
  }

  letBotsPlay(): void {
    this.#bots.play();
  }

  /** What the store cannot do now is said, and nobody breaks down. */
  async #tried(...doing: Parameters<HeldTable["write"]>): Promise<Refusal | undefined> {
    return await this.#written(...doing).catch((fault: unknown) => this.#unstored(fault));
  }

  async #written(
    by: TableEntry["by"],
    deed: Deed,
    first?: readonly Statement[],
  ): Promise<Refusal | undefined> {
    const { figures, log } = this.#needed;
    for (let i = 0; i < tries && this.#left === undefined; i++) {
      const { gathering } = this;
      const what = typeof deed === "function" ? deed(gathering) : deed;
      if (what === undefined || "code" in what) return what;
      if (what.kind === "answer" && gathering.has(what.seat, what.page, what.answer)) {
        figures.repeated.inc();
        return undefined;
      }
      const back = gathering.mark();
      const { n, at } = gathering.state;
      const page = gathering.match?.page.serial;
      const entry = { n: n + 1, at: Math.max(this.#needed.now(), at), by, what };
      const refusal = gathering.play(entry);
      if (refusal?.code === "undo-forgotten" && i === 0 && (await this.#playAnew(n))) continue;
      if (refusal !== undefined) return refusal;
      const end = figures.appending.startTimer();
      try {
        if (await log.append(this.row.id, entry, this.#beside(first))) {
          end();
          figures.entries.inc({ what: what.kind });
          this.#remembering.played(this.gathering);
          await this.#tell(page);
          return undefined;
        }
      } catch (fault) {
        // Memory never runs ahead of the log. Whether it was written after all, the next one who writes will see.
        back();
        return this.#unstored(fault);
      }
      back();
      figures.conflicts.inc();
      await this.#overtaken(page);
      if (first !== undefined) break;
    }
    return this.#left === "deleted" ? noTable : outOfDate;
  }

  #unstored(fault: unknown): Refusal {
    this.#needed.figures.unstored.inc();
    this.#needed.report("an entry could not be stored", { table: this.row.id, why: String(fault) });
    return notStored;
  }

  /**
   * The log from its beginning up to this entry, of which everything is remembered. Until it is played through, whoever looks sees the
   * copy that was there before. False if nobody can read that entry, or it does not come to it.
   */
  async #playAnew(to: number | undefined): Promise<boolean> {
    if (to === undefined) return false;
    const whole = this.#gathering.anew();
    const entries = await this.#needed.log.entries(this.row.id, 0);
    const isWhole = (await playedThrough(whole, upTo(to, entries))) === undefined && whole.state.n === to;
    if (isWhole) this.#gathering = whole;
    return isWhole;
  }

  /** Somebody else was faster: plays what they wrote. */
  async #overtaken(page: number | undefined): Promise<void> {
    await this.#readOn();
    await this.#tell(page, true);
  }

  /** Up to the end of the log, or to where somebody else plays by other rules; unless there is no such table any more. */
  async #readOn(): Promise<void> {
    this.#readAt = performance.now();
    const entries = await this.#needed.log.after(this.row.id, this.gathering.state.n);
    if (entries === undefined) return this.leave("deleted");
    const end = entries.findIndex((entry) => entry?.what.kind === "engine");
    if (!(await this.play(end < 0 ? entries : entries.slice(0, end))))
      this.#needed.report("a log does not play through", { table: this.row.id });
    if (end >= 0) this.leave("elsewhere");
  }

  async #tell(before: number | undefined, anyhow = false): Promise<void> {
    const wentOn = anyhow || this.gathering.match?.page.serial !== before;
    const changed = {
      face: this.#front.take(this.gathering) || anyhow,
      page: wentOn ? this.showing() : undefined,
    };
    await inPieces([...this.company.guests], (guest) => {
      guest.told(changed);
      return undefined;
    });
  }

  #beside(first: readonly Statement[] | undefined): Beside {
    return {
      // Not by the entry, which never goes back: after a clock that was ahead nobody would be told of anything for long.
      due: dueAt(this.gathering, this.#needed.now()),
      asked: this.gathering.askedPersons,
      shown: this.#front.listed(this.gathering),
      ...(first === undefined ? {} : { first }),
    };
  }
}
