import { Worker } from "node:worker_threads";
import type { AnyFixture, AnyResult } from "./simulation.ts";
import type { Simulated } from "./simulations.ts";
import type { Order } from "./worker.ts";

/** Plays all fixtures on so many threads; results come in the order of the fixtures, whoever was first. */
export async function playAll(
  game: Simulated,
  fixtures: readonly AnyFixture[],
  threads: number,
  onResult: (done: number) => void,
): Promise<readonly AnyResult[]> {
  const results: AnyResult[] = [];
  let next = 0;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL("worker.ts", import.meta.url));
      const send = () => {
        const fixture = fixtures[next++];
        if (fixture !== undefined) worker.postMessage({ game, fixture } satisfies Order);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on("error", reject);
      worker.on("message", (result: AnyResult) => {
        results.push(result);
        onResult(++done);
        send();
      });
      send();
    });
  await Promise.all(Array.from({ length: Math.min(threads, fixtures.length) }, work));
  return results.toSorted((a, b) => a.number - b.number);
}
