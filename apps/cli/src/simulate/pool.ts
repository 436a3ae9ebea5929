import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Order } from "./serve.ts";
import type { AnyFixture, AnyResult } from "./simulation.ts";

/** So many games, and what each of them is. */
export interface Programme {
  readonly game: string;
  readonly games: number;
  fixture(number: number): AnyFixture;
}

/** Who plays it. */
interface Workforce {
  readonly worker: URL;
  readonly threads: number;
}

/** Plays a programme on so many threads, each game's result handed over as it ends, until all is played or stopped. */
export async function playAll(
  { game, games, fixture }: Programme,
  { worker: module, threads }: Workforce,
  onResult: (result: AnyResult) => void,
  stopped: AbortSignal,
): Promise<void> {
  const failure = new AbortController();
  const signal = AbortSignal.any([stopped, failure.signal]);
  let next = 0;
  const work = async () => {
    const worker = new Worker(module);
    try {
      while (next < games && !signal.aborted) {
        worker.postMessage({ game, fixture: fixture(next++) } satisfies Order);
        const results: readonly AnyResult[] = await once(worker, "message", { signal });
        for (const result of results) onResult(result);
      }
    } catch (error) {
      // Whoever waits when all is stopped has nothing to report.
      if (signal.aborted) return;
      failure.abort();
      throw error;
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, games) }, work));
}
