import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Database, Done, Job } from "./database.ts";
import { Groups, type Order } from "./Groups.ts";

/** So many jobs at most share a flush. */
const most = 500;

/** What came of each job of a group. */
export type Replies = readonly ({ readonly done: Done } | { readonly error: string })[];

/** All tables in one file of this machine. `onGroup` hears how many jobs were written together. */
export async function openSqlite(
  file: string,
  onGroup: (size: number) => void = () => {},
): Promise<Database> {
  const worker = new Worker(new URL("./sqlite.worker.ts", import.meta.url), { workerData: file });
  let broken: Error | undefined;
  let heard: (replies: Replies) => void = () => {};
  // Rejects when the file cannot be opened.
  await once(worker, "message");
  worker.on("message", (replies: Replies) => heard(replies));
  worker.on("error", (error: Error) => {
    broken = error;
    heard([]);
  });
  const groups = new Groups(most, async (group) => {
    onGroup(group.length);
    const replies = broken === undefined ? await told(group.map(({ job }) => job)) : [];
    for (const [i, order] of group.entries()) settle(order, replies[i]);
  });
  return {
    isShared: false,
    run: (job) => groups.run(job),
    ring() {},
    hear() {},
    async close() {
      await groups.done();
      if (broken === undefined) await told("close");
      await worker.terminate();
    },
  };

  /** As one text: a thread takes that over several times as fast as what it would have to put together again. */
  function told(jobs: readonly Job[] | "close"): Promise<Replies> {
    return new Promise((resolve) => {
      heard = resolve;
      worker.postMessage(JSON.stringify(jobs));
    });
  }

  function settle({ resolve, reject }: Order, reply: Replies[number] | undefined): void {
    if (reply === undefined) reject(broken ?? new Error("the thread of the file is gone"));
    else if ("done" in reply) resolve(reply.done);
    else reject(new Error(reply.error));
  }
}
