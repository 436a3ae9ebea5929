import { hashOf, type Refusal, type Seat } from "@ossuaire/kernel";
import { Gathering, house, levelAt, type Playable, type Setup, type TableEntry } from "@ossuaire/table";
import { openPlayable } from "../../../web/src/games/boxes.ts";
import type { SeatRow } from "../log/Log.ts";
import type { TableRow } from "../log/row.ts";
import { HeldTable, type Needed } from "./HeldTable.ts";
import { noTable, otherEngine, unreadable } from "./refusals.ts";
import { freshSecret, freshTable, hashOfSecret } from "./secret.ts";

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
    const forget = () => this.#held.delete(id);
    void held.then((table) => (table instanceof HeldTable ? undefined : forget()), forget);
    return held;
  }

  /** Lays a new table; or says why nobody can play so. */
  async lay(setup: Setup) {
    const { game, options, seed, undo, pace, open, watched, sitters } = setup;
    const playable = await openPlayable(game, options);
    if (playable === undefined) return unreadable;
    const places = Object.fromEntries(
      Object.entries(sitters).flatMap(([seat, sitter]) =>
        sitter.kind === "bot" ? [[seat, { kind: "bot", name: "", level: sitter.level } as const]] : [],
      ),
    );
    const gathering = Gathering.open({ game, options, seed, undo, pace, places }, playable);
    if (!(gathering instanceof Gathering)) return { code: "options", words: gathering.words };
    const laid = this.#seated(gathering, sitters);
    if ("code" in laid) return laid;
    const id = freshTable();
    const host = freshSecret();
    const row = {
      id,
      agreement: gathering.agreement,
      engine: engineOf(playable, gathering.agreement.options),
      host: hashOfSecret(host),
      open,
      watched,
      created: this.#needed.now(),
      changed: this.#needed.now(),
      stage: gathering.state.stage,
      face: gathering.face,
    };
    if (!(await this.#needed.log.create(row, laid.rows, laid.entries))) return unreadable;
    return { id, host, seats: laid.seats, invitations: laid.invitations };
  }

  /** Whoever sits in front of the screen that lays the table sits down at once; for the others there are links. */
  #seated(gathering: Gathering, sitters: Setup["sitters"]) {
    const rows: SeatRow[] = [];
    const entries: TableEntry[] = [];
    const seats: Record<Seat, string> = {};
    const invitations: Record<Seat, string> = {};
    for (const [seat, place] of Object.entries(gathering.state.places)) {
      if (place.kind === "bot" && !gathering.knows(place.level)) return unreadable;
      const sitter = sitters[seat];
      const secret = freshSecret();
      const hash = hashOfSecret(secret);
      rows.push({
        seat,
        invitation: sitter?.kind === "friend" ? hash : null,
        token: sitter?.kind === "person" ? hash : null,
      });
      if (sitter?.kind === "friend") invitations[seat] = secret;
      if (sitter?.kind !== "person") continue;
      seats[seat] = secret;
      const what = { kind: "sit", seat, name: sitter.name } as const;
      const entry = { n: gathering.state.n + 1, at: this.#needed.now(), by: seat, what };
      const refusal = gathering.play(entry);
      if (refusal !== undefined) return refusal;
      entries.push(entry);
    }
    return { rows, entries, seats, invitations };
  }

  /** Tables at which something has to happen now: bots whose server was killed, clocks that have run out. */
  async attend(): Promise<void> {
    for (const id of await this.#needed.log.due(this.#needed.now())) {
      const table = await this.table(id);
      if (!(table instanceof HeldTable)) continue;
      table.letBotsPlay();
      await this.#lapse(table);
      await this.#timeOut(table);
    }
  }

  /** Puts tables to sleep at which nobody is, and on which nothing has happened for a while. */
  async sleep(): Promise<void> {
    for (const [id, held] of this.#held) {
      const table = await held;
      if (!(table instanceof HeldTable) || table.guests.size > 0) continue;
      if (this.#needed.now() - table.used >= this.#idle) this.#held.delete(id);
    }
  }

  forget(id: string): void {
    this.#held.delete(id);
  }

  async #lapse(table: HeldTable): Promise<void> {
    const { open, at } = table.gathering.state;
    const { pace } = table.gathering.agreement;
    const patience = pace.kind === "live" ? 60_000 : 86_400_000;
    if (open !== undefined && this.#needed.now() >= at + patience)
      await table.write(house, { kind: "decline", ask: open.ask });
  }

  /** Never a defeat by the clock: the others are asked whether a bot shall play; where nobody is left, it does. */
  async #timeOut(table: HeldTable): Promise<void> {
    const { gathering } = table;
    const { deadline, askedPersons } = gathering;
    if (deadline === undefined || deadline > this.#needed.now() || gathering.state.open !== undefined) return;
    for (const seat of askedPersons) {
      const level = standIn(gathering);
      const asked = await table.write(house, { kind: "ask", wish: { kind: "bot", seat, level } });
      if (asked?.code === "nobody-to-ask") await table.write(house, { kind: "bot-sits-in", seat, level });
    }
  }

  async #woken(id: string): Promise<HeldTable | Refusal> {
    const end = this.#needed.figures.waking.startTimer();
    const row = await this.#needed.log.table(id);
    if (row === undefined) return noTable;
    const table = await this.#opened(row);
    end();
    if (table instanceof HeldTable) table.letBotsPlay();
    return table;
  }

  async #opened(row: TableRow): Promise<HeldTable | Refusal> {
    const { agreement, engine } = row;
    const playable = await openPlayable(agreement.game, agreement.options);
    if (playable === undefined) return otherEngine;
    const gathering = Gathering.open(agreement, playable);
    if (!(gathering instanceof Gathering)) return otherEngine;
    if (engineOf(playable, gathering.agreement.options) !== engine) return otherEngine;
    const table = new HeldTable(row, gathering, this.#needed);
    if (await table.catchUp()) return table;
    this.#needed.report("a log does not play through", { table: row.id });
    return otherEngine;
  }
}

/** As well as the bots of this table play, else as most do. */
function standIn({ state, knows }: Gathering): string {
  const levels = Object.values(state.places).flatMap((place) => levelAt(place) ?? []);
  return [...levels, "adept", "novice"].find(knows) ?? "";
}

/** All by which the same entries might go otherwise. */
function engineOf({ game }: Playable, options: unknown): string {
  return hashOf({ rules: game.rules, physics: game.physics ?? 0, content: game.content(options) });
}
