import { audience, type Refusal, type Seat, type Viewer } from "@ossuaire/kernel";
import { type FromGuest, type FromServer, protocol } from "@ossuaire/table";
import type { WebSocket } from "ws";
import type { Hall } from "../hall/Hall.ts";
import { type Guest, HeldTable, type Needed } from "../hall/HeldTable.ts";
import { noSecret, outOfDate } from "../hall/refusals.ts";
import { roleOf } from "../hall/roles.ts";
import type { Limits } from "../settings.ts";
import { Bucket } from "./Bucket.ts";
import { closing } from "./closing.ts";
import { readFrame } from "./frame.ts";

type Asked = Extract<FromGuest, { readonly i: number }>;

/** The conversation with one tab. What it is told is what its seats see, or what everybody does. */
export class Line implements Guest {
  seats: readonly Seat[] = [];
  readonly #socket: WebSocket;
  readonly #hall: Hall;
  readonly #needed: Needed;
  readonly #limits: Limits;
  readonly #bucket: Bucket;
  #table: HeldTable | undefined;
  #isHost = false;
  #isSitting = false;
  /** What is asked before one sits waits until one does. */
  #sitting: Promise<void> = Promise.resolve();
  /** Serial of the page that the guest has before them. */
  #page: number | undefined;
  #heard: number;

  constructor(socket: WebSocket, hall: Hall, needed: Needed, limits: Limits) {
    this.#socket = socket;
    this.#hall = hall;
    this.#needed = needed;
    this.#limits = limits;
    this.#heard = needed.now();
    this.#bucket = new Bucket(limits.frames, limits.burst, this.#heard);
    const first = setTimeout(() => this.#isSitting || this.close("silent"), limits.first).unref();
    socket.on("message", (data, isBinary) => this.#take(isBinary ? undefined : readFrame(String(data))));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearTimeout(first);
      this.#leave();
    });
  }

  told({ face, page }: Parameters<Guest["told"]>[0]): void {
    if (face) this.#sayTable();
    if (page) this.#sayNews();
  }

  say(message: FromServer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (this.#socket.bufferedAmount <= this.#limits.unsent) return;
    this.#needed.figures.limits.inc({ limit: "unsent" });
    this.#socket.terminate();
  }

  close(why: keyof typeof closing): void {
    const { code, reason } = closing[why];
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
    else if (message === undefined) this.#limit("malformed", "unreadable");
    else if (message.type === "here") this.say({ type: "here" });
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

  async #sit({ table: id, secrets, since, protocol: theirs }: Extract<FromGuest, { readonly type: "sit" }>) {
    if (this.#isSitting) return this.close("unreadable");
    this.#isSitting = true;
    if (theirs !== protocol) return this.close("version");
    const table = await this.#hall.table(id);
    if (!(table instanceof HeldTable)) return this.close(table.code === "frozen" ? "frozen" : "nowhere");
    const roles = await Promise.all(secrets.map((secret) => roleOf(this.#needed.log, table.row, secret)));
    if (roles.includes(undefined) || (roles.length === 0 && !table.row.watched)) return this.close("secret");
    if (table.guests.size >= this.#limits.guests) return this.#limit("guests", "full");
    this.#isHost = roles.some((role) => role?.kind === "host");
    this.seats = roles.flatMap((role) => (role?.kind === "seat" ? [role.seat] : []));
    await table.inTurn(() => {
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      this.#table = table;
      this.#page = since;
      table.guests.add(this);
      for (const guest of table.guests) guest.told({ face: true, page: guest === this });
    });
  }

  #leave(): void {
    const table = this.#table;
    if (table?.guests.delete(this)) for (const guest of table.guests) guest.told({ face: true, page: false });
  }

  async #serve(message: Asked): Promise<void> {
    const { i } = message;
    await this.#sitting;
    const refusal = await this.#done(message);
    this.say(refusal === undefined ? { type: "reply", i } : { type: "reply", i, refusal });
  }

  async #done(message: Asked): Promise<Refusal | undefined> {
    const table = this.#table;
    const { seat } = message;
    if (table === undefined || !this.seats.includes(seat)) return noSecret;
    switch (message.type) {
      case "answer":
        return await table.write(seat, { kind: "answer", seat, page: message.page, answer: message.answer });
      case "undo":
        return table.gathering.match?.page.serial === message.page ? await tookBack(table, seat) : outOfDate;
      case "agree":
        return await table.write(seat, { kind: message.yes ? "agree" : "decline", ask: message.ask });
      case "back":
        return await table.write(seat, { kind: "sit", seat, name: seat });
    }
  }

  #sayTable(): void {
    const table = this.#table;
    if (table === undefined) return;
    const guests = [...table.guests];
    this.say({
      type: "table",
      face: table.gathering.face,
      you: this.seats,
      host: this.#isHost,
      here: [...new Set(guests.flatMap(({ seats }) => seats))],
      watching: guests.filter(({ seats }) => seats.length === 0).length,
      now: this.#needed.now(),
    });
  }

  #sayNews(): void {
    const gathering = this.#table?.gathering;
    if (gathering?.match === undefined) return;
    const since = this.#page;
    this.#page = gathering.match.page.serial;
    if (since === this.#page) return;
    this.say({ type: "news", news: gathering.news(this.#viewers(), since) });
  }

  /** Who has one seat before them needs no other view; several share a screen, and what all of them may see. */
  #viewers(): readonly Viewer[] {
    return this.seats.length === 1 ? this.seats : [...this.seats, audience];
  }

  #limit(limit: string, why: keyof typeof closing): void {
    this.#needed.figures.limits.inc({ limit });
    this.close(why);
  }
}

/** At once, or if the others agree; where there is nobody who could, at once again. */
async function tookBack(table: HeldTable, seat: Seat): Promise<Refusal | undefined> {
  const { gathering } = table;
  const count = Math.max(1, gathering.undoCount(seat));
  if (gathering.undoOf(seat) === "consent") {
    const refusal = await table.write(seat, { kind: "ask", wish: { kind: "undo", count } });
    if (refusal?.code !== "nobody-to-ask") return refusal;
  }
  return await table.write(seat, { kind: "undo", count, agreed: [] });
}
