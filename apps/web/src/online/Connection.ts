import type { Refusal } from "@ossuaire/kernel";
import {
  type FromGuest,
  type FromServer,
  Hearing,
  isFromServer,
  type News,
  notStoredCode,
  protocol,
  type Said,
} from "@ossuaire/table";
import { lineAddress } from "./server.ts";

export type About = Extract<FromServer, { readonly type: "table" }>;
type Asked = Extract<FromGuest, { readonly i: number }>;
/** Hashes of where the discs of a flick lie, here and there. */
export type Astray = NonNullable<Extract<FromGuest, { readonly type: "whole" }>["astray"]>;
type Unnumbered<Message> = Message extends { readonly i: number } ? Omit<Message, "i"> : never;

/** What is known of a table that stands elsewhere. */
export interface Known {
  readonly about: About | undefined;
  /** How far the clock of the server is ahead of this page's, in milliseconds. */
  readonly ahead: number;
  /** All that was said, in its order. */
  readonly said: readonly Said[];
  /** An answer was given that the server has not taken yet. */
  readonly isSending: boolean;
  /** The server had no room for it, or no store at hand: it is sent again by itself. */
  readonly isUnstored: boolean;
  /** Since when the line is cut, by this page's clock; undefined while it is open. */
  readonly lostSince: number | undefined;
  /** The server has said that it is about to be restarted. */
  readonly isLeaving: boolean;
  /** The server has closed the line for good, with this code. */
  readonly gone: number | undefined;
}

/** In milliseconds: how long it is waited before each try; the last one again and again. */
const patience = [250, 500, 1000, 2000, 4000, 8000];
/**
 * How often the page says that it is here, and how long it waits for any word after that: nothing for 55 seconds counts as cut. A page that
 * nobody looks at says it less often, and its line is none the worse for it.
 */
const heartbeat = 25_000;
const silence = 30_000;
/** The same for who comes back to a page: they would see at once that nothing moves. */
const soonest = 5000;
/** After which what could not be stored is sent again. */
const soon = 1500;

/** The line to a table. It mends itself; what was sent and not replied to is sent again, and done once. */
export class Connection {
  readonly #table: string;
  readonly #secrets: readonly string[];
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(news: News) => void>();
  readonly #waiting = new Map<
    number,
    { readonly message: Asked; readonly resolve: (refusal: Refusal | undefined) => void }
  >();
  readonly #leaving = new AbortController();
  /** Of this line: what has changed is told, and put together here. */
  #hearing = new Hearing();
  #socket: WebSocket | undefined;
  #known: Known = {
    about: undefined,
    ahead: 0,
    said: [],
    isSending: false,
    isUnstored: false,
    lostSince: undefined,
    isLeaving: false,
    gone: undefined,
  };
  /** The server knows who speaks on this socket; before that, whatever is asked waits. */
  #isSeated = false;
  #page: number | undefined;
  #i = 0;
  #tries = 0;
  /** Since when it is waited for any word; undefined if one has come. */
  #asked: number | undefined;
  /** Milliseconds over which all pages spread their first try after a restart. */
  #spread = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  readonly #beat: ReturnType<typeof setInterval>;

  constructor(table: string, secrets: readonly string[]) {
    this.#table = table;
    this.#secrets = secrets;
    const { signal } = this.#leaving;
    const atOnce = () => this.#socket === undefined && this.#connect();
    addEventListener("online", atOnce, { signal });
    // A browser without a network says so long before the line notices.
    addEventListener("offline", () => this.#drop(), { signal });
    const shown = () => {
      if (document.hidden) return;
      atOnce();
      this.#keepAlive();
      this.#probe = setTimeout(() => this.#dropIf(soonest), soonest);
    };
    document.addEventListener("visibilitychange", shown, { signal });
    this.#beat = setInterval(() => this.#keepAlive(), heartbeat);
    this.#connect();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly known = (): Known => this.#known;

  /** Every page as it comes. */
  hear(hearer: (news: News) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  ask(question: Unnumbered<Asked>): Promise<Refusal | undefined> {
    const message = { ...question, i: ++this.#i };
    return new Promise((resolve) => {
      this.#waiting.set(message.i, { message, resolve });
      if (this.#isSeated) this.#send(message);
      this.#tell({});
    });
  }

  /** This page has seen something else come of a flick than the table tells: it is told all once more. */
  wentAstray(astray: Astray): void {
    if (this.#isSeated && this.#page !== undefined) this.#send({ type: "whole", since: this.#page, astray });
  }

  close(): void {
    this.#leaving.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    clearInterval(this.#beat);
    this.#socket?.close();
    this.#socket = undefined;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#leaving.signal.aborted || this.#known.gone !== undefined) return;
    const socket = new WebSocket(lineAddress());
    this.#socket = socket;
    this.#hearing = new Hearing();
    socket.addEventListener("open", () => {
      const since = this.#page === undefined ? {} : { since: this.#page };
      const secrets = [...this.#secrets];
      this.#send({ type: "sit", protocol, table: this.#table, secrets, lean: true, ...since });
    });
    socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const message: unknown = JSON.parse(String(data));
      if (socket === this.#socket && isFromServer(message)) this.#take(message);
    });
    socket.addEventListener("close", ({ code }) => socket === this.#socket && this.#cut(code));
  }

  #take(message: FromServer): void {
    this.#asked = undefined;
    switch (message.type) {
      case "table": {
        const isBack = !this.#isSeated;
        this.#isSeated = true;
        this.#tries = 0;
        this.#spread = 0;
        const ahead = message.now - Date.now();
        this.#tell({ about: message, ahead, lostSince: undefined, isLeaving: false });
        if (isBack) for (const { message: open } of this.#waiting.values()) this.#send(open);
        return;
      }
      case "news":
      case "next":
        this.#hear(message);
        return;
      case "said":
        this.#tell({ said: joined(this.#known.said, message.words) });
        return;
      case "reply":
        this.#replied(message.i, message.refusal);
        return;
      case "leaving":
        this.#spread = message.in;
        this.#tell({ isLeaving: true });
    }
  }

  /** An answer that is not stored is kept: told twice it counts once, so it can be sent until it is. */
  #replied(i: number, refusal: Refusal | undefined): void {
    const open = this.#waiting.get(i);
    const isUnstored = refusal?.code === notStoredCode && open?.message.type === "answer";
    if (isUnstored) setTimeout(() => this.#sendAgain(i), soon);
    else {
      this.#waiting.delete(i);
      open?.resolve(refusal);
    }
    this.#tell({ isUnstored });
  }

  #sendAgain(i: number): void {
    const open = this.#waiting.get(i);
    // Without a line it goes out when there is one again.
    if (open !== undefined && this.#isSeated) this.#send(open.message);
  }

  #hear(message: Extract<FromServer, { readonly type: "news" | "next" }>): void {
    const news = this.#hearing.hear(message);
    // It does not fit to what was heard: whoever comes back with the last page that they know is told what they missed.
    if (news === "lost") {
      this.#drop();
      return;
    }
    this.#page = news.page;
    for (const hearer of this.#hearers) hearer(news);
  }

  /** Codes from 4400 on say that another try would end alike, but for who was too slow or too fast. */
  #cut(code: number): void {
    this.#socket = undefined;
    this.#isSeated = false;
    this.#asked = undefined;
    if (code >= 4400 && code !== 4408 && code !== 4429) {
      this.#tell({ gone: code });
      return;
    }
    this.#tell({ lostSince: this.#known.lostSince ?? Date.now() });
    const usual = patience[Math.min(this.#tries++, patience.length - 1)] ?? 0;
    const wait = usual * (0.5 + Math.random()) + this.#spread * Math.random();
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #keepAlive(): void {
    if (this.#dropIf(silence) || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#asked ??= performance.now();
    this.#send({ type: "here" });
  }

  /** Whether the line is cut, because nothing has come for so long. */
  #dropIf(patience: number): boolean {
    const isCut = this.#asked !== undefined && performance.now() - this.#asked >= patience;
    if (isCut) this.#drop();
    return isCut;
  }

  /** A browser waits for a minute until the other end has heard of it: who looks for a table does not. */
  #drop(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#cut(1006);
    socket.close();
  }

  #send(message: FromGuest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #tell(change: Partial<Known>): void {
    const isSending = [...this.#waiting.values()].some(({ message }) => message.type === "answer");
    this.#known = { ...this.#known, ...change, isSending };
    for (const listener of this.#listeners) listener();
  }
}

/** What is known already may be told again: each word counts once. */
function joined(before: readonly Said[], words: readonly Said[]): readonly Said[] {
  const all = new Map([...before, ...words].map((said) => [said.n, said]));
  return [...all.values()].toSorted((one, other) => one.n - other.n);
}
