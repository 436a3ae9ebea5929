import { ownTurn } from "../turns.ts";
import type { Done, Job, Note } from "./database.ts";

/** A job, and who waits for it. */
export interface Order {
  readonly job: Job;
  readonly note: Note | undefined;
  readonly resolve: (done: Done) => void;
  readonly reject: (why: unknown) => void;
}

/**
 * While one group of jobs is being written the next one gathers, and shares one transaction and one flush to the disk. Alone, a job
 * waits for nobody.
 */
export class Groups {
  readonly #write: (group: readonly Order[]) => Promise<void>;
  readonly #most: number;
  #queue: Order[] = [];
  #writing: Promise<void> | undefined;

  /** So many jobs at most make a group. `write` settles every order of it, and never fails. */
  constructor(most: number, write: (group: readonly Order[]) => Promise<void>) {
    this.#most = most;
    this.#write = write;
  }

  /** Of hundreds whose jobs were done together each goes on in a turn of their own. */
  async run(job: Job, note?: Note): Promise<Done> {
    const written = new Promise<Done>((resolve, reject) => {
      this.#queue.push({ job, note, resolve, reject });
      this.#writing ??= this.#writeOut();
    });
    try {
      return await written;
    } finally {
      await ownTurn();
    }
  }

  /** When all that was asked for is written. */
  async done(): Promise<void> {
    await this.#writing;
  }

  async #writeOut(): Promise<void> {
    while (this.#queue.length > 0) {
      const group = this.#queue.slice(0, this.#most);
      this.#queue = this.#queue.slice(this.#most);
      await this.#write(group);
    }
    this.#writing = undefined;
  }
}
