import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Sight, Viewer } from "@ossuaire/kernel";
import type { Agreement } from "@ossuaire/table";
import type { Row } from "../log/database.ts";

export type Task = Thought | Retelling;

export interface Thought {
  readonly kind: "thought";
  readonly game: string;
  /** The options of the match, from which only the names of its boxes are taken. */
  readonly needs: unknown;
  readonly level: string;
  readonly sight: Sight;
  readonly seed: string;
  /** Somebody sits at the table, and waits. */
  readonly isAwaited: boolean;
}

/** A whole match is played again, to be told as this viewer heard it, or to be given away. */
export interface Retelling {
  readonly kind: "retelling";
  readonly agreement: Agreement;
  /** Its log, as it is stored. */
  readonly rows: readonly Row[];
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

/** Too many wait already: worth another try later. */
export class Overloaded extends Error {}

/** More than that would be answered too late to be of use. */
const most = { thought: 2000, retelling: 50 };

/** In milliseconds: who thinks longer comes to nothing, and must not keep all others from thinking. */
const usualPatience = { thought: 30_000, retelling: 120_000 };

/** Threads in which bots think, all but one core; they are started when the first bot is asked. */
export class Thinkers {
  readonly #idle: Worker[] = [];
  /** First the bots for which people wait, then those among themselves, then who would like to hear a match again. */
  readonly #queues: readonly Waiting[][] = [[], [], []];
  readonly #busy = new Map<Worker, Waiting & { readonly timer: NodeJS.Timeout }>();
  readonly #patience: typeof usualPatience;
  #i = 0;
  #closed = false;

  constructor(patience: Partial<typeof usualPatience> = {}) {
    this.#patience = { ...usualPatience, ...patience };
  }

  get waiting(): number {
    return this.#queues.reduce((sum, { length }) => sum + length, 0);
  }

  /** What comes of it is as the worker made it: an answer that the match itself judges, or what is only handed on. */
  think(job: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues[rankOf(job)];
      if (this.#closed || queue === undefined || queue.length >= most[job.kind])
        return reject(new Overloaded("too many wait for a bot, or for an old match"));
      queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }

  #next(): void {
    const queue = this.#queues.find(({ length }) => length > 0);
    if (queue === undefined) return;
    const worker = this.#idle.pop() ?? this.#hired();
    const waiting = worker && queue.shift();
    if (worker === undefined || waiting === undefined) return;
    const timer = setTimeout(() => this.#giveUp(worker), this.#patience[waiting.job.kind]).unref();
    this.#busy.set(worker, { ...waiting, timer });
    worker.postMessage({ i: ++this.#i, job: waiting.job } satisfies Order);
  }

  #hired(): Worker | undefined {
    if (this.#busy.size >= Math.max(1, availableParallelism() - 1)) return undefined;
    const worker = new Worker(new URL("./think.worker.ts", import.meta.url));
    worker.on("message", ({ result, error }: { readonly result?: unknown; readonly error?: string }) => {
      // It was given up, and says it all the same.
      if (!this.#busy.has(worker)) return;
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

  /** Another thread is started for the next one. */
  #giveUp(worker: Worker): void {
    this.#done(worker, undefined, new Error("it takes too long"));
    void worker.terminate();
    this.#next();
  }

  #done(worker: Worker, result: unknown, error: Error): void {
    const waiting = this.#busy.get(worker);
    clearTimeout(waiting?.timer);
    this.#busy.delete(worker);
    if (result === undefined) waiting?.reject(error);
    else waiting?.resolve(result);
  }
}

function rankOf(job: Task): number {
  if (job.kind === "retelling") return 2;
  return job.isAwaited ? 0 : 1;
}
