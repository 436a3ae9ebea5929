import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { AnyFixture, AnyResult } from "./simulation.ts";
import type { Simulated } from "./simulations.ts";
import type { Order } from "./worker.ts";

/** So many games, and what each of them is. */
export interface Programme {
  readonly game: Simulated;
  readonly games: number;
  fixture(number: number): AnyFixture;
}

/** Plays a programme on so many threads, each game's result handed over as it ends, until all is played or stopped. */
export async function playAll(
  { game, games, fixture }: Programme,
  threads: number,
  onResult: (result: AnyResult) => void,
  stopped: AbortSignal,
): Promise<void> {
  const failure = new AbortController();
  const signal = AbortSignal.any([stopped, failure.signal]);
  let next = 0;
  const work = async () => {
    const worker = new Worker(new URL("worker.ts", import.meta.url));
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
