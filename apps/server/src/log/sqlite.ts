import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Database, Done, Job } from "./database.ts";
import { Groups, type Order } from "./Groups.ts";

/** So many jobs at most share a flush. */
const most = 500;

/** What came of each job of a group. */
export type Replies = readonly ({ readonly done: Done } | { readonly error: string })[];

/** The one that has the file open. */
interface Thread {
  /** Why there will be no more answers. */
  readonly broken: Error | undefined;
  tell(jobs: readonly Job[] | "close"): Promise<Replies>;
  end(): Promise<unknown>;
}

/** All tables in one file of this machine. `onGroup` hears how many jobs were written together. */
export async function openSqlite(
  file: string,
  onGroup: (size: number) => void = () => {},
): Promise<Database> {
  let thread = await begun(file);
  const groups = new Groups(most, async (group) => {
    onGroup(group.length);
    try {
      // After one that has broken down another one goes on: what was stored is in the file.
      if (thread.broken !== undefined) thread = await begun(file);
      const replies = await thread.tell(group.map(({ job }) => job));
      for (const [i, order] of group.entries()) settle(order, replies[i], thread);
    } catch (fault) {
      for (const { reject } of group) reject(fault);
    }
  });
  return {
    isShared: false,
    run: (job) => groups.run(job),
    ring() {},
    hear() {},
    async close() {
      await groups.done();
      await thread.tell("close");
      await thread.end();
    },
  };
}

function settle({ resolve, reject }: Order, reply: Replies[number] | undefined, { broken }: Thread): void {
  if (reply === undefined) reject(broken ?? new Error("the thread of the file has said nothing"));
  else if ("done" in reply) resolve(reply.done);
  else reject(new Error(reply.error));
}

/** Rejects when the file cannot be opened. */
async function begun(file: string): Promise<Thread> {
  const worker = new Worker(new URL("./sqlite.worker.ts", import.meta.url), { workerData: file });
  let broken: Error | undefined;
  let heard: (replies: Replies) => void = () => {};
  const breaks = (why: Error) => {
    broken ??= why;
    heard([]);
  };
  await once(worker, "message");
  worker.on("message", (replies: Replies) => heard(replies));
  worker.on("error", breaks);
  worker.on("exit", () => breaks(new Error("the thread of the file is gone")));
  return {
    get broken() {
      return broken;
    },
    /** As one text: a thread takes that over several times as fast as what it would have to put together again. */
    async tell(jobs) {
      if (broken !== undefined) return [];
      return await new Promise((resolve) => {
        heard = resolve;
        worker.postMessage(JSON.stringify(jobs));
      });
    },
    end: () => worker.terminate(),
  };
}
