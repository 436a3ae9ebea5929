import { parentPort } from "node:worker_threads";
import type { AnyFixture } from "./simulation.ts";
import { type Simulated, simulations } from "./simulations.ts";

/** One game to be played. */
export interface Order {
  readonly game: Simulated;
  readonly fixture: AnyFixture;
}

// One game after the other, as they are sent; each result goes back at once.
parentPort?.on("message", ({ game, fixture }: Order) =>
  parentPort?.postMessage(simulations[game].play(fixture)),
);
