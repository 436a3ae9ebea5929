import type { Refusal } from "@ossuaire/kernel";
import { type FromGuest, type FromServer, isFromServer, type News, protocol } from "@ossuaire/table";
import { lineAddress } from "./server.ts";

type About = Extract<FromServer, { readonly type: "table" }>;
type Asked = Extract<FromGuest, { readonly i: number }>;
type Unnumbered<Message> = Message extends { readonly i: number } ? Omit<Message, "i"> : never;

/** What is known of a table that stands elsewhere. */
export interface Known {
  readonly about: About | undefined;
  /** Since when the line is cut, by this page's clock; undefined while it is open. */
  readonly lostSince: number | undefined;
  /** The server has closed the line for good, with this code. */
  readonly gone: number | undefined;
}

/** In milliseconds: how long it is waited before each try; the last one again and again. */
const patience = [250, 500, 1000, 2000, 4000, 8000];
/** How often the page says that it is here, and after what silence the line counts as cut. */
const heartbeat = 25_000;
const silence = 55_000;

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
  #socket: WebSocket | undefined;
  #known: Known = { about: undefined, lostSince: undefined, gone: undefined };
  /** The server knows who speaks on this socket; before that, whatever is asked waits. */
  #isSeated = false;
  #page: number | undefined;
  #i = 0;
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #beat: ReturnType<typeof setInterval>;

  constructor(table: string, secrets: readonly string[]) {
    this.#table = table;
    this.#secrets = secrets;
    const { signal } = this.#leaving;
    const atOnce = () => this.#socket === undefined && this.#connect();
    addEventListener("online", atOnce, { signal });
    document.addEventListener("visibilitychange", () => !document.hidden && atOnce(), { signal });
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
    });
  }

  close(): void {
    this.#leaving.abort();
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
    this.#socket = undefined;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#leaving.signal.aborted || this.#known.gone !== undefined) return;
    const socket = new WebSocket(lineAddress());
    this.#socket = socket;
    socket.addEventListener("open", () => {
      const since = this.#page === undefined ? {} : { since: this.#page };
      this.#send({ type: "sit", protocol, table: this.#table, secrets: [...this.#secrets], ...since });
    });
    socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const message: unknown = JSON.parse(String(data));
      if (socket === this.#socket && isFromServer(message)) this.#take(message);
    });
    socket.addEventListener("close", ({ code }) => socket === this.#socket && this.#cut(code));
  }

  #take(message: FromServer): void {
    this.#heard = performance.now();
    switch (message.type) {
      case "table": {
        const isBack = !this.#isSeated;
        this.#isSeated = true;
        this.#tries = 0;
        this.#tell({ ...this.#known, about: message, lostSince: undefined });
        if (isBack) for (const { message: open } of this.#waiting.values()) this.#send(open);
        return;
      }
      case "news":
        this.#page = message.news.page;
        for (const hearer of this.#hearers) hearer(message.news);
        return;
      case "reply":
        this.#waiting.get(message.i)?.resolve(message.refusal);
        this.#waiting.delete(message.i);
    }
  }

  /** Codes from 4400 on say that another try would end alike, but for who was too slow or too fast. */
  #cut(code: number): void {
    this.#socket = undefined;
    this.#isSeated = false;
    if (code >= 4400 && code !== 4408 && code !== 4429) {
      this.#tell({ ...this.#known, gone: code });
      return;
    }
    this.#tell({ ...this.#known, lostSince: this.#known.lostSince ?? Date.now() });
    const usual = patience[Math.min(this.#tries++, patience.length - 1)] ?? 0;
    this.#timer = setTimeout(() => this.#connect(), usual * (0.5 + Math.random()));
  }

  #keepAlive(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#send({ type: "here" });
    if (performance.now() - this.#heard > silence) this.#socket.close();
  }

  #send(message: FromGuest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #tell(known: Known): void {
    this.#known = known;
    for (const listener of this.#listeners) listener();
  }
}
