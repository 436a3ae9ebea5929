// A bot thinks here: from what its seat sees, and chances of its own. It is handed nothing else. And whole matches are
// played again here, which would hold up everybody else.
import { parentPort } from "node:worker_threads";
import { xoroshiro } from "@ossuaire/kernel";
import { Gathering, sharedOf } from "@ossuaire/table";
import { openPlayable } from "../../../web/src/games/boxes.ts";
import { readLog } from "../log/reading.ts";
import type { Order, Retelling, Task, Thought } from "./Thinkers.ts";

parentPort?.on("message", ({ i, job }: Order) => {
  void done(job)
    .then((result) => parentPort?.postMessage({ i, result }))
    .catch((error: unknown) => parentPort?.postMessage({ i, error: String(error) }));
});

async function done(job: Task): Promise<unknown> {
  return job.kind === "thought" ? await thought(job) : await retold(job);
}

async function thought({ game, needs, level, sight, seed }: Thought) {
  const playable = await openPlayable(game, needs);
  const bot = playable?.bot(level);
  if (bot === undefined) throw new Error(`no bot of ${game} plays as ${level}`);
  return bot.answer(sight, xoroshiro.fromSeed(seed));
}

/** As text: what is long is put together here, and only handed on there. */
async function retold({ agreement, rows, viewer }: Retelling): Promise<string> {
  const playable = await openPlayable(agreement.game, agreement.options);
  const gathering = playable && Gathering.open(agreement, playable);
  if (!(gathering instanceof Gathering)) throw new Error("nobody can play so");
  for (const entry of await readLog(rows)) {
    const refusal = entry && gathering.play(entry);
    if (entry === undefined || refusal !== undefined)
      throw new Error(
        `what comes after entry ${gathering.state.n} is refused: ${refusal?.code ?? "unreadable"}`,
      );
  }
  const { match } = gathering;
  if (match === undefined) throw new Error("the match has not begun");
  return JSON.stringify(
    viewer === undefined ? { shared: sharedOf(match) } : { news: gathering.news([viewer]) },
  );
}
