import { randomAnswer, type Seat, type Sight } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { Hearing, isFromServer, protocol } from "@ossuaire/table";
import { WebSocket } from "ws";
import type { Laid } from "./field.ts";

/** A table as the driver sees it: whoever is asked can answer, and hears when it is acknowledged. */
export interface Played {
  /** Milliseconds until it was acknowledged; undefined if it was refused, or nobody is asked. */
  answer(): Promise<number | undefined>;
  readonly bytes: number;
  /** Settles when somebody sees the next page. */
  next(): Promise<void>;
  close(): void;
}

/** In milliseconds: as often as a page, it says that it is still there. */
const every = 25_000;

interface Reply {
  readonly resolve: (isTaken: boolean) => void;
  readonly reject: (why: Error) => void;
}

/** One connection to a table of ours. */
export class Sitter {
  readonly seat: Seat;
  readonly socket: WebSocket;
  sight: Sight | undefined;
  bytes = 0;
  readonly #hearing = new Hearing();
  readonly #replies = new Map<number, Reply>();
  #i = 0;
  onPage: () => void = () => {};

  constructor(port: number, id: string, seat: Seat, secret: string) {
    this.seat = seat;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/line`, { perMessageDeflate: false });
    this.socket.on("open", () =>
      this.#send({ type: "sit", protocol, table: id, secrets: [secret], lean: true }),
    );
    this.socket.on("error", () => {});
    this.socket.on("message", (data) => this.#take(String(data)));
    const here = setInterval(() => this.#send({ type: "here" }), every).unref();
    this.socket.on("close", (code) => {
      clearInterval(here);
      for (const { reject } of this.#replies.values()) reject(new Error(`closed with ${code}`));
      this.#replies.clear();
    });
  }

  /** Once it has seen its table. */
  async seated(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.onPage = resolve;
      this.socket.once("close", (code) => reject(new Error(`closed with ${code}`)));
    });
    this.onPage = () => {};
  }

  submit(page: number, answer: unknown): Promise<boolean> {
    const i = ++this.#i;
    return new Promise((resolve, reject) => {
      if (this.socket.readyState > this.socket.OPEN) return reject(new Error("the line is closed"));
      this.#replies.set(i, { resolve, reject });
      this.#send({ type: "answer", i, seat: this.seat, page, answer });
    });
  }

  #send(message: unknown): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }

  #take(text: string): void {
    this.bytes += text.length;
    const message: unknown = JSON.parse(text);
    if (!isFromServer(message)) return;
    if (message.type === "reply") {
      this.#replies.get(message.i)?.resolve(message.refusal === undefined);
      this.#replies.delete(message.i);
    } else if (message.type === "news" || message.type === "next") {
      const news = this.#hearing.hear(message);
      if (news === "lost") {
        this.#send({ type: "whole" });
        return;
      }
      this.sight = news.sights[this.seat];
      this.onPage();
    }
  }
}

/** Our table with all its connections. */
export async function sitDown(port: number, { id, seats }: Laid): Promise<Played> {
  const rng = testRng(id);
  const sitters = Object.entries(seats).map(([seat, secret]) => new Sitter(port, id, seat, secret));
  await Promise.all(sitters.map((sitter) => sitter.seated()));
  return {
    async answer() {
      const asked = sitters.find(({ sight }) => sight?.decision !== undefined);
      if (asked?.sight?.decision === undefined) return undefined;
      const { page, decision } = asked.sight;
      const answer = randomAnswer(decision, rng);
      const since = performance.now();
      return (await asked.submit(page, answer)) ? performance.now() - since : undefined;
    },
    get bytes() {
      return sitters.reduce((sum, { bytes }) => sum + bytes, 0);
    },
    next: () =>
      new Promise((resolve) => {
        for (const sitter of sitters) {
          sitter.onPage = () => {
            if (sitter.sight?.decision !== undefined || sitter.sight?.outcome !== undefined) resolve();
          };
        }
      }),
    close: () => sitters.forEach(({ socket }) => void socket.terminate()),
  };
}
