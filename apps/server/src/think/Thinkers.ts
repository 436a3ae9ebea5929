import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Sight, Viewer } from "@ossuaire/kernel";
import type { Agreement, TableEntry } from "@ossuaire/table";

export type Task = Thought | Retelling;

export interface Thought {
  readonly kind: "thought";
  readonly game: string;
  /** The options of the match, from which only the names of its boxes are taken. */
  readonly needs: unknown;
  readonly level: string;
  readonly sight: Sight;
  readonly seed: string;
}

/** A whole match is played again, to be told as this viewer heard it, or to be given away. */
export interface Retelling {
  readonly kind: "retelling";
  readonly agreement: Agreement;
  readonly entries: readonly TableEntry[];
  /** Left out: the file of the match. */
  readonly viewer?: Viewer;
}

export interface Order {
  readonly i: number;
  readonly job: Task;
}

interface Waiting {
  readonly job: Task;
  readonly resolve: (result: unknown) => void;
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

  /** What comes of it is as the worker made it: an answer that the match itself judges, or what is only handed on. */
  think(job: Task): Promise<unknown> {
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
    worker.on("message", ({ result, error }: { readonly result?: unknown; readonly error?: string }) => {
      this.#done(worker, result, new Error(error));
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

  #done(worker: Worker, result: unknown, error: Error): void {
    const waiting = this.#busy.get(worker);
    this.#busy.delete(worker);
    if (result === undefined) waiting?.reject(error);
    else waiting?.resolve(result);
  }
}
