import { Gathering } from "@ossuaire/table";
import { type MockInstance, vi } from "vitest";
import type { Database, Done, Row } from "../log/database.ts";

/** What some work costs, in milliseconds of a clock that stands still but for that. */
interface Costs {
  /** An entry, or a brief, that is read as it comes out of the store. */
  readonly read: number;
  /** An entry that is played. */
  readonly play: number;
  /** A brief that is made, or what viewers see. */
  readonly told: number;
}

/**
 * How long whoever is at work keeps everybody else waiting, without real time: a clock that moves by what is done, and between two turns of the
 * event loop a look at how far it has moved. Whoever asks for the time is told that one.
 */
export class Toil {
  /** The longest that was done in one piece. */
  longest = 0;
  /** All of it. */
  sum = 0;
  readonly #costs: Costs;
  #spies: readonly MockInstance[] = [];
  #sinceTurn = 0;
  #next: NodeJS.Immediate | undefined;

  constructor(costs: Costs) {
    this.#costs = costs;
  }

  /** What is read from it costs. */
  through(database: Database): Database {
    return {
      ...database,
      run: async (job, note) => this.#costly(await database.run(job, note)),
    };
  }

  begin(): void {
    const { play, news } = Gathering.prototype;
    const brief = Object.getOwnPropertyDescriptor(Gathering.prototype, "brief")?.get;
    const { play: toPlay, told } = this.#costs;
    const spend = (cost: number) => this.#spend(cost);
    this.#spies = [
      vi.spyOn(performance, "now").mockImplementation(() => this.sum),
      vi.spyOn(Gathering.prototype, "play").mockImplementation(function (this: Gathering, ...all) {
        spend(toPlay);
        return play.apply(this, all);
      }),
      vi.spyOn(Gathering.prototype, "news").mockImplementation(function (this: Gathering, ...all) {
        spend(told);
        return news.apply(this, all);
      }),
      vi.spyOn(Gathering.prototype, "brief", "get").mockImplementation(function (this: Gathering) {
        spend(told);
        return brief?.call(this);
      }),
    ];
    [this.sum, this.longest] = [0, 0];
    this.#turn();
  }

  end(): void {
    clearImmediate(this.#next);
    for (const spy of this.#spies) spy.mockRestore();
    this.#spies = [];
  }

  #costly(done: Done): Done {
    if (done === "lost") return done;
    return done.map((rows) => rows.map((row) => this.#costlyRow(row)));
  }

  #costlyRow(row: Row): Row {
    const costly: Record<string, unknown> = { ...row };
    for (const name of ["what", "body"]) {
      if (!(name in row)) continue;
      Object.defineProperty(costly, name, {
        enumerable: true,
        get: () => {
          this.#spend(this.#costs.read);
          return row[name];
        },
      });
    }
    return costly;
  }

  #turn(): void {
    this.#sinceTurn = 0;
    this.#next = setImmediate(() => this.#turn());
  }

  #spend(cost: number): void {
    this.sum += cost;
    this.#sinceTurn += cost;
    this.longest = Math.max(this.longest, this.#sinceTurn);
  }
}
