// A bot thinks here: from what its seat sees, and chances of its own. It is handed nothing else.

import { parentPort } from "node:worker_threads";
import { xoroshiro } from "@ossuaire/kernel";
import { openPlayable } from "../../../web/src/games/boxes.ts";
import type { Order } from "./Thinkers.ts";

parentPort?.on("message", ({ i, job: { game, needs, level, sight, seed } }: Order) => {
  void openPlayable(game, needs)
    .then((playable) => {
      const bot = playable?.bot(level);
      if (bot === undefined) throw new Error(`no bot of ${game} plays as ${level}`);
      parentPort?.postMessage({ i, answer: bot.answer(sight, xoroshiro.fromSeed(seed)) });
    })
    .catch((error: unknown) => parentPort?.postMessage({ i, error: String(error) }));
});
