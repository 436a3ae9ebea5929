import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Database, Done, Job } from "./database.ts";

interface Reply {
  readonly i: number;
  readonly done?: Done;
  readonly error?: string;
}

/** All tables in one file of this machine. `onGroup` hears how many jobs were written together. */
export async function openSqlite(
  file: string,
  onGroup: (size: number) => void = () => {},
): Promise<Database> {
  const worker = new Worker(new URL("./sqlite.worker.ts", import.meta.url), { workerData: file });
  const waiting = new Map<
    number,
    { readonly resolve: (done: Done) => void; readonly reject: (why: Error) => void }
  >();
  let i = 0;
  let broken: Error | undefined;
  // Rejects when the file cannot be opened.
  await once(worker, "message");
  worker.on("message", (replies: readonly Reply[]) => {
    onGroup(replies.length);
    for (const { i: of, done, error } of replies) {
      const asked = waiting.get(of);
      waiting.delete(of);
      if (done === undefined) asked?.reject(new Error(error));
      else asked?.resolve(done);
    }
  });
  worker.on("error", (error: Error) => {
    broken = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  const ask = (job: Job | "close"): Promise<Done> =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      waiting.set(++i, { resolve, reject });
      worker.postMessage({ i, job });
    });
  return {
    run: ask,
    async close() {
      await ask("close");
      await worker.terminate();
    },
  };
}
