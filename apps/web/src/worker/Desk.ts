import { type Asked, isSaid, type Said, type Services, type Wire } from "./services.ts";

/** The end of the page. */
interface WorkerWire extends Wire {
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "error", listener: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

/** Whoever waits for an answer. What our own worker says is taken at its word. */
interface Waiting {
  hear(told: unknown): void;
  resolve(answer: unknown): void;
  reject(bug: Error): void;
}

/** On the page: asks a worker, any number of questions at a time. */
export class Desk<All extends Services<All>> {
  readonly #worker: WorkerWire;
  readonly #waiting = new Map<number, Waiting>();
  #bug: Error | undefined;
  #n = 0;

  constructor(worker: WorkerWire) {
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => {
      if (isSaid(data)) this.#take(data);
    });
    // It could not be fetched, or has broken down outside of any question: nobody is answered any more.
    worker.addEventListener("error", ({ message }) => {
      this.close();
      this.#bug = new Error(message);
      for (const { reject } of this.#waiting.values()) reject(this.#bug);
    });
  }

  /** `hear` is told what is said on the way. */
  ask<Name extends keyof All>(
    name: Name,
    about: All[Name]["about"],
    hear: (told: All[Name]["told"]) => void = () => undefined,
  ): Promise<All[Name]["answer"]> {
    if (this.#bug !== undefined) return Promise.reject(this.#bug);
    const n = ++this.#n;
    return new Promise((resolve, reject) => {
      this.#waiting.set(n, { hear, resolve, reject });
      this.#worker.postMessage({ n, name, about } satisfies Asked<All>);
    });
  }

  /** Whoever still waits for an answer gets none. */
  close(): void {
    this.#worker.terminate();
  }

  #take(said: Said): void {
    const waiting = this.#waiting.get(said.n);
    if ("told" in said) {
      waiting?.hear(said.told);
      return;
    }
    this.#waiting.delete(said.n);
    if ("broken" in said) waiting?.reject(new Error(said.broken));
    else waiting?.resolve(said.answer);
  }
}
