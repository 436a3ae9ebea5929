import { parentPort } from "node:worker_threads";
import { type Fixture, play } from "./play.ts";

// One game after the other, as they are sent; each result goes back at once.
parentPort?.on("message", (fixture: Fixture) => parentPort?.postMessage(play(fixture)));
