import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Answer, Sight } from "@ossuaire/kernel";

export interface Thought {
  readonly game: string;
  /** The options of the match, from which only the names of its boxes are taken. */
  readonly needs: unknown;
  readonly level: string;
  readonly sight: Sight;
  readonly seed: string;
}

export interface Order {
  readonly i: number;
  readonly job: Thought;
}

interface Waiting {
  readonly job: Thought;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (why: Error) => void;
}

/** More than that would be answered too late to be of use. */
const most = 2000;

/** Threads in which bots think, all but one core; they are started when the first bot is asked. */
export class Thinkers {
  readonly #idle: Worker[] = [];
  readonly #queue: Waiting[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  #i = 0;
  #closed = false;

  get waiting(): number {
    return this.#queue.length;
  }

  think(job: Thought): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#closed || this.#queue.length >= most) return reject(new Error("too many bots think"));
      this.#queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const worker = this.#idle.pop() ?? this.#hired();
    const waiting = worker && this.#queue.shift();
    if (worker === undefined || waiting === undefined) return;
    this.#busy.set(worker, waiting);
    worker.postMessage({ i: ++this.#i, job: waiting.job } satisfies Order);
  }

  #hired(): Worker | undefined {
    if (this.#busy.size >= Math.max(1, availableParallelism() - 1)) return undefined;
    const worker = new Worker(new URL("./think.worker.ts", import.meta.url));
    worker.on("message", ({ answer, error }: { readonly answer?: Answer; readonly error?: string }) => {
      this.#done(worker, answer, new Error(error));
      this.#idle.push(worker);
      this.#next();
    });
    worker.on("error", (error: Error) => {
      this.#done(worker, undefined, error);
      this.#next();
    });
    worker.unref();
    return worker;
  }

  #done(worker: Worker, answer: Answer | undefined, error: Error): void {
    const waiting = this.#busy.get(worker);
    this.#busy.delete(worker);
    if (answer === undefined) waiting?.reject(error);
    else waiting?.resolve(answer);
  }
}
