import { parentPort } from "node:worker_threads";
import { type Shelf, takeDown } from "../shelf.ts";
import type { AnyFixture } from "./simulation.ts";
import { simulationOf } from "./simulations.ts";

/** One game to be played. */
export interface Order {
  readonly game: string;
  readonly fixture: AnyFixture;
}

/** In a thread of its own: one game after the other, as they are sent; each result goes back at once. */
export function serve(shelf: Shelf): void {
  parentPort?.on("message", ({ game, fixture }: Order) =>
    parentPort?.postMessage(simulationOf(takeDown(shelf, game)).play(fixture)),
  );
}
