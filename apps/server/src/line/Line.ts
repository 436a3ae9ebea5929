import type { Duplex } from "node:stream";
import type { Refusal, Seat } from "@ossuaire/kernel";
import { type FromGuest, type FromServer, protocol, type Said, type Showing, Telling } from "@ossuaire/table";
import type { WebSocket } from "ws";
import type { Guest } from "../hall/Company.ts";
import type { Hall } from "../hall/Hall.ts";
import { HeldTable } from "../hall/HeldTable.ts";
import type { Needed } from "../hall/Needed.ts";
import { newerEngine, noSecret, otherEngine, tooMany } from "../hall/refusals.ts";
import { rolesAmong } from "../hall/roles.ts";
import type { Limits } from "../limits.ts";
import { type Asked, done } from "./asked.ts";
import { Bucket } from "./Bucket.ts";
import { closing } from "./closing.ts";
import { readFrame } from "./frame.ts";
import { tableTold, viewersOf } from "./told.ts";

/** Why a table cannot be had here, if not because there is none. */
const whyNot: Readonly<Record<string, keyof typeof closing>> = {
  [otherEngine.code]: "frozen",
  [newerEngine.code]: "restart",
};

/** So much of what happened is told to who sits down. */
const pagesAtFirst = 16;

/** The conversation with one tab. What it is told is what its seats see, or what everybody does. */
export class Line implements Guest {
  seats: readonly Seat[] = [];
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #hall: Hall;
  readonly #needed: Needed;
  readonly #limits: Limits;
  readonly #bucket: Bucket;
  readonly #talking: Bucket;
  #table: HeldTable | undefined;
  #isHost = false;
  #malformed = 0;
  #isSitting = false;
  /** What is asked before one sits waits until one does. */
  #sitting: Promise<void> = Promise.resolve();
  /** Serial of the page that the guest has before them. */
  #page: number | undefined;
  #heard: number;
  /** How many replies are waited for. */
  #owed = 0;
  #isGathering = false;
  #isLean = false;
  #isAstray = false;
  #telling = new Telling(false);

  /** `wire`: what lies under the socket. */
  constructor(socket: WebSocket, wire: Duplex, hall: Hall, needed: Needed, limits: Limits) {
    this.#socket = socket;
    this.#wire = wire;
    this.#hall = hall;
    this.#needed = needed;
    this.#limits = limits;
    this.#heard = needed.now();
    this.#bucket = new Bucket(limits.frames, limits.burst, this.#heard);
    this.#talking = new Bucket(limits.words, limits.words * 8, this.#heard);
    const first = setTimeout(() => this.#isSitting || this.close("silent"), limits.first).unref();
    socket.on("message", (data, isBinary) => this.#take(isBinary ? undefined : readFrame(String(data))));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearTimeout(first);
      this.#leave();
    });
  }

  told({ face, page }: Parameters<Guest["told"]>[0]): void {
    if (face && this.#isSentAway()) {
      this.close("secret");
      return;
    }
    if (face) this.#sayTable();
    if (page !== undefined && page.page !== this.#page) this.#sayPages(page, this.#page);
  }

  heard(words: readonly Said[]): void {
    this.say({ type: "said", words });
  }

  left(why: Parameters<Guest["left"]>[0]): void {
    this.close(({ deleted: "gone", elsewhere: "restart", moved: "secret" } as const)[why]);
  }

  say(message: FromServer): void {
    this.#send(JSON.stringify(message));
  }

  #send(words: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#owed > 0) this.#gather();
    this.#socket.send(words);
    if (this.#socket.bufferedAmount <= this.#limits.unsent) return;
    this.#needed.figures.limits.inc({ limit: "unsent" });
    this.#socket.terminate();
  }

  /** A page and the reply to who brought it about are said in one breath, and go out at once. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#wire.uncork();
    });
  }

  close(why: keyof typeof closing): void {
    const { code, reason } = closing[why];
    this.#needed.figures.closed.inc({ why });
    this.#socket.close(code, reason);
  }

  /** Whether nothing has come for so long that nobody can be there. */
  isSilent(now: number): boolean {
    return now - this.#heard > this.#limits.silence;
  }

  #take(message: FromGuest | undefined): void {
    const now = this.#needed.now();
    this.#heard = now;
    if (!this.#bucket.take(now)) this.#limit("frames", "fast");
    else if (message === undefined) this.#misunderstood();
    else if (message.type === "here") this.say({ type: "here" });
    else if (message.type === "whole")
      this.#table?.inTurn(() => this.#sayWhole(message)).catch(this.#trouble("the whole could not be told"));
    else if (message.type !== "sit") this.#serve(message).catch(this.#trouble("an answer broke down"));
    else this.#sitting = this.#sit(message).catch(this.#trouble("somebody could not sit down"));
  }

  /** What nobody foresaw ends this line, which comes back by itself, and nobody else's. */
  #trouble(what: string): (fault: unknown) => void {
    return (fault) => {
      this.#needed.report(what, { why: String(fault) });
      this.close("trouble");
    };
  }

  async #sit(message: Extract<FromGuest, { readonly type: "sit" }>) {
    const { table: id, secrets, since, protocol: theirs, lean = false } = message;
    if (this.#isSitting) return this.close("unreadable");
    this.#isSitting = true;
    if (theirs !== protocol) return this.close("version");
    const arrived = performance.now();
    const [table, seats] = await Promise.all([this.#hall.table(id), this.#needed.seats.of(id)]);
    if (!(table instanceof HeldTable)) return this.close(whyNot[table.code] ?? "nowhere");
    const roles = rolesAmong(seats, table.row, secrets);
    if (roles.includes(undefined) || (roles.length === 0 && !table.row.watched)) return this.close("secret");
    if (this.#needed.isShared) await table.upTo(arrived);
    this.#isHost = roles.some((role) => role?.kind === "host");
    this.seats = roles.flatMap((role) => (role?.kind === "seat" ? [role.seat] : []));
    await table.inTurn(() => {
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      if (table.left !== undefined) return this.left(table.left);
      const { size, ours } = table.company;
      if (size >= this.#limits.guests) return this.#limit("guests", "full");
      if (roles.length === 0 && ours.watching >= this.#limits.watchers)
        return this.#limit("watchers", "full");
      this.#table = table;
      this.#page = since;
      this.#isLean = lean;
      this.#telling = new Telling(lean);
      table.company.add(this);
      table.tellWhoIsHere();
      this.told({ face: false, page: table.showing() });
    });
    // Nobody is sent away because the talk cannot be read.
    this.#welcome(table).catch((fault: unknown) =>
      this.#needed.report("somebody was not welcomed", { why: String(fault) }),
    );
  }

  /** What was said before, and that whoever is here need not be told elsewhere. */
  async #welcome(table: HeldTable): Promise<void> {
    const words = await table.conversation.atFirst();
    if (words.length > 0) this.heard(words);
    for (const seat of this.seats) await this.#needed.notices.here(table.row.id, seat);
  }

  #leave(): void {
    if (this.#table?.company.delete(this)) this.#table.tellWhoIsHere();
  }

  async #serve(message: Asked): Promise<void> {
    const { i } = message;
    this.#owed++;
    try {
      await this.#sitting;
      const refusal = await this.#done(message);
      this.say(refusal === undefined ? { type: "reply", i } : { type: "reply", i, refusal });
    } finally {
      this.#owed--;
    }
  }

  #done(message: Asked): Refusal | Promise<Refusal | undefined> {
    const table = this.#table;
    if (table === undefined || !this.seats.includes(message.seat)) return noSecret;
    const now = this.#needed.now();
    if (message.type === "say" && !this.#talking.take(now)) return this.#tooMuch("talk");
    return done(table, message, now);
  }

  #tooMuch(limit: string): Refusal {
    this.#needed.figures.limits.inc({ limit });
    return tooMany;
  }

  /** Somebody else may sit there now: whoever sat there has to show what opens the seat. */
  #isSentAway(): boolean {
    const places = this.#table?.gathering.state.places;
    return this.seats.some((seat) => places?.[seat]?.kind !== "person");
  }

  #sayTable(): void {
    const table = this.#table;
    if (table === undefined) return;
    this.say(tableTold(table, this.seats, this.#isHost, this.#needed.now()));
  }

  /** How the match stands, and what happened after the page of this serial. */
  #sayPages(showing: Showing, heard: number | undefined): void {
    // Who sits down anew hears what happened of late; how it came to that can be fetched.
    const since = heard ?? (this.#isLean ? this.#table?.gathering.pageAgo(pagesAtFirst) : undefined);
    this.#page = showing.page;
    this.#send(this.#telling.tell(showing, viewersOf(this.seats), since));
  }

  #sayWhole({ since, astray }: Extract<FromGuest, { readonly type: "whole" }>): void {
    if (astray !== undefined) this.#wentAstray({ page: since, ...astray });
    this.#telling.forget();
    const showing = this.#table?.showing();
    if (showing !== undefined) this.#sayPages(showing, since);
  }

  /** Anybody can say so: each time counts, and the first is written down. */
  #wentAstray(about: Readonly<Record<string, unknown>>): void {
    this.#needed.figures.desyncs.inc();
    if (!this.#isAstray)
      this.#needed.report("a flick came to something else on a page", {
        table: this.#table?.row.id,
        ...about,
      });
    this.#isAstray = true;
  }

  #misunderstood(): void {
    this.#malformed++;
    if (this.#malformed >= this.#limits.malformed) this.#limit("malformed", "unreadable");
    else this.#needed.figures.limits.inc({ limit: "malformed" });
  }

  #limit(limit: string, why: keyof typeof closing): void {
    this.#needed.figures.limits.inc({ limit });
    this.close(why);
  }
}
